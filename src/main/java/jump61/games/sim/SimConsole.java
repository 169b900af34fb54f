package jump61.games.sim;

import java.util.List;
import jump61.console.ConsoleGame;
import jump61.console.ConsoleInput;
import jump61.console.ConsoleStart;
import jump61.console.Dialect;
import jump61.console.Options;
import jump61.console.Output;
import jump61.console.PlayerOptions;
import jump61.console.UsageException;
import jump61.game.Game;
import jump61.game.Level;
import jump61.game.Player;
import jump61.game.Players;

/**
 * The console of Sim. As in the handout, a person moves first and plays against the computer, unless the command line
 * says otherwise.
 */
public final class SimConsole implements ConsoleGame {
    private final PlayerOptions players = new PlayerOptions(SimGame.INSTANCE);

    /**
     * A game to start.
     *
     * @param players who plays
     */
    record Start(Players players) implements ConsoleStart {
        @Override
        public Dialect start(ConsoleInput input, Output output) {
            return new SimDialect(output, players);
        }
    }

    @Override
    public Game game() {
        return SimGame.INSTANCE;
    }

    @Override
    public List<String> options() {
        return players.names();
    }

    @Override
    public String help() {
        return players.help();
    }

    @Override
    public ConsoleStart read(Options options) throws UsageException {
        Players usual = new Players(Player.HUMAN, new Player.Computer(Level.FULL));
        return new Start(players.read(options, usual));
    }
}
