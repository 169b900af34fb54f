# Finds what the packages need from a Linux system: the libraries that the binaries in the image name but the image lacks.

# Without these, the window lacks the graphics card or its sounds, but nothing else.
OPTIONAL_LIBRARIES='libprism_es2.so libjsound.so'

# Prints the libraries that the binaries name, except for the optional ones, one per line.
required_libraries() {
    image_binaries | while read -r binary; do
        is_optional "$binary" || named_libraries "$binary"
    done | foreign_libraries
}

# Prints the libraries that only the optional binaries name.
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

# Leaves out our own libraries, and the loader, which belongs to the C library.
foreign_libraries() {
    LC_ALL=C sort -u | LC_ALL=C comm -23 - <(image_binaries | sed 's|.*/||' | LC_ALL=C sort -u) | grep -v '^ld-linux'
}

# Prints the oldest C library that has everything the binaries call: "2.17".
least_glibc() {
    image_binaries | while read -r binary; do
        readelf -V "$binary" 2>/dev/null | grep -o 'GLIBC_[0-9.]*' || true
    done | sed 's/GLIBC_//' | sort -uV | tail -1
}

# Prints Debian's packages for the libraries named on standard input: "libgtk-3-0t64 | libgtk-3-0, libx11-6".
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
