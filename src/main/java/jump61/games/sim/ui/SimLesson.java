package jump61.games.sim.ui;

import java.util.List;
import jump61.game.Move;
import jump61.game.Side;
import jump61.games.sim.SimGame;
import jump61.games.sim.SimMove;
import jump61.games.sim.SimPosition;
import jump61.window.board.Lesson;
import jump61.window.board.LessonStep;

/** The first minute of Sim: a line, and a trap seen from each side. */
final class SimLesson {
    private static final String DANGER = "12 13 / 45 56";
    private static final String TRAP = "12 14 23 35 36 / 13 16 25 45 56";

    private SimLesson() {}

    static Lesson lesson() {
        LessonStep trap = LessonStep.move("trap", position(TRAP), move("34"));
        LessonStep sprung = trap.withReply(move("15"))
                .withNumbers(
                        3,
                        4,
                        position(TRAP).play(move("34")).after().legalMoves().size());
        return new Lesson(
                List.of(
                        LessonStep.move("line", position("- / -"), move("12")).withReply(move("45")),
                        danger(),
                        sprung,
                        LessonStep.words("play", sprung.outcome())),
                SimGame.INSTANCE.sizes().usualSize());
    }

    /**
     * Creates the step in which every line is allowed except those that lose at once. The bubble points at one of them.
     */
    private static LessonStep danger() {
        SimPosition position = position(DANGER);
        List<Move> losing = position.legalMoves().stream()
                .filter(line -> position.losesAtOnce((SimMove) line, Side.FIRST))
                .toList();
        List<Move> safe = position.legalMoves().stream()
                .filter(line -> !losing.contains(line))
                .toList();
        SimMove third = (SimMove) losing.get(0);
        return LessonStep.anyMove("danger", position, safe).pointingAt(third).withNumbers(third.from(), third.to());
    }

    private static SimPosition position(String notation) {
        return (SimPosition) SimGame.INSTANCE.parsePosition(notation);
    }

    private static Move move(String notation) {
        return SimGame.INSTANCE.parseMove(notation);
    }
}
