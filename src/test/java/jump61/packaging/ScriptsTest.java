package jump61.packaging;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/** The scripts that make packages run on every system that packages are made for. */
@EnabledOnOs(OS.LINUX)
class ScriptsTest {
    /** What bash has had since version 4 or later; macOS ships 3.2. */
    private static final Pattern TOO_NEW = Pattern.compile(String.join(
            "|",
            "\\b(?:mapfile|readarray|coproc)\\b",
            "\\b(?:declare|local|typeset) -[a-z]*[Anu]",
            "\\$\\{\\w+(?:\\[[^]]*])?(?:\\^|,|@[A-Za-z])",
            "\\$\\{\\w+\\[-\\d",
            "&>>|\\|&|;;&|;&(?!;)",
            "-v [a-z_]+ ]]",
            "printf (?:-v \\S+ )?'?%\\(",
            "\\bglobstar\\b|\\blastpipe\\b|\\bEPOCHSECONDS\\b|\\bBASHPID\\b",
            "\\bwait -n\\b"));

    @TempDir
    Path folder;

    static Stream<Path> scripts() throws IOException {
        return Shell.scripts();
    }

    @ParameterizedTest
    @MethodSource("scripts")
    void noScriptAsksForMoreThanBash32(Path script) throws IOException {
        List<String> tooNew = new ArrayList<>();
        for (String line : Files.readAllLines(script)) {
            if (!line.strip().startsWith("#") && TOO_NEW.matcher(line).find()) {
                tooNew.add(line.strip());
            }
        }
        assertEquals(List.of(), tooNew);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '~',
            value = {"mapfile -t x", "local -A map", "echo ${x^^}", "echo ${list[-1]}", "ls |& cat", "[[ -v name ]]"})
    void theCheckKnowsWhatBash32Lacks(String line) {
        assertTrue(TOO_NEW.matcher(line).find(), line);
    }

    @ParameterizedTest
    @MethodSource("scripts")
    void shellcheckFindsNothing(Path script) throws Exception {
        assumeTrue(Shell.has("shellcheck"), "needs shellcheck");
        assertEquals(new Shell.Result(0, ""), Shell.run(Map.of(), "shellcheck", "-s", "bash", script.toString()));
    }

    @ParameterizedTest
    @CsvSource({"jump61", "jump61-console", "jump61b", "environment"})
    void shellcheckFindsNothingInTheLaunchers(String launcher) throws Exception {
        assumeTrue(Shell.has("shellcheck"), "needs shellcheck");
        assertEquals(
                new Shell.Result(0, ""), Shell.run(Map.of(), "shellcheck", "-s", "sh", "packaging/linux/" + launcher));
    }

    /** A sheet in binary form remembers where it was made, and would look for the other file there. */
    @Test
    void noStyleSheetRefersToAnotherFile() throws IOException {
        try (Stream<Path> sheets = Files.list(Path.of("src/main/resources/jump61/window/style"))) {
            for (Path sheet : sheets.toList()) {
                assertFalse(Files.readString(sheet).contains("url("), sheet::toString);
            }
        }
    }

    /** A tag can be moved to other code, a commit cannot. */
    @ParameterizedTest
    @ValueSource(strings = {"check", "packages", "trust"})
    void workflowsUseActionsAtFixedCommitsOnly(String workflow) throws IOException {
        List<String> used = Files.readAllLines(Path.of(".github/workflows", workflow + ".yml")).stream()
                .filter(line -> line.matches("[ -]*uses: .*"))
                .toList();
        assertFalse(used.isEmpty());
        used.forEach(
                line -> assertTrue(line.matches("[ -]*uses: actions/[a-z-]+@[0-9a-f]{40} # v[0-9]+\\.[0-9.]+"), line));
    }

    @Test
    void helpIsAnsweredImmediately() throws Exception {
        Shell.Result help = Shell.run(Map.of(), "packaging/package", "--help");
        assertEquals(0, help.code());
        assertTrue(help.output().contains("--jdk FOLDER"), help.output());
    }

    @ParameterizedTest
    @CsvSource({
        "--frobnicate, there is no option --frobnicate",
        "zip, there is no format zip",
        "--jdk, --jdk wants a folder"
    })
    void aWrongCommandLineIsOneLineAndExitCode2(String argument, String told) throws Exception {
        assertEquals(
                new Shell.Result(2, "package: " + told + " (see packaging/package --help)\n"),
                Shell.run(Map.of(), "packaging/package", argument));
    }

    @ParameterizedTest
    @ValueSource(strings = {"release", "verify"})
    void theOtherScriptsKnowTheirOptionsToo(String script) throws Exception {
        assertEquals(
                new Shell.Result(
                        2, script + ": there is no option --frobnicate (see packaging/" + script + " --help)\n"),
                Shell.run(Map.of(), "packaging/" + script, "--frobnicate"));
    }

    @Test
    void optionsAreReadTheSameFromAFileWithTheLineEndsOfWindows() throws Exception {
        Path file = folder.resolve("flags");
        Files.writeString(file, "# Options.\r\n-Xone  # why\r\n22: -Xtwo\r\n26: -Xthree\r\n");
        assertEquals(
                new Shell.Result(0, "-Xone\n-Xtwo\n"),
                Shell.bash("tools", "jdk_release=25; flags '" + file + "'", Map.of()));
    }
}
