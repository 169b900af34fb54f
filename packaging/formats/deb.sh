# For Debian, Ubuntu and their kin. dpkg's own triggers renew the desktop's caches, so there are no scripts.

make_deb() {
    local architecture depends recommends root=$work/deb deb_version=${version/-SNAPSHOT/\~SNAPSHOT}
    architecture=$(dpkg --print-architecture)
    depends=$(required_libraries | debian_packages)
    recommends=$(recommended_libraries | debian_packages)
    cp -a "$tree" "$root"
    mkdir -p "$root/DEBIAN"
    local doc=$root/usr/share/doc/jump61
    mv "$doc/changelog.gz" "$doc/NEWS.gz"
    # In the form that Debian's tools read; the changes themselves are in NEWS.
    printf '%s (%s) unstable; urgency=medium\n\n  * See NEWS.gz.\n\n -- %s <%s>  %s\n' "$name" "$deb_version" \
        "$authors" "$address" "$(LC_ALL=C date -u -R -d "@$SOURCE_DATE_EPOCH")" | gzip -9n >"$doc/changelog.gz"
    install -Dm 644 packaging/linux/lintian-overrides "$root/usr/share/lintian/overrides/jump61"
    version=$deb_version fill_in <packaging/linux/control | sed -e "s/@architecture@/$architecture/" \
        -e "s/@kilobytes@/$(installed_kilobytes)/" -e "s/@depends@/$depends/" \
        -e "s/@recommends@/$recommends/" >"$root/DEBIAN/control"
    (cd "$root" && find usr -type f -print0 | LC_ALL=C sort -z | xargs -0 md5sum >DEBIAN/md5sums)
    chmod 755 "$root/DEBIAN" && chmod 644 "$root"/DEBIAN/*
    settle_times "$root"
    # One thread, because several would split the compressed data at other places.
    dpkg-deb --root-owner-group -Zxz --threads-max=1 --build "$root" "$out/${name}_${version}_$architecture.deb" >/dev/null
}
