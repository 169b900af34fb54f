package jump61.table;

import java.net.URLDecoder;
import java.net.URLEncoder;
import java.nio.charset.StandardCharsets;
import java.util.Locale;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import jump61.game.BoardSize;
import jump61.game.Games;
import jump61.game.Player;
import jump61.game.RefusedException;
import jump61.game.Side;

/**
 * Reads messages from lines of printable ASCII, whose words are separated by one space, and writes the parts that such
 * lines share.
 */
final class TableLines {
    /** The version of the protocol that this program speaks. */
    static final int VERSION = 1;

    /** Maximum length of a line, in bytes, without its terminator. */
    static final int LONGEST = 1_000;

    /** The form of all lines. */
    static final Pattern ALLOWED = Pattern.compile("[!-~]+( [!-~]+)*");

    /** Stands for no name. */
    private static final String NOBODY = "-";

    private static final int LONGEST_MOVE = 200;
    private static final int MOST = 1_000_000;
    private static final Pattern ID = Pattern.compile("[0-9a-f]{16}");
    private static final Pattern HASH = Pattern.compile("[0-9a-f]{8}");
    private static final Pattern NUMBER = Pattern.compile("0|[1-9]\\d{0,9}");

    private TableLines() {}

    /** {@return the terms as part of a line: {@code GAME SIZE SIDE CLOCK}} */
    static String write(Terms terms) {
        return terms.game().id() + " " + terms.size().text() + " "
                + word(terms.hosts()) + " "
                + terms.pace().text();
    }

    /** {@return the message in a line} */
    static TableMessage read(String line) throws ProtocolException {
        if (line.length() > LONGEST || !ALLOWED.matcher(line).matches()) {
            throw new ProtocolException("a line that is no message");
        }
        String[] words = line.split(" ");
        return switch (words[0]) {
            case "hello" -> new TableMessage.Hello(number(least(words, 3)[1], 1, MOST), name(words[2]));
            case "table" -> new TableMessage.Offered(id(least(words, 6)[1]), terms(words, 2, Extras.read(words, 6)));
            case "sit" -> new TableMessage.Sit(id(least(words, 2)[1]), Extras.read(words, 2));
            case "seated" -> new TableMessage.Seated(id(exactly(words, 2)[1]));
            case "back" -> new TableMessage.Back(id(exactly(words, 3)[1]), number(words[2], 0, MOST));
            case "game" ->
                new TableMessage.Playing(id(least(words, 7)[1]), terms(words, 2, Extras.WATCHED), name(words[6]));
            case "watch" -> new TableMessage.Watch(id(exactly(words, 2)[1]));
            case "watching" -> new TableMessage.Watching(number(exactly(words, 2)[1], 0, MOST));
            case "host", "guest" -> told(line);
            case "ping" -> exactly(words, 1).length == 1 ? new TableMessage.Ping() : null;
            case "move" -> move(line);
            case "resign" -> new TableMessage.Resigned(game(exactly(words, 3)[1]), ply(words[2]));
            case "time" -> new TableMessage.TimeUp(game(exactly(words, 3)[1]), ply(words[2]));
            case "ask" ->
                new TableMessage.Asked(constant(Wish.class, exactly(words, 4)[1]), game(words[2]), ply(words[3]));
            case "yes", "no" ->
                new TableMessage.Answered(
                        constant(Wish.class, exactly(words, 4)[1]),
                        words[0].equals("yes"),
                        game(words[2]),
                        ply(words[3]));
            case "say" -> new TableMessage.Said(number(exactly(words, 2)[1], 1, Table.PHRASES));
            case "bye" -> new TableMessage.Bye(constant(TableMessage.Why.class, exactly(words, 2)[1]));
            default -> throw new ProtocolException("an unknown message");
        };
    }

    private static TableMessage told(String line) throws ProtocolException {
        int space = line.indexOf(' ');
        if (space >= 0
                && read(line.substring(space + 1)) instanceof TableMessage.Kept message
                && !(message instanceof TableMessage.Said)) {
            return new TableMessage.Told(line.startsWith("host"), message);
        }
        throw new ProtocolException("nothing that can be told");
    }

    private static TableMessage move(String line) throws ProtocolException {
        String[] words = least(line.split(" ", 6), 6);
        if (!HASH.matcher(words[4]).matches() || words[5].length() > LONGEST_MOVE) {
            throw new ProtocolException("a move that is none");
        }
        return new TableMessage.Moved(
                game(words[1]), ply(words[2]), number(words[3], 0, Integer.MAX_VALUE), words[4], words[5]);
    }

    /** {@return the terms in the words from an index on, the first of which is the id of a game} */
    static Terms terms(String[] words, int from, Extras extras) throws ProtocolException {
        try {
            var game = Games.byId(words[from]).orElseThrow(() -> new ProtocolException("an unknown game"));
            BoardSize size = BoardSize.parse(words[from + 1]).orElseThrow(() -> new ProtocolException("a wrong size"));
            Side side = constant(Side.class, words[from + 2]);
            Pace pace = Pace.read(words[from + 3]).orElseThrow(() -> new ProtocolException("a wrong clock"));
            game.start(size);
            return new Terms(game, size, side, pace, extras);
        } catch (RefusedException refused) {
            throw new ProtocolException("a wrong size");
        }
    }

    /** {@return a name as one word of limited length, without characters that could upset a terminal or a layout} */
    static String packed(String name) {
        String shown = tidy(name);
        String word = URLEncoder.encode(shown, StandardCharsets.UTF_8);
        return shown.isEmpty() ? NOBODY : word.equals(NOBODY) ? "%2D" : word;
    }

    static String name(String word) throws ProtocolException {
        try {
            return word.equals(NOBODY) ? "" : tidy(URLDecoder.decode(word, StandardCharsets.UTF_8));
        } catch (IllegalArgumentException notEncoded) {
            throw new ProtocolException("a wrong name");
        }
    }

    private static String tidy(String name) {
        return new Player.Human(name.replaceAll("[\\p{C}\\p{Zl}\\p{Zp}]+", " ")).name();
    }

    private static String[] exactly(String[] words, int count) throws ProtocolException {
        if (words.length != count) {
            throw new ProtocolException("a message of " + words.length + " words");
        }
        return words;
    }

    /** Later versions may add words to a greeting. */
    private static String[] least(String[] words, int count) throws ProtocolException {
        return words.length > count ? words : exactly(words, count);
    }

    static String id(String word) throws ProtocolException {
        if (!ID.matcher(word).matches()) {
            throw new ProtocolException("a wrong table");
        }
        return word;
    }

    private static int game(String word) throws ProtocolException {
        return number(word, 1, MOST);
    }

    private static int ply(String word) throws ProtocolException {
        return number(word, 0, MOST);
    }

    static int number(String word, int least, int most) throws ProtocolException {
        long number = NUMBER.matcher(word).matches() ? Long.parseLong(word) : -1;
        if (number < least || number > most) {
            throw new ProtocolException("a wrong number");
        }
        return (int) number;
    }

    /** {@return an enum constant as a word of a line} */
    static String word(Enum<?> constant) {
        return constant.name().toLowerCase(Locale.ROOT);
    }

    /** {@return the enum constant that a word stands for} */
    static <E extends Enum<E>> E constant(Class<E> type, String word) throws ProtocolException {
        return Stream.of(type.getEnumConstants())
                .filter(any -> word(any).equals(word))
                .findFirst()
                .orElseThrow(() -> new ProtocolException("an unknown word"));
    }
}
