# An archive of loaded classes (CDS) makes every start faster. One serves the window and the console: that of the console alone
# would save it 20 ms and take 9.6 MB. A few runs tell which classes each needs; ClassList.java makes one list of that, the same
# in every build.

archive_classes() {
    say "class archive"
    mkdir -p "$work/classes" "$work/runs"
    write_options
    "$jdk/bin/javac" -d "$work/steps" packaging/steps/ClassList.java
    [[ -n $class_lists ]] || ! has_display_server || open_display
    local part
    for part in window console; do
        if [[ -n $class_lists ]]; then
            cp "$class_lists/$part" "$work/classes/" || fail "there is no list of classes $class_lists/$part"
        else
            say "classes of the $part"
            "learn_$part" >"$work/classes/$part"
            sed 's/^/    note: /' "$work/runs/differences"
        fi
    done
    [[ -z ${display_server:-} ]] || close_display
    awk '!seen[$0]++' "$work/classes/window" "$work/classes/console" >"$work/runs/classes"
    write_archive "$work/runs/classes.jsa"
    if ((jdk_release >= FIT_RELEASE)); then
        write_archive "$work/runs/classes-again.jsa"
        run_java packaging/steps/SettleArchive.java \
            "$work/runs/classes.jsa" "$work/runs/classes-again.jsa" "$image/lib/classes.jsa"
    else
        cp "$work/runs/classes.jsa" "$image/lib/"
    fi
}

# The lists, for builds that cannot open a window, such as Flatpak's.
publish_class_lists() {
    [[ $(family) != linux ]] || tar --create --sort=name --mtime="@$SOURCE_DATE_EPOCH" --owner=0 --group=0 --numeric-owner \
        --directory "$work" classes | gzip -9n >"$out/$name-$version-classes-$(machine).tar.gz"
}

write_options() {
    flags packaging/flags/common packaging/flags/window >"$image/lib/window.options"
    flags packaging/flags/common >"$image/lib/console.options"
}

# With the options of the window, all of which that matter to the archive are those of the console, too.
write_archive() {
    local linking=
    ((jdk_release < 24)) || linking=-XX:+AOTClassLinking
    "$image/bin/java" "@$image/lib/window.options" -Xshare:dump $linking -XX:SharedClassListFile="$work/runs/classes" \
        -XX:SharedArchiveFile="$1" -m jump61/jump61.Main >"$1.log" 2>&1 || fail "no archive of the classes: $(tail -1 "$1.log")"
}

# Later starts, which find settings. The lesson that a first one shows would take 3 MB.
learn_window() {
    local run
    if [[ $(family) == linux ]] && ! has_display_server; then
        printf '    note: without Xvfb the window cannot be watched, and starts slower\n' >&2
        learn_console
        return
    fi
    for run in first later again; do
        watch_window "$work/runs/$run"
    done
    class_list "$work/runs/later" "$work/runs/again"
}

learn_console() {
    local dialogue run lists=() options
    for dialogue in packaging/dialogues/*; do
        # The first line holds the options, the others what is typed.
        read -r options <"$dialogue"
        for run in 1 2; do
            # shellcheck disable=SC2086 # options are words
            tail -n +2 "$dialogue" | "$image/bin/java" "@$image/lib/console.options" -Xshare:off \
                -XX:DumpLoadedClassList="$work/runs/$(basename "$dialogue")-$run" -m jump61/jump61.Main ${options%$'\r'} \
                >/dev/null || fail "the console did not run through the dialogue $dialogue"
        done
        ((!${#lists[@]})) || lists+=(+)
        lists+=("$work/runs/$(basename "$dialogue")-1" "$work/runs/$(basename "$dialogue")-2")
    done
    class_list "${lists[@]}"
}

class_list() {
    local differences=$work/runs/differences
    "$image/bin/java" -cp "$work/steps" ClassList "$@" 2>"$differences" || fail "$(grep -m 1 . "$differences")"
}

# Opens the window until it has loaded all that it wants for now, and closes it in order, as only then is the list complete.
watch_window() {
    local list=$1 size=-1 now quiet=0 window
    HOME=$work/home "$image/bin/java" "@$image/lib/window.options" -Xshare:off -Djump61.home="$work/home" \
        -XX:DumpLoadedClassList="$list" -m jump61/jump61.Main --display >/dev/null 2>"$list.log" &
    window=$!
    while ((quiet < 5)); do
        sleep 1
        kill -0 "$window" 2>/dev/null || fail "the window did not open: $(tail -1 "$list.log")"
        now=$(wc -c <"$list" 2>/dev/null || echo 0)
        if ((now > 0 && now == size)) && is_resting "$window"; then
            quiet=$((quiet + 1))
        else
            quiet=0
        fi
        size=$now
    done
    close_program "$window"
    wait "$window" || true
}

# On a busy machine a program may merely wait for the processor.
is_resting() {
    [[ $(family) != linux ]] || ! grep -qs '^State:[[:space:]]*[RD]' "/proc/$1"/task/*/status
}

# A signal ends Java in order; on Windows a message to its window does.
close_program() {
    if [[ $(family) == windows ]]; then
        MSYS_NO_PATHCONV=1 taskkill /PID "$(cat "/proc/$1/winpid")" >/dev/null
    else
        kill "$1"
    fi
}

has_display_server() {
    [[ $(family) == linux ]] && command -v Xvfb >/dev/null
}

# A display of its own on Linux: always the same, and none is needed.
open_display() {
    local second
    Xvfb -displayfd 3 -screen 0 1280x1024x24 -nolisten tcp 3>"$work/display" 2>/dev/null &
    display_server=$!
    for second in {1..30}; do
        [[ ! -s $work/display ]] || break
        sleep 1
    done
    [[ -s $work/display ]] || fail "Xvfb does not start"
    DISPLAY=:$(cat "$work/display")
    export DISPLAY GDK_BACKEND=x11 NO_AT_BRIDGE=1
    unset WAYLAND_DISPLAY
}

close_display() {
    kill "$display_server"
    wait "$display_server" || true
    display_server=
}
