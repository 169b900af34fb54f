# Finds out what the machine is and has, and says how to get missing tools.

say() {
    step=$*
    printf '==> %s\n' "$*"
}

fail() {
    step=
    printf 'package: %s\n' "$@" >&2
    exit 1
}

misuse() {
    printf 'package: %s (see packaging/package --help)\n' "$1" >&2
    exit 2
}

# A program of the machine has failed and has said why; this adds the step.
tell_end() {
    local code=$?
    [[ -z ${display_server:-} ]] || kill "$display_server"
    ((code == 0)) || [[ -z $step ]] || printf 'package: could not go on at: %s\n' "$step" >&2
}

# Runs one of our own Java sources with the JDK, and reports a failure in one line.
run_java() {
    local log=$work/java.log
    "$jdk/bin/java" "$@" 2>"$log" || fail "$(grep -m 1 . "$log" || echo "java $1 failed")"
}

family() {
    case "$(uname -s)" in
        Linux) echo linux ;;
        Darwin) echo macos ;;
        MINGW* | MSYS* | CYGWIN*) echo windows ;;
        *) fail "no packages are made for $(uname -s)" ;;
    esac
}

is_format() {
    [[ -f packaging/formats/$1.sh && $1 != jpackage ]]
}

formats_of_this_system() {
    case "$(family)" in
        linux) echo deb rpm tar appimage ;;
        macos) echo dmg ;;
        windows) echo msi ;;
    esac
}

# Reports everything that is missing at once.
require_tools() {
    local missing=() format
    [[ -n $jars ]] || need mvn "Maven: apt install maven, or https://maven.apache.org"
    if [[ $(family) == linux ]]; then
        [[ -n $jars || -n $class_lists ]] || need Xvfb "Xvfb, a display to learn on which classes the window needs: apt install xvfb"
        need strip "strip and readelf: apt install binutils"
    fi
    for format in "$@"; do
        case "$format" in
            deb) need dpkg-deb "dpkg-deb: apt install dpkg" ;;
            rpm) need rpmbuild "rpmbuild: apt install rpm, or dnf install rpm-build" ;;
            tar) need xz "xz: apt install xz-utils" ;;
            appimage) need mksquashfs "mksquashfs: apt install squashfs-tools" ;;
            # jpackage also finds it in its usual place.
            msi) [[ -e ${WIX:-}/bin/candle.exe ]] || command -v wix >/dev/null \
                || need candle "WiX: winget install WiXToolset.WiXToolset" ;;
            dmg) need hdiutil "hdiutil: a part of macOS" ;;
        esac
    done
    ((${#missing[@]} == 0)) || fail "this machine lacks:" "${missing[@]}"
}

need() {
    command -v "$1" >/dev/null || missing+=("  $2")
}

# Prints options for java, or patterns for jlink, from the files given; "23: --option" is only for Java 23 and later.
flags() {
    local release option
    sed -e 's/\r$//' -e 's/ *#.*//' -e '/^$/d' "$@" | while read -r option; do
        release=0
        if [[ $option =~ ^([0-9]+):\ (.*) ]]; then
            release=${BASH_REMATCH[1]} option=${BASH_REMATCH[2]}
        fi
        ((jdk_release < release)) || printf '%s\n' "$option"
    done
}
