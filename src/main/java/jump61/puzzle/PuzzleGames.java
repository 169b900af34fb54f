package jump61.puzzle;

import java.util.List;
import java.util.Optional;
import jump61.game.Game;
import jump61.game.Services;

/** The games that have puzzles, found as services. */
public final class PuzzleGames {
    private static final List<GamePuzzles> ALL = Services.all(GamePuzzles.class);

    private PuzzleGames() {}

    /** {@return the puzzles of a game; empty if it has none} */
    public static Optional<GamePuzzles> of(Game game) {
        return ALL.stream().filter(puzzles -> puzzles.game().equals(game)).findFirst();
    }

    /** {@return the kinds of puzzles in a game; none in a game without puzzles} */
    public static List<PuzzleKind> kinds(Game game) {
        return of(game).map(GamePuzzles::kinds).orElse(List.of());
    }
}
