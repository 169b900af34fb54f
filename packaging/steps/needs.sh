# What the packages need of a Linux system, as the binaries in the image tell: libraries that they name and do not bring.

# Without these the window lacks the graphics card or its sounds, and nothing else.
OPTIONAL_LIBRARIES='libprism_es2.so libjsound.so'

# Names of libraries, one a line, that all but the optional binaries name.
required_libraries() {
    image_binaries | while read -r binary; do
        is_optional "$binary" || named_libraries "$binary"
    done | foreign_libraries
}

# Those that only the optional ones name.
recommended_libraries() {
    image_binaries | while read -r binary; do
        ! is_optional "$binary" || named_libraries "$binary"
    done | foreign_libraries | LC_ALL=C comm -23 - <(required_libraries)
}

image_binaries() {
    find "$image" -type f \( -name '*.so' -o -path "$image/bin/*" -o -name jspawnhelper \) | LC_ALL=C sort
}

is_optional() {
    [[ " $OPTIONAL_LIBRARIES " == *" $(basename "$1") "* ]]
}

named_libraries() {
    readelf -d "$1" 2>/dev/null | sed -n 's/.*(NEEDED).*\[\(.*\)\]/\1/p'
}

# Without our own, and the loader, which belongs to the C library.
foreign_libraries() {
    LC_ALL=C sort -u | LC_ALL=C comm -23 - <(image_binaries | sed 's|.*/||' | LC_ALL=C sort -u) | grep -v '^ld-linux'
}

# The oldest C library with all that the binaries call: "2.17".
least_glibc() {
    image_binaries | while read -r binary; do
        readelf -V "$binary" 2>/dev/null | grep -o 'GLIBC_[0-9.]*' || true
    done | sed 's/GLIBC_//' | sort -uV | tail -1
}

# The packages of Debian with the libraries named on standard input: "libgtk-3-0t64 | libgtk-3-0, libx11-6".
debian_packages() {
    local library packages
    while read -r library; do
        packages=$(sed -n "s/^$library  *//p" packaging/linux/debian-libraries)
        [[ -n $packages ]] || fail "packaging/linux/debian-libraries does not tell which package brings $library"
        printf '%s\n' "$packages"
    done | sed "s/@glibc@/$(least_glibc)/" | LC_ALL=C sort -u | join_with ', '
}

join_with() {
    awk -v separator="$1" '{ printf "%s%s", (NR > 1 ? separator : ""), $0 } END { print "" }'
}
