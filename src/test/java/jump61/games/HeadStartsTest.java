package jump61.games;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.stream.IntStream;
import jump61.game.BoardSize;
import jump61.game.Game;
import jump61.game.Games;
import jump61.game.Position;
import jump61.game.Side;
import jump61.games.checkers.CheckersGame;
import jump61.games.checkers.CheckersPosition;
import jump61.games.cubes.CubesGame;
import jump61.games.cubes.CubesPosition;
import jump61.games.sim.SimGame;
import org.junit.jupiter.api.Test;

/** The starting positions with a head start: possible ones, better for the side step by step. */
class HeadStartsTest {
    private static List<BoardSize> sizes(Game game) {
        return game.sizes().isChoice()
                ? List.of(
                        new BoardSize(2, 2),
                        new BoardSize(2, 5),
                        new BoardSize(3, 3),
                        new BoardSize(6, 6),
                        new BoardSize(15, 15))
                : List.of(game.sizes().usualSize());
    }

    @Test
    void everyOneIsAPositionThatCanBeWrittenReadAndPlayed() {
        for (Game game : Games.all()) {
            for (BoardSize size : sizes(game)) {
                for (Side side : Side.values()) {
                    for (Position start : game.headStarts(size, side)) {
                        assertEquals(start, game.parsePosition(start.notation()));
                        assertNotEquals(game.start(size), start);
                        assertTrue(start.result().isEmpty());
                        assertTrue(!start.legalMoves().isEmpty());
                    }
                }
            }
        }
    }

    @Test
    void inJump61TheyAreCornersAndTheFirstMove() {
        for (BoardSize size : sizes(CubesGame.INSTANCE)) {
            for (Side side : Side.values()) {
                List<Position> starts = CubesGame.INSTANCE.headStarts(size, side);
                assertEquals(size.squares() == 4 ? 3 : 4, starts.size());
                int spots = size.squares();
                for (int i = 0; i < starts.size(); i++) {
                    CubesPosition start = (CubesPosition) starts.get(i);
                    assertEquals(side, start.toMove());
                    assertEquals(i + 1, start.squares(side));
                    assertEquals(0, start.squares(side.opponent()));
                    assertTrue(start.spots() >= spots, "a corner more is never a spot less");
                    spots = start.spots();
                }
            }
        }
    }

    @Test
    void inCheckersTheOtherSideHasFewerPieces() {
        for (Side side : Side.values()) {
            List<Position> starts = CheckersGame.INSTANCE.headStarts(new BoardSize(8, 8), side);
            assertEquals(4, starts.size());
            IntStream.rangeClosed(1, 4).forEach(fewer -> {
                CheckersPosition start = (CheckersPosition) starts.get(fewer - 1);
                assertEquals(12, start.score(side));
                assertEquals(12 - fewer, start.score(side.opponent()));
                assertEquals(Side.FIRST, start.toMove());
            });
        }
    }

    @Test
    void simWhereBothSidesDrawEquallyManyLinesHasNone() {
        assertEquals(List.of(), SimGame.INSTANCE.headStarts(new BoardSize(6, 6), Side.FIRST));
    }
}
