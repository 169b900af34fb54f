package jump61.packaging;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** With which JDK packages are made, and what is said of it. */
@EnabledOnOs(OS.LINUX)
class ChosenJdkTest {
    @TempDir
    Path folder;

    private final Map<String, String> environment = new HashMap<>();

    @Test
    void theNewestUpdateWinsWhereverItIs() throws Exception {
        jdk("a", "25.0.10+7-LTS", "2027-10-19");
        jdk("b", "25.0.3+9-LTS", "2026-04-21");
        jdk("c", "25+36-LTS", "2025-09-16");
        jdk("d", "17.0.15+6-Debian-1deb12u1", "2025-04-15");
        jdk("e", "25.0.10+5-LTS", "2027-10-19");
        List<String> found = bash("jdks_by_age")
                .output()
                .lines()
                .filter(line -> line.startsWith(folder.toString()))
                .map(line -> line.substring(folder.toString().length() + 1))
                .toList();
        assertEquals(List.of("d", "c", "b", "e", "a"), found);
    }

    @Test
    void theOneThatIsNamedIsTaken() throws Exception {
        jdk("new", "99.0.1+1", "2050-01-18");
        Path old = jdk("old", "17.0.15+6", "2025-04-15");
        assertEquals(
                "17 " + old + "\n",
                bash("jdk=" + old + "; choose_jdk; echo $jdk_release $JAVA_HOME")
                        .output());
        assertTrue(bash("jdk=; choose_jdk; echo $jdk").output().endsWith("/new\n"));
    }

    @Test
    void anUnsuitableJdkIsReportedInOneLine() throws Exception {
        Path old = jdk("old", "11.0.2+9", "2019-01-15");
        assertEquals(
                new Shell.Result(1, "package: needs JDK 17 or later, best the latest 25; " + old + " has 11.0.2+9\n"),
                Shell.run(environment, "packaging/package", "--jdk", old.toString(), "tar"));
    }

    @ParameterizedTest
    @CsvSource({
        "17.0.15+6, 'fit for trying out: a slower start, and no two builds are the same'",
        "25.0.3+9, fit",
        "26+35, fit",
        "11.0.2+9, too old"
    })
    void eachIsSaidToBeFitOrNot(String version, String told) throws Exception {
        assertEquals(
                told + "\n",
                bash("fitness " + jdk("some", version, "2026-01-20")).output());
    }

    @ParameterizedTest
    @CsvSource({
        "2026-04-21, 2026-04-22, 0",
        "2026-04-21, 2026-07-14, 0",
        "2026-04-21, 2026-07-21, 1",
        "2026-04-21, 2026-10-20, 2",
        "2025-10-21, 2026-01-20, 1",
        "2025-04-15, 2026-11-21, 6"
    })
    void quarterlyUpdatesAreCounted(String from, String to, int updates) throws Exception {
        assertEquals(updates + "\n", bash("updates_between " + from + " " + to).output());
    }

    @Test
    void anUpdateThatIsTwoBehindIsWarnedOf() throws Exception {
        String told = bash("jdk=" + jdk("some", "17.0.1+12", "2021-10-19") + "; show_jdks")
                .output();
        assertTrue(told.lines().anyMatch(line -> line.startsWith("Warning: it is of 2021-10-19, and ")), told);
    }

    private Shell.Result bash(String script) throws Exception {
        return Shell.bash("tools jdks", script, environment);
    }

    /** Makes what looks like a JDK from outside, where a variable of the environment names it. */
    private Path jdk(String name, String version, String day) throws IOException {
        Path jdk = folder.resolve(name);
        Files.createDirectories(jdk.resolve("bin"));
        Files.writeString(jdk.resolve("bin/jlink"), "");
        Files.writeString(jdk.resolve("release"), """
                JAVA_RUNTIME_VERSION="%s"
                JAVA_VERSION="%s"
                JAVA_VERSION_DATE="%s"
                """.formatted(version, version.replaceFirst("\\+.*", ""), day));
        environment.put("JAVA_HOME_" + name, jdk.toString());
        return jdk;
    }
}
