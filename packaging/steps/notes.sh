# Describes a release: its part of the changelog, and manifests for stores.

# Prints the changes of a version, or the unreleased ones if the changelog does not have that version yet.
release_notes() {
    awk -v version="$1" '
        /^## / { part = $2; gsub(/[][]/, "", part); found[part] = 1; next }
        { text[part] = text[part] $0 "\n" }
        END { print text[version in found ? version : "Unreleased"] }' CHANGELOG.md | sed -e '/./,$!d'
}

# Succeeds if the changelog has the version with its day, as the release checklist demands.
changelog_is_dated() {
    grep -qx "## \[*$version\]* - ${timestamp%T*}" CHANGELOG.md
}

# Fills in the manifests of packaging/stores with the checksums of the packages in a folder; leaves out those of missing packages.
fill_manifests() {
    local template target
    find packaging/stores -type f | LC_ALL=C sort | while read -r template; do
        target=$2/${template#packaging/stores/}
        # Flatpak requires a file named after the application's id.
        [[ $template != */flatpak/manifest.yml ]] || target=$2/flatpak/$app_id.yml
        mkdir -p "$(dirname "$target")"
        fill_manifest "$template" "$1" >"$target" || {
            rm "$target"
            printf '    left out: %s\n' "${target#"$2"/}"
        }
    done
    find "$2" -type d -empty -delete
}

# Fails if a package that the template names is missing.
fill_manifest() {
    local file line sum
    cp "$1" "$work/manifest"
    sed -n 's/.*@sha256 \([^@]*\)@.*/\1/p' "$1" | sed "s/VERSION/$version/" | while read -r file; do
        [[ -e $2/$file ]] || return 1
        sum=$(sha256sum "$2/$file" | cut -d' ' -f1)
        printf 's/@sha256 %s@/%s/\n' "${file/$version/VERSION}" "$sum"
    done >"$work/sums.sed" || return 1
    sed -f "$work/sums.sed" "$work/manifest" | fill_in
}
