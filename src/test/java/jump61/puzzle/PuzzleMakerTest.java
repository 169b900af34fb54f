package jump61.puzzle;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Optional;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.Stream;
import jump61.game.Game;
import jump61.game.Games;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

class PuzzleMakerTest {
    /** How often the work may ask whether it is cancelled: at most once for each move once it was told so. */
    private static final int SOON = 100;

    static Stream<Game> games() {
        return Games.all().stream();
    }

    @ParameterizedTest
    @MethodSource("games")
    void aShippedPuzzleIsFoundAgain(Game game) {
        Puzzle known = ShippedPuzzles.of(game).get(0);
        assertEquals(
                known.task(),
                PuzzleMaker.of(known.position(), () -> false).orElseThrow().task());
    }

    @ParameterizedTest
    @MethodSource("games")
    void workThatIsCancelledStopsSoonAndMakesNoPuzzle(Game game) {
        Puzzle known = ShippedPuzzles.of(game).get(0);
        AtomicInteger asked = new AtomicInteger();
        assertEquals(Optional.empty(), PuzzleMaker.of(known.position(), () -> asked.incrementAndGet() > 2));
        assertTrue(2 < asked.get() && asked.get() < SOON, "asked " + asked + " times");
    }
}
