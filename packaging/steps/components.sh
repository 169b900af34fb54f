# The bill of materials: what the packages hold (CycloneDX), inside them and beside them.

describe_components() {
    say "bill of materials"
    "$jdk/bin/javac" -d "$work/steps" packaging/steps/Components.java
    "$image/bin/java" -cp "$work/steps" Components "version=$version" "timestamp=$timestamp" "homepage=$homepage" \
        "runtime=$(jdk_fact JAVA_RUNTIME_VERSION)" "vendor=$(jdk_fact IMPLEMENTOR)" "image=$image" \
        "libraries=$(find target/classes -name libraries.properties)" "jars=$work/jars" >"$work/jump61.cdx.json" 2>"$work/java.log" \
        || fail "$(grep -m 1 . "$work/java.log")"
}

publish_components() {
    cp "$work/jump61.cdx.json" "$out/$name-$version.cdx.json"
}

sha256() {
    { sha256sum "$1" 2>/dev/null || shasum -a 256 "$1"; } | cut -d' ' -f1
}
