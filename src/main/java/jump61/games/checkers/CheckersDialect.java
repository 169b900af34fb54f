package jump61.games.checkers;

import java.util.List;
import java.util.Optional;
import jump61.console.MatchDialect;
import jump61.console.Output;
import jump61.game.Move;
import jump61.game.Players;

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
}
