package jump61.profile.ui;

import java.net.URLDecoder;
import java.net.URLEncoder;
import java.nio.charset.StandardCharsets;
import java.time.DateTimeException;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import jump61.game.Games;
import jump61.game.Player;
import jump61.game.PlayerFormat;
import jump61.game.Players;
import jump61.game.Side;

/**
 * Reads and writes the games of an evening: {@code 1795000000 jump61 human ai:3 FIRST}, for example, with one
 * more word if the game was not rated.
 */
final class EveningFormat {
    private static final String DRAW = "DRAW";
    private static final String UNRATED = "UNRATED";
    private static final int WORDS = 5;
    private static final String NAME = "human+";
    private static final String FRIEND = "friend+";

    private EveningFormat() {}

    /** {@return games as one line, without games against other computers, unless a friend plays there} */
    static String write(List<EveningGame> games) {
        return games.stream()
                .filter(game -> !game.players().haveRemote() || game.players().areFriends())
                .map(EveningFormat::writeOne)
                .collect(Collectors.joining(";"));
    }

    private static String writeOne(EveningGame game) {
        String line = String.join(
                " ",
                String.valueOf(game.end().getEpochSecond()),
                game.game().id(),
                word(game.players().first()),
                word(game.players().second()),
                game.winner().map(Side::name).orElse(DRAW));
        return game.isRated() ? line : line + " " + UNRATED;
    }

    private static String word(Player player) {
        if (player instanceof Player.Remote friend) {
            return FRIEND + URLEncoder.encode(friend.address(), StandardCharsets.UTF_8);
        }
        return player.givenName()
                .filter(name -> player.isPerson())
                .map(name -> NAME + URLEncoder.encode(name, StandardCharsets.UTF_8))
                .orElseGet(() -> PlayerFormat.word(player));
    }

    /** {@return the games in a line, without those that cannot be understood} */
    static List<EveningGame> read(String line) {
        return Stream.of(line.split(";"))
                .map(EveningFormat::readOne)
                .flatMap(Optional::stream)
                .toList();
    }

    private static Optional<EveningGame> readOne(String text) {
        String[] words = text.split(" ", -1);
        boolean isRated = words.length == WORDS;
        if (!isRated && !(words.length == WORDS + 1 && words[WORDS].equals(UNRATED))) {
            return Optional.empty();
        }
        try {
            return Optional.of(new EveningGame(
                    Instant.ofEpochSecond(Long.parseLong(words[0])),
                    Games.byId(words[1]).orElseThrow(IllegalArgumentException::new),
                    new Players(player(words[2]), player(words[3])),
                    words[4].equals(DRAW) ? Optional.empty() : Optional.of(Side.valueOf(words[4])),
                    isRated));
        } catch (IllegalArgumentException | DateTimeException e) {
            return Optional.empty();
        }
    }

    private static Player player(String word) {
        if (word.startsWith(FRIEND)) {
            return new Player.Remote(URLDecoder.decode(word.substring(FRIEND.length()), StandardCharsets.UTF_8));
        }
        return word.startsWith(NAME)
                ? new Player.Human(URLDecoder.decode(word.substring(NAME.length()), StandardCharsets.UTF_8))
                : PlayerFormat.read(word).orElseThrow(IllegalArgumentException::new);
    }
}
