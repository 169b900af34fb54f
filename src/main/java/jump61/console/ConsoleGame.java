package jump61.console;

import java.util.List;
import jump61.game.Game;
import jump61.options.Options;
import jump61.options.UsageException;

/** A game that has a console, and the options of the command line that are its own. */
interface ConsoleGame {
    /** {@return the game} */
    Game game();

    /** {@return the names of its options, such as {@code --dialect}} */
    List<String> options();

    /** {@return the lines of the help text about its options} */
    String help();

    /**
     * {@return its console, as the options want it}
     *
     * @throws UsageException if an option makes no sense
     */
    ConsoleStart read(Options options) throws UsageException;
}
