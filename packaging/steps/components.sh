# The bill of materials (CycloneDX 1.6), inside the packages and beside them: the program, its libraries with their checksums,
# the typeface, and the Java runtime with its modules.

describe_components() {
    say "bill of materials"
    local java parts contents sum
    java=$(jdk_fact JAVA_RUNTIME_VERSION)
    parts=$(
        java_component
        library_components
        component library Inter "$(library_fact Inter 1)" "$(library_fact Inter 2)" "pkg:github/rsms/inter@$(library_fact Inter 1)"
    )
    contents=$(
        printf '  "metadata": {"timestamp": "%s", "component": ' "$timestamp"
        component application Jump61 "$version" MIT "pkg:generic/jump61@$version" \
            ", \"externalReferences\": [{\"type\": \"website\", \"url\": \"$homepage\"}]"
        printf '  },\n  "components": [\n%s\n  ],\n' "$(sed '$!s/$/,/' <<<"$parts")"
        printf '  "dependencies": [{"ref": "pkg:generic/jump61@%s", "dependsOn": [%s]}]\n}' "$version" \
            "$(awk -F '"' '{ printf "%s\"%s\"", (NR > 1 ? ", " : ""), $8 }' <<<"$parts")"
    )
    # The same contents get the same serial number.
    sum=$(sha256 - <<<"$contents")
    {
        printf '{\n  "$schema": "http://cyclonedx.org/schema/bom-1.6.schema.json",\n  "bomFormat": "CycloneDX",\n'
        printf '  "specVersion": "1.6",\n  "serialNumber": "urn:uuid:%s-%s-5%s-8%s-%s",\n  "version": 1,\n%s\n' \
            "${sum:0:8}" "${sum:8:4}" "${sum:12:3}" "${sum:15:3}" "${sum:18:12}" "$contents"
    } >"$work/jump61.cdx.json"
}

# component TYPE NAME VERSION LICENCE ADDRESS [MORE]
component() {
    local licence="{\"license\": {\"id\": \"$4\"}}"
    [[ $4 != *" "* ]] || licence="{\"expression\": \"$4\"}"
    printf '{"type": "%s", "bom-ref": "%s", "name": "%s", "version": "%s", "licenses": [%s], "purl": "%s"%s}\n' \
        "$1" "$5" "$2" "$3" "$licence" "$5" "${6-}"
}

java_component() {
    local vendor module modules=()
    vendor=$(jdk_fact IMPLEMENTOR)
    for module in $(tr -d '\r' <"$image/release" | sed -n 's/^MODULES="\(.*\)"/\1/p'); do
        [[ $module != java.* && $module != jdk.* ]] \
            || modules+=("{\"type\": \"library\", \"name\": \"$module\", \"version\": \"$java\"}")
    done
    component platform OpenJDK "$java" "GPL-2.0-only WITH Classpath-exception-2.0" \
        "pkg:generic/openjdk@${java/+/%2B}?vendor=${vendor// /%20}" \
        ", \"publisher\": \"$vendor\", \"components\": [$(IFS=, && printf '%s' "${modules[*]}")]"
}

library_components() {
    local jar project group
    for jar in "$work"/jars/*.jar; do
        [[ ${jar##*/} =~ ^([a-z-]+)-([0-9][0-9.]*[0-9])(-([a-z0-9-]+))?\.jar$ ]] || fail "${jar##*/} has no name as the bill of materials wants it"
        case ${BASH_REMATCH[1]} in
            javafx-*) project=OpenJFX group=org.openjfx ;;
            atlantafx-*) project=AtlantaFX group=io.github.mkpaz ;;
            *) fail "${jar##*/} is not in the bill of materials: add it to libraries.properties and components.sh" ;;
        esac
        # JavaFX's jars without the name of a system are empty.
        [[ $project != OpenJFX || -n ${BASH_REMATCH[4]-} ]] || continue
        component library "${BASH_REMATCH[1]}" "${BASH_REMATCH[2]}" "$(library_fact "$project" 2)" \
            "pkg:maven/$group/${BASH_REMATCH[1]}@${BASH_REMATCH[2]}${BASH_REMATCH[4]:+?classifier=${BASH_REMATCH[4]}}" \
            ", \"group\": \"$group\", \"hashes\": [{\"alg\": \"SHA-256\", \"content\": \"$(sha256 "$jar")\"}]"
    done
}

# Prints a library's version (1) or licence (2).
library_fact() {
    find target/classes -name libraries.properties -exec sed -n "s/^$1=//p" {} + | tr -d '\r' | awk -F '; *' -v field="$2" '{ print $field }'
}

sha256() {
    { sha256sum "$1" 2>/dev/null || shasum -a 256 "$1"; } | cut -d' ' -f1
}
