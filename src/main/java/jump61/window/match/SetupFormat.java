package jump61.window.match;

import java.util.Optional;
import jump61.game.BoardSize;
import jump61.game.Game;
import jump61.game.Games;
import jump61.game.Level;
import jump61.game.Player;
import jump61.game.PlayerFormat;
import jump61.game.Players;

/**
 * Formats and parses set-ups as stored in the settings, for example {@code jump61 6 human ai:4 none}, {@code jump61 9x6
 * human human none} or {@code sim 6 human human total:300+5}, with times in seconds.
 */
public final class SetupFormat {
    /** The level of a first opponent. */
    static final Level FRIENDLY = Level.CASUAL;

    /** The default for a user who has not chosen yet: Jump61 against a friendly opponent. */
    public static final MatchSetup FIRST = new MatchSetup(
            Games.usual(),
            Games.usual().sizes().usualSize(),
            new Players(Player.HUMAN, new Player.Computer(FRIENDLY)),
            TimeControl.NONE);

    private SetupFormat() {}

    public static String write(MatchSetup setup) {
        return String.join(
                " ",
                setup.game().id(),
                setup.size().text(),
                PlayerFormat.word(setup.players().first()),
                PlayerFormat.word(setup.players().second()),
                TimeFormat.write(setup.time()));
    }

    /** {@return the set-up; empty if the text is not a set-up} */
    public static Optional<MatchSetup> read(String text) {
        String[] words = text.split(" ", -1);
        Optional<Game> game = words.length == 5 ? Games.byId(words[0]) : Optional.empty();
        try {
            return game.map(g -> new MatchSetup(
                            g,
                            BoardSize.parse(words[1]).orElseThrow(NumberFormatException::new),
                            new Players(player(words[2]), player(words[3])),
                            TimeFormat.read(words[4])))
                    .filter(setup -> setup.game().sizes().contains(setup.size()));
        } catch (NumberFormatException e) {
            return Optional.empty();
        }
    }

    private static Player player(String word) {
        return PlayerFormat.read(word).orElse(Player.HUMAN);
    }
}
