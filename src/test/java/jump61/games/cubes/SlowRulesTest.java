package jump61.games.cubes;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Random;
import java.util.stream.Collectors;
import jump61.game.Position;
import jump61.game.RandomPlay;
import jump61.game.Side;
import jump61.trust.Fuzz;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The rules agree with a second, independent writing of them, whatever the order in which that lets squares topple. */
class SlowRulesTest {
    /** In the long form, the seven boards together see more than a million moves. */
    private static final int MOST_MOVES = 150_000;

    @ParameterizedTest
    @ValueSource(ints = {2, 3, 4, 5, 6, 7, 8})
    @Tag("slow")
    void bothSetsOfRulesAgreeOnEveryMoveOfRandomGames(int size) {
        Position start = CubesGame.INSTANCE.start(size);
        int moves = 0;
        int games = Fuzz.times(4, 10_000);
        for (int seed = 0; seed < games && moves < MOST_MOVES; seed++) {
            Random anyOrder = new Random(seed);
            for (Position position : RandomPlay.positions(start, seed)) {
                assertSame((CubesPosition) position, anyOrder);
                moves += position.legalMoves().size();
            }
        }
        assertTrue(games < 10_000 || moves > 100_000, moves + " moves");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "2r 3b 2r / 3r 4b 3r / 2b 3b 2b",
                "2r 3r 2r / 3r 4r 3r / 2r 3r 2b",
                "2b 3r 3r 2b / 3r 4b 4r 3r / 3b 4r 4b 3b / 2b 3b 3b 2r"
            })
    void theyAgreeOnBoardsThatNeverSettle(String full) {
        CubesPosition position = CubesGame.INSTANCE.parsePosition(full);
        for (int seed = 0; seed < 20; seed++) {
            assertSame(position, new Random(seed));
        }
        position.legalMoves()
                .forEach(move -> assertTrue(position.play(move).after().result().isPresent()));
    }

    /** A won board keeps overfull squares; after one of its squares has been changed, play can continue. */
    @ParameterizedTest
    @ValueSource(longs = {1, 2, 3, 4, 5, 6, 7, 8})
    void theyAgreeOnWonBoardsThatAreSetUpAgain(long seed) {
        List<Position> game = RandomPlay.positions(CubesGame.INSTANCE.start(4), seed);
        CubesPosition won = (CubesPosition) game.get(game.size() - 1);
        Side loser = won.squares(Side.FIRST) == 0 ? Side.FIRST : Side.SECOND;
        for (int spots = 0; spots <= 2; spots++) {
            CubesPosition again = won.with(4, 4, spots, loser);
            assertTrue(again.result().isEmpty());
            again.legalMoves().forEach(move -> {
                CubesMove square = (CubesMove) move;
                SlowRules slow = SlowRules.read(again.notation(), new Random(seed))
                        .play(new SlowRules.Square(square.row(), square.column()));
                assertSameResult(slow, (CubesPosition) again.play(move).after());
            });
        }
    }

    private static void assertSame(CubesPosition position, Random anyOrder) {
        SlowRules slow = SlowRules.read(position.notation(), anyOrder);
        assertTrue(slow.isSound(), position::notation);
        assertEquals(position.notation(), slow.write());
        assertEquals(position.toMove() == Side.FIRST ? 'r' : 'b', slow.toMove());
        assertEquals(
                position.legalMoves().stream()
                        .map(move -> new SlowRules.Square(((CubesMove) move).row(), ((CubesMove) move).column()))
                        .collect(Collectors.toList()),
                slow.moves(),
                position::notation);
        for (SlowRules.Square square : slow.moves()) {
            var move = new CubesMove(square.row(), square.column());
            assertSameResult(
                    slow.play(square), (CubesPosition) position.play(move).after());
        }
    }

    /** Where the squares of a won board are left depends on the order of toppling; who has won does not. */
    private static void assertSameResult(SlowRules slow, CubesPosition position) {
        assertEquals(slow.isOver(), position.result().isPresent(), position::notation);
        if (slow.isOver()) {
            Side winner = slow.isAll('r') ? Side.FIRST : Side.SECOND;
            assertTrue(position.result().orElseThrow().wonBy(winner), position::notation);
        } else {
            assertEquals(slow.write(), position.notation());
        }
    }
}
