package jump61;

import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.EnumMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import jump61.console.Consoles;
import jump61.engine.Level;
import jump61.game.Colour;
import jump61.game.Game;
import jump61.game.Games;
import jump61.game.Player;
import jump61.game.RefusedException;
import jump61.game.Side;
import jump61.remote.RemoteSettings;
import jump61.tools.Options;
import jump61.tools.UsageException;

/** Reads the program's arguments into a {@link Request}. */
public final class CommandLine {

    private static final String HELP = """
        Usage: jump61 [OPTION]...
               jump61 match|tournament|puzzles|solve|analyze|bench|review [--help] ...

        Without an option: the Jump61 console, 2014 dialect.
          --dialect 2014|2021|2006      another dialect of it
          --game %-22s that game's console
          --red WHO, --blue WHO, --white WHO
                                        who plays, except in Jump61: human, ai or ai:LEVEL
          --notice-jumps                Checkers tells a player that there is a jump
          --listen ADDRESS              where the 2006 dialect hosts games: an address of this
                                        machine, or all; without it, for this machine only
          --display [FILE]              the window, with a game file
          --version                     the version
          --help                        this text
        """;

    private static final int LEVELS = Level.FULL.number();
    private static final List<String> DIALECTS = List.of("2014", "2021", "2006");
    private static final Set<String> TOOLS =
            Set.of("match", "tournament", "puzzles", "solve", "analyze", "bench", "review");

    private final Deque<String> rest;
    private final Map<Colour, Player> players = new LinkedHashMap<>();
    private String game = "jump61";
    private String dialect = "";
    private boolean noticesJumps;
    private Optional<RemoteSettings> network = Optional.empty();
    private boolean window;
    private Optional<Path> file = Optional.empty();

    private CommandLine(List<String> arguments) {
        rest = new ArrayDeque<>(arguments);
    }

    /** {@return the text of {@code --help}} */
    public static String help() {
        return HELP.formatted(String.join("|", games()));
    }

    /** Returns what the arguments ask for, or a {@link Request.Mistake} that says what is wrong with them. */
    public static Request parse(String... arguments) {
        List<String> list = List.of(arguments);
        if (!list.isEmpty() && TOOLS.contains(list.get(0))) {
            return new Request.RunTool(list.get(0), list.subList(1, list.size()));
        }
        try {
            return new CommandLine(list).request();
        } catch (UsageException e) {
            return new Request.Mistake(e.getMessage());
        }
    }

    private Request request() throws UsageException {
        while (!rest.isEmpty()) {
            String option = rest.pop();
            switch (option) {
                case "--version" -> {
                    return new Request.ShowVersion();
                }
                case "--help", "-h" -> {
                    return new Request.ShowHelp();
                }
                case "--display" -> readDisplay();
                case "--dialect" -> dialect = oneOf(option, DIALECTS);
                case "--game" -> game = oneOf(option, games());
                case "--notice-jumps" -> noticesJumps = true;
                case "--listen" -> readListen(option);
                case "--red" -> readPlayer(option, Colour.RED);
                case "--blue" -> readPlayer(option, Colour.BLUE);
                case "--white" -> readPlayer(option, Colour.WHITE);
                default ->
                    throw new UsageException(
                            option.startsWith("-") ? "unknown option " + option : "unexpected argument " + option);
            }
        }
        return window ? new Request.OpenWindow(file) : console();
    }

    private Request console() throws UsageException {
        if (!dialect.isEmpty() && !game.equals("jump61")) {
            throw new UsageException("--dialect is for Jump61 only, not for --game " + game);
        }
        Map<Side, Player> chosen = new EnumMap<>(Side.class);
        for (Map.Entry<Colour, Player> choice : players.entrySet()) {
            Optional<Side> side = chosenSide(choice.getKey());
            if (side.isEmpty()) {
                throw new UsageException("--" + choice.getKey().id() + " has no meaning in the console of " + game);
            }
            chosen.put(side.get(), choice.getValue());
        }
        if (noticesJumps && !game.equals("checkers")) {
            throw new UsageException("--notice-jumps is for Checkers only, not for --game " + game);
        }
        if (network.isPresent() && !dialect.equals("2006")) {
            throw new UsageException("--listen is for --dialect 2006 only");
        }
        var options = new Consoles.Options(chosen, noticesJumps, network.orElseGet(RemoteSettings::usual));
        return new Request.RunConsole(game, dialect.isEmpty() ? DIALECTS.get(0) : dialect, options);
    }

    private static List<String> games() {
        return Consoles.games().stream().map(Game::id).toList();
    }

    /** The consoles of Jump61 have commands to choose the players. */
    private Optional<Side> chosenSide(Colour colour) {
        return game.equals("jump61")
                ? Optional.empty()
                : Games.byId(game).orElseThrow().side(colour);
    }

    private void readDisplay() throws UsageException {
        window = true;
        if (!rest.isEmpty() && !rest.peek().startsWith("--")) {
            String name = rest.pop();
            try {
                file = Optional.of(Path.of(name));
            } catch (InvalidPathException e) {
                throw new UsageException("not a file name: " + name);
            }
        }
    }

    private void readListen(String option) throws UsageException {
        try {
            network = Optional.of(
                    RemoteSettings.usual().listeningOn(operand(option, "all or an address of this machine")));
        } catch (RefusedException e) {
            throw new UsageException(e.getMessage());
        }
    }

    private void readPlayer(String option, Colour colour) throws UsageException {
        String who = operand(option, "human, ai or ai:LEVEL");
        players.put(colour, player(option, who));
    }

    private static Player player(String option, String who) throws UsageException {
        if (who.equals("human")) {
            return Player.HUMAN;
        }
        if (who.equals("ai")) {
            return new Player.Computer(LEVELS);
        }
        if (who.matches("ai:[1-" + LEVELS + "]")) {
            return new Player.Computer(who.charAt(3) - '0');
        }
        throw new UsageException(option + " is human, ai or ai:LEVEL, LEVEL from 1 to " + LEVELS + ", not " + who);
    }

    private String oneOf(String option, List<String> values) throws UsageException {
        String choices = Options.choices(values);
        String value = operand(option, choices);
        if (!values.contains(value)) {
            throw new UsageException(option + " is " + choices + ", not " + value);
        }
        return value;
    }

    private String operand(String option, String choices) throws UsageException {
        if (rest.isEmpty() || rest.peek().startsWith("--")) {
            throw new UsageException(option + " needs one of " + choices);
        }
        return rest.pop();
    }
}
