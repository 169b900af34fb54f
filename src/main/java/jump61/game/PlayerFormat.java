package jump61.game;

import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Formats and parses players. Wherever a player is read, all spellings are accepted: {@code human}; {@code ai} for the
 * strongest computer player; {@code ai:3}, {@code level:3} or {@code computer 3} for a level; {@code remote ADDRESS};
 * {@code program NAME}; {@code letter NAME}, where the name may be missing.
 */
public final class PlayerFormat {
    /** What can be typed, for help texts and error messages. */
    public static final String SYNTAX = "human, ai or ai:LEVEL";

    private static final Pattern COMPUTER = Pattern.compile("(?:ai|level|computer)[: ]([1-9]\\d?)");
    private static final Pattern OUTSIDE = Pattern.compile("(?s)(remote|program) (.*)");

    private static final Pattern LETTER = Pattern.compile("letter(?: (.*))?");
    private static final String BY_LETTER = "letter";

    private PlayerFormat() {}

    /** {@return a player as written in game files: for example {@code human}, {@code computer 8}} */
    public static String write(Player player) {
        return player.fold(
                human -> "human",
                computer -> "computer " + computer.level().number(),
                remote -> "remote " + remote.address(),
                program -> "program " + program.name(),
                byLetter -> (BY_LETTER + " " + byLetter.name()).strip());
    }

    /**
     * {@return a player as one word, without a name: {@code human}, {@code ai:8} or {@code letter}; a player on the network
     * is written as {@code human}}
     */
    public static String word(Player player) {
        if (player.isByLetter()) {
            return BY_LETTER;
        }
        return player.computersLevel().map(level -> "ai:" + level.number()).orElse("human");
    }

    /** {@return the player specified by a text; empty if it specifies none} */
    public static Optional<Player> read(String text) {
        Matcher computer = COMPUTER.matcher(text);
        if (computer.matches()) {
            return Level.find(Integer.parseInt(computer.group(1))).map(Player.Computer::new);
        }
        Matcher outside = OUTSIDE.matcher(text);
        if (outside.matches()) {
            String name = outside.group(2);
            return Optional.of(outside.group(1).equals("remote") ? new Player.Remote(name) : new Player.Program(name));
        }
        Matcher letter = LETTER.matcher(text);
        if (letter.matches()) {
            return Optional.of(
                    new Player.ByLetter(Optional.ofNullable(letter.group(1)).orElse("")));
        }
        return switch (text) {
            case "human" -> Optional.of(Player.HUMAN);
            case "ai" -> Optional.of(new Player.Computer(Level.FULL));
            default -> Optional.empty();
        };
    }
}
