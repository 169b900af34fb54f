package jump61.console;

import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import jump61.game.Game;
import jump61.game.Services;

/** The games that have a console, found as services. */
public final class Consoles {
    /** The first one is used if the command line names no game. */
    private static final List<ConsoleGame> ALL = Services.all(ConsoleGame.class);

    private Consoles() {}

    /** {@return the games that have a console, in the order in which they are offered} */
    public static List<Game> games() {
        return ALL.stream().map(ConsoleGame::game).toList();
    }

    /** {@return the part of the help text that explains each console's options} */
    public static String help() {
        return ALL.stream()
                .map(console -> "With --game " + console.game().id() + ":\n" + console.help())
                .collect(Collectors.joining());
    }

    /**
     * {@return the console selected by the options}
     *
     * @throws UsageException if an option is invalid or does not apply to the selected game
     */
    public static ConsoleStart read(Options options) throws UsageException {
        List<String> ids = ALL.stream().map(console -> console.game().id()).toList();
        String id = options.choice("--game", ids).orElse(ids.get(0));
        ConsoleGame chosen = ALL.get(ids.indexOf(id));
        for (ConsoleGame other : ALL) {
            for (String option : other.options()) {
                if (options.given(option) && !chosen.options().contains(option)) {
                    throw new UsageException(option + " has no meaning in the console of " + id);
                }
            }
        }
        return chosen.read(options);
    }

    /**
     * Ensures that no console is selected.
     *
     * @throws UsageException if there is an option of a console, which has no meaning in the window
     */
    public static void requireNone(Options options) throws UsageException {
        Optional<String> needless = Stream.concat(
                        Stream.of("--game"), ALL.stream().flatMap(console -> console.options().stream()))
                .filter(options::given)
                .findFirst();
        if (needless.isPresent()) {
            throw new UsageException(needless.get() + " has no meaning in the window");
        }
    }
}
