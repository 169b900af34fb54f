# A bill of what the packages hold, in CycloneDX's form, from src/main/resources/jump61/about/libraries.properties, the jars and
# the runtime.

write_components() {
    local bill=$out/$name-$version.cdx.json line
    {
        cat <<END
{
  "bomFormat": "CycloneDX",
  "specVersion": "1.5",
  "version": 1,
  "metadata": {
    "timestamp": "$timestamp",
    "component": {"type": "application", "name": "Jump61", "version": "$version", "licenses": [{"license": {"id": "MIT"}}]}
  },
  "components": [
END
        component "OpenJDK" "$(runtime_fact JAVA_RUNTIME_VERSION)" "GPL-2.0-only WITH Classpath-exception-2.0" \
            "pkg:generic/openjdk@$(runtime_fact JAVA_RUNTIME_VERSION)?vendor=$(runtime_fact IMPLEMENTOR | tr ' ' '-')"
        local jar
        for jar in "$work"/jars/*.jar; do
            # JavaFX's jars without a system's name are empty.
            [[ ! $jar =~ javafx-[a-z]+-[0-9.]+\.jar$ ]] || continue
            printf ',\n'
            jar_component "$jar"
        done
        printf '\n  ]\n}\n'
    } >"$bill"
}

runtime_fact() {
    sed -n "s/^$1=\"\(.*\)\"/\1/p" "$jdk/release"
}

# NAME-VERSION[-SYSTEM].jar
jar_component() {
    local base artifact rest group project
    base=$(basename "$1" .jar)
    artifact=${base%%-[0-9]*}
    rest=${base#"$artifact"-}
    case $artifact in
        javafx-*) project=OpenJFX group=org.openjfx ;;
        atlantafx-*) project=AtlantaFX group=io.github.mkpaz ;;
        *) fail "$artifact is not in the bill of components: add it to libraries.properties and packaging/steps/components.sh" ;;
    esac
    local licence
    licence=$(sed -n "s/^$project=[^;]*; *\([^;]*\);.*/\1/p" target/classes/jump61/about/libraries.properties)
    [[ -n $licence ]] || fail "$project is not in libraries.properties"
    component "$artifact" "${rest%%-*}" "$licence" "pkg:maven/$group/$artifact@${rest%%-*}" "$(sha256 "$1")"
}

component() {
    printf '    {"type": "library", "name": "%s", "version": "%s", "licenses": [{"expression": "%s"}], "purl": "%s"' \
        "$1" "$2" "$3" "$4"
    [[ -z ${5:-} ]] || printf ', "hashes": [{"alg": "SHA-256", "content": "%s"}]' "$5"
    printf '}'
}

sha256() {
    { sha256sum "$1" 2>/dev/null || shasum -a 256 "$1"; } | cut -d' ' -f1
}
