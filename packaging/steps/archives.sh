# An archive of loaded classes (CDS) makes every start faster. The window and the console share one: an archive for the console
# alone would save it 20 ms and take 9.6 MB. A few runs show which classes each needs; from these, ClassList.java makes one list,
# which is the same in every build.

archive_classes() {
    say "class archive"
    mkdir -p "$work/classes" "$work/runs"
    write_options
    if [[ -n $class_lists ]]; then
        cp "$class_lists/list" "$work/classes/" || fail "there is no list of classes $class_lists/list"
    else
        learn_classes
    fi
    write_archive "$work/runs/classes.jsa"
    if ((jdk_release >= FIT_RELEASE)); then
        write_archive "$work/runs/classes-again.jsa"
        run_java packaging/steps/SettleArchive.java \
            "$work/runs/classes.jsa" "$work/runs/classes-again.jsa" "$image/lib/classes.jsa"
    else
        cp "$work/runs/classes.jsa" "$image/lib/"
    fi
}

# Publishes the list for builds that cannot open a window, such as Flatpak's.
publish_class_lists() {
    [[ $(family) != linux ]] || tar --create --sort=name --mtime="@$SOURCE_DATE_EPOCH" --owner=0 --group=0 --numeric-owner \
        --directory "$work" classes | gzip -9n >"$out/$name-$version-classes-$(uname -m).tar.gz"
}

write_options() {
    flags packaging/flags/common packaging/flags/window >"$image/lib/window.options"
    flags packaging/flags/common >"$image/lib/console.options"
}

# Uses the options of the window; those that matter to the archive are the same for the console.
write_archive() {
    local linking=
    ((jdk_release < FIT_RELEASE)) || linking=-XX:+AOTClassLinking
    "$image/bin/java" "@$image/lib/window.options" -Xshare:dump $linking -XX:SharedClassListFile="$work/classes/list" \
        -XX:SharedArchiveFile="$1" -m jump61/jump61.Main >"$1.log" 2>&1 || fail "no archive of the classes: $(tail -1 "$1.log")"
}

# The window's runs are later starts, which find settings: the lesson shown at a first start would take 3 MB.
learn_classes() {
    local run dialogue options lists=("$work/runs/later" "$work/runs/again")
    [[ $(family) != linux ]] || open_display
    for run in first later again; do
        watch_window "$work/runs/$run"
    done
    for dialogue in packaging/dialogues/*; do
        # The first line holds the options, the others the input.
        read -r options <"$dialogue"
        for run in 1 2; do
            lists+=("$work/runs/$(basename "$dialogue")-$run")
            # shellcheck disable=SC2086 # options are words
            tail -n +2 "$dialogue" | "$image/bin/java" "@$image/lib/console.options" -Xshare:off \
                -XX:DumpLoadedClassList="$work/runs/$(basename "$dialogue")-$run" -m jump61/jump61.Main ${options%$'\r'} \
                >/dev/null || fail "the console did not run through the dialogue $dialogue"
        done
    done
    if ((jdk_release >= FIT_RELEASE)); then
        "$jdk/bin/javac" -d "$work/steps" packaging/steps/ClassList.java
        "$image/bin/java" -cp "$work/steps" ClassList "${lists[@]}"
    else
        awk '!seen[$0]++' "${lists[@]}"
    fi >"$work/classes/list"
}

# Opens the window, waits until it stops loading classes, and closes it in order, because only then is the list complete.
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

# On a busy machine, a program that loads nothing may merely be waiting for the processor.
is_resting() {
    [[ $(family) != linux ]] || ! grep -qs '^State:[[:space:]]*[RD]' "/proc/$1"/task/*/status
}

# A signal ends Java in order; on Windows, a message to its window does.
close_program() {
    if [[ $(family) == windows ]]; then
        MSYS_NO_PATHCONV=1 taskkill /PID "$(cat "/proc/$1/winpid")" >/dev/null
    else
        kill "$1"
    fi
}
