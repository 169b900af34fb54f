package jump61.puzzle;

import java.util.Map;
import java.util.Optional;
import java.util.function.Supplier;
import jump61.game.Game;

/** The task finder of each game. */
final class TaskFinders {
    private static final Map<String, Supplier<TaskFinder>> BY_GAME =
            Map.of("jump61", WinFinder::new, "checkers", CheckersFinder::new, "sim", SimFinder::new);

    private TaskFinders() {}

    static Optional<TaskFinder> of(Game game) {
        return Optional.ofNullable(BY_GAME.get(game.id())).map(Supplier::get);
    }
}
