# For Windows, with WiX 3.

make_msi() {
    runtime_in_package='$ROOTDIR/runtime'
    # The upgrade code must never change: by it, a new version replaces an old one.
    run_jpackage msi --icon packaging/art/icons/jump61.ico --win-menu --win-shortcut-prompt --win-dir-chooser \
        --win-per-user-install --win-upgrade-uuid 6b1e6c0e-6a58-4b0e-9c57-2f1d7a61c061
}
