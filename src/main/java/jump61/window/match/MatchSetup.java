package jump61.window.match;

import java.util.Optional;
import jump61.game.BoardSize;
import jump61.game.Game;
import jump61.game.Games;
import jump61.game.Level;
import jump61.game.Match;
import jump61.game.Player;
import jump61.game.PlayerFormat;
import jump61.game.Players;
import jump61.game.Side;

/**
 * The settings of a new match.
 *
 * @param game the game
 * @param size the board size
 * @param players the players
 * @param time the time control
 * @param helpForBoth whether two people may both be helped by the program; of no importance to other players
 */
public record MatchSetup(Game game, BoardSize size, Players players, TimeControl time, boolean helpForBoth) {
    private static final String WITH_HELP = " help";

    /** The level of a first opponent. */
    static final Level FRIENDLY = Level.CASUAL;

    /** The default for a user who has not chosen yet: Jump61 against a friendly opponent. */
    static final MatchSetup FIRST = new MatchSetup(
            Games.usual(),
            Games.usual().sizes().usualSize(),
            new Players(Player.HUMAN, new Player.Computer(FRIENDLY)),
            TimeControl.NONE);

    /** Creates a set-up in which two people play without help. */
    public MatchSetup(Game game, BoardSize size, Players players, TimeControl time) {
        this(game, size, players, time, false);
    }

    /** {@return the set-up that {@link #text} wrote; empty if the text is not a set-up} */
    static Optional<MatchSetup> read(String text) {
        boolean help = text.endsWith(WITH_HELP);
        String[] words = (help ? text.substring(0, text.length() - WITH_HELP.length()) : text).split(" ", -1);
        Optional<Game> game = words.length == 5 ? Games.byId(words[0]) : Optional.empty();
        try {
            return game.map(g -> new MatchSetup(
                            g,
                            BoardSize.parse(words[1]).orElseThrow(NumberFormatException::new),
                            new Players(player(words[2]), player(words[3])),
                            TimeControl.read(words[4]),
                            help))
                    .filter(setup -> setup.game().sizes().contains(setup.size()));
        } catch (NumberFormatException e) {
            return Optional.empty();
        }
    }

    private static Player player(String word) {
        return PlayerFormat.read(word).orElse(Player.HUMAN);
    }

    /**
     * {@return the set-up as text, for the settings} For example {@code jump61 6 human ai:4 none}, {@code jump61 9x6 human
     * human none help} or {@code sim 6 human human total:300+5}, with times in seconds.
     */
    String text() {
        String text = String.join(
                " ",
                game.id(),
                size.text(),
                PlayerFormat.word(players.first()),
                PlayerFormat.word(players.second()),
                time.text());
        return helpForBoth ? text + WITH_HELP : text;
    }

    /** {@return a new match} */
    public Match start() {
        Match match = new Match(game.start(size), players);
        if (helpForBoth) {
            match.agreeOnHelp();
        }
        return match;
    }

    public MatchSetup withSidesSwapped() {
        return withPlayers(new Players(players.second(), players.first()));
    }

    /** {@return the same set-up if two people play, except that the second one is elsewhere, and that there is no clock} */
    public MatchSetup byLetter() {
        String name = players.second().givenName().orElse("");
        return players.arePeople()
                ? new MatchSetup(game, size, players.with(Side.SECOND, new Player.ByLetter(name)), TimeControl.NONE)
                : this;
    }

    /** {@return the same set-up with other players} */
    public MatchSetup withPlayers(Players others) {
        return new MatchSetup(game, size, others, time, helpForBoth);
    }
}
