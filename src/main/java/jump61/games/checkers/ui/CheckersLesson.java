package jump61.games.checkers.ui;

import java.util.List;
import jump61.game.Move;
import jump61.game.Position;
import jump61.game.Side;
import jump61.games.checkers.CheckersGame;
import jump61.games.checkers.CheckersPosition;
import jump61.window.board.Lesson;
import jump61.window.board.LessonStep;

/** The first minute of Checkers: a step, a jump, a king that stays where it is, how points count. */
final class CheckersLesson {
    private static final String START = "rrrr/rrrr/rrrr/..../..../wwww/wwww/wwww red";
    private static final String JUMP = "r.rr/rrr./..r./r.../.w.w/w..w/.ww./wwww red";
    private static final String NEARLY_A_KING = "..../..../.r../..../.w../..../r.../.w.w red";
    private static final String NEARLY_WON = "..../..../..../ww../w.ww/..../.r../R.RR red";

    private CheckersLesson() {}

    static Lesson lesson() {
        LessonStep win = LessonStep.move("points", position(NEARLY_WON), move("6 2 7 3"));
        CheckersPosition won = (CheckersPosition) win.outcome();
        return new Lesson(
                List.of(
                        LessonStep.move("step", position(START), move("2 2 3 1"))
                                .withReply(move("5 5 4 4")),
                        LessonStep.move("jump", position(JUMP), move("3 1 5 3")),
                        LessonStep.move("king", position(NEARLY_A_KING), move("6 0 7 1")),
                        win.withNumbers(won.score(Side.FIRST), won.score(Side.SECOND), won.kings(Side.FIRST)),
                        LessonStep.words("play", won)),
                CheckersGame.INSTANCE.sizes().usualSize());
    }

    private static Position position(String notation) {
        return CheckersGame.INSTANCE.parsePosition(notation);
    }

    private static Move move(String notation) {
        return CheckersGame.INSTANCE.parseMove(notation);
    }
}
