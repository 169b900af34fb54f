package jump61.games.checkers;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.StringJoiner;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import jump61.console.MatchDialect;
import jump61.console.Output;
import jump61.console.Words;
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

    /**
     * Collects the four values of a move from one or more lines. A line that starts with four integers is a complete move,
     * and the rest of it a comment, as in the lab's "easy" files. A line with a single number gives the next value, as the
     * lab's library reads it. Lines of two or three numbers give as many values; anything after the fourth value is a
     * comment too. Blank lines are ignored.
     */
    private static final class CheckersInput {
        private static final int VALUES = 4;
        private static final Pattern WHOLE_NUMBER = Pattern.compile("[+-]?[0-9]+");
        /** Maximum number of digits; longer numbers are off the board anyway. */
        private static final int MOST_DIGITS = 6;

        private final List<Integer> values = new ArrayList<>();

        /**
         * Reads the next line.
         *
         * @return what is wrong with it, in one line; the line has then given no value
         */
        Optional<String> accept(String line) {
            List<String> words =
                    line.isBlank() ? List.of() : List.of(line.strip().split("\\s+"));
            int numbers = 0;
            while (numbers < Math.min(words.size(), VALUES)
                    && WHOLE_NUMBER.matcher(words.get(numbers)).matches()) {
                numbers++;
            }
            if (numbers < VALUES && numbers < words.size()) {
                return Optional.of("A whole number is expected, not " + Words.quoted(words.get(numbers)) + ".");
            }
            Optional<String> dropped = numbers == VALUES ? dropUnfinished() : Optional.empty();
            words.stream()
                    .limit(Math.min(numbers, VALUES - values.size()))
                    .map(CheckersInput::value)
                    .forEach(values::add);
            return dropped;
        }

        private Optional<String> dropUnfinished() {
            if (values.isEmpty()) {
                return Optional.empty();
            }
            String unfinished = values.stream().map(String::valueOf).collect(Collectors.joining(" "));
            values.clear();
            return Optional.of("The unfinished move " + unfinished + " is forgotten, as a whole one follows.");
        }

        private static int value(String number) {
            String shortened = number.substring(0, Math.min(number.length(), MOST_DIGITS));
            return Integer.parseInt(shortened);
        }

        /** {@return how many values of the current move have been given, 0 to 4} */
        int given() {
            return values.size();
        }

        /** {@return the move, once all four values are given; the next line then starts another} */
        Optional<CheckersMove> take() {
            if (values.size() < VALUES) {
                return Optional.empty();
            }
            var move = new CheckersMove(values.get(0), values.get(1), values.get(2), values.get(3));
            values.clear();
            return Optional.of(move);
        }
    }
}
