package jump61.puzzle;

import java.util.Map;
import java.util.Optional;
import java.util.function.BooleanSupplier;
import java.util.function.Function;
import jump61.game.Game;
import jump61.games.checkers.CheckersFinder;
import jump61.games.sim.SimFinder;

/** The task finder of each game. */
public final class TaskFinders {
    private static final Map<String, Function<BooleanSupplier, TaskFinder>> BY_GAME =
            Map.of("jump61", WinFinder::new, "checkers", CheckersFinder::new, "sim", cancelled -> new SimFinder());

    private TaskFinders() {}

    /** {@return the task finder of a game; empty if the game has no puzzles} */
    public static Optional<TaskFinder> of(Game game) {
        return of(game, () -> false);
    }

    /**
     * {@return the task finder of a game; empty if the game has no puzzles}
     *
     * @param cancelled polled regularly; once it is true, the finder stops soon and what it returns means nothing
     */
    static Optional<TaskFinder> of(Game game, BooleanSupplier cancelled) {
        return Optional.ofNullable(BY_GAME.get(game.id())).map(create -> create.apply(cancelled));
    }
}
