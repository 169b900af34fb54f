package jump61.network;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Optional;
import jump61.game.Side;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class MessageTest {
    @ParameterizedTest
    @ValueSource(strings = {"clear", "quit", "start", "game 2 red", "game 10 blue", "1:1", "10:10", "3:4"})
    void aMessageIsReadAndWrittenToTheCharacter(String text) {
        assertEquals(Optional.of(text), Message.parse(text).map(Message::text));
    }

    @Test
    void theColourInASetUpIsTheJoiners() {
        assertEquals(Optional.of(new Message.SetUp(3, Side.SECOND)), Message.parse("game 3 blue"));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "",
                " ",
                "quit ",
                " quit",
                "Quit",
                "QUIT",
                "quit\n",
                "start now",
                "game",
                "game 3",
                "game 3 r",
                "game 3 Red",
                "game 3 white",
                "game  3 red",
                "game 3  red",
                "game 03 red",
                "game 1 red",
                "game 11 red",
                "game 3 red ",
                "game\t3 red",
                "1 1",
                "1: 1",
                "01:1",
                "0:1",
                "1:0",
                "1:11",
                "11:1",
                "+1:1",
                "-1:1",
                "1:1:1",
                "١:١",
                "dump",
                "seed 3"
            })
    void everythingElseIsNone(String text) {
        assertEquals(Optional.empty(), Message.parse(text));
    }

    @Test
    void longTextIsNotEvenLookedAt() {
        assertTrue(Message.parse("1".repeat(10_000_000) + ":1").isEmpty());
    }

    @Test
    void whatIsShownOfForeignTextIsShortAndPlain() {
        assertEquals("?[31mred? wins.??", Sanitizer.shown("\u001b[31mred\u202e wins.\r\n"));
        assertEquals("x".repeat(40) + "...", Sanitizer.shown("x".repeat(1000)));
    }
}
