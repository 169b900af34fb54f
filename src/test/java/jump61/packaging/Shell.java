package jump61.packaging;

import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;

/** Runs parts of the packaging scripts. */
final class Shell {
    private static final int PATIENCE_SECONDS = 120;

    private Shell() {}

    /** What a program said, and how it ended. */
    record Result(int code, String output) {}

    /** Runs {@code script} in bash, with the functions of the steps named before it, separated by spaces. */
    static Result bash(String steps, String script, Map<String, String> environment) throws Exception {
        StringBuilder all = new StringBuilder("set -euo pipefail\n");
        for (String step : steps.split(" ")) {
            all.append(". packaging/steps/").append(step).append(".sh\n");
        }
        return run(environment, "bash", "-c", all + script);
    }

    static Result run(Map<String, String> environment, String... command) throws Exception {
        Path output = Files.createTempFile("output", ".txt");
        try {
            ProcessBuilder program =
                    new ProcessBuilder(command).redirectErrorStream(true).redirectOutput(output.toFile());
            program.environment().putAll(environment);
            Process process = program.start();
            process.getOutputStream().close();
            boolean ended = process.waitFor(PATIENCE_SECONDS, TimeUnit.SECONDS);
            process.destroyForcibly();
            assertTrue(ended, () -> "does not end: " + String.join(" ", command));
            return new Result(process.exitValue(), Files.readString(output, StandardCharsets.UTF_8));
        } finally {
            Files.delete(output);
        }
    }

    static boolean has(String program) {
        return Stream.of(System.getenv("PATH").split(":"))
                .anyMatch(folder -> Files.isExecutable(Path.of(folder, program)));
    }

    /** {@return the scripts that run while packages are made, on all systems} */
    static Stream<Path> scripts() throws IOException {
        try (Stream<Path> files = Files.walk(Path.of("packaging"))) {
            return files
                    .filter(file -> file.toString().endsWith(".sh") || file.endsWith("package"))
                    .filter(Files::isRegularFile)
                    .sorted()
                    .toList()
                    .stream();
        }
    }
}
