package jump61.games.checkers;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import jump61.game.Move;
import jump61.game.Position;
import jump61.game.RandomPlay;
import jump61.puzzle.PuzzleKind;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Goals are reached by the moves that reach them when everything is tried with other rules. */
class CheckersGoalTest {
    private static List<CheckersPosition> positions() {
        List<CheckersPosition> positions = new ArrayList<>();
        for (long seed = 1; seed <= 6; seed++) {
            List<Position> game = RandomPlay.positions(CheckersGame.INSTANCE.start(8), seed);
            for (int ply = 20; ply < game.size(); ply += 3) {
                positions.add((CheckersPosition) game.get(ply));
            }
        }
        return positions;
    }

    private static boolean isReached(PuzzleKind kind, CheckersPosition position, Move move, int moves) {
        PlainCheckers board = PlainCheckers.read(position.notation());
        boolean red = board.isRedToMove();
        int[] numbers = Arrays.stream(move.notation().split(" "))
                .mapToInt(Integer::parseInt)
                .toArray();
        PlainCheckers after = board.after(numbers);
        return kind.equals(CheckersPuzzles.MAN)
                ? after.staysAhead(red, 2 * moves - 1, board.lead(red))
                : after.crowns(red, 2 * moves - 1, board.kings(red));
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 2})
    void goalsAreReachedByTheMovesThatReachThemWhenEverythingIsTried(int moves) {
        for (PuzzleKind kind : List.of(CheckersPuzzles.MAN, CheckersPuzzles.KING)) {
            int reached = 0;
            for (CheckersPosition position : positions()) {
                CheckersGoal goal = CheckersGoal.of(kind, position, moves);
                for (Move move : position.legalMoves()) {
                    assertEquals(
                            isReached(kind, position, move, moves),
                            goal.isReachedBy(move),
                            () -> kind.id() + " in " + position.notation() + " by " + move.notation());
                    reached += goal.isReachedBy(move) ? 1 : 0;
                }
            }
            assertTrue(reached >= 5, kind.id() + ": " + reached);
        }
    }
}
