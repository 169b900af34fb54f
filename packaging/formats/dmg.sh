# For macOS.

make_dmg() {
    local app_version=$version
    runtime_in_package='$ROOTDIR/runtime/Contents/Home'
    # macOS takes no version that begins with 0, so 0.2.3 is 1.2.3 to the installer; the program itself tells its own.
    [[ $version != 0.* ]] || app_version=1.${version#0.}
    run_jpackage dmg --icon packaging/art/icons/jump61.icns --mac-package-identifier "$app_id" \
        --mac-package-name Jump61 --mac-app-category public.app-category.board-games
    # One file for each kind of processor, named like the release.
    [[ -n $dry_run ]] || mv "$out/Jump61-${app_version%-SNAPSHOT}.dmg" "$out/Jump61-$version-$(machine).dmg"
}
