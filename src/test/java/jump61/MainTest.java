package jump61;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
import org.junit.jupiter.api.Test;

class MainTest {

    private final ByteArrayOutputStream out = new ByteArrayOutputStream();
    private final ByteArrayOutputStream err = new ByteArrayOutputStream();

    @Test
    void theVersionIsTheOneOfTheBuild() {
        assertEquals(0, run("--version"));
        assertTrue(text(out).matches("jump61 \\d+\\.\\d+\\.\\d+(-SNAPSHOT)?\\R"), text(out));
    }

    @Test
    void helpListsTheOptions() {
        assertEquals(0, run("--help"));
        assertTrue(text(out).contains("--dialect"), text(out));
    }

    @Test
    void withoutArgumentsTheConsoleOf2014Plays() {
        assertEquals(0, type("size 2\ndump\n"));
        assertEquals("====\n    1- 1-\n    1- 1-\n====\n", text(out));
    }

    @Test
    void theConsoleOf2021IsThereOnRequest() {
        assertEquals(0, type("size 2\ndump\n", "--dialect", "2021"));
        assertEquals("===\n    1- 1-\n    1- 1-\n===\n", text(out));
    }

    @Test
    void aConsoleExitsWithCode0WhateverItsInput() {
        assertEquals(0, type("nonsense\n\0\n"));
        assertEquals(2, text(err).lines().count());
        assertEquals("", text(out));
    }

    @Test
    void anUnknownOptionIsOneLineOnStandardErrorAndExitCode2() {
        assertEquals(2, run("--frobnicate"));
        assertEquals(
                "jump61: unknown option --frobnicate (see --help)\n", text(err).replace("\r", ""));
        assertEquals("", text(out));
    }

    @Test
    void whatCannotBeWrittenIsAFailure() {
        OutputStream full = new OutputStream() {
            @Override
            public void write(int any) throws IOException {
                throw new IOException("No space left on device");
            }
        };
        for (String option : List.of("--version", "--help")) {
            err.reset();
            assertEquals(1, Main.run(InputStream.nullInputStream(), printTo(full), printTo(err), option));
            assertEquals("jump61: the output could not be written", text(err).strip());
        }
    }

    private int run(String... args) {
        return type("", args);
    }

    private int type(String input, String... args) {
        InputStream in = new ByteArrayInputStream(input.getBytes(StandardCharsets.UTF_8));
        return Main.run(in, printTo(out), printTo(err), args);
    }

    private static PrintStream printTo(OutputStream stream) {
        return new PrintStream(stream, true, StandardCharsets.UTF_8);
    }

    private static String text(ByteArrayOutputStream bytes) {
        return bytes.toString(StandardCharsets.UTF_8);
    }
}
