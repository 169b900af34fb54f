# What the machine is and has, and how to get what it lacks.

say() {
    printf '==> %s\n' "$*"
}

fail() {
    printf 'package: %s\n' "$@" >&2
    exit 1
}

family() {
    case "$(uname -s)" in
        Linux) echo linux ;;
        Darwin) echo macos ;;
        MINGW* | MSYS* | CYGWIN*) echo windows ;;
        *) fail "no packages are made for $(uname -s)" ;;
    esac
}

machine() {
    uname -m
}

formats_of_this_system() {
    case "$(family)" in
        linux) printf '%s\n' deb rpm tar ;;
        macos) echo dmg ;;
        windows) echo msi ;;
    esac
}

# JAVA_HOME, or the newest JDK in one of the usual places: newer ones start faster (docs/performance.md).
choose_jdk() {
    local best=0 candidate
    jdk=${JAVA_HOME:-}
    if [[ -z $jdk ]]; then
        for candidate in /usr/lib/jvm/* /Library/Java/JavaVirtualMachines/*/Contents/Home; do
            [[ -x $candidate/bin/jlink && ! -L $candidate ]] || continue
            if (($(release_of "$candidate") > best)); then
                best=$(release_of "$candidate") jdk=$candidate
            fi
        done
    fi
    [[ -n $jdk && -e $jdk/bin/jlink || -e $jdk/bin/jlink.exe ]] \
        || fail "needs a JDK with jlink, 25 for the fastest start: https://adoptium.net, or set JAVA_HOME to one"
    jdk_release=$(release_of "$jdk")
    ((jdk_release >= 17)) || fail "needs JDK 17 or later; $jdk is $jdk_release"
    export JAVA_HOME=$jdk
}

release_of() {
    sed -n 's/^JAVA_VERSION="\([0-9]*\).*/\1/p' "$1/release"
}

# Tells all that is missing at once.
require_tools() {
    local missing=() format
    need mvn "Maven: apt install maven, or https://maven.apache.org"
    if [[ $(family) == linux ]]; then
        need Xvfb "Xvfb, a display to learn on which classes the window needs: apt install xvfb"
        need strip "strip: apt install binutils"
    fi
    for format in "$@"; do
        case "$format" in
            deb) need dpkg-deb "dpkg-deb: apt install dpkg" ;;
            rpm) need rpmbuild "rpmbuild: apt install rpm, or dnf install rpm-build" ;;
            tar) need xz "xz: apt install xz-utils" ;;
            # jpackage finds it in its usual place, too.
            msi) [[ -e ${WIX:-}/bin/candle.exe ]] || need candle "WiX 3: winget install WiXToolset.WiXToolset" ;;
            dmg) need hdiutil "hdiutil: a part of macOS" ;;
            *) fail "there is no format $format: write deb, rpm, tar, msi or dmg" ;;
        esac
    done
    ((${#missing[@]} == 0)) || fail "this machine lacks:" "${missing[@]}"
}

need() {
    command -v "$1" >/dev/null || missing+=("  $2")
}

# Options of java, one a line, from the files named; lines for newer Javas begin with their release: "23: --option".
flags() {
    local release option
    sed -e 's/ *#.*//' -e '/^$/d' "$@" | while read -r option; do
        release=0
        if [[ $option =~ ^([0-9]+):\ (.*) ]]; then
            release=${BASH_REMATCH[1]} option=${BASH_REMATCH[2]}
        fi
        ((jdk_release < release)) || printf '%s\n' "$option"
    done
}
