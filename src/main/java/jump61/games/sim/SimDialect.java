package jump61.games.sim;

import java.util.Optional;
import jump61.console.MatchDialect;
import jump61.console.Output;
import jump61.console.Words;
import jump61.game.Move;
import jump61.game.Players;
import jump61.game.RefusedException;
import jump61.game.Side;

/**
 * The console of Sim as described in the handout. {@code You} is the person, whichever side that is. In the handout the
 * person is red, so {@code You} is also Red when two people play, or nobody does.
 */
final class SimDialect extends MatchDialect {

    /** Starts a new game. */
    SimDialect(Output output, Players players) {
        super(SimGame.INSTANCE, output, players);
    }

    @Override
    public Optional<String> greeting() {
        return Optional.of("Sim: name two points to draw the line between them, like 34."
                + "\nWho closes a triangle of their own colour loses.\n\n" + SimPicture.of(position()) + "\n");
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

    /** Reads a move. Prints what is wrong if the line is not a legal move. */
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
        output.line(SimPicture.of(position()) + "\n");
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
}
