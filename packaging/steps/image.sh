# Builds a Java runtime with only those parts that the program uses.

build_image() {
    say "runtime image"
    local compress=zip-9
    ((jdk_release >= 21)) || compress=2
    image=$work/image
    # Formats of dates and numbers for the languages of the program only. Those of pt-BR are in pt.
    local languages=src/main/java/jump61/game/Languages.java locales
    locales=$(sed -n '/TAGS = List.of/,/;/p' "$languages" | grep -o '"[A-Za-z-]*"' | tr -d '"' \
        | sed -e p -e 's/-.*//' | LC_ALL=C sort -u | paste -sd, -)
    unused_resources >"$work/unused"
    flags packaging/flags/unused-files >"$work/unused-files"
    # Before Java 22, elliptic curves, which tables need for their keys, were in a separate module.
    local more=jdk.localedata
    ((jdk_release >= 22)) || more+=,jdk.crypto.ec
    "$jdk/bin/jlink" --module-path "$modules" --add-modules "jump61,$more" --output "$image" \
        --include-locales="$locales" --strip-debug --no-header-files --no-man-pages --compress "$compress" --vm server \
        --exclude-resources="@$work/unused" --exclude-files="@$work/unused-files" 2>"$work/jlink.log" \
        || fail "jlink: $(grep -m 1 . "$work/jlink.log")"
    check_image
    find "$image/bin" -type f ! -name "java*" ! -name "*.dll" -exec rm {} +
    [[ $(family) != linux ]] || find "$image" \( -name '*.so' -o -name java -o -name jspawnhelper \) -type f -exec \
        strip --strip-unneeded --remove-section=.note.stapsdt --remove-section=.comment {} +
    # The archives of classes record the age of the files that they are made from.
    find "$image" -exec touch -h -d "@$SOURCE_DATE_EPOCH" {} + 2>/dev/null \
        || find "$image" -exec touch -t "$(date -u -r "$SOURCE_DATE_EPOCH" +%Y%m%d%H%M.%S)" {} +
}

# Checks that the image has every class that the program's own classes name.
check_image() {
    local libraries missing
    libraries=$(class_path "$work"/jars/*.jar)
    missing=$(LC_ALL=C comm -23 \
        <("$jdk/bin/jdeps" --multi-release base --module-path "$libraries" -verbose:class "$modules"/*.jar 2>/dev/null \
            | tr -d '\r' | awk '/^ +[^ ]+ +-> / && NF > 3 { gsub(/\./, "/", $3); print $3 ".class" }' | without_desktop | LC_ALL=C sort -u) \
        <("$jdk/bin/jimage" list "$image/lib/modules" | tr -d '\r' | awk '/\.class$/ { print $1 }' | LC_ALL=C sort -u))
    # shellcheck disable=SC2086 # one class a line
    [[ -z $missing ]] || fail "the image lacks classes that the program uses; see unused_resources:" $missing
}

# Leaves out java.awt, except on macOS: only there the program asks the system for documents to open, and the image has it.
without_desktop() {
    if [[ $(family) == macos ]]; then cat; else grep -v '^java/awt/'; fi
}

# Lists resources to leave out. JavaFX requires the module java.desktop but uses only its beans, and the window uses its sound
# (the rest would serve to print through Java 2D; on macOS, documents to open come from there). Of java.xml, only the parser is
# used. Nothing draws charts. TLS finds its parts by name, so they all stay. jlink refuses empty packages, so each keeps one file.
unused_resources() {
    {
        "$jdk/bin/jimage" list --include 'regex:/java.(base|desktop|xml)/.*' "$jdk/lib/modules"
        local module
        for module in controls graphics; do
            printf 'Module: javafx.%s\n' "$module"
            (cd "$work/native/javafx-$module/classes" && find . -type f | sed 's/^\.\///' | LC_ALL=C sort)
        done
    } | tr -d '\r' | awk -v family="$(family)" '
        $1 == "Module:" { module = $2; next }
        module == "java.desktop" && family != "macos" && !/(^|\/)(beans|sound)\// && !/module-info/ { all_but_one($1) }
        module == "java.xml" && /\/(xalan|bcel|xpath|dtm|serializer|serialize|xpointer|xinclude|xs|dom|jdkcatalog)\// { all_but_one($1) }
        module == "java.base" && $1 ~ /^sun\/security\/tools\// { all_but_one($1) }
        module == "javafx.controls" && /\/(chart|charts|caspian)\// { all_but_one($1) }
        module == "javafx.graphics" && /^com\/sun\/prism\/j2d\// { all_but_one($1) }
        function all_but_one(path,  package, name, place) {
            package = name = path
            sub(/\/[^\/]*$/, "", package)
            sub(/.*\//, "", name)
            place = module "/" package
            if (!(place in kept) || (kept[place] !~ /^[^_]*\.class$/ && name ~ /^[^_]*\.class$/)) {
                kept[place] = name
            }
        }
        END {
            for (place in kept) {
                print "regex:/" place "/(?!\\Q" kept[place] "\\E$)[^/]*"
            }
        }' | LC_ALL=C sort
    flags packaging/flags/unused
}
