# Reads facts that only pom.xml has.

read_project() {
    name=jump61
    version=$(pom_fact 's|^  <version>\(.*\)</version>|\1|p')
    homepage=$(pom_fact 's|^  <url>\(.*\)</url>|\1|p')
    app_id=$(pom_property publisher.app-id)
    authors=$(pom_property publisher.name)
    [[ $authors != *[\&/\\]* ]] || fail "pom.xml: publisher.name may not hold &, / or \\"
    address=$(pom_property publisher.address)
    timestamp=$(pom_property project.build.outputTimestamp)
    SOURCE_DATE_EPOCH=$(date -u -d "$timestamp" +%s 2>/dev/null || date -j -u -f '%Y-%m-%dT%H:%M:%SZ' "$timestamp" +%s)
    export SOURCE_DATE_EPOCH
}

pom_fact() {
    tr -d '\r' <pom.xml | sed -n "$1"
}

pom_property() {
    pom_fact "s|^    <$1>\\(.*\\)</.*|\\1|p"
}

# Succeeds while pom.xml names nobody real.
publisher_is_placeholder() {
    [[ $(pom_property publisher.placeholder) != false ]]
}

# Replaces the placeholders in a text by the facts of this release.
fill_in() {
    sed -e "s/@version@/$version/g" -e "s/@date@/${timestamp%T*}/g" -e "s/@app_id@/$app_id/g" -e "s|@homepage@|$homepage|g" \
        -e "s/@developer_id@/${app_id%.*}/g" -e "s/@authors@/$authors/g" -e "s/@address@/$address/g"
}

# Prints the files of a release whose lines in packaging/expected begin with the word given, one per line.
expected_files() {
    sed -n "s/^$1  *//p" packaging/expected | sed "s/VERSION/$version/"
}
