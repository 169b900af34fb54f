package jump61.packaging;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import jump61.console.Version;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** What is published beside the packages. */
@EnabledOnOs(OS.LINUX)
class ReleaseTest {
    private static final String VERSION = Version.current();

    private static final List<String> PACKAGES = List.of(
            "Jump61-VERSION.msi",
            "Jump61-VERSION-arm64.dmg",
            "Jump61-VERSION-x86_64.dmg",
            "jump61-VERSION-linux-x86_64.tar.xz",
            "jump61-VERSION-linux-aarch64.tar.xz",
            "jump61_VERSION_amd64.deb",
            "jump61_VERSION_arm64.deb",
            "jump61-VERSION-1.x86_64.rpm",
            "jump61-VERSION-1.aarch64.rpm",
            "Jump61-VERSION-x86_64.AppImage",
            "Jump61-VERSION-aarch64.AppImage",
            "jump61-VERSION-classes-x86_64.tar.gz",
            "jump61-VERSION-classes-aarch64.tar.gz");

    @TempDir
    Path folder;

    @Test
    void everyFileHasItsChecksumAndTheNotesSayWhatIsNew() throws Exception {
        packagesOfAllSystems();
        Shell.Result result = Shell.run(Map.of("JUMP61_SIGNING_KEY", ""), "packaging/release", folder.toString());
        assertEquals(0, result.code(), result.output());
        assertTrue(result.output().contains("dry run"), result.output());
        Shell.Result sums =
                Shell.run(Map.of(), "sh", "-c", "cd '" + folder + "' && sha256sum --check --strict SHA256SUMS");
        assertEquals(0, sums.code(), sums.output());
        try (Stream<Path> files = Files.list(folder)) {
            assertEquals(files.count() - 1, sums.output().lines().count());
        }
        assertTrue(Files.readString(folder.resolve("NOTES.md")).contains("\n- "));
    }

    @Test
    void aReleaseThatLacksAPackageIsNotMade() throws Exception {
        packagesOfAllSystems();
        Files.delete(folder.resolve("Jump61-VERSION-x86_64.AppImage".replace("VERSION", VERSION)));
        Shell.Result result = Shell.run(Map.of(), "packaging/release", folder.toString());
        assertEquals(
                new Shell.Result(
                        1,
                        "package: not all packages are there; this release lacks:\npackage:   Jump61-" + VERSION
                                + "-x86_64.AppImage\n"),
                result);
        assertFalse(Files.exists(folder.resolve("SHA256SUMS")));
    }

    @Test
    void whatIsAskedAndToldOfAReleaseNamesThisVersion() throws Exception {
        assertTrue(Files.readString(Path.of("CHANGELOG.md")).contains("\n## " + VERSION + " - "));
        assertTrue(Files.readString(Path.of(".github/ISSUE_TEMPLATE/bug.yml")).contains(" " + VERSION + ", "));
    }

    @Test
    void nothingIsPublishedInTheNameOfAPlaceholder() throws Exception {
        Shell.Result result = Shell.run(Map.of(), "packaging/release", "--may-publish", "v" + VERSION);
        assertEquals(1, result.code());
        assertTrue(result.output().startsWith("package: pom.xml does not say who publishes"), result.output());
    }

    @Test
    void aTagThatIsNotOfThisVersionIsNotPublished() throws Exception {
        Shell.Result result = Shell.run(Map.of(), "packaging/release", "--may-publish", "v0.0.0");
        assertEquals(new Shell.Result(1, "package: the tag v0.0.0 is not that of version " + VERSION + "\n"), result);
    }

    @ParameterizedTest
    @CsvSource({
        "winget/Jump61.Jump61.installer.yaml, InstallerSha256: 1111, 1",
        "homebrew/jump61.rb, 'arm:   \"2222', 2",
        "aur/PKGBUILD, sha256sums_x86_64=('4444, 2",
        "aur/.SRCINFO, sha256sums_aarch64 = 5555, 2",
        "flatpak/manifest.yml, sha256: SOURCE, 3"
    })
    void manifestsHoldTheChecksumsOfTheirPackages(String manifest, String line, int sums) throws Exception {
        packagesOfAllSystems();
        String filled = filled(manifest);
        String expected = line;
        for (int i = 0; i < PACKAGES.size(); i++) {
            expected = expected.replace(String.valueOf(i + 1).repeat(4), sum(PACKAGES.get(i)));
        }
        expected = expected.replace("SOURCE", sum("jump61-VERSION-source.tar.gz"));
        assertTrue(filled.contains(expected), filled);
        assertTrue(filled.contains(VERSION), filled);
        assertFalse(filled.matches("(?s).*@[a-z_]+[ @].*"), filled);
        assertEquals(sums, filled.split("[0-9a-f]{64}", -1).length - 1, filled);
    }

    @ParameterizedTest
    @ValueSource(strings = {"winget/Jump61.Jump61.installer.yaml", "homebrew/jump61.rb", "aur/PKGBUILD"})
    void withoutThePackageThereIsNoManifest(String manifest) throws Exception {
        assertEquals(
                1, Shell.bash("tools project notes", fill(manifest), Map.of()).code());
    }

    @Test
    void thePackageRecipeForArchLinuxIsValid() throws Exception {
        packagesOfAllSystems();
        Path recipe = Files.writeString(folder.resolve("PKGBUILD"), filled("aur/PKGBUILD"));
        Shell.Result result = Shell.run(
                Map.of(),
                "bash",
                "-c",
                ". '" + recipe + "'; declare -f package >/dev/null; echo $pkgname $pkgver ${#depends[@]}");
        assertEquals("jump61-bin " + VERSION + " 6\n", result.output());
    }

    @Test
    void flatpakListsTheLibrariesOfTheBuildForBothProcessors() throws Exception {
        String list = Files.readString(Path.of("packaging/stores/flatpak/libraries.json"));
        String pom = Files.readString(Path.of("pom.xml"));
        for (String module : List.of("base", "controls", "fxml", "graphics")) {
            for (String system : List.of("linux", "linux-aarch64")) {
                assertTrue(list.contains(
                        "/javafx-" + module + "-" + property(pom, "javafx.version") + "-" + system + ".jar\""));
            }
        }
        assertTrue(list.contains("/atlantafx-base-" + property(pom, "atlantafx.version") + ".jar\""));
        assertEquals(9, list.split("\"sha256\": \"[0-9a-f]{64}\"", -1).length - 1);
    }

    @Test
    void theFlatpakManifestIsValid() throws Exception {
        assumeTrue(Shell.has("flatpak-builder"), "needs flatpak-builder");
        packagesOfAllSystems();
        Path manifest = Files.writeString(folder.resolve("manifest.yml"), filled("flatpak/manifest.yml"));
        Files.copy(Path.of("packaging/stores/flatpak/libraries.json"), folder.resolve("libraries.json"));
        Shell.Result result = Shell.run(Map.of(), "flatpak-builder", "--show-manifest", manifest.toString());
        assertEquals(0, result.code(), result.output());
        assertTrue(result.output().contains("javafx-graphics"), result.output());
        assertFalse(result.output().contains("WARNING"), result.output());
    }

    private void packagesOfAllSystems() throws IOException {
        for (String name : PACKAGES) {
            Files.writeString(folder.resolve(name.replace("VERSION", VERSION)), "contents of " + name);
        }
        // Made by the release itself.
        Files.writeString(folder.resolve("jump61-VERSION-source.tar.gz".replace("VERSION", VERSION)), "sources");
    }

    private String sum(String name) throws Exception {
        Path file = folder.resolve(name.replace("VERSION", VERSION));
        return Shell.run(Map.of(), "sha256sum", file.toString()).output().substring(0, 64);
    }

    private String filled(String manifest) throws Exception {
        Shell.Result result = Shell.bash("tools project notes", fill(manifest), Map.of());
        assertEquals(0, result.code(), result.output());
        return result.output();
    }

    private String fill(String manifest) {
        return "work=$(mktemp -d); trap 'rm -r \"$work\"' EXIT; read_project; fill_manifest packaging/stores/"
                + manifest + " '" + folder + "'";
    }

    private static String property(String pom, String name) {
        return pom.replaceFirst("(?s).*<" + name + ">(.*?)</.*", "$1");
    }
}
