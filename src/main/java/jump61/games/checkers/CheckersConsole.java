package jump61.games.checkers;

import java.util.List;
import java.util.stream.Stream;
import jump61.console.ConsoleGame;
import jump61.console.ConsoleInput;
import jump61.console.ConsoleStart;
import jump61.console.Dialect;
import jump61.console.Options;
import jump61.console.Output;
import jump61.console.PlayerOptions;
import jump61.console.UsageException;
import jump61.game.Game;
import jump61.game.Player;
import jump61.game.Players;

/** The console of Checkers. Two people play unless the command line says otherwise. */
public final class CheckersConsole implements ConsoleGame {
    private static final String NOTICE_JUMPS = "--notice-jumps";

    private final PlayerOptions players = new PlayerOptions(CheckersGame.INSTANCE);

    /**
     * A game to start.
     *
     * @param players who plays
     * @param noticesJumps whether players are told when they can jump
     */
    record Start(Players players, boolean noticesJumps) implements ConsoleStart {
        @Override
        public Dialect start(ConsoleInput input, Output output) {
            return new CheckersDialect(output, players, noticesJumps);
        }
    }

    @Override
    public Game game() {
        return CheckersGame.INSTANCE;
    }

    @Override
    public List<String> options() {
        return Stream.concat(players.names().stream(), Stream.of(NOTICE_JUMPS)).toList();
    }

    @Override
    public String help() {
        return players.help() + "  " + NOTICE_JUMPS + "                report when a jump is possible\n";
    }

    @Override
    public ConsoleStart read(Options options) throws UsageException {
        Players usual = new Players(Player.HUMAN, Player.HUMAN);
        return new Start(players.read(options, usual), options.flag(NOTICE_JUMPS));
    }
}
