# Builds the program and its libraries as modules.

# JavaFX becomes jmods, so that its native libraries are in the image's lib folder and none is unpacked into a home folder.
build_modules() {
    say "modules"
    local jar
    modules=$work/modules
    mkdir -p "$work/jars" "$modules"
    # Classes from another compiler would differ.
    rm -rf target/classes target/maven-status
    if [[ -n $jars ]]; then
        cp "$jars"/*.jar "$work/jars/"
        build_jar
    else
        # Newer Javas warn of Maven's own libraries.
        ((jdk_release < 24)) || export MAVEN_OPTS="--sun-misc-unsafe-memory-access=allow --enable-native-access=ALL-UNNAMED"
        mvn -q -B -f product.xml -Dstyle.color=never -Dmaven.test.skip -Dspotless.check.skip -Dcheckstyle.skip package \
            dependency:copy-dependencies -DincludeScope=runtime -DoutputDirectory="$work/jars" >"$work/mvn.log" 2>&1 \
            || fail "$(grep -m 5 '^\[ERROR\]' "$work/mvn.log" || tail -5 "$work/mvn.log")"
        cp "target/$name-$version.jar" "$modules/"
    fi
    for jar in "$work"/jars/*.jar; do
        case "$(basename "$jar")" in
            javafx-*-linux*.jar | javafx-*-mac*.jar | javafx-*-win*.jar) native_module "$jar" ;;
            javafx-*) ;; # an empty jar that only names the others
            *) cp "$jar" "$modules/" ;;
        esac
    done
    compile_layouts
    slim_sheets
}

# Does Maven's work without Maven, where nothing can be downloaded.
build_jar() {
    local classes=target/classes file
    mkdir -p "$classes/jump61/window/icons"
    cp -R src/main/resources/. fxml "$classes/"
    mv "$classes"/fxml/* "$classes/jump61/window/"
    rmdir "$classes/fxml"
    cp packaging/art/icons/jump61-[0-9]*.png "$classes/jump61/window/icons/"
    rm "$classes/jump61/window/icons/jump61-512.png"
    pom_properties >"$work/properties.sed"
    (cd src/main/resources && find . -name version.properties -o -name libraries.properties) | while read -r file; do
        sed -f "$work/properties.sed" "src/main/resources/$file" >"$classes/$file"
    done
    find src/main/java -name '*.java' | LC_ALL=C sort >"$work/sources"
    "$jdk/bin/javac" --release 17 -encoding UTF-8 -XDstringConcat=inline -nowarn -d "$classes" \
        --module-path "$(class_path "$work"/jars/*.jar)" "@$work/sources"
    "$jdk/bin/jar" --create --date "$timestamp" --main-class jump61.Main --file "$modules/$name-$version.jar" -C "$classes" .
}

# Prints a sed script that replaces the names of the POM's properties by their values.
pom_properties() {
    printf 's|${project.version}|%s|\n' "$version"
    pom_fact 's#^    <\([a-z.-]*\.version\)>\(.*\)</.*#s|${\1}|\2|#p'
}

# Compiles the layouts of the start into classes, which need no parsing.
compile_layouts() {
    local jar=$modules/$name-$version.jar sources=$work/layouts classes=$work/layout-classes path
    path=$(class_path "$jar" "$work"/jars/*.jar)
    "$jdk/bin/javac" -encoding UTF-8 -nowarn -d "$work/steps" --class-path "$path" --source-path lab/src/main/java \
        lab/src/main/java/jump61/lab/layouts/*.java
    run_java --class-path "$(class_path "$work/steps" "$path")" jump61.lab.layouts.LayoutCompiler "$sources"
    # Names without the folder, which may have a space in its name.
    (cd "$sources" && find . -name '*.java' | LC_ALL=C sort >"$work/sources" \
        && "$jdk/bin/javac" --release 17 -encoding UTF-8 -nowarn -d "$classes" --class-path "$path" "@$work/sources")
    (cd "$classes" && find . -name '*.class' | LC_ALL=C sort >"$work/layouts.added" \
        && "$jdk/bin/jar" --update --date "$timestamp" --file "$jar" "@$work/layouts.added")
}

# Turns style sheets into the binary form, which needs no parsing.
slim_sheets() {
    local sheets=$work/sheets jar sheet arguments=()
    mkdir -p "$sheets"
    for jar in "$modules"/*.jar; do
        (cd "$sheets" && "$jdk/bin/jar" --extract --file "$jar")
        while read -r sheet; do
            [[ $sheet != */primer-* ]] || arguments+=(--theme)
            arguments+=("$sheet")
        done < <(find "$sheets" -name '*.css' | LC_ALL=C sort)
        if ((${#arguments[@]})); then
            run_java --class-path "$(class_path "$work"/jars/*.jar)" packaging/steps/SlimSheets.java "$root" "${arguments[@]}"
            (cd "$sheets" && find . -name '*.bss' | LC_ALL=C sort >"$work/sheets.added" \
                && "$jdk/bin/jar" --update --date "$timestamp" --file "$jar" "@$work/sheets.added")
        fi
        rm -rf "${sheets:?}"/*
        arguments=()
    done
}

# Prints a class path in the form of this system.
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
    find "$classes" -type f \( -name '*.so' -o -name '*.dylib' -o -name '*.dll' \) | while read -r file; do
        if is_library_of_javafx "$(basename "$file")"; then mv "$file" "$libs/"; else rm "$file"; fi
    done
    "$jdk/bin/jmod" create --date "$timestamp" --class-path "$classes" --libs "$libs" "$modules/${module/-/.}.jmod"
}

# The jars for Windows also hold Microsoft's libraries. The JDK has the same ones, and jlink refuses two files with one name
# (JDK-8207015); JavaFX finds those of the JDK.
is_library_of_javafx() {
    [[ ${1#lib} =~ ^(glass|prism_|javafx_|decora_) ]]
}
