package jump61.games.sim;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Optional;
import jump61.game.Brush;
import jump61.game.Draft;
import jump61.game.Side;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Setting up a position of Sim. */
class SimSetUpTest {
    private static final Brush ERASE = Brush.of("erase");

    @Test
    void linesAreDrawnInEitherColourOrErased() {
        assertEquals(
                List.of(Brush.of(Side.FIRST), Brush.of(Side.SECOND), ERASE),
                draft("- / -").brushes());
        assertTrue(draft("- / -").turnFollows());
    }

    @Test
    void fillingDrawsEveryLineThatIsNotDrawnYet() {
        assertEquals(
                "12 13 14 15 16 23 24 25 26 35 36 45 46 56 / 34",
                draft("12 / 34").filled(Brush.of(Side.FIRST)).notation());
        assertEquals(
                "12 / 13 14 15 16 23 24 25 26 34 35 36 45 46 56",
                draft("12 / 34").filled(Brush.of(Side.SECOND)).notation());
        assertEquals("- / -", draft("12 / 34").filled(ERASE).notation());
    }

    @Test
    void aLineThatIsPaintedAgainChangesItsColourAndNoOther() {
        Draft blue = draft("12 13 / 34").paint(Brush.of(Side.SECOND), 12);
        assertEquals("13 / 12 34", blue.notation());
        assertEquals("12 13 / 34", blue.paint(Brush.of(Side.FIRST), 12).notation());
        assertEquals("13 / 34", blue.paint(ERASE, 12).notation());
    }

    @ParameterizedTest
    @CsvSource({"12 / 34, ''", "12 34 / 56, ''", "12 35 14 / 56, '12, 14, 35'", "12 / 34 56, '34, 56'"})
    void theLinesOfASideThatHasDrawnTooManyAreWrong(String lines, String wrong) {
        String[] sides = lines.split(" / ");
        Draft draft = draft("- / -");
        for (String line : sides[0].split(" ")) {
            draft = draft.paint(Brush.of(Side.FIRST), Integer.parseInt(line));
        }
        for (String line : sides[1].split(" ")) {
            draft = draft.paint(Brush.of(Side.SECOND), Integer.parseInt(line));
        }
        assertEquals("[" + wrong + "]", draft.wrongPlaces().toString());
    }

    @Test
    void whoseTurnItIsFollowsFromTheLines() {
        assertEquals(Optional.empty(), draft("12 / 34").withToMove(Side.SECOND));
        assertEquals(
                "12 / 34", draft("12 / 34").withToMove(Side.FIRST).orElseThrow().notation());
    }

    private static Draft draft(String position) {
        return SimGame.INSTANCE.draft(SimGame.INSTANCE.parsePosition(position)).orElseThrow();
    }
}
