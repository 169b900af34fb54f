# For Debian, Ubuntu and their kin. The desktop's caches are renewed by dpkg's own triggers, so there are no scripts.

make_deb() {
    local architecture root=$work/deb
    architecture=$(dpkg --print-architecture)
    cp -a "$tree" "$root"
    mkdir -p "$root/DEBIAN"
    local doc=$root/usr/share/doc/jump61
    mv "$doc/changelog.gz" "$doc/NEWS.gz"
    debian_changelog | gzip -9n >"$doc/changelog.gz"
    install -Dm 644 packaging/linux/lintian-overrides "$root/usr/share/lintian/overrides/jump61"
    cat >"$root/DEBIAN/control" <<END
Package: $name
Version: ${version/-SNAPSHOT/~SNAPSHOT}
Architecture: $architecture
Maintainer: The Jump61 authors <maintainers@users.noreply.github.com>
Installed-Size: $(installed_kilobytes)
Depends: libc6 (>= 2.17), libgtk-3-0 | libgtk-3-0t64, libpangoft2-1.0-0, libfreetype6, libfontconfig1, libx11-6, libxtst6, libxxf86vm1, fonts-dejavu-core | fonts-liberation | fonts-noto-core | ttf-bitstream-vera
Recommends: libgl1, libasound2 | libasound2t64, shared-mime-info, desktop-file-utils
Section: games
Priority: optional
Description: board games Jump61 (JumpingCube), Checkers and Sim
 Three games for two players, in a window and at the terminal: Jump61, where a
 square with too many spots bursts over its neighbours, Checkers, and Sim, where
 whoever closes a triangle loses.
 .
 Play a friend at the same computer, or the program at one of several levels.
END
    (cd "$root" && find usr -type f -print0 | LC_ALL=C sort -z | xargs -0 md5sum >DEBIAN/md5sums)
    chmod 644 "$root"/DEBIAN/*
    chmod 755 "$root/DEBIAN"
    find "$root" -newermt "@$SOURCE_DATE_EPOCH" -exec touch -h -d "@$SOURCE_DATE_EPOCH" {} +
    # One thread, as more would cut the compressed data at other places.
    dpkg-deb --root-owner-group -Zxz --threads-max=1 --build "$root" "$out/${name}_${version}_$architecture.deb" >/dev/null
}

# In the form that Debian's tools read; what is new stands in NEWS.
debian_changelog() {
    cat <<END
$name (${version/-SNAPSHOT/~SNAPSHOT}) unstable; urgency=medium

  * See NEWS.gz.

 -- The Jump61 authors <maintainers@users.noreply.github.com>  $(LC_ALL=C date -u -R -d "@$SOURCE_DATE_EPOCH")
END
}
