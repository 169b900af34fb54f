# For Fedora, openSUSE and their kin, from the same tree. Their own file triggers renew the desktop's caches.

make_rpm() {
    local top=$work/rpm tree_of_rpm=$work/rpm/tree rpm_version=${version/-SNAPSHOT/\~SNAPSHOT}
    mkdir -p "$top"
    cp -a "$tree" "$tree_of_rpm"
    (cd "$tree_of_rpm/usr/share" && mkdir zsh/site-functions && mv zsh/vendor-completions/_jump61 zsh/site-functions/ \
        && rmdir zsh/vendor-completions && mkdir licenses && mv doc/jump61/copyright licenses/jump61-copyright \
        && mkdir licenses/jump61 && mv licenses/jump61-copyright licenses/jump61/copyright)
    # As these systems have it.
    find "$tree_of_rpm" -name '*.so' -exec chmod 755 {} +
    settle_times "$tree_of_rpm"
    {
        cat <<END
Name: $name
Version: $rpm_version
Release: 1
Summary: Board games Jump61 (JumpingCube), Checkers and Sim
License: MIT AND GPL-2.0-only WITH Classpath-exception-2.0
URL: $homepage
Packager: $authors <$address>
Vendor: $authors
Group: Amusements/Games
AutoReqProv: no
Requires: libc.so.6(GLIBC_$(least_glibc))(64bit)
Requires: font(:lang=en)
Requires: hicolor-icon-theme
END
        required_libraries | sed 's/.*/Requires: &()(64bit)/'
        recommended_libraries | sed 's/.*/Recommends: &()(64bit)/'
        cat <<END
Suggests: speech-dispatcher

%description
Three games for two players, in a window and at the terminal: Jump61, where a
square with too many spots bursts over its neighbours, Checkers, and Sim, where
whoever closes a triangle loses. With a private Java runtime.

%install
cp -a "$tree_of_rpm/usr" "%{buildroot}/"

%files
%defattr(-, root, root)
END
        rpm_files
        cat <<END

%changelog
* $(LC_ALL=C date -u -d "@$SOURCE_DATE_EPOCH" '+%a %b %d %Y') $authors <$address> - $rpm_version-1
- See $homepage/blob/v$version/CHANGELOG.md
END
    } >"$top/$name.spec"
    rpmbuild -bb --quiet --define "_topdir $top" --define "_rpmdir $top/out" --define "_buildhost localhost" \
        --define "use_source_date_epoch_as_buildtime 1" --define "clamp_mtime_to_source_date_epoch 1" \
        --define "__os_install_post %{nil}" --define "_build_id_links none" --define "debug_package %{nil}" \
        --define "_binary_payload w6.xzdio" "$top/$name.spec" >"$top/log" 2>&1 || fail "rpmbuild: $(tail -3 "$top/log")"
    cp "$top"/out/*/*.rpm "$out/"
}

# Files, and the folders that nobody else owns; shells' completion has folders that only their packages own.
rpm_files() {
    (
        cd "$tree_of_rpm" || exit
        printf '%s\n' /usr/lib/jump61 '%dir /usr/share/doc/jump61' '%dir /usr/share/licenses/jump61'
        for shell in zsh zsh/site-functions fish fish/vendor_completions.d bash-completion bash-completion/completions; do
            printf '%%dir /usr/share/%s\n' "$shell"
        done
        find usr \( -type f -o -type l \) -not -path 'usr/lib/jump61/*' -printf '/%p\n' | LC_ALL=C sort \
            | sed -e 's|^/usr/share/doc/|%doc &|' -e 's|^/usr/share/licenses/|%license &|'
    )
}
