package jump61.record;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.io.Reader;
import java.io.StringReader;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.List;
import java.util.Queue;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class BoundedLinesTest {
    private static final int LONGEST = 5;

    private static List<String> lines(String text) throws IOException {
        BoundedLines lines = new BoundedLines(new StringReader(unescaped(text)), LONGEST);
        List<String> found = new ArrayList<>();
        for (String line = lines.next(); line != null; line = lines.next()) {
            found.add(lines.wasCut() ? line + "!" : line);
        }
        assertNull(lines.next(), "the end stays the end");
        return found;
    }

    private static String unescaped(String text) {
        return text.replace("n", "\n").replace("r", "\r").replace("M", "\uFEFF");
    }

    /** In the texts, n and r stand for the two ways to end a line, M for a byte-order mark; ! is a line that was cut. */
    @ParameterizedTest
    @CsvSource({
        "'', ''",
        "a, a",
        "an, a",
        "anb, a|b",
        "arb, a|b",
        "arnb, a|b",
        "anrb, a||b",
        "nna, ||a",
        "rra, ||a",
        "rnrna, ||a",
        "12345, 12345",
        "123456, 12345!",
        "123456789n1, 12345!|1",
        "1234567rn12345r123456, 12345!|12345|12345!",
        "Ma, a",
        "aM, aM",
        "anMb, a|Mb",
        "M, ''",
        "Mna, |a",
        "ar, a",
        "arn, a",
    })
    void linesEndAsEverywhereAndAreCut(String text, String lines) throws IOException {
        assertEquals(lines.replace("M", "\uFEFF"), String.join("|", lines(text)));
    }

    @Test
    void linesMayBeLongerThanTheBuffer() throws IOException {
        String text = "x".repeat(100_000) + "n" + "y".repeat(8_192) + "r" + "n" + "zn".repeat(9_000);
        List<String> found = lines(text);
        assertEquals(List.of("xxxxx!", "yyyyy!", "z"), found.subList(0, 3));
        assertEquals(9_002, found.size());
    }

    /** What arrives of a terminal or a pipe, piece by piece; asked for more than has arrived, it would wait. */
    private static final class Pieces extends Reader {
        private final Queue<String> pieces;

        Pieces(String... pieces) {
            this.pieces = new ArrayDeque<>(List.of(pieces));
        }

        @Override
        public int read(char[] buffer, int offset, int length) {
            String next = pieces.remove();
            next.getChars(0, next.length(), buffer, offset);
            return next.length();
        }

        @Override
        public boolean ready() {
            return false;
        }

        @Override
        public void close() {}
    }

    @Test
    void aLineIsReadyIfPartOfItHasArrived() throws IOException {
        BoundedLines lines = new BoundedLines(new Pieces("a\nb\r\n", "c\r", "\nd\n"), LONGEST);
        assertFalse(lines.isReady());
        assertEquals("a", lines.next());
        assertTrue(lines.isReady());
        assertEquals("b", lines.next());
        assertFalse(lines.isReady(), "the rest of a line end is not a line");
        assertEquals("c", lines.next());
        assertFalse(lines.isReady());
        assertEquals("d", lines.next());
        assertFalse(lines.isReady());
    }

    @Test
    void anEmptyLineAfterACarriageReturnIsReady() throws IOException {
        BoundedLines lines = new BoundedLines(new Pieces("a\r\n\n"), LONGEST);
        assertEquals("a", lines.next());
        assertTrue(lines.isReady());
        assertEquals("", lines.next());
        assertFalse(lines.isReady());
        assertTrue(new BoundedLines(new StringReader("x"), LONGEST).isReady());
    }
}
