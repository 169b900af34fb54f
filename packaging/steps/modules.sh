# The program and its libraries as modules.

# Version and time stamp stand in pom.xml alone.
read_project() {
    name=jump61
    version=$(sed -n 's|^  <version>\(.*\)</version>|\1|p' pom.xml)
    timestamp=$(sed -n 's|.*<project.build.outputTimestamp>\(.*\)</.*|\1|p' pom.xml)
    SOURCE_DATE_EPOCH=$(date -u -d "$timestamp" +%s 2>/dev/null || date -j -u -f '%Y-%m-%dT%H:%M:%SZ' "$timestamp" +%s)
    export SOURCE_DATE_EPOCH
}

# JavaFX becomes jmods, so that its native libraries lie in the image's lib folder and nothing is unpacked into a home.
build_modules() {
    say "modules"
    local jar
    modules=$work/modules
    mkdir -p "$work/jars" "$modules"
    # Maven's own libraries make newer Javas warn.
    ((jdk_release < 24)) || export MAVEN_OPTS="--sun-misc-unsafe-memory-access=allow --enable-native-access=ALL-UNNAMED"
    # Another compiler's classes would differ.
    rm -rf target/classes target/maven-status
    mvn -q -DskipTests -Dspotless.check.skip -Dcheckstyle.skip package \
        dependency:copy-dependencies -DincludeScope=runtime -DoutputDirectory="$work/jars"
    cp "target/$name-$version.jar" "$modules/"
    for jar in "$work"/jars/*.jar; do
        case "$(basename "$jar")" in
            javafx-*-linux*.jar | javafx-*-mac*.jar | javafx-*-win*.jar) native_module "$jar" ;;
            javafx-*) ;; # an empty jar that only names the others
            *) cp "$jar" "$modules/" ;;
        esac
    done
    slim_sheets
}

# Style sheets in the form that needs no parsing.
slim_sheets() {
    local sheets=$work/sheets jar sheet arguments=()
    mkdir -p "$sheets"
    for jar in "$modules"/*.jar; do
        (cd "$sheets" && "$jdk/bin/jar" --extract --file "$jar")
        while read -r sheet; do
            [[ $sheet != */primer-* ]] || arguments+=(--theme)
            arguments+=("$sheet")
        done < <(find "$sheets" -name '*.css' | LC_ALL=C sort)
        "$jdk/bin/java" --class-path "$(class_path "$work"/jars/*.jar)" packaging/steps/SlimSheets.java "$PWD" "${arguments[@]}"
        (cd "$sheets" && "$jdk/bin/jar" --update --file "$jar" $(find . -name '*.bss'))
        rm -rf "${sheets:?}"/*
        arguments=()
    done
}

# As Java wants it on this system.
class_path() {
    local separator=:
    [[ $(family) != windows ]] || separator=';'
    local IFS=$separator
    printf '%s' "$*"
}

native_module() {
    local file=$1 module classes libs
    module=$(basename "$file")
    module=${module%%-[0-9]*}
    classes=$work/native/$module/classes libs=$work/native/$module/lib
    mkdir -p "$classes" "$libs"
    (cd "$classes" && "$jdk/bin/jar" --extract --file "$file")
    find "$classes" -type f \( -name '*.so' -o -name '*.dylib' -o -name '*.dll' \) -exec mv {} "$libs/" \;
    "$jdk/bin/jmod" create --date "$timestamp" --class-path "$classes" --libs "$libs" "$modules/${module/-/.}.jmod"
}
