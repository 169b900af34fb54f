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

/**
 * The settings of a new match.
 *
 * @param game the game
 * @param size the board size
 * @param players the players
 * @param time the time control
 */
public record MatchSetup(Game game, BoardSize size, Players players, TimeControl time) {
    /** The level of a first opponent. */
    static final Level FRIENDLY = Level.CASUAL;

    /** The default for a user who has not chosen yet: Jump61 against a friendly opponent. */
    static final MatchSetup FIRST = new MatchSetup(
            Games.usual(),
            Games.usual().sizes().usualSize(),
            new Players(Player.HUMAN, new Player.Computer(FRIENDLY)),
            TimeControl.NONE);

    /** {@return the set-up that {@link #text} wrote; empty if the text is not a set-up} */
    static Optional<MatchSetup> read(String text) {
        String[] words = text.split(" ", -1);
        Optional<Game> game = words.length == 5 ? Games.byId(words[0]) : Optional.empty();
        try {
            return game.map(g -> new MatchSetup(
                            g,
                            BoardSize.parse(words[1]).orElseThrow(NumberFormatException::new),
                            new Players(player(words[2]), player(words[3])),
                            TimeControl.read(words[4])))
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
     * human none} or {@code sim 6 human human total:300+5}, with times in seconds.
     */
    String text() {
        return String.join(
                " ",
                game.id(),
                size.text(),
                PlayerFormat.word(players.first()),
                PlayerFormat.word(players.second()),
                time.text());
    }

    /** {@return a new match} */
    public Match start() {
        return new Match(game.start(size), players);
    }

    public MatchSetup withSidesSwapped() {
        return withPlayers(new Players(players.second(), players.first()));
    }

    /** {@return the same set-up with other players} */
    public MatchSetup withPlayers(Players others) {
        return new MatchSetup(game, size, others, time);
    }
}
