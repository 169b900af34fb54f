# For any Linux: unpack it anywhere and start bin/jump61.

make_tar() {
    local top
    top=$name-$version-linux-$(uname -m)
    tar --create --sort=name --mtime="@$SOURCE_DATE_EPOCH" --owner=0 --group=0 --numeric-owner --format=gnu \
        --transform "flags=r;s,^usr,$top," --directory "$tree" usr | xz -T1 -6 >"$out/$top.tar.xz"
}
