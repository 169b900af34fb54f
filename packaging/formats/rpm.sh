# For Fedora, openSUSE and their kin, from the same tree. Their own file triggers renew the desktop's caches.

make_rpm() {
    local required recommended top=$work/rpm tree_of_rpm=$work/rpm/tree rpm_version=${version/-SNAPSHOT/\~SNAPSHOT}
    mkdir -p "$top"
    cp -a "$tree" "$tree_of_rpm"
    (cd "$tree_of_rpm/usr/share" && mkdir zsh/site-functions && mv zsh/vendor-completions/_jump61 zsh/site-functions/ \
        && rmdir zsh/vendor-completions && mkdir -p licenses/jump61 && mv doc/jump61/copyright licenses/jump61/)
    # These systems make libraries executable.
    find "$tree_of_rpm" -name '*.so' -exec chmod 755 {} +
    settle_times "$tree_of_rpm"
    rpm_files >"$tree_of_rpm.files"
    required="libc.so.6(GLIBC_$(least_glibc))(64bit), $(required_libraries | sed 's/$/()(64bit)/' | join_with ', ')"
    recommended=$(recommended_libraries | sed 's/$/()(64bit)/' | join_with ', ')
    sed "s/@release@/$version/" packaging/linux/jump61.spec | version=$rpm_version fill_in >"$top/$name.spec"
    rpmbuild -bb --quiet --define "_topdir $top" --define "_rpmdir $top/out" --define "_buildhost localhost" \
        --define "tree $tree_of_rpm" --define "day $(LC_ALL=C date -u -d "@$SOURCE_DATE_EPOCH" '+%a %b %d %Y')" \
        --define "required $required" ${recommended:+--define "recommended $recommended"} \
        --define "use_source_date_epoch_as_buildtime 1" --define "clamp_mtime_to_source_date_epoch 1" \
        --define "__os_install_post %{nil}" --define "_build_id_links none" --define "debug_package %{nil}" \
        --define "_binary_payload w6.xzdio" "$top/$name.spec" >"$top/log" 2>&1 || fail "rpmbuild: $(tail -3 "$top/log")"
    cp "$top"/out/*/*.rpm "$out/"
}

# Lists the files, and the folders that nobody else may own; those for completion belong only to the packages of the shells.
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
