# Which JDK to build with: newer ones start faster (docs/performance.md) and carry the latest security fixes.

# From this release on, archives of classes come out the same each time.
FIT_RELEASE=25
LEAST_RELEASE=17

# The newest of all, unless --jdk names one. A release made with an older update would lack security fixes, so it is told.
choose_jdk() {
    if [[ -z $jdk ]]; then
        jdk=$(jdks_by_age | tail -1)
        [[ -n $jdk ]] || fail "needs a JDK, best the latest $FIT_RELEASE: https://adoptium.net, or name one with --jdk"
    fi
    is_jdk "$jdk" || fail "$jdk is no folder of a JDK with jlink"
    jdk_release=$(release_of "$jdk")
    ((jdk_release >= LEAST_RELEASE)) \
        || fail "needs JDK $LEAST_RELEASE or later, best the latest $FIT_RELEASE; $jdk has $(full_version "$jdk")"
    export JAVA_HOME=$jdk
}

show_jdks() {
    local home
    printf 'JDKs found, the newest last:\n'
    jdks_by_age | while read -r home; do
        printf '  %-28s %-40s %s\n' "$(full_version "$home")" "$home" "$(fitness "$home")"
    done
    [[ -z $jdk ]] || printf 'Packages are made with %s (%s).\n' "$(full_version "$jdk")" "$jdk"
    [[ -z $jdk ]] || warn_of_age
}

fitness() {
    local release
    release=$(release_of "$1")
    if ((release < LEAST_RELEASE)); then
        echo "too old"
    elif ((release < FIT_RELEASE)); then
        echo "fit for trying out: a slower start, and no two builds are the same"
    else
        echo "fit"
    fi
}

warn_of_age() {
    local day behind
    day=$(jdk_fact "$jdk" JAVA_VERSION_DATE)
    [[ -n $day ]] || return 0
    behind=$(updates_between "$day" "$(date -u +%Y-%m-%d)")
    ((behind <= 1)) \
        || printf 'Warning: it is of %s, and %d quarterly updates of Java have come out since: take a newer one for a release.\n' \
            "$day" "$behind"
}

# Updates come out on the third Tuesday of January, April, July and October: from the 15th on, a month counts.
updates_between() {
    awk -v from="$1" -v to="$2" '
        function quarter(day, part) {
            split(day, part, "-")
            return 4 * part[1] + int((part[2] - 1) / 3) - (part[2] % 3 == 1 && part[3] + 0 < 15)
        }
        BEGIN { print quarter(to) - quarter(from) }'
}

jdks_by_age() {
    local home
    jdk_homes | while read -r home; do
        printf '%s %s\n' "$(age_key "$home")" "$home"
    done | LC_ALL=C sort | cut -d' ' -f2-
}

# In the usual places of Linux, macOS and Windows and of version managers, and where the environment names one.
jdk_homes() {
    local home
    {
        env | sed -n 's/^JAVA_HOME[^=]*=//p'
        printf '%s\n' /usr/lib/jvm/* /opt/*jdk* "$HOME"/.jdks/* "$HOME"/.sdkman/candidates/java/* \
            /Library/Java/JavaVirtualMachines/*/Contents/Home "$HOME"/Library/Java/JavaVirtualMachines/*/Contents/Home \
            "${PROGRAMFILES:-/none}"/Java/* "${PROGRAMFILES:-/none}"/*/jdk*
    } | while read -r home; do
        ! is_jdk "$home" || (cd "$home" && { pwd -W 2>/dev/null || pwd -P; })
    done | LC_ALL=C sort -u
}

is_jdk() {
    [[ -f $1/release ]] && [[ -e $1/bin/jlink || -e $1/bin/jlink.exe ]]
}

# A fact of the file that tells of a JDK.
jdk_fact() {
    tr -d '\r' <"$1/release" | sed -n "s/^$2=\"\(.*\)\"/\1/p"
}

release_of() {
    jdk_fact "$1" JAVA_VERSION | sed 's/[^0-9].*//'
}

full_version() {
    local version
    version=$(jdk_fact "$1" JAVA_RUNTIME_VERSION)
    printf '%s\n' "${version:-$(jdk_fact "$1" JAVA_VERSION)}"
}

# The version and its build as digits that sort: 25.0.3+9 comes before 25.0.10+7.
age_key() {
    full_version "$1" | awk -F'[+]' '
        {
            split($1, number, ".")
            printf "%05d%05d%05d%05d%05d\n", number[1], number[2], number[3], number[4], $2
        }'
}
