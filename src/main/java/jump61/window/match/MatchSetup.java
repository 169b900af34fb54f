package jump61.window.match;

import java.net.URLDecoder;
import java.net.URLEncoder;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Stream;
import jump61.game.BoardSize;
import jump61.game.Game;
import jump61.game.Games;
import jump61.game.Level;
import jump61.game.Match;
import jump61.game.Player;
import jump61.game.PlayerFormat;
import jump61.game.Players;
import jump61.game.Position;
import jump61.game.Side;
import jump61.game.Warnings;

/**
 * The settings of a new match.
 *
 * @param game the game
 * @param size the board size
 * @param players the players
 * @param time the time control
 * @param assistance how the program helps the players
 */
public record MatchSetup(Game game, BoardSize size, Players players, TimeControl time, Assistance assistance) {
    private static final String PROGRAM = "program:";
    private static final String HELP = "help";
    private static final String AHEAD = "ahead:";
    private static final int WORDS = 5;

    /** The level of the first opponent. */
    static final Level FRIENDLY = Level.CASUAL;

    /** The default for a user who has not chosen yet: Jump61 against a friendly opponent. */
    static final MatchSetup FIRST = new MatchSetup(
            Games.usual(),
            Games.usual().sizes().usualSize(),
            new Players(Player.HUMAN, new Player.Computer(FRIENDLY)),
            TimeControl.NONE);

    /** Creates a set-up without assistance. */
    public MatchSetup(Game game, BoardSize size, Players players, TimeControl time) {
        this(game, size, players, time, Assistance.USUAL);
    }

    /** {@return the set-up that {@link #text} wrote; empty if the text is not a set-up} */
    static Optional<MatchSetup> read(String text) {
        String[] words = text.split(" ", -1);
        Optional<Game> game = words.length >= WORDS ? Games.byId(words[0]) : Optional.empty();
        try {
            return game.map(g -> new MatchSetup(
                            g,
                            BoardSize.parse(words[1]).orElseThrow(NumberFormatException::new),
                            new Players(player(words[2]), player(words[3])),
                            TimeControl.read(words[4]),
                            assistance(Arrays.asList(words).subList(WORDS, words.length))))
                    .filter(setup -> setup.game().sizes().contains(setup.size()));
        } catch (IllegalArgumentException unreadable) {
            return Optional.empty();
        }
    }

    private static Assistance assistance(List<String> words) {
        return new Assistance(
                words.contains(HELP),
                Stream.of(Warnings.values())
                        .filter(warnings -> words.contains(word(warnings)))
                        .findFirst()
                        .orElse(Warnings.NEVER),
                words.stream()
                        .filter(word -> word.matches(AHEAD + "\\d"))
                        .mapToInt(word -> Integer.parseInt(word.substring(AHEAD.length())))
                        .findFirst()
                        .orElse(0));
    }

    private static String word(Warnings warnings) {
        return warnings.name().toLowerCase(Locale.ROOT);
    }

    private static Player player(String word) {
        if (word.startsWith(PROGRAM)) {
            return new Player.Program(URLDecoder.decode(word.substring(PROGRAM.length()), StandardCharsets.UTF_8));
        }
        return PlayerFormat.read(word).orElse(Player.HUMAN);
    }

    private static String word(Player player) {
        return player instanceof Player.Program program
                ? PROGRAM + URLEncoder.encode(program.name(), StandardCharsets.UTF_8)
                : PlayerFormat.word(player);
    }

    /**
     * {@return the set-up as text, for the settings} For example {@code jump61 6 human ai:4 none}, {@code jump61 9x6 human
     * human none help} or {@code sim 6 human ai:2 total:300+5 mistakes}, with times in seconds.
     */
    String text() {
        List<String> words = new ArrayList<>(
                List.of(game.id(), size.text(), word(players.first()), word(players.second()), time.text()));
        if (assistance.helpForBoth()) {
            words.add(HELP);
        }
        if (assistance.warnings() != Warnings.NEVER) {
            words.add(word(assistance.warnings()));
        }
        if (assistance.headStart() > 0) {
            words.add(AHEAD + assistance.headStart());
        }
        return String.join(" ", words);
    }

    /** {@return a new match} */
    public Match start() {
        Match match = new Match(position(), players);
        if (assistance.helpForBoth()) {
            match.agreeOnHelp();
        }
        match.warnOf(assistance.warnings());
        return match;
    }

    /** {@return the starting position, with the head start that the game has on this board} */
    private Position position() {
        List<Position> starts = players.personAgainstComputer()
                .map(side -> game.headStarts(size, side))
                .orElse(List.of());
        int number = Math.min(assistance.headStart(), starts.size());
        return number == 0 ? game.start(size) : starts.get(number - 1);
    }

    public MatchSetup withSidesSwapped() {
        return withPlayers(new Players(players.second(), players.first()));
    }

    MatchSetup withAssistance(Assistance others) {
        return new MatchSetup(game, size, players, time, others);
    }

    /**
     * {@return a set-up in which the second of two people is elsewhere, and without a clock; the same one if not two people
     * play}
     */
    public MatchSetup byLetter() {
        String name = players.second().givenName().orElse("");
        return players.arePeople()
                ? new MatchSetup(game, size, players.with(Side.SECOND, new Player.ByLetter(name)), TimeControl.NONE)
                : this;
    }

    /** {@return the same set-up with other players} */
    public MatchSetup withPlayers(Players others) {
        return new MatchSetup(game, size, others, time, assistance);
    }
}
