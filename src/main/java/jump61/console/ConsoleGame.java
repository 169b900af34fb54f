package jump61.console;

import java.util.List;
import jump61.game.Game;

/**
 * A game with a console, and the command-line options that belong to it. Such games are found as services, in the order
 * in which they are listed.
 */
public interface ConsoleGame {
    /** {@return the game} */
    Game game();

    /** {@return the names of its options, for example {@code --dialect}} */
    List<String> options();

    /** {@return the lines of the help text about its options} */
    String help();

    /**
     * {@return its console, set up according to the options}
     *
     * @throws UsageException if an option is invalid
     */
    ConsoleStart read(Options options) throws UsageException;
}
