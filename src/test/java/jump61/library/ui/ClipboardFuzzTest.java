package jump61.library.ui;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import jump61.game.Game;
import jump61.game.Games;
import jump61.game.Match;
import jump61.game.Player;
import jump61.game.Players;
import jump61.record.GameRecord;
import jump61.record.RecordException;
import jump61.record.RecordWriter;
import jump61.trust.Fuzz;
import org.junit.jupiter.api.Test;

/** Texts from the clipboard: a game, a position or nothing, and if it looks like a game and is none, one line why. */
class ClipboardFuzzTest {
    @Test
    void whateverIsPastedIsAGameAPositionOrNothing() {
        Fuzz.feed(2, (input, random) -> {
            String text = GameClipboard.Pasted.clean(text(random));
            try {
                GameClipboard.Pasted pasted = GameClipboard.Pasted.read(text);
                assertFalse(pasted.game().isPresent() && pasted.position().isPresent(), text);
                if (pasted.position().isPresent()) {
                    String notation = pasted.position().get().notation();
                    assertEquals(pasted, GameClipboard.Pasted.read(notation), text);
                }
                if (pasted.game().isPresent()) {
                    String written = RecordWriter.write(pasted.game().get());
                    assertTrue(GameClipboard.Pasted.read(written.strip()).game().isPresent(), text);
                }
            } catch (RecordException refused) {
                assertEquals(1, refused.getMessage().lines().count(), text);
            }
        });
    }

    @Test
    void whatIsFarTooLongIsNotLookedAt() throws Exception {
        assertTrue(GameClipboard.Pasted.read(GameClipboard.Pasted.clean("1- ".repeat(10_000_000)))
                .isEmpty());
        assertTrue(GameClipboard.Pasted.read(GameClipboard.Pasted.clean(null)).isEmpty());
    }

    @Test
    void whatSurroundsAPositionDoesNotMatter() throws Exception {
        GameClipboard.Pasted pasted =
                GameClipboard.Pasted.read(GameClipboard.Pasted.clean("\uFEFF \n 2r 1- / 1- 2b\r\n"));
        assertEquals("2r 1- / 1- 2b", pasted.position().orElseThrow().notation());
    }

    private static String text(SplittableRandom random) {
        Game game = Fuzz.one(random, Games.all());
        Match match = new Match(game.start(game.sizes().usual()), new Players(Player.HUMAN, Player.HUMAN));
        for (int left = random.nextInt(12); left > 0 && !match.isOver(); left--) {
            match.play(Fuzz.one(random, match.position().legalMoves()));
        }
        return switch (random.nextInt(6)) {
            case 0 -> Fuzz.garbage(random, 200);
            case 1, 2 -> changed(random, RecordWriter.write(GameRecord.of(match, Map.of())));
            case 3 ->
                Fuzz.one(random, List.of("Jump61 record", "Jump61 record 1", "\uFEFF", "\u2028 "))
                        + Fuzz.garbage(random, 60);
            default -> changed(random, match.position().notation());
        };
    }

    private static String changed(SplittableRandom random, String text) {
        return new String(Fuzz.mutate(random, text), StandardCharsets.UTF_8);
    }
}
