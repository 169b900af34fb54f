package jump61.games.cubes.ui;

import java.util.Random;
import java.util.function.ToIntFunction;
import java.util.stream.Collectors;
import jump61.game.Move;
import jump61.game.Side;
import jump61.game.Turn;
import jump61.games.cubes.CubesEvent;
import jump61.games.cubes.CubesGame;
import jump61.games.cubes.CubesMove;
import jump61.games.cubes.CubesPosition;
import jump61.window.board.ColouredScene;

/** Finds turns with long cascades, for tests and for measuring frames. */
public final class LongCascades {
    private LongCascades() {}

    /** {@return the turn with the most waves among those tried on nearly full boards of this size} */
    public static Turn longest(int size, int tries) {
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

    /**
     * {@return the cascade with the largest measure that many small changes of a long one lead to; its board need not
     * come up in a game}
     */
    public static Turn climbed(int size, int changes, ToIntFunction<Turn> measure) {
        Random random = new Random(61);
        Turn best = longest(size, 100);
        for (int i = 0; i < changes; i++) {
            CubesPosition changed = changed((CubesPosition) best.before(), random);
            for (Move move : changed.legalMoves()) {
                Turn turn = changed.play(move);
                if (measure.applyAsInt(turn) >= measure.applyAsInt(best)) {
                    best = turn;
                }
            }
        }
        return best;
    }

    /** {@return a board in the middle of a cascade} */
    public static CubesBoard board(int wave, double progress) {
        Turn turn = longest(6, 20);
        CubesBoard board = new CubesBoard();
        board.setPosition(turn.before());
        board.setSkin(board.createDefaultSkin());
        board.resize(360, 360);
        ColouredScene.of(board, 360, 360);
        board.applyCss();
        board.layout();
        ((CubesBoardSkin) board.getSkin()).animate(turn).show(wave, progress);
        return board;
    }

    private static CubesPosition changed(CubesPosition position, Random random) {
        int size = position.size().rows();
        CubesPosition changed = position;
        for (int i = 0; i <= random.nextInt(3); i++) {
            CubesMove at = position.move(random.nextInt(size * size));
            int capacity = position.capacity(at);
            Side side = random.nextInt(4) == 0 ? Side.FIRST : Side.SECOND;
            changed = changed.with(at.row(), at.column(), 1 + random.nextInt(capacity), side);
        }
        return changed;
    }

    /** {@return how many squares topple at once in the widest wave} */
    public static int width(Turn turn) {
        return (int) turn.events().stream()
                .filter(CubesEvent.Toppled.class::isInstance)
                .map(CubesEvent.Toppled.class::cast)
                .collect(Collectors.groupingBy(CubesEvent.Toppled::wave, Collectors.counting()))
                .values()
                .stream()
                .mapToLong(Long::longValue)
                .max()
                .orElse(0);
    }

    /** {@return how many squares topple in all} */
    public static int topplings(Turn turn) {
        return turn.events().size() - 1;
    }

    public static int waves(Turn turn) {
        return turn.events().get(turn.events().size() - 1) instanceof CubesEvent.Toppled last ? last.wave() : 0;
    }

    private static CubesPosition nearlyFull(int size, Random random) {
        CubesPosition position = CubesGame.INSTANCE.start(size);
        double fullness = random.nextDouble();
        for (int square = 0; square < size * size; square++) {
            CubesMove at = position.move(square);
            int capacity = position.capacity(at);
            int spots = random.nextDouble() < fullness ? capacity : 1 + random.nextInt(capacity);
            position = position.with(at.row(), at.column(), spots, random.nextInt(4) == 0 ? Side.FIRST : Side.SECOND);
        }
        return position;
    }
}
