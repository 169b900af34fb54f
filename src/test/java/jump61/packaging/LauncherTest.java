package jump61.packaging;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The launchers of the Linux packages, with a program in place of Java that reports how it was called. */
@EnabledOnOs(OS.LINUX)
class LauncherTest {
    @TempDir
    Path folder;

    @ParameterizedTest
    @CsvSource({"C", "POSIX", "xx_XX.UTF-8", "''"})
    void whereNoUtf8LocaleIsInForceOneIsSet(String locale) throws Exception {
        assumeTrue(Shell.has("locale"), "needs locale");
        assertEquals("UTF-8", charset(locale));
    }

    @Test
    void anotherLocaleIsKept() throws Exception {
        assumeTrue(Shell.has("locale"), "needs locale");
        assertEquals("C.UTF-8\n", environment("C.UTF-8", "printf '%s\\n' \"$LC_ALL\""));
    }

    @Test
    void optionsForOtherJavaProgramsAreNotPassedOn() throws Exception {
        assertEquals("[]\n", environment("C.UTF-8", "printf '[%s]\\n' \"${JAVA_TOOL_OPTIONS-}\""));
    }

    @Test
    void aFileGoesToTheWindowAndAnOptionToTheConsole() throws Exception {
        Path runtime = install();
        String window =
                Shell.run(Map.of(), runtime + "/bin/jump61", "a game.jump61").output();
        assertEquals("--display|a game.jump61|", window.substring(window.indexOf("jump61.Main|") + 12));
        String dash = Shell.run(Map.of(), runtime + "/bin/jump61", "--", "-odd.jump61")
                .output();
        assertEquals("--display|--|-odd.jump61|", dash.substring(dash.indexOf("jump61.Main|") + 12));
        String console =
                Shell.run(Map.of(), runtime + "/bin/jump61", "--version").output();
        assertEquals("--version|", console.substring(console.indexOf("jump61.Main|") + 12));
        String year =
                Shell.run(Map.of(), runtime + "/bin/jump61b", "--listen", "all").output();
        assertEquals("--dialect|2006|--listen|all|", year.substring(year.indexOf("jump61.Main|") + 12));
    }

    private String charset(String locale) throws Exception {
        return environment(locale, "locale charmap").strip();
    }

    private static String environment(String locale, String script) throws Exception {
        Shell.Result result = Shell.run(
                Map.of("LC_ALL", locale, "LANG", locale, "JAVA_TOOL_OPTIONS", "-Dsome=thing"),
                "sh",
                "-c",
                ". packaging/linux/environment; " + script);
        assertEquals(0, result.code(), result.output());
        return result.output();
    }

    private Path install() throws Exception {
        Files.createDirectories(folder.resolve("bin"));
        Files.createDirectories(folder.resolve("lib"));
        copy("environment", folder.resolve("lib/environment"));
        for (String launcher : new String[] {"jump61", "jump61-console", "jump61b"}) {
            copy(launcher, folder.resolve("bin").resolve(launcher));
        }
        Path java = Files.writeString(folder.resolve("bin/java"), "#!/bin/sh\nprintf '%s|' \"$@\"\n");
        java.toFile().setExecutable(true);
        return folder;
    }

    private static void copy(String file, Path target) throws Exception {
        Files.copy(Path.of("packaging/linux", file), target, StandardCopyOption.REPLACE_EXISTING);
        target.toFile().setExecutable(true);
    }
}
