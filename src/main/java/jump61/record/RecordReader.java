package jump61.record;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import jump61.game.Colour;
import jump61.game.Game;
import jump61.game.Games;
import jump61.game.Match;
import jump61.game.Player;
import jump61.game.Players;
import jump61.game.Position;
import jump61.game.Refusal;
import jump61.game.RefusedException;
import jump61.game.Result;
import jump61.game.Side;

/** Reads what {@link RecordWriter} wrote, or a person typed; tells the first line that is wrong. */
public final class RecordReader {
    private static final Pattern TAG = Pattern.compile("([A-Za-z][A-Za-z0-9-]*):\\s*(.*)");
    private static final Pattern MOVE = Pattern.compile("(?:(\\d{1,6})\\.\\s*)?(\\S.*)");

    private final Map<String, Tag> known = new LinkedHashMap<>();
    private final Map<String, String> others = new LinkedHashMap<>();
    private final Map<Integer, List<String>> comments = new HashMap<>();
    private int line;
    private Match match;

    private record Tag(String value, int line) {}

    private RecordReader() {}

    /**
     * {@return the record that {@code text} tells}
     *
     * @throws RecordException if it is not a record, or a move is not legal; names the line
     */
    public static GameRecord read(String text) throws RecordException {
        return new RecordReader().readLines(text.lines().map(String::strip).toList());
    }

    private GameRecord readLines(List<String> lines) throws RecordException {
        if (lines.isEmpty()) {
            throw new RecordException(Refusal.of("record.header", RecordWriter.HEADER));
        }
        for (String content : lines) {
            line++;
            if (line == 1) {
                requireHeader(content);
            } else if (content.startsWith("#")) {
                readComment(content.substring(1).strip());
            } else if (!content.isEmpty()) {
                readLine(content);
            }
        }
        begin();
        return finish();
    }

    private void requireHeader(String content) throws RecordException {
        if (!content.replace("\uFEFF", "").equals(RecordWriter.HEADER)) {
            throw wrong("record.header", RecordWriter.HEADER);
        }
    }

    private void readComment(String comment) {
        int ply = match == null ? 0 : match.played().size();
        comments.computeIfAbsent(ply, none -> new ArrayList<>()).add(comment);
    }

    private void readLine(String content) throws RecordException {
        Matcher tag = TAG.matcher(content);
        if (match == null && tag.matches()) {
            readTag(tag.group(1), tag.group(2).strip());
        } else {
            begin();
            readMove(content);
        }
    }

    private void readTag(String name, String value) throws RecordException {
        boolean again = RecordTags.isKnown(name)
                ? known.put(name, new Tag(value, line)) != null
                : others.put(name, value) != null;
        if (again) {
            throw wrong("record.tagTwice", name);
        }
    }

    private void begin() throws RecordException {
        if (match == null) {
            Game game = game();
            match = new Match(
                    start(game), new Players(player(game.colour(Side.FIRST)), player(game.colour(Side.SECOND))));
        }
    }

    private Game game() throws RecordException {
        Tag id = known.get(RecordTags.GAME);
        if (id == null) {
            throw wrong("record.noGame");
        }
        Optional<Game> game = Games.byId(id.value());
        if (game.isEmpty()) {
            throw wrongIn(id, Refusal.of("record.unknownGame", id.value()));
        }
        return game.get();
    }

    private Position start(Game game) throws RecordException {
        Tag size = known.getOrDefault(
                RecordTags.SIZE, new Tag(Integer.toString(game.sizes().usual()), line));
        Tag start = known.get(RecordTags.START);
        Tag asked = start == null ? size : start;
        try {
            return start == null ? game.start(Integer.parseInt(size.value())) : game.parsePosition(start.value());
        } catch (NumberFormatException notNumber) {
            throw wrongIn(size, Refusal.of("record.badSize", size.value()));
        } catch (RefusedException refused) {
            throw wrongIn(asked, refused.refusal());
        }
    }

    private Player player(Colour colour) throws RecordException {
        Tag tag = known.getOrDefault(colour.title(), new Tag("human", line));
        Optional<Player> player = PlayerText.read(tag.value());
        if (player.isEmpty()) {
            throw wrongIn(tag, Refusal.of("record.badPlayer", tag.value()));
        }
        return player.get();
    }

    private void readMove(String content) throws RecordException {
        Matcher move = MOVE.matcher(content);
        int ply = match.played().size() + 1;
        if (!move.matches() || move.group(1) != null && Integer.parseInt(move.group(1)) != ply) {
            throw wrong("record.badPly", Integer.toString(ply));
        }
        try {
            match.play(match.game().parseMove(move.group(2)));
        } catch (RefusedException refused) {
            throw new RecordException(line, refused.refusal());
        }
    }

    private GameRecord finish() throws RecordException {
        Tag tag = known.get(RecordTags.RESULT);
        if (tag != null) {
            Optional<Result> told = ResultText.read(tag.value(), match.game());
            boolean byRules = told.isPresent() && told.get().reason() == Result.Reason.RULES;
            if (told.isEmpty() || byRules != match.isOver() || match.isOver() && !told.equals(match.result())) {
                throw wrongIn(tag, Refusal.of("record.badResult", tag.value()));
            }
            match.end(told.get());
        }
        GameRecord record = GameRecord.of(match, others);
        return new GameRecord(
                record.start(), record.players(), record.moves(), record.declared(), record.tags(), comments);
    }

    private RecordException wrong(String key, Object... arguments) {
        return new RecordException(line, Refusal.of(key, arguments));
    }

    private static RecordException wrongIn(Tag tag, Refusal reason) {
        return new RecordException(tag.line(), reason);
    }
}
