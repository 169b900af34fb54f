package jump61.packaging;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.LocalDate;
import java.time.ZoneOffset;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;

/** Which JDK packages are made with. */
@EnabledOnOs(OS.LINUX)
class ChosenJdkTest {
    private static final LocalDate TODAY = LocalDate.now(ZoneOffset.UTC);

    @TempDir
    Path folder;

    @Test
    void theOneThatIsNamedIsTakenAndElseThatOfTheEnvironment() throws Exception {
        Path named = jdk("named", "17.0.15", TODAY);
        Path other = jdk("other", "25.0.3", TODAY);
        Map<String, String> environment = Map.of("JAVA_HOME", other.toString());
        assertEquals(
                "17 " + named + "\n",
                bash("jdk='" + named + "'; choose_jdk; echo $jdk_release $JAVA_HOME", environment));
        assertEquals("25 " + other + "\n", bash("jdk=; choose_jdk; echo $jdk_release $JAVA_HOME", environment));
    }

    @Test
    void withoutOneNamedItIsThatOfThePath() throws Exception {
        String found = bash("jdk=; unset JAVA_HOME; choose_jdk; echo $jdk", Map.of());
        assertTrue(Files.exists(Path.of(found.strip(), "bin", "jlink")), found);
    }

    @Test
    void anUnsuitableJdkIsReportedInOneLine() throws Exception {
        Path old = jdk("old", "11.0.2", TODAY);
        assertEquals(
                new Shell.Result(1, "package: needs JDK 17 or later, best the latest 25; " + old + " has 11.0.2\n"),
                Shell.run(Map.of(), "packaging/package", "--jdk", old.toString(), "tar"));
        Shell.Result none = Shell.run(Map.of(), "packaging/package", "--jdk", folder.toString(), "tar");
        assertEquals(1, none.code());
        assertEquals(1, none.output().lines().count(), none.output());
    }

    @Test
    void aReleaseIsNotToBeMadeWithAnOldOne() throws Exception {
        assertEquals("", warnings("25.0.3", TODAY.minusMonths(3)));
        assertTrue(warnings("25.0.3", TODAY.minusMonths(4).minusDays(1)).contains("newer updates are out"));
        assertTrue(warnings("17.0.15", TODAY).contains("no two builds are the same"));
    }

    private String warnings(String version, LocalDate day) throws Exception {
        return bash("jdk='" + jdk("some", version, day) + "'; choose_jdk; warn_of_jdk", Map.of());
    }

    private static String bash(String script, Map<String, String> environment) throws Exception {
        Shell.Result result = Shell.bash("tools jdk", script, environment);
        assertEquals(0, result.code(), result.output());
        return result.output();
    }

    /** Makes what looks like a JDK from outside. */
    private Path jdk(String name, String version, LocalDate day) throws IOException {
        Path jdk = folder.resolve(name);
        Files.createDirectories(jdk.resolve("bin"));
        Files.writeString(jdk.resolve("bin/jlink"), "");
        Files.writeString(jdk.resolve("release"), """
                JAVA_VERSION="%s"
                JAVA_VERSION_DATE="%s"
                """.formatted(version, day));
        return jdk;
    }
}
