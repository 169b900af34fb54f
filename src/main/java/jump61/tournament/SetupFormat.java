package jump61.tournament;

import java.time.Duration;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import jump61.console.Options;
import jump61.game.BoardSize;
import jump61.game.Game;
import jump61.game.Games;
import jump61.game.Position;
import jump61.game.RefusedException;

/**
 * Text format of set-ups, similar to game files: a first line {@code Jump61 tournament 1}, then {@code Name: value}
 * lines. {@code Player} and {@code Opening} may occur several times.
 */
public final class SetupFormat {
    /** The first line. */
    public static final String HEADER = "Jump61 tournament 1";

    private static final Pattern ANY_HEADER = Pattern.compile("Jump61 tournament \\d{1,6}");
    private static final String TIE_BREAKS = "Tie-breaks";
    private static final int MOST_RANDOM_OPENINGS = 500;

    private final Map<String, String> values = new LinkedHashMap<>();
    private final List<Entrant> entrants = new ArrayList<>();
    private final List<String> openings = new ArrayList<>();

    private SetupFormat() {}

    /** {@return a set-up as text; openings are written out, so that later versions play the same tournament} */
    public static String write(Setup setup) {
        var lines = new StringBuilder(HEADER).append('\n');
        line(lines, "Type", setup.format().id());
        line(lines, "Rounds", setup.rounds());
        line(lines, "Games", setup.games());
        line(lines, "Game", setup.game().id());
        line(lines, "Size", setup.size().text());
        line(lines, "Seed", setup.seed());
        line(lines, "Patience", setup.patience().toMillis());
        if (!setup.tieBreaks().isEmpty()) {
            String names = setup.tieBreaks().stream().map(TieBreak::id).collect(Collectors.joining(", "));
            line(lines, TIE_BREAKS, names);
        }
        setup.entrants().forEach(entrant -> line(lines, "Player", entrant.text()));
        setup.openings().forEach(opening -> line(lines, "Opening", opening.notation()));
        return lines.toString();
    }

    private static void line(StringBuilder lines, String name, Object value) {
        lines.append(name).append(": ").append(value).append('\n');
    }

    /**
     * {@return the set-up in {@code text}}
     *
     * @throws IllegalArgumentException if it is not a set-up; the message is one clear line
     */
    public static Setup read(String text) {
        List<String> lines = text.lines().map(String::strip).toList();
        if (!lines.isEmpty()
                && !lines.get(0).equals(HEADER)
                && ANY_HEADER.matcher(lines.get(0)).matches()) {
            throw new TournamentException(
                    TournamentException.Reason.NEWER,
                    lines.get(0),
                    "this tournament was written by a newer version of Jump61");
        } else if (lines.isEmpty() || !lines.get(0).equals(HEADER)) {
            throw new IllegalArgumentException("this is no tournament; its first line is not \"" + HEADER + "\"");
        }
        var read = new SetupFormat();
        for (int i = 1; i < lines.size(); i++) {
            if (!lines.get(i).isEmpty() && !lines.get(i).startsWith("#")) {
                read.readLine(lines.get(i), i + 1);
            }
        }
        return read.setup();
    }

    private void readLine(String line, int number) {
        int colon = line.indexOf(':');
        String name = colon < 0 ? line : line.substring(0, colon).strip();
        String value = line.substring(colon + 1).strip();
        if (name.equals("Player")) {
            entrants.add(Entrant.parse(value));
        } else if (name.equals("Opening")) {
            openings.add(value);
        } else if (colon < 0 || values.put(name, value) != null) {
            throw new IllegalArgumentException("line " + number + " makes no sense: " + line);
        }
    }

    private Setup setup() {
        String type = take("Type").orElse(Format.ROUND_ROBIN.id());
        Format format = Format.byId(type)
                .orElseThrow(() -> new IllegalArgumentException("there is no type of tournament \"" + type + "\""));
        String id = take("Game").orElse(Games.usual().id());
        Game game = Games.byId(id).orElseThrow(() -> new IllegalArgumentException("there is no game \"" + id + "\""));
        BoardSize size = size(game);
        int rounds = (int) number("Rounds", 1, 1000, 1);
        int games = (int) number("Games", 1, 10_000, 2);
        long seed = number("Seed", Long.MIN_VALUE, Long.MAX_VALUE, 1);
        int plies = (int) number("Opening-plies", 0, 100, 4);
        Duration patience = Duration.ofMillis(number("Patience", 1, 86_400_000, 60_000));
        List<TieBreak> tieBreaks = TieBreak.parse(take(TIE_BREAKS).orElse(""));
        if (!values.isEmpty()) {
            throw new IllegalArgumentException(
                    "\"" + values.keySet().iterator().next() + "\" is nothing a tournament has");
        }
        int pairs = Math.min(
                MOST_RANDOM_OPENINGS, Math.max(1, format.mostEncounters(entrants.size(), rounds)) * ((games + 1) / 2));
        List<Position> positions = openings.isEmpty()
                ? randomOpenings(game, size, plies, pairs, seed)
                : openings.stream().map(line -> opening(game, line)).toList();
        return new Setup(format, entrants, rounds, games, game, size, positions, seed, patience, tieBreaks);
    }

    /**
     * Returns openings, with fewer random plies if the games would be decided after that many. On the smallest boards they
     * are decided at once, so all games begin from the start.
     */
    private static List<Position> randomOpenings(Game game, BoardSize size, int plies, int pairs, long seed) {
        List<Position> openings = Openings.random(game, size, plies, pairs, seed);
        for (int fewer = plies - 1; openings.isEmpty() && fewer >= 0; fewer--) {
            openings = Openings.random(game, size, fewer, pairs, seed);
        }
        return openings.isEmpty() ? List.of(game.start(size)) : openings;
    }

    /**
     * {@return the opening on a line}
     *
     * @throws TournamentException if it is not a position of this game
     */
    static Position opening(Game game, String line) {
        try {
            return game.parsePosition(line);
        } catch (RefusedException refused) {
            throw new TournamentException(
                    TournamentException.Reason.OPENING, line, "wrong opening: " + refused.getMessage());
        }
    }

    private BoardSize size(Game game) {
        String text = take("Size").orElse(game.sizes().usualSize().text());
        BoardSize size = BoardSize.parse(text)
                .orElseThrow(() -> new IllegalArgumentException("Size needs a size like 6 or 9x6, not " + text));
        try {
            game.start(size);
            return size;
        } catch (RefusedException refused) {
            throw new IllegalArgumentException(refused.getMessage(), refused);
        }
    }

    private Optional<String> take(String name) {
        return Optional.ofNullable(values.remove(name));
    }

    private long number(String name, long least, long most, long usual) {
        Optional<String> text = take(name);
        if (text.isEmpty()) {
            return usual;
        }
        return Options.number(text.get(), least, most)
                .orElseThrow(() -> new IllegalArgumentException(
                        name + " needs a number from " + least + " to " + most + ", not " + text.get()));
    }
}
