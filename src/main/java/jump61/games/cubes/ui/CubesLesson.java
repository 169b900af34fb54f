package jump61.games.cubes.ui;

import java.util.List;
import jump61.game.BoardSize;
import jump61.game.Move;
import jump61.game.Side;
import jump61.games.cubes.CubesGame;
import jump61.games.cubes.CubesPosition;
import jump61.window.board.Lesson;
import jump61.window.board.LessonStep;

/** The first minute of Jump61: a spot, a burst, a chain, and a click that turns the whole board. */
final class CubesLesson {
    private static final String CHAIN = "1- 2b 2r / 2b 3b 3r / 1- 1- 2b";
    private static final String LAST_HOPE = "2b 3b 1b / 2b 4b 3r / 2b 1b 1b";

    /** A game that lasts about three minutes. */
    private static final BoardSize FIRST_GAME = BoardSize.square(4);

    private CubesLesson() {}

    static Lesson lesson() {
        LessonStep first = LessonStep.move("first", position("1- 1- 1- / 1- 1- 1- / 1- 1- 1-"), move("1:3"))
                .withReply(move("1:2"));
        LessonStep burst = LessonStep.move("burst", (CubesPosition) first.outcome(), move("1:3"));
        LessonStep chain = LessonStep.move("chain", position(CHAIN), move("2:3"));
        LessonStep turn = LessonStep.move("turn", position(LAST_HOPE), move("2:3"));
        return new Lesson(
                List.of(
                        first,
                        burst.withNumbers(taken(burst)),
                        chain.withNumbers(taken(chain)),
                        turn.withNumbers(position(LAST_HOPE).squares(Side.SECOND)),
                        LessonStep.words("play", turn.outcome())),
                FIRST_GAME);
    }

    /** {@return the number of squares that the user gains in the step} */
    private static int taken(LessonStep step) {
        CubesPosition before = (CubesPosition) step.position();
        CubesPosition after = (CubesPosition) step.outcome();
        return after.squares(Side.FIRST) - before.squares(Side.FIRST);
    }

    private static CubesPosition position(String notation) {
        return (CubesPosition) CubesGame.INSTANCE.parsePosition(notation);
    }

    private static Move move(String notation) {
        return CubesGame.INSTANCE.parseMove(notation);
    }
}
