package jump61.games.checkers;

import java.util.List;
import java.util.Optional;
import java.util.StringJoiner;
import jump61.console.MatchDialect;
import jump61.console.Output;
import jump61.game.Move;
import jump61.game.Players;
import jump61.game.Result;
import jump61.game.Side;

/**
 * The console of Checkers as described in the lab's handout. {@code -1 -1 -1 -1} is taken on trust: it ends the game
 * even if the side to move could move.
 */
public final class CheckersDialect extends MatchDialect {
    private static final List<String> VALUES = List.of("from row", "from column", "to row", "to column");

    private final boolean noticesJumps;
    private final CheckersInput input = new CheckersInput();

    /**
     * Starts a new game.
     *
     * @param noticesJumps whether players are told when they can jump; a jump is never forced
     */
    public CheckersDialect(Output output, Players players, boolean noticesJumps) {
        super(CheckersGame.INSTANCE, output, players);
        this.noticesJumps = noticesJumps;
    }

    @Override
    public void begin() {
        display();
        playComputers();
    }

    @Override
    public boolean accept(String line) {
        input.accept(line).ifPresent(output::error);
        input.take().ifPresent(this::enter);
        return !match.isOver();
    }

    @Override
    public Optional<String> prompt() {
        return Optional.of(
                match.game().colour(match.position().toMove()).title() + ", " + VALUES.get(input.given()) + ": ");
    }

    private void enter(CheckersMove move) {
        if (move.isCannotMove()) {
            match.end(position().resultByScore());
            tellEnd();
        } else if (match.position().refusal(move).isPresent()) {
            output.line("ERROR invalid move");
        } else {
            play(move);
            playComputers();
        }
    }

    @Override
    protected void play(Move move) {
        match.play(move);
        if (!move.equals(CheckersMove.CANNOT_MOVE)) {
            display();
        }
        if (match.isOver()) {
            tellEnd();
        } else if (noticesJumps
                && position().canJump()
                && !match.awaited().orElseThrow().isComputer()) {
            output.line("There is a forced jump");
        }
    }

    private void tellEnd() {
        display();
        output.line(CheckersPicture.finalScore(position()));
    }

    private void display() {
        // Declaring that one cannot move does not count as a move.
        long moves = match.played().stream()
                .filter(turn -> !turn.move().equals(CheckersMove.CANNOT_MOVE))
                .count();
        output.line(CheckersPicture.board(position(), (int) moves));
    }

    private CheckersPosition position() {
        return (CheckersPosition) match.position();
    }

    /** Formats Checkers exactly as the lab's program prints it. */
    private static final class CheckersPicture {
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
}
