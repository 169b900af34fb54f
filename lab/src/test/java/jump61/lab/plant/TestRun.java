package jump61.lab.plant;

import java.io.File;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import org.junit.platform.engine.TestExecutionResult;
import org.junit.platform.engine.discovery.DiscoverySelectors;
import org.junit.platform.launcher.Launcher;
import org.junit.platform.launcher.TagFilter;
import org.junit.platform.launcher.TestExecutionListener;
import org.junit.platform.launcher.TestIdentifier;
import org.junit.platform.launcher.core.LauncherDiscoveryRequestBuilder;
import org.junit.platform.launcher.core.LauncherFactory;

/** Runs classes of tests, one after another, in a process of their own, until the first test fails. */
public final class TestRun {
    private static final int FAILED = 61;
    private static final String RUNS = "runs ";
    private static final String FAILS = "fails ";

    private TestRun() {}

    /** How a run ended: all passed, one failed, or the time was up. */
    enum End {
        PASSED,
        FAILED,
        TOO_LATE
    }

    /**
     * What came of a run.
     *
     * @param test the class that was run last
     * @param reason why it did not pass
     */
    record Outcome(End end, String test, String reason) {}

    /**
     * Runs tests in another process, until one fails.
     *
     * @param changed a folder with classes that are used instead of those of the program
     * @param tests names of classes
     * @param seconds how much processor time they may take; ten times as long if they wait
     */
    static Outcome untilOneFails(Path changed, List<String> tests, long seconds)
            throws IOException, InterruptedException {
        return inAnotherProcess(changed.toString(), tests, seconds);
    }

    /** {@return which of these classes of tests fail in the program as it is} */
    static List<String> failing(List<String> tests, long seconds) throws IOException, InterruptedException {
        List<String> failing = new ArrayList<>();
        for (int first = 0; first < tests.size(); ) {
            List<String> left = tests.subList(first, tests.size());
            Outcome outcome = inAnotherProcess("", left, seconds);
            if (outcome.end() == End.PASSED) {
                break;
            }
            failing.add(outcome.test() + ": " + outcome.reason());
            first = tests.indexOf(outcome.test()) + 1;
        }
        return failing;
    }

    private static Outcome inAnotherProcess(String changed, List<String> tests, long seconds)
            throws IOException, InterruptedException {
        Path home = Files.createTempDirectory("plant");
        Path output = home.resolve("output.txt");
        List<String> command = new ArrayList<>(List.of(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "-Xmx2g",
                "-XX:+UseSerialGC",
                "-XX:TieredStopAtLevel=1",
                "--enable-native-access=ALL-UNNAMED",
                "-Dtestfx.headless=true",
                "-Dprism.order=sw",
                "-Dsun.rmi.transport.connectionTimeout=2000",
                "-Djump61.fuzz=1000",
                "-Duser.home=" + home,
                "-Djava.io.tmpdir=" + home,
                "-cp",
                (changed.isEmpty() ? "" : changed + File.pathSeparator) + System.getProperty("java.class.path"),
                TestRun.class.getName()));
        command.addAll(tests);
        try {
            Process process = new ProcessBuilder(command)
                    .redirectErrorStream(true)
                    .redirectOutput(output.toFile())
                    .start();
            process.getOutputStream().close();
            boolean ended = endsWithin(seconds, process);
            process.descendants().forEach(ProcessHandle::destroyForcibly);
            process.destroyForcibly().waitFor();
            return outcome(Files.readString(output, StandardCharsets.UTF_8), ended, process.exitValue());
        } finally {
            delete(home);
        }
    }

    private static boolean endsWithin(long seconds, Process process) throws InterruptedException {
        for (long waited = 0; waited < seconds * 10; waited++) {
            if (process.waitFor(1, TimeUnit.SECONDS)) {
                return true;
            }
            Duration used = process.info().totalCpuDuration().orElse(Duration.ofSeconds(waited));
            if (used.toSeconds() >= seconds) {
                return false;
            }
        }
        return false;
    }

    private static Outcome outcome(String output, boolean ended, int code) {
        String last = lastWith(RUNS, output);
        if (!ended) {
            return new Outcome(End.TOO_LATE, last, "does not come to an end");
        } else if (code == 0) {
            return new Outcome(End.PASSED, last, "");
        } else if (code == FAILED) {
            return new Outcome(End.FAILED, last, lastWith(FAILS, output));
        }
        return new Outcome(End.FAILED, last, "the process ended with code " + code);
    }

    private static String lastWith(String beginning, String output) {
        return output.lines()
                .filter(line -> line.startsWith(beginning))
                .reduce("", (earlier, later) -> later.substring(beginning.length()));
    }

    static void delete(Path folder) {
        try (Stream<Path> files = Files.walk(folder)) {
            for (Path file : files.sorted(Comparator.reverseOrder()).toList()) {
                Files.deleteIfExists(file);
            }
        } catch (IOException | UncheckedIOException inUse) {
            // A process that is about to end may still write there; the system clears what is temporary.
        }
    }

    /** Runs the classes that are named. Ends at the first failure, whatever the tests still have open. */
    public static void main(String[] tests) throws ClassNotFoundException {
        Launcher launcher = LauncherFactory.create();
        for (String test : tests) {
            System.out.println(RUNS + test);
            launcher.execute(
                    LauncherDiscoveryRequestBuilder.request()
                            .selectors(DiscoverySelectors.selectClass(test))
                            .filters(TagFilter.excludeTags("slow"))
                            .build(),
                    new TestExecutionListener() {
                        @Override
                        public void executionFinished(TestIdentifier ended, TestExecutionResult result) {
                            if (result.getStatus() == TestExecutionResult.Status.FAILED) {
                                String why = result.getThrowable()
                                        .map(problem -> problem.toString()
                                                .lines()
                                                .findFirst()
                                                .orElse(""))
                                        .orElse("");
                                System.out.println();
                                System.out.println(FAILS + ended.getDisplayName() + ": " + why);
                                System.out.flush();
                                Runtime.getRuntime().halt(FAILED);
                            }
                        }
                    });
        }
        System.out.flush();
        Runtime.getRuntime().halt(0);
    }
}
