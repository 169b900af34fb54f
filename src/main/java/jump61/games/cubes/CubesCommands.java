package jump61.games.cubes;

import java.time.Duration;
import jump61.console.Words;
import jump61.game.Level;
import jump61.game.Side;

/** Commands that mean the same in several dialects of Jump61. Each changes nothing if its operands are wrong. */
final class CubesCommands {
    private static final int LONGEST_THOUGHT_MILLIS = 3_600_000;

    private final CubesTable table;

    CubesCommands(CubesTable table) {
        this.table = table;
    }

    /** {@code size N}: a new, empty board of another size. */
    void size(Words words) {
        int least = CubesGame.COURSE_SIZES.smallest();
        int most = CubesGame.COURSE_SIZES.largest();
        table.clear(words.like("size N").number(1, least, most, "The size"));
    }

    /** {@code set R C N P}: puts N spots on a square. If N is 0, the square becomes neutral, and P is ignored. */
    void set(Words words, boolean sidesInFull) {
        Words operands = words.like("set ROW COLUMN SPOTS SIDE, with r or b as the side");
        CubesPosition position = table.position();
        int row = operands.number(1, 1, position.size().rows(), "The row");
        int column = operands.number(2, 1, position.size().columns(), "The column");
        String square = new CubesMove(row, column).notation();
        int spots = operands.number(3, 0, position.capacity(row, column), "The number of spots on " + square);
        table.set(row, column, spots, spots == 0 ? Side.FIRST : sideToSet(operands, sidesInFull));
    }

    private static Side sideToSet(Words operands, boolean sidesInFull) {
        return sidesInFull ? operands.sideOrLetter(4) : operands.sideLetter(4);
    }

    /** {@code seed N}. */
    void seed(Words words) {
        table.computer().seed(words.like("seed N").number(1));
    }

    /** {@code level P N}. */
    void level(Words words) {
        Words operands = words.like("level SIDE N");
        Side side = operands.sideOrLetter(1);
        table.setLevel(side, Level.of(operands.number(2, 1, Level.FULL.number(), "The level")));
    }

    /** {@code think MS}. */
    void think(Words words) {
        int millis = words.like("think MILLISECONDS")
                .number(1, 0, LONGEST_THOUGHT_MILLIS, "The time to think, in milliseconds,");
        table.computer().think(Duration.ofMillis(millis));
    }

    /** {@code R C}: a move, which must be legal. */
    void move(Words words) {
        Words operands = words.like("a move as ROW COLUMN");
        int size = table.position().size().rows();
        int row = operands.number(0, 1, size, "The row");
        table.play(row, operands.number(1, 1, size, "The column"));
    }
}
