package jump61.desktop.board;

import java.util.Random;
import jump61.cubes.CubesEvent;
import jump61.cubes.CubesGame;
import jump61.cubes.CubesMove;
import jump61.cubes.CubesPosition;
import jump61.game.Move;
import jump61.game.Side;
import jump61.game.Turn;

/** Finds turns with long cascades, for tests and for measuring frames. */
final class LongCascades {
    private LongCascades() {}

    /** {@return the turn with the most waves among those tried on nearly full boards of this size} */
    static Turn longest(int size, int tries) {
        Random random = new Random(61);
        Turn longest = null;
        for (int i = 0; i < tries; i++) {
            CubesPosition position = nearlyFull(size, random);
            for (Move move : position.legalMoves()) {
                Turn turn = position.play(move);
                if (longest == null || waves(turn) > waves(longest)) {
                    longest = turn;
                }
            }
        }
        return longest;
    }

    static int waves(Turn turn) {
        return turn.events().get(turn.events().size() - 1) instanceof CubesEvent.Toppled last ? last.wave() : 0;
    }

    private static CubesPosition nearlyFull(int size, Random random) {
        CubesPosition position = CubesGame.INSTANCE.start(size);
        double fullness = random.nextDouble();
        for (int square = 0; square < size * size; square++) {
            CubesMove at = position.move(square);
            int capacity = position.capacity(at.row(), at.column());
            int spots = random.nextDouble() < fullness ? capacity : 1 + random.nextInt(capacity);
            position = position.with(at.row(), at.column(), spots, random.nextInt(4) == 0 ? Side.RED : Side.BLUE);
        }
        return position;
    }
}
