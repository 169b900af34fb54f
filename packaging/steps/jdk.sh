# Chooses the JDK to build with. Newer ones start faster (docs/performance.md) and have the latest security fixes.

# From this release on, archives of classes are the same in every build.
FIT_RELEASE=25
LEAST_RELEASE=17

# Takes the JDK that --jdk, JAVA_HOME or the path names, in this order.
choose_jdk() {
    [[ -n $jdk ]] || jdk=${JAVA_HOME:-}
    [[ -n $jdk ]] || jdk=$(java -XshowSettings:properties -version 2>&1 | tr -d '\r' | sed -n 's/^ *java.home = //p')
    [[ -f $jdk/release && (-e $jdk/bin/jlink || -e $jdk/bin/jlink.exe) ]] \
        || fail "needs a JDK, best the latest $FIT_RELEASE (https://adoptium.net): name one by --jdk or JAVA_HOME"
    jdk_release=$(jdk_fact JAVA_VERSION | sed 's/[^0-9].*//')
    ((jdk_release >= LEAST_RELEASE)) \
        || fail "needs JDK $LEAST_RELEASE or later, best the latest $FIT_RELEASE; $jdk has $(jdk_fact JAVA_VERSION)"
    export JAVA_HOME=$jdk
}

# Says why packages built with this JDK should not be published.
warn_of_jdk() {
    ((jdk_release >= FIT_RELEASE)) \
        || say "note: with a JDK before $FIT_RELEASE, packages start more slowly, and no two builds are the same"
    # Updates come out every three months.
    (($(months_since "$(jdk_fact JAVA_VERSION_DATE)") <= 3)) \
        || say "note: the JDK is of $(jdk_fact JAVA_VERSION_DATE), and newer updates are out: take one for a release"
}

months_since() {
    awk -v from="$1" -v to="$(date -u +%Y-%m-%d)" '
        BEGIN { split(from, a, "-"); split(to, b, "-"); print 12 * (b[1] - a[1]) + b[2] - a[2] - (b[3] + 0 < a[3] + 0) }'
}

# Prints a fact from the file that describes the JDK.
jdk_fact() {
    tr -d '\r' <"$jdk/release" | sed -n "s/^$1=\"\(.*\)\"/\1/p"
}
