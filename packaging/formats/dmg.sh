# For macOS.

make_dmg() {
    . packaging/formats/jpackage.sh
    runtime_in_package='$ROOTDIR/runtime/Contents/Home'
    run_jpackage dmg --icon packaging/art/icons/jump61.icns --mac-package-identifier jump61 --mac-package-name Jump61
}
