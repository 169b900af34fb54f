# The tree that .deb, .rpm and .tar.xz hold on Linux; all in it has the time stamp of the release.

stage_tree() {
    say "tree"
    tree=$work/tree
    local runtime=$tree/usr/lib/jump61 size
    mkdir -p "$tree/usr/bin" "$tree/usr/lib" "$tree/usr/share/doc/jump61"
    cp -a "$image" "$runtime"
    add_licenses "$runtime/legal"
    for program in jump61 jump61-console jump61b; do
        install -m 755 "packaging/linux/$program" "$runtime/bin/$program"
        ln -s "../lib/jump61/bin/$program" "$tree/usr/bin/$program"
    done
    for size in 16 24 32 48 64 128 256 512; do
        put "packaging/art/icons/jump61-$size.png" "icons/hicolor/${size}x$size/apps/jump61.png"
        put "packaging/art/icons/jump61-record-$size.png" "icons/hicolor/${size}x$size/mimetypes/jump61-record.png"
    done
    put packaging/art/jump61.svg icons/hicolor/scalable/apps/jump61.svg
    put packaging/art/jump61-record.svg icons/hicolor/scalable/mimetypes/jump61-record.svg
    put packaging/linux/jump61.desktop applications/jump61.desktop
    put packaging/linux/jump61.metainfo.xml metainfo/io.github.jump61.jump61.metainfo.xml
    put packaging/linux/jump61-mime.xml mime/packages/jump61.xml
    put packaging/linux/completion.bash bash-completion/completions/jump61
    ln -s jump61 "$tree/usr/share/bash-completion/completions/jump61-console"
    put packaging/linux/completion.zsh zsh/vendor-completions/_jump61
    put packaging/linux/completion.fish fish/vendor_completions.d/jump61.fish
    put packaging/linux/copyright doc/jump61/copyright
    gzip -9n <CHANGELOG.md >"$tree/usr/share/doc/jump61/changelog.gz"
    for page in jump61 jump61-console; do
        put "packaging/linux/$page.1" "man/man1/$page.1"
        gzip -9n "$tree/usr/share/man/man1/$page.1"
    done
    ln -s jump61-console.1.gz "$tree/usr/share/man/man1/jump61b.1.gz"
    find "$tree" -type d -exec chmod 755 {} +
    find "$tree" -type f ! -perm -u+x -exec chmod 644 {} +
    find "$tree" -newermt "@$SOURCE_DATE_EPOCH" -exec touch -h -d "@$SOURCE_DATE_EPOCH" {} +
}

# A file of the source, with version and date filled in where it asks for them, into usr/share.
put() {
    local target=$tree/usr/share/$2
    mkdir -p "$(dirname "$target")"
    case "$1" in
        *.png) cp "$1" "$target" ;;
        *) sed -e "s/@version@/$version/g" -e "s/@date@/${timestamp%T*}/g" "$1" >"$target" ;;
    esac
}

add_licenses() {
    mkdir -p "$1/jump61"
    cp LICENSE "$1/jump61/LICENSE"
    cp packaging/licenses/* "$1/jump61/"
}

# For the size shown before an installation.
installed_kilobytes() {
    du -sk --apparent-size "$tree" | cut -f1
}

# The sizes promised to those who download and install: 45 MB, and 90 MB.
keep_small() {
    local file
    [[ ! -d ${tree:-} ]] || (($(installed_kilobytes) * 1024 < 90000000)) || fail "$(installed_kilobytes) KiB installed are too much"
    for file in "$out/$name"[-_]"$version"*.{deb,rpm,tar.xz}; do
        [[ ! -e $file ]] || (($(wc -c <"$file") < 45000000)) || fail "$file is larger than 45 MB"
    done
}
