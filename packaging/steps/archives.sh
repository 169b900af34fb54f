# Archives of loaded classes (CDS), one for the window and one for the console, make every start faster. A few runs tell
# which classes each needs. What all runs agree on is archived, so that two builds archive the same.

archive_classes() {
    say "class archives"
    mkdir -p "$work/classes" "$work/runs"
    write_options
    local archive
    for archive in window console; do
        local list=$work/classes/$archive
        if [[ -n ${JUMP61_CLASSES:-} ]]; then
            cp "$JUMP61_CLASSES/$archive" "$list"
        else
            "learn_$archive" >"$list"
        fi
        write_archive "$archive" "$list" "$work/runs/$archive.jsa"
        write_archive "$archive" "$list" "$work/runs/$archive-again.jsa"
        "$jdk/bin/java" packaging/steps/SettleArchive.java \
            "$work/runs/$archive.jsa" "$work/runs/$archive-again.jsa" "$image/lib/$archive.jsa"
    done
}

write_options() {
    flags packaging/flags/common packaging/flags/window >"$image/lib/window.options"
    flags packaging/flags/common >"$image/lib/console.options"
}

write_archive() {
    local linking=()
    ((jdk_release < 24)) || linking=(-XX:+AOTClassLinking)
    "$image/bin/java" "@$image/lib/$1.options" -Xshare:dump "${linking[@]}" \
        -XX:SharedClassListFile="$2" -XX:SharedArchiveFile="$3" -m jump61/jump61.Main >"$3.log" 2>&1 \
        || fail "no archive of the $1's classes: $(tail -1 "$3.log")"
}

# A first start and a later one, which finds settings.
learn_window() {
    local run
    for run in 1 2 3; do
        rm -rf "${work:?}/home"
        watch_window "$work/runs/first-$run"
        watch_window "$work/runs/later-$run"
    done
    {
        agreed "$work"/runs/first-[123]
        agreed "$work"/runs/later-[123]
    } | as_class_list
}

learn_console() {
    local dialogue run
    for dialogue in packaging/dialogues/*; do
        local lists=()
        for run in 1 2 3; do
            lists+=("$work/runs/$(basename "$dialogue")-$run")
            # The first line holds the options, the others what is typed.
            tail -n +2 "$dialogue" | "$image/bin/java" "@$image/lib/console.options" -Xshare:off \
                -XX:DumpLoadedClassList="${lists[-1]}" -m jump61/jump61.Main $(head -1 "$dialogue") >/dev/null 2>&1 \
                || say "dialogue $(basename "$dialogue") ended early" >&2
        done
        agreed "${lists[@]}"
    done | as_class_list
}

# Opens the window for as long as it loads classes.
watch_window() {
    local list=$1 size=-1 quiet=0 window
    on_a_display "$image/bin/java" "@$image/lib/window.options" -Xshare:off -Djump61.home="$work/home" \
        -XX:DumpLoadedClassList="$list" -m jump61/jump61.Main --display >/dev/null 2>"$list.log" &
    window=$!
    while ((quiet < 5)); do
        sleep 1
        kill -0 "$window" 2>/dev/null || fail "the window did not open: $(tail -1 "$list.log")"
        local now
        now=$(wc -c <"$list" 2>/dev/null || echo 0)
        ((now == size || now == 0)) && ((quiet += now > 0)) || quiet=0
        size=$now
    done
    kill "$window"
    wait "$window" || true
}

# A display of its own on Linux: always the same, and none is needed.
on_a_display() {
    if [[ $(family) != linux ]]; then
        exec "$@"
    fi
    local number server
    exec 3< <(exec Xvfb -displayfd 1 -screen 0 1280x1024x24 -nolisten tcp 2>/dev/null)
    server=$!
    read -r number <&3
    env DISPLAY=":$number" HOME="$work/home" LC_ALL=C.UTF-8 GDK_BACKEND=x11 NO_AT_BRIDGE=1 "$@" &
    # shellcheck disable=SC2064 # these processes, not later ones
    trap "kill $!; wait $! || true; kill $server; exit 0" TERM
    wait $!
    kill "$server"
    return 1
}

# What all lists have: lines, and of the lines that list which constants of a class are resolved (@cp), those constants, which
# differ a little from run to run for just the classes that do the most.
agreed() {
    awk -v lists=$# '
        FNR == 1 { list++ }
        /^#/ { next }
        /^@cp / {
            split($0, words, " ")
            for (i = 3; i in words; i++) {
                count($1 " " $2, words[i])
            }
            next
        }
        { sub(/ id:.*/, ""); count($0, "") }
        function count(line, constant) {
            if (seen[line, constant] == list - 1) {
                seen[line, constant] = list
                if (list == lists) {
                    lines[line] = lines[line] (constant == "" ? "" : " " constant)
                }
            }
        }
        END {
            for (line in lines) {
                print line lines[line]
            }
        }' "$@"
}

# Classes first, then what speaks of them.
as_class_list() {
    LC_ALL=C sort -u | awk '
        { rank = /^@lambda-form/ ? 1 : /^@cp/ ? 2 : /^@/ ? 3 : 0; lines[rank] = lines[rank] $0 "\n" }
        END { printf "%s%s%s%s", lines[0], lines[1], lines[2], lines[3] }'
}
