# For Debian, Ubuntu and their kin. The desktop's caches are renewed by dpkg's own triggers, so there are no scripts.

make_deb() {
    local architecture root=$work/deb deb_version=${version/-SNAPSHOT/\~SNAPSHOT} depends recommends
    architecture=$(dpkg --print-architecture)
    depends=$(required_libraries | debian_packages)
    recommends=$(recommended_libraries | debian_packages)
    cp -a "$tree" "$root"
    mkdir -p "$root/DEBIAN"
    local doc=$root/usr/share/doc/jump61
    mv "$doc/changelog.gz" "$doc/NEWS.gz"
    debian_changelog | gzip -9n >"$doc/changelog.gz"
    install -Dm 644 packaging/linux/lintian-overrides "$root/usr/share/lintian/overrides/jump61"
    cat >"$root/DEBIAN/control" <<END
Package: $name
Version: $deb_version
Architecture: $architecture
Maintainer: $authors <$address>
Installed-Size: $(installed_kilobytes)
Depends: $depends, fonts-dejavu-core | fonts-liberation | fonts-noto-core | ttf-bitstream-vera
Recommends: $recommends, shared-mime-info, desktop-file-utils
Suggests: speech-dispatcher, fonts-noto-core, fonts-noto-cjk
Section: games
Priority: optional
Homepage: $homepage
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
    settle_times "$root"
    # One thread, as more would cut the compressed data at other places.
    dpkg-deb --root-owner-group -Zxz --threads-max=1 --build "$root" "$out/${name}_${version}_$architecture.deb" >/dev/null
}

# In the form that Debian's tools read; what is new stands in NEWS.
debian_changelog() {
    cat <<END
$name ($deb_version) unstable; urgency=medium

  * See NEWS.gz.

 -- $authors <$address>  $(LC_ALL=C date -u -R -d "@$SOURCE_DATE_EPOCH")
END
}
