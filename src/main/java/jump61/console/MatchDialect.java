package jump61.console;

import jump61.game.Game;
import jump61.game.Level;
import jump61.game.Match;
import jump61.game.Move;
import jump61.game.Player;
import jump61.game.Players;

/** A text program that plays one match, from the start of a game to its end. */
public abstract class MatchDialect implements Dialect {
    /** The output of this program. */
    protected final Output output;
    /** The match being played. */
    protected final Match match;

    private final ComputerPlay computers = new ComputerPlay();

    protected MatchDialect(Game game, Output output, Players players) {
        this.output = output;
        this.match = new Match(game.start(game.sizes().usual()), players);
    }

    @Override
    public final boolean isOver() {
        return match.isOver();
    }

    @Override
    public final void end() {
        output.line("The game was not finished.");
    }

    /** Plays a legal move and prints the outcome. */
    protected abstract void play(Move move);

    /** Plays and prints the computer's moves until it is no longer its turn. */
    protected final void playComputers() {
        while (match.awaited().filter(Player::isComputer).isPresent()) {
            Level level = match.awaited().flatMap(Player::computersLevel).orElseThrow();
            Move move = computers.choose(match, level);
            output.line(match.game().colour(match.position().toMove()).title() + " moves " + move.notation() + ".");
            play(move);
        }
    }
}
