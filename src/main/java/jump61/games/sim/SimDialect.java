package jump61.games.sim;

import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import jump61.console.MatchDialect;
import jump61.console.Output;
import jump61.console.Words;
import jump61.game.Move;
import jump61.game.Players;
import jump61.game.RefusedException;
import jump61.game.Side;

/**
 * The console of Sim as described in the handout. {@code You} is the person, on either side. In the handout the person
 * is red, so {@code You} is also Red when two people play or no person does.
 */
final class SimDialect extends MatchDialect {
    private static final int ROW_OF_RED = 3;
    private static final int ROW_OF_BLUE = 4;

    /** Starts a new game. */
    SimDialect(Output output, Players players) {
        super(SimGame.INSTANCE, output, players);
    }

    @Override
    public Optional<String> greeting() {
        return Optional.of("Sim: name two points to draw the line between them, like 34."
                + "\nWho closes a triangle of their own colour loses.\n\n" + picture(position()) + "\n");
    }

    @Override
    public Optional<String> prompt() {
        return Optional.of(match.game().colour(position().toMove()).title() + "> ");
    }

    @Override
    public void begin() {
        playComputers();
    }

    @Override
    public boolean accept(String line) {
        read(line).ifPresent(move -> {
            play(move);
            playComputers();
        });
        return !match.isOver();
    }

    /** Reads a move. If the line is not a legal move, prints the reason. */
    private Optional<Move> read(String line) {
        Optional<Move> move = parse(line);
        if (move.isEmpty()) {
            output.error("A move is two different points from 1 to 6, like 34, not " + Words.quoted(line) + ".");
        }
        return move.filter(some -> {
            position().refusal(some).ifPresent(refusal -> output.error(refusal.text()));
            return position().refusal(some).isEmpty();
        });
    }

    private static Optional<Move> parse(String line) {
        try {
            return Optional.of(SimGame.INSTANCE.parseMove(line));
        } catch (RefusedException notALine) {
            return Optional.empty();
        }
    }

    @Override
    protected void play(Move move) {
        Side mover = match.play(move).mover();
        output.line(picture(position()) + "\n");
        if (match.isOver()) {
            output.line(match.game().colour(mover).title() + " loses by the triangle "
                    + position().triangles().get(0) + ".");
            output.line(mover == you() ? "You lose!" : "You win!");
        }
    }

    private Side you() {
        return match.players().personAgainstComputer().orElse(Side.FIRST);
    }

    private SimPosition position() {
        return (SimPosition) match.position();
    }

    /**
     * Formats the drawing as a table, like a table of distances: each cell shows the colour of the line between the points
     * of its row and its column.
     *
     * <pre>
     *     1
     *   2 R 2
     *   3 . B 3          Red   12 46
     *   4 . . . 4        Blue  23
     *   5 . . . . 5
     *   6 . . . R . 6
     * </pre>
     */
    static String picture(SimPosition position) {
        return IntStream.rangeClosed(1, SimGame.POINTS)
                .mapToObj(point -> row(position, point))
                .collect(Collectors.joining("\n"));
    }

    private static String row(SimPosition position, int point) {
        String colours = IntStream.range(1, point)
                .mapToObj(other -> colour(position, SimMove.between(point, other)) + " ")
                .collect(Collectors.joining());
        String chart = "  " + (point == 1 ? " " : point) + " " + colours + point;
        return switch (point) {
            case ROW_OF_RED -> beside(chart, position, Side.FIRST);
            case ROW_OF_BLUE -> beside(chart, position, Side.SECOND);
            default -> chart;
        };
    }

    private static String beside(String chart, SimPosition position, Side side) {
        String lines = position.lines(side).stream().map(SimMove::notation).collect(Collectors.joining(" "));
        String colour = SimGame.INSTANCE.colour(side).title();
        return lines.isEmpty() ? chart : String.format("%-19s%-6s%s", chart, colour, lines);
    }

    private static String colour(SimPosition position, SimMove line) {
        return position.owner(line)
                .map(side -> SimGame.INSTANCE.colour(side).title().substring(0, 1))
                .orElse(".");
    }
}
