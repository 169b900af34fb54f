package jump61.games.cubes.ui;

import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import jump61.game.Side;
import jump61.game.Turn;
import jump61.games.cubes.CubesEvent;
import jump61.games.cubes.CubesMove;
import jump61.games.cubes.CubesPosition;

/**
 * The effect of a move, found by playing it.
 *
 * @param mover the side that would make the move
 * @param gained the squares that the mover would gain, by number
 * @param taken how many of the gained squares are the opponent's; the others are free
 * @param bursts whether a square would topple
 * @param wins whether the move would win the game
 */
record MovePreview(Side mover, List<Integer> gained, int taken, boolean bursts, boolean wins) {
    /** {@return the most remarkable effect of the move} */
    Effect effect() {
        if (wins) {
            return Effect.WINS;
        } else if (!bursts) {
            return Effect.ADDS;
        }
        return taken == 0 ? Effect.BURSTS : Effect.TAKES;
    }

    /** {@return the effect of {@code move}, which must be legal} */
    static MovePreview of(CubesPosition position, CubesMove move) {
        Turn turn = position.play(move);
        Side mover = turn.mover();
        CubesPosition after = (CubesPosition) turn.after();
        List<Integer> gained = IntStream.range(0, position.size().squares())
                .filter(square -> !isOwned(position, square, mover) && isOwned(after, square, mover))
                .boxed()
                .toList();
        int taken = (int) gained.stream()
                .filter(square -> isOwned(position, square, mover.opponent()))
                .count();
        boolean bursts = turn.events().stream().anyMatch(CubesEvent.Toppled.class::isInstance);
        boolean wins = after.result().filter(result -> result.wonBy(mover)).isPresent();
        return new MovePreview(mover, gained, taken, bursts, wins);
    }

    private static boolean isOwned(CubesPosition position, int square, Side side) {
        CubesMove at = position.move(square);
        return position.owner(at).equals(Optional.of(side));
    }

    /** The most remarkable effect of a move. */
    enum Effect {
        ADDS("board.free", "board.own"),
        BURSTS("board.free.bursts", "board.own.bursts"),
        TAKES("board.free.takes", "board.own.takes"),
        WINS("board.free.wins", "board.own.wins");

        private final String onFree;
        private final String onOwn;

        Effect(String onFree, String onOwn) {
            this.onFree = onFree;
            this.onOwn = onOwn;
        }

        /** {@return the key of the status text for a square that the mover owns, or a neutral one} */
        String key(boolean own) {
            return own ? onOwn : onFree;
        }
    }
}
