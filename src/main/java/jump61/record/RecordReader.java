package jump61.record;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import jump61.game.BoardSize;
import jump61.game.Colour;
import jump61.game.Game;
import jump61.game.Games;
import jump61.game.Match;
import jump61.game.Move;
import jump61.game.Player;
import jump61.game.PlayerFormat;
import jump61.game.Players;
import jump61.game.Position;
import jump61.game.Refusal;
import jump61.game.RefusedException;
import jump61.game.Result;
import jump61.game.Side;
import jump61.game.Turn;

/**
 * Parses game records, whether written by {@link RecordWriter} or by hand, and reports the first invalid line. A mere list
 * of moves, as typed at a console, also counts as a game.
 */
public final class RecordReader {
    private static final Pattern TAG = Pattern.compile("(?s)([A-Za-z][A-Za-z0-9-]*):\\s*(.*)");
    private static final Set<String> KNOWN_HEADERS = Set.of(RecordWriter.HEADER, RecordWriter.HEADER_WITH_VARIATIONS);
    private static final Pattern HEADER = Pattern.compile("Jump61 record \\d{1,6}");
    private static final Pattern MOVE = Pattern.compile("(?s)(?:(\\d{1,6})\\.\\s*)?(\\S.*)");
    /** The console command that sets the size of the board. */
    private static final Pattern TYPED_SIZE = Pattern.compile("size\\s+(\\S+)");

    private final Map<String, Tag> known = new LinkedHashMap<>();
    private final Map<String, String> others = new LinkedHashMap<>();
    private final List<String> atTheTop = new ArrayList<>();
    private int line;
    /** Whether there are only moves, which show what game it is. */
    private boolean typed;

    private Match match;
    /** The line that the next move belongs to: the game or a variation. */
    private LineBuilder current;

    private record Tag(String value, int line) {}

    private RecordReader(int linesBefore) {
        line = linesBefore;
    }

    /**
     * {@return the record in {@code text}}
     *
     * @throws RecordException if it is not a record, or a move is illegal; names the line
     */
    public static GameRecord read(String text) throws RecordException {
        return read(lines(text), 0);
    }

    /** {@return the lines of a text, without a byte-order mark} */
    static List<String> lines(String text) {
        String content = text.startsWith("\uFEFF") ? text.substring(1) : text;
        return content.lines().map(String::strip).toList();
    }

    /**
     * {@return the record in some lines of a text}
     *
     * @param linesBefore number of lines of the text before these
     */
    static GameRecord read(List<String> lines, int linesBefore) throws RecordException {
        return new RecordReader(linesBefore).readLines(lines);
    }

    /** {@return whether a line begins a game, perhaps in a later version of the format} */
    static boolean isHeader(String content) {
        return HEADER.matcher(content).matches();
    }

    private GameRecord readLines(List<String> lines) throws RecordException {
        if (lines.isEmpty()) {
            throw new RecordException(Refusal.in(RecordException.class, "header", RecordWriter.HEADER));
        }
        typed = areTyped(lines);
        boolean first = true;
        for (String content : lines) {
            line++;
            if (first && !typed) {
                requireHeader(content);
            } else if (content.startsWith("#")) {
                readComment(content.substring(1).strip());
            } else if (!content.isEmpty()) {
                readLine(content);
            }
            first = false;
        }
        begin();
        return finish();
    }

    private void requireHeader(String content) throws RecordException {
        if (isHeader(content) && !KNOWN_HEADERS.contains(content)) {
            throw wrong("newer");
        }
        if (!KNOWN_HEADERS.contains(content)) {
            throw wrong("header", RecordWriter.HEADER);
        }
    }

    /**
     * Checks whether the lines begin with a move, preceded at most by the size of the board; the move shows what game it
     * is.
     */
    private boolean areTyped(List<String> lines) {
        Optional<Game> game = lines.stream()
                .filter(content -> !content.isEmpty() && !content.startsWith("#"))
                .filter(content -> !TYPED_SIZE.matcher(content).matches())
                .findFirst()
                .flatMap(RecordReader::gameOf);
        game.ifPresent(found -> known.put(RecordTags.GAME, new Tag(found.id(), line + 1)));
        return game.isPresent();
    }

    private static Optional<Game> gameOf(String move) {
        Matcher parts = MOVE.matcher(move);
        return parts.matches()
                ? Games.all().stream()
                        .filter(game -> isMove(game, parts.group(2)))
                        .findFirst()
                : Optional.empty();
    }

    private static boolean isMove(Game game, String text) {
        try {
            game.parseMove(text);
            return true;
        } catch (RefusedException another) {
            return false;
        }
    }

    private void readComment(String comment) {
        if (match == null) {
            atTheTop.add(comment);
        } else {
            current.comment(comment);
        }
    }

    private void readLine(String content) throws RecordException {
        Matcher tag = TAG.matcher(content);
        Matcher size = TYPED_SIZE.matcher(content);
        if (match == null && tag.matches()) {
            readTag(tag.group(1), tag.group(2).strip());
        } else if (typed && match == null && size.matches()) {
            readTag(RecordTags.SIZE, size.group(1));
        } else if (isHeader(content)) {
            throw wrong("another");
        } else {
            begin();
            if (content.equals(MoveLines.OPEN)) {
                openVariation();
            } else if (content.equals(MoveLines.CLOSE)) {
                closeVariation();
            } else {
                readMove(content);
            }
        }
    }

    private void readTag(String name, String value) throws RecordException {
        boolean again = RecordTags.isKnown(name)
                ? known.put(name, new Tag(value, line)) != null
                : others.put(name, value) != null;
        if (again) {
            throw wrong("tagTwice", name);
        }
    }

    private void begin() throws RecordException {
        if (match == null) {
            Game game = game();
            match = new Match(
                    start(game), new Players(player(game.colour(Side.FIRST)), player(game.colour(Side.SECOND))));
            current = new LineBuilder(match.start());
            atTheTop.forEach(current::comment);
        }
    }

    private Game game() throws RecordException {
        Tag id = known.get(RecordTags.GAME);
        if (id == null) {
            throw wrong("noGame");
        }
        Optional<Game> game = Games.byId(id.value());
        if (game.isEmpty()) {
            throw wrongIn(id, Refusal.in(RecordException.class, "unknownGame", id.value()));
        }
        return game.get();
    }

    private Position start(Game game) throws RecordException {
        Tag size = known.getOrDefault(
                RecordTags.SIZE, new Tag(game.sizes().usualSize().text(), line));
        Tag start = known.get(RecordTags.START);
        Tag asked = start == null ? size : start;
        try {
            return start == null ? game.start(boardSize(size)) : game.parsePosition(start.value());
        } catch (RefusedException refused) {
            throw wrongIn(asked, refused.refusal());
        }
    }

    private BoardSize boardSize(Tag size) throws RecordException {
        Optional<BoardSize> read = BoardSize.parse(size.value());
        if (read.isEmpty()) {
            throw wrongIn(size, Refusal.in(RecordException.class, "badSize", size.value()));
        }
        return read.get();
    }

    private Player player(Colour colour) throws RecordException {
        Tag tag = known.getOrDefault(colour.title(), new Tag("human", line));
        Optional<Player> player = PlayerFormat.read(tag.value());
        if (player.isEmpty()) {
            throw wrongIn(tag, Refusal.in(RecordException.class, "badPlayer", tag.value()));
        }
        Tag name = known.get(RecordTags.nameOf(colour));
        return name != null && player.get().isPerson() ? new Player.Human(name.value()) : player.get();
    }

    private void openVariation() throws RecordException {
        // A game without moves may have variations, a variation without moves may not.
        if (current.isEmpty() && current.parent().isPresent()) {
            throw wrong("badPly", Integer.toString(current.plies() + 1));
        }
        current = current.branch();
        if (current.isTooDeep()) {
            throw wrong("tooDeep");
        }
    }

    private void closeVariation() throws RecordException {
        if (current.parent().isEmpty() || current.isEmpty()) {
            throw wrong("badClose");
        }
        current = current.parent().get();
    }

    private void readMove(String content) throws RecordException {
        Matcher parts = MOVE.matcher(content);
        boolean numbered = parts.matches() && parts.group(1) != null;
        // The number of a variation's first move determines where it begins.
        boolean begins = current.parent().isPresent() && current.isEmpty();
        int next = begins ? current.parent().get().plies() + 1 : current.plies() + 1;
        int ply = numbered ? Integer.parseInt(parts.group(1)) : next;
        boolean fits = begins ? numbered && current.parent().get().contains(ply - 1) : ply == next;
        if (!parts.matches() || !fits) {
            throw wrong("badPly", Integer.toString(next));
        }
        try {
            current.add(play(ply, parts.group(2)), ply);
        } catch (RefusedException refused) {
            throw new RecordException(line, refused.refusal());
        }
    }

    private Turn play(int ply, String text) {
        Move move = match.game().parseMove(text);
        if (current.parent().isEmpty()) {
            return match.play(move);
        }
        LineBuilder from = current.isEmpty() ? current.parent().get() : current;
        return from.at(ply - 1).play(move);
    }

    private GameRecord finish() throws RecordException {
        if (current.parent().isPresent()) {
            throw wrong("openVariation");
        }
        Tag tag = known.get(RecordTags.RESULT);
        if (tag != null) {
            Optional<Result> told = ResultFormat.read(tag.value(), match.game());
            boolean byRules = told.isPresent() && told.get().reason() == Result.Reason.RULES;
            if (told.isEmpty() || byRules != match.isOver() || match.isOver() && !told.equals(match.result())) {
                throw wrongIn(tag, Refusal.in(RecordException.class, "badResult", tag.value()));
            }
            match.end(told.get());
        }
        return GameRecord.of(match, others).withComments(current.comments()).withVariations(current.variations());
    }

    private RecordException wrong(String key, Object... arguments) {
        return new RecordException(line, Refusal.in(RecordException.class, key, arguments));
    }

    private static RecordException wrongIn(Tag tag, Refusal reason) {
        return new RecordException(tag.line(), reason);
    }
}
