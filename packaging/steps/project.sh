# What pom.xml tells; it stands there alone.

read_project() {
    name=jump61
    version=$(pom_fact 's|^  <version>\(.*\)</version>|\1|p')
    homepage=$(pom_fact 's|^  <url>\(.*\)</url>|\1|p')
    timestamp=$(pom_fact 's|.*<project.build.outputTimestamp>\(.*\)</.*|\1|p')
    SOURCE_DATE_EPOCH=$(date -u -d "$timestamp" +%s 2>/dev/null || date -j -u -f '%Y-%m-%dT%H:%M:%SZ' "$timestamp" +%s)
    export SOURCE_DATE_EPOCH
}

pom_fact() {
    tr -d '\r' <pom.xml | sed -n "$1"
}

# By this the desktop, the app stores and macOS know the program: the home page, backwards.
app_id=io.github.jump61.jump61
authors="The Jump61 authors"
address=maintainers@users.noreply.github.com
