# Shared by .msi and .dmg: jpackage wraps the image, with one launcher for the window and one for the console. A launcher drops
# its own arguments as soon as it is given a file, so the window has its own start class.

run_jpackage() {
    local app_version=${app_version:-$version}
    local format=$1 launcher=$work/console-launcher.properties option options=()
    shift
    add_licenses "$image/legal"
    {
        printf 'module=jump61/jump61.Main\nwin-console=true\nwin-menu=false\nwin-shortcut=false\njava-options='
        launcher_options console | tr '\n' ' '
    } >"$launcher"
    while read -r option; do
        options+=(--java-options "$option")
    done < <(launcher_options window)
    local call=("$jdk/bin/jpackage")
    [[ -z $dry_run ]] || call=(printf '%q ' jpackage)
    "${call[@]}" --type "$format" --name Jump61 --app-version "${app_version%-SNAPSHOT}" --dest "$out" \
        --runtime-image "$image" --module jump61/jump61.Window "${options[@]}" \
        --add-launcher "jump61-console=$launcher" --file-associations packaging/formats/records.properties \
        --description "Jump61, Checkers and Sim" --vendor "$authors" --about-url "$homepage" \
        --copyright "2026 the Jump61 authors" \
        --license-file LICENSE "$@"
}

launcher_options() {
    cat "$image/lib/$1.options"
    # jpackage's launchers replace $ROOTDIR by the runtime's folder.
    printf -- '-XX:SharedArchiveFile=%s/lib/classes.jsa\n' "$runtime_in_package"
}

# Shows the call on another system, without an image.
show_jpackage() {
    work=$(mktemp -d) out=target/packages image=$work/image
    mkdir -p "$image/lib" "$image/legal"
    read_project
    write_options
    local format
    for format in "$@"; do
        [[ $format == msi || $format == dmg ]] || misuse "only msi and dmg are made by jpackage"
        . "packaging/formats/$format.sh"
        "make_$format"
        printf '\n'
    done
    rm -rf "$work"
}
