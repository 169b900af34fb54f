# One file that runs on any Linux with GTK 3: the tree, compressed, behind a small program that mounts and starts it
# (https://github.com/AppImage/type2-runtime). That program is downloaded, or named by APPIMAGE_RUNTIME; its checksum is in
# packaging/appimage/runtimes.

make_appimage() {
    local folder=$work/AppDir runtime=$work/appimage-runtime target
    target=$out/Jump61-$version-$(uname -m).AppImage
    cp -a "$tree" "$folder"
    install -m 755 packaging/appimage/AppRun "$folder/AppRun"
    ln -s "usr/share/applications/$app_id.desktop" "$folder/$app_id.desktop"
    ln -s "usr/share/icons/hicolor/256x256/apps/$app_id.png" "$folder/$app_id.png"
    ln -s "$app_id.png" "$folder/.DirIcon"
    settle_times "$folder"
    mksquashfs "$folder" "$work/squashfs" -quiet -no-progress -no-xattrs -all-root -processors 1 -comp zstd \
        -Xcompression-level 19 -b 1M >"$work/mksquashfs.log" 2>&1 || fail "mksquashfs: $(tail -1 "$work/mksquashfs.log")"
    if get_runtime "$runtime"; then
        cat "$runtime" "$work/squashfs" >"$target"
        chmod 755 "$target"
    elif ((asked)); then
        fail "no AppImage: its runtime cannot be downloaded; name one by APPIMAGE_RUNTIME"
    else
        say "no AppImage: its runtime cannot be downloaded; name one by APPIMAGE_RUNTIME. A release needs it"
    fi
}

get_runtime() {
    local sum address
    read -r sum address < <(sed -n "s/^$(uname -m) *//p" packaging/appimage/runtimes)
    [[ -n $sum ]] || fail "packaging/appimage/runtimes names no runtime for $(uname -m)"
    if [[ -n ${APPIMAGE_RUNTIME:-} ]]; then
        cp "$APPIMAGE_RUNTIME" "$1"
    else
        curl --fail --silent --location --max-time 60 --output "$1" "$address" || return 1
    fi
    [[ $(sha256 "$1") == "$sum" ]] || fail "the AppImage runtime is not the one that packaging/appimage/runtimes names"
}
