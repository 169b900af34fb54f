# For macOS.

make_dmg() {
    local app_version=$version
    runtime_in_package='$ROOTDIR/runtime/Contents/Home'
    # macOS takes no version that begins with 0, so 0.2.3 is 1.2.3 to the installer; the program itself tells its own.
    [[ $version != 0.* ]] || app_version=1.${version#0.}
    run_jpackage dmg --icon packaging/art/icons/jump61.icns --mac-package-identifier jump61 --mac-package-name Jump61
}
