# For Fedora, openSUSE and their kin, from the same tree. Their own file triggers renew the desktop's caches.

make_rpm() {
    local top=$work/rpm
    mkdir -p "$top"
    cat >"$top/$name.spec" <<END
Name: $name
Version: ${version/-SNAPSHOT/~SNAPSHOT}
Release: 1
Summary: Jump61 (JumpingCube), Checkers and Sim
License: MIT AND GPL-2.0-only WITH Classpath-exception-2.0
Group: Amusements/Games
AutoReqProv: no
Requires: libgtk-3.so.0()(64bit), libpangoft2-1.0.so.0()(64bit), libX11.so.6()(64bit), libXtst.so.6()(64bit)
Requires: libXxf86vm.so.1()(64bit), libfontconfig.so.1()(64bit), libfreetype.so.6()(64bit)
Recommends: libGL.so.1()(64bit), libasound.so.2()(64bit)

%description
Three games for two players, in a window and at the terminal: Jump61, Checkers
and Sim, with a private Java runtime.

%install
cp -a "$tree/usr" "%{buildroot}/"
mkdir -p "%{buildroot}/usr/share/zsh/site-functions"
mv "%{buildroot}/usr/share/zsh/vendor-completions/_jump61" "%{buildroot}/usr/share/zsh/site-functions/"
rmdir "%{buildroot}/usr/share/zsh/vendor-completions"

%files
%defattr(-, root, root)
$(cd "$tree" && find usr \( -type f -o -type l \) -not -path 'usr/lib/jump61/*' -not -path '*/zsh/*' -printf '"/%p"\n' | LC_ALL=C sort)
/usr/share/zsh/site-functions/_jump61
/usr/lib/jump61
END
    rpmbuild -bb --quiet --define "_topdir $top" --define "_rpmdir $top/out" --define "_buildhost localhost" \
        --define "use_source_date_epoch_as_buildtime 1" --define "clamp_mtime_to_source_date_epoch 1" \
        --define "__os_install_post %{nil}" --define "_build_id_links none" --define "debug_package %{nil}" \
        --define "_binary_payload w6.xzdio" "$top/$name.spec" >"$top/log" 2>&1 || fail "rpmbuild: $(tail -3 "$top/log")"
    cp "$top"/out/*/*.rpm "$out/"
}
