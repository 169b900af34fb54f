package jump61.share;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import jump61.game.Game;
import jump61.game.Games;
import jump61.game.Turn;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** What every game promises of its pictures. */
class BoardDrawingTest {
    private static final int LENGTH = 120;

    static List<Game> games() {
        return Games.all();
    }

    @ParameterizedTest
    @MethodSource("games")
    void theStepsOfAMoveEndWithThePictureAfterIt(Game game) {
        BoardDrawing drawing = BoardDrawing.of(game).orElseThrow();
        for (Turn turn : SharedGames.random(game).turns()) {
            List<Drawing.Frame> frames = drawing.frames(turn);
            assertEquals(
                    drawing.draw(turn.after(), Optional.of(turn)),
                    frames.get(frames.size() - 1).drawing());
            assertTrue(frames.stream().allMatch(frame -> frame.millis() > 0));
        }
    }

    @ParameterizedTest
    @MethodSource("games")
    void aMoveChangesThePictureInFewOfItsParts(Game game) {
        BoardDrawing drawing = BoardDrawing.of(game).orElseThrow();
        Turn turn = SharedGames.random(game).turns().get(0);
        Drawing before = drawing.draw(turn.before(), Optional.empty());
        Drawing after = drawing.draw(turn.after(), Optional.of(turn));
        assertEquals(before.parts().size(), after.parts().size());
        int changed = 0;
        for (int i = 0; i < before.parts().size(); i++) {
            changed += before.parts().get(i).equals(after.parts().get(i)) ? 0 : 1;
        }
        assertTrue(changed > 0 && changed <= 4, "changed: " + changed);
    }

    @ParameterizedTest
    @MethodSource("games")
    void thePictureAsPixelsIsInkOnGroundInLightAndDark(Game game) {
        BoardDrawing drawing = BoardDrawing.of(game).orElseThrow();
        Drawing start = drawing.draw(game.start(game.sizes().usualSize()), Optional.empty());
        int[] light = Raster.pixels(start, LENGTH, ink -> ink.rgb(false));
        int[] dark = Raster.pixels(start, LENGTH, ink -> ink.rgb(true));
        assertEquals(0xff000000 | Ink.GROUND.rgb(false), light[0]);
        assertEquals(0xff000000 | Ink.GROUND.rgb(true), dark[0]);
        assertFalse(Arrays.equals(light, dark));
        assertArrayEquals(light, Raster.pixels(start, LENGTH, ink -> ink.rgb(false)));
        Turn turn = SharedGames.random(game).turns().get(0);
        int[] moved = Raster.pixels(drawing.draw(turn.after(), Optional.of(turn)), LENGTH, ink -> ink.rgb(false));
        assertFalse(Arrays.equals(light, moved));
    }

    @ParameterizedTest
    @MethodSource("games")
    void thePositionAsTextHasSeveralLinesAndChangesWithTheGame(Game game) {
        BoardDrawing drawing = BoardDrawing.of(game).orElseThrow();
        Turn turn = SharedGames.random(game).turns().get(0);
        assertTrue(drawing.text(turn.before()).lines().count() > 1);
        assertNotEquals(drawing.text(turn.before()), drawing.text(turn.after()));
    }
}
