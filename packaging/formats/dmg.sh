# For macOS.

make_dmg() {
    local app_version=$version
    runtime_in_package='$ROOTDIR/runtime/Contents/Home'
    # jpackage refuses a version that begins with 0, so it gets 1.2.3 for 0.2.3. It uses that only in the name of its own file,
    # because the program's Info.plist is ours.
    [[ $version != 0.* ]] || app_version=1.${version#0.}
    mkdir -p "$work/macos"
    fill_in <packaging/macos/Info.plist >"$work/macos/Info.plist"
    run_jpackage dmg --icon packaging/art/icons/jump61.icns --mac-package-identifier "$app_id" \
        --mac-package-name Jump61 --mac-app-category public.app-category.board-games --resource-dir "$work/macos"
    # One file for each kind of processor, named after the release.
    [[ -n $dry_run ]] || mv "$out/Jump61-${app_version%-SNAPSHOT}.dmg" "$out/Jump61-$version-$(uname -m).dmg"
}
