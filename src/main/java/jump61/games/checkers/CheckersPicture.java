package jump61.games.checkers;

import java.util.Optional;
import java.util.StringJoiner;
import jump61.game.Result;
import jump61.game.Side;

/** Formats Checkers exactly as the lab's program prints it. */
final class CheckersPicture {
    private static final int SIZE = 8;
    private static final String COLUMNS = "     0 1 2 3 4 5 6 7";

    private CheckersPicture() {}

    /** {@return the number of moves, the scores and the board} */
    static String board(CheckersPosition position, int moves) {
        var lines = new StringJoiner("\n");
        lines.add("Moves: " + moves);
        lines.add("Score: Red " + position.score(Side.FIRST) + " White " + position.score(Side.SECOND));
        lines.add("");
        lines.add(COLUMNS);
        for (int row = 0; row < SIZE; row++) {
            lines.add(row(position, row));
        }
        return lines.add(COLUMNS).toString();
    }

    private static String row(CheckersPosition position, int row) {
        var squares = new StringJoiner(" ", "B: " + row + " ", " " + row);
        for (int column = 0; column < SIZE; column++) {
            boolean dark = (row + column) % 2 == 0;
            Optional<Piece> piece = position.piece(row, column);
            squares.add(String.valueOf((char) piece.map(Piece::letter).orElse(dark ? '.' : ' ')));
        }
        return squares.toString();
    }

    /** {@return the final scores and the winner} */
    static String finalScore(CheckersPosition position) {
        Result result = position.resultByScore();
        return String.join(
                "\n",
                "Final Score",
                "Red player: " + position.score(Side.FIRST),
                "White player: " + position.score(Side.SECOND),
                "",
                result.winner()
                        .map(side -> position.game().colour(side).title() + " player wins")
                        .orElse("Both players win"));
    }
}
