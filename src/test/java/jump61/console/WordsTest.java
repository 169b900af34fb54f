package jump61.console;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import jump61.game.Side;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.function.Executable;

/** The words of a line, the names of commands, and the lines that other programs read. */
class WordsTest {
    private static void mistaken(String message, Executable command) {
        assertEquals(message, assertThrows(MistakeException.class, command).getMessage());
    }

    @Test
    void aLineIsSplitAtWhiteSpace() {
        Words words = Words.of("\uFEFF  Move\t1   x ");
        assertEquals("move", words.command());
        assertEquals("x", words.word(2));
        assertEquals(words, words.exactly(3));
        mistaken("Nothing may follow \"1\".", () -> words.exactly(2));
        mistaken(
                "Something is missing; write move A B C.",
                () -> words.like("move A B C").exactly(4));
        assertTrue(Words.of(" \t ").sayNothing());
        assertTrue(Words.of("#x").sayNothing());
        assertFalse(Words.of("x # y").sayNothing());
        assertEquals("y", Words.of("x # y").word(2));
        assertEquals("x", Words.withoutComment("x# y").exactly(1).word(0));
        assertThrows(MistakeException.class, () -> Words.withoutComment("# y").word(0));
    }

    @Test
    void numbersAreWholeAndHaveLimits() {
        Words words = Words.of("set -3 +4 x 5x - 99999999999999999999").like("set N");
        assertEquals(-3, words.number(1));
        assertEquals(4, words.number(2));
        assertEquals(4, words.number(2, 4, 4, "It"));
        mistaken("It must be from 5 to 9, not 4.", () -> words.number(2, 5, 9, "It"));
        mistaken("It must be from 1 to 3, not 4.", () -> words.number(2, 1, 3, "It"));
        for (int index = 3; index <= 5; index++) {
            String word = words.word(index);
            int at = index;
            mistaken("A whole number is needed, not \"" + word + "\"; write set N.", () -> words.number(at));
        }
        mistaken("The number \"99999999999999999999\" is too large.", () -> words.number(6));
        for (String number : List.of("0", "9", "-1", "+1")) {
            assertTrue(Words.of(number).beginWithNumber());
        }
        for (String other : List.of("/", ":", "a", ".")) {
            assertFalse(Words.of(other).beginWithNumber());
        }
    }

    @Test
    void aSideIsWrittenInFullOrAsALetter() {
        Words words = Words.of("Red blue R b").like("it");
        assertEquals(Side.FIRST, words.side(0));
        assertEquals(Side.SECOND, words.side(1));
        assertEquals(Side.FIRST, words.sideLetter(2));
        assertEquals(Side.SECOND, words.sideLetter(3));
        assertEquals(Side.SECOND, words.sideOrLetter(1));
        assertEquals(Side.FIRST, words.sideOrLetter(2));
        mistaken("There is no side \"R\"; write it.", () -> words.side(2));
        mistaken("There is no side \"blue\"; write it.", () -> words.sideLetter(1));
    }

    @Test
    void foreignTextIsQuotedOnOneShortLine() {
        assertEquals("\"a?b~?é\"", Words.quoted("a\nb~\u007fé"));
        assertEquals("\"" + "x".repeat(40) + "\"", Words.quoted("x".repeat(40)));
        assertEquals("\"" + "x".repeat(40) + "...\"", Words.quoted("x".repeat(41)));
    }

    @Test
    void aCommandMayBeShortenedWhileItIsClear() {
        CommandNames names = new CommandNames("move", "moves", "quit", "remove");
        assertEquals("move", names.resolve("move"));
        assertEquals("moves", names.resolve("moves"));
        assertEquals("quit", names.resolve("q"));
        assertEquals(Optional.of("remove"), names.meant("r"));
        assertEquals(Optional.empty(), names.meant("mo"));
        mistaken("The command \"mo\" could be move or moves.", () -> names.resolve("mo"));
        mistaken("There is no command \"x\"; try help.", () -> names.resolve("x"));
        mistaken("There is no command \"quits\"; try help.", () -> names.resolve("quits"));
    }

    @Test
    void jsonIsAsciiOnOneLine() {
        Map<String, Object> object = new LinkedHashMap<>();
        object.put("a\"\\", List.of(1, 2L, true));
        object.put("é", 0.5);
        object.put("none", null);
        object.put("infinite", Double.POSITIVE_INFINITY);
        object.put("text", "\u001f ~\u007f\n");
        assertEquals(
                "{\"a\\\"\\\\\": [1, 2, true], \"\\u00e9\": 0.5000, \"none\": null, \"infinite\": null,"
                        + " \"text\": \"\\u001f ~\\u007f\\u000a\"}",
                Json.of(object));
        assertEquals("[null, \"x\"]", Json.of(Arrays.asList(null, "x")));
    }
}
