# Builds the tree of files for .deb, .rpm, .tar.xz and AppImage; all have the time stamp of the release.

stage_tree() {
    say "tree"
    tree=$work/tree
    local runtime=$tree/usr/lib/jump61 size program page
    mkdir -p "$tree/usr/bin" "$tree/usr/lib" "$tree/usr/share/doc/jump61"
    cp -a "$image" "$runtime"
    add_licenses "$runtime/legal"
    install -m 644 packaging/linux/environment "$runtime/lib/environment"
    for program in jump61 jump61-console jump61b; do
        install -m 755 "packaging/linux/$program" "$runtime/bin/$program"
        ln -s "../lib/jump61/bin/$program" "$tree/usr/bin/$program"
    done
    for size in 16 24 32 48 64 128 256 512; do
        put "packaging/art/icons/jump61-$size.png" "icons/hicolor/${size}x$size/apps/$app_id.png"
        put "packaging/art/icons/jump61-record-$size.png" "icons/hicolor/${size}x$size/mimetypes/$app_id-record.png"
    done
    put packaging/art/jump61.svg "icons/hicolor/scalable/apps/$app_id.svg"
    put packaging/art/jump61-record.svg "icons/hicolor/scalable/mimetypes/$app_id-record.svg"
    put packaging/linux/application.desktop "applications/$app_id.desktop"
    put packaging/linux/metainfo.xml "metainfo/$app_id.metainfo.xml"
    put packaging/linux/mime.xml "mime/packages/$app_id.xml"
    put packaging/linux/completion.bash bash-completion/completions/jump61
    put packaging/linux/completion.fish fish/vendor_completions.d/jump61.fish
    put packaging/linux/completion.zsh zsh/vendor-completions/_jump61
    for program in jump61-console jump61b; do
        ln -s jump61 "$tree/usr/share/bash-completion/completions/$program"
        ln -s jump61.fish "$tree/usr/share/fish/vendor_completions.d/$program.fish"
    done
    put packaging/linux/copyright doc/jump61/copyright
    install -m 644 "$work/jump61.cdx.json" "$tree/usr/share/doc/jump61/jump61.cdx.json"
    gzip -9n <CHANGELOG.md >"$tree/usr/share/doc/jump61/changelog.gz"
    for page in jump61 jump61-console; do
        put "packaging/linux/$page.1" "man/man1/$page.1"
        gzip -9n "$tree/usr/share/man/man1/$page.1"
    done
    ln -s jump61-console.1.gz "$tree/usr/share/man/man1/jump61b.1.gz"
    stage_translated_pages
    find "$tree" -type d -exec chmod 755 {} +
    find "$tree" -type f ! -perm -u+x -exec chmod 644 {} +
    settle_times "$tree"
}

# Adds the window's manual page in other languages: the English page, with the lines translated that a file of pairs has.
stage_translated_pages() {
    local pairs page
    for pairs in packaging/linux/man/*; do
        page=$tree/usr/share/man/$(basename "$pairs")/man1/jump61.1
        mkdir -p "$(dirname "$page")"
        translated_page "$pairs" | fill_in_tree >"$page"
        gzip -9n "$page"
    done
}

translated_page() {
    awk '
        NR == FNR { if (!/./) next; if (english == "") english = $0; else { translated[english] = $0; english = "" }; next }
        { print ($0 in translated) ? translated[$0] : $0 }' "$1" packaging/linux/jump61.1
}

# Puts a file of the sources into usr/share and fills in its placeholders.
put() {
    local target=$tree/usr/share/$2
    mkdir -p "$(dirname "$target")"
    case "$1" in
        *.png) cp "$1" "$target" ;;
        *) fill_in_tree <"$1" >"$target" ;;
    esac
}

# Like fill_in, and also fills in the list of releases.
fill_in_tree() {
    fill_in | sed -e "/^@releases@$/r $(releases_file)" -e '/^@releases@$/d'
}

# Lists the releases for app stores: this one and those of the changelog, the newest first.
releases_file() {
    local file=$work/releases.xml
    [[ -e $file ]] || {
        printf '%s %s\n' "$version" "${timestamp%T*}"
        sed -n 's/^## \[*\([0-9][0-9.]*\)\]* - \([0-9-]*\)$/\1 \2/p' CHANGELOG.md
    } | awk '!seen[$1]++ { printf "    <release version=\"%s\" date=\"%s\"/>\n", $1, $2 }' >"$file"
    printf '%s' "$file"
}

settle_times() {
    find "$1" -newermt "@$SOURCE_DATE_EPOCH" -exec touch -h -d "@$SOURCE_DATE_EPOCH" {} +
}

add_licenses() {
    mkdir -p "$1/jump61"
    cp LICENSE "$1/jump61/LICENSE"
    cp packaging/licenses/* "$1/jump61/"
}

# Prints the size that is shown before an installation.
installed_kilobytes() {
    du -sk --apparent-size "$tree" | cut -f1
}

# Checks the promised sizes: 45 MB to download and 90 MB installed. With another JDK, packages may be larger.
keep_small() {
    local file
    ((jdk_release >= FIT_RELEASE)) && [[ -z $jars ]] || return 0
    [[ ! -d ${tree:-} ]] || (($(installed_kilobytes) * 1024 < 90000000)) || fail "$(installed_kilobytes) KiB installed are too much"
    for file in "$out/$name"[-_]"$version"*.{deb,rpm,tar.xz,AppImage}; do
        [[ ! -e $file ]] || (($(wc -c <"$file") < 45000000)) || fail "$file is larger than 45 MB"
    done
}
