package jump61.record;

import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HexFormat;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import jump61.game.BoardSize;
import jump61.game.Game;
import jump61.game.Games;
import jump61.game.Match;
import jump61.game.Move;
import jump61.game.Player;
import jump61.game.Players;
import jump61.game.Position;
import jump61.game.Refusal;
import jump61.game.RefusedException;
import jump61.game.Result;
import jump61.game.Side;
import jump61.game.Turn;

/**
 * A game as one short line of letters, digits and hyphens, which people send to each other after each move. Each move is
 * the number of a legal move, in the order of their notations, in as few bits as possible; so every line that can be read
 * is a legal game. A checksum, which includes the final position, reveals a damaged line.
 *
 * @param id distinguishes the game from all others: twelve hexadecimal digits
 * @param game the game, without names and tags
 */
public record Letter(String id, GameRecord game) {
    private static final String BEGINS = "jump61-letter-";
    private static final String VERSION = "1";
    private static final Pattern FOUND = Pattern.compile(BEGINS + "[0-9a-z-]*", Pattern.CASE_INSENSITIVE);
    private static final Pattern PARTS =
            Pattern.compile(BEGINS + "(\\d{1,3})-([0-9a-z]+)-(\\d+(?:x\\d+)?)-([0-9a-z]+)-([0-9a-z]{8})");
    private static final Pattern ID = Pattern.compile("[0-9a-f]{12}");

    /** Longer than a game on the largest board. */
    private static final int LONGEST = 4_000;

    private static final int ID_BITS = 48;
    private static final int RESULT_BITS = 2;
    private static final int COUNT_BITS = 12;

    /** {@return the letter for a match} */
    public static Letter of(Match match, String id) {
        return new Letter(idOf(id), GameRecord.of(match, Map.of()));
    }

    /** {@return the id that letters use for a game with this id in its file} */
    public static String idOf(String id) {
        return ID.matcher(id).matches() ? id : HexFormat.of().formatHex(sum(id)).substring(0, ID_BITS / 4);
    }

    /** {@return whether a text seems to contain a letter, whatever surrounds it} */
    public static boolean isIn(String text) {
        return FOUND.matcher(text).find();
    }

    /**
     * {@return the letter in a text}
     *
     * @throws RecordException if the letter is damaged or of a newer version, or there is none
     */
    public static Letter read(String text) throws RecordException {
        Matcher found = FOUND.matcher(text);
        Matcher parts = PARTS.matcher(found.find() ? found.group().toLowerCase(Locale.ROOT) : "");
        if (parts.regionEnd() > LONGEST || !parts.matches()) {
            throw refused("letterDamaged");
        }
        if (!parts.group(1).equals(VERSION)) {
            throw refused("letterNewer");
        }
        try {
            Game game = Games.byId(parts.group(2)).orElseThrow(IllegalArgumentException::new);
            BoardSize size = BoardSize.parse(parts.group(3)).orElseThrow(IllegalArgumentException::new);
            Letter letter = read(new Base32.Reader(parts.group(4)), game, size);
            // There is only one way to write each game.
            if (letter.line().equals(parts.group())) {
                return letter;
            }
        } catch (IllegalArgumentException | RefusedException wrong) {
            throw refused("letterDamaged");
        }
        throw refused("letterDamaged");
    }

    private static Letter read(Base32.Reader bits, Game game, BoardSize size) {
        String id = String.format(Locale.ROOT, "%012x", bits.read(ID_BITS));
        int result = (int) bits.read(RESULT_BITS);
        Position start = game.start(size);
        if (bits.read(1) == 1) {
            byte[] notation = new byte[(int) bits.read(COUNT_BITS)];
            for (int i = 0; i < notation.length; i++) {
                notation[i] = (byte) bits.read(Byte.SIZE);
            }
            start = game.parsePosition(new String(notation, StandardCharsets.UTF_8));
        }
        Match match = new Match(start, new Players(Player.HUMAN, Player.HUMAN));
        for (long moves = bits.read(COUNT_BITS); moves > 0; moves--) {
            List<Move> legal = legal(match.position());
            int number = (int) bits.read(bitsFor(legal.size()));
            if (match.isOver() || number >= legal.size()) {
                throw new IllegalArgumentException();
            }
            match.play(legal.get(number));
        }
        if (result > 0) {
            Side winner = Side.values()[(result - 1) % Side.values().length];
            match.end(new Result(Optional.of(winner), Result.Reason.RESIGNATION));
        }
        return new Letter(id, GameRecord.of(match, Map.of()));
    }

    /** {@return the line to send} */
    public String line() {
        Position start = game.start();
        Base32.Writer bits = new Base32.Writer();
        bits.write(Long.parseLong(id, 16), ID_BITS);
        bits.write(
                game.declared()
                        .flatMap(Result::winner)
                        .map(winner -> winner.ordinal() + 1)
                        .orElse(0),
                RESULT_BITS);
        boolean usual = start.equals(start.game().start(start.size()));
        bits.write(usual ? 0 : 1, 1);
        if (!usual) {
            byte[] notation = start.notation().getBytes(StandardCharsets.UTF_8);
            bits.write(notation.length, COUNT_BITS);
            for (byte each : notation) {
                bits.write(each & 0xFF, Byte.SIZE);
            }
        }
        bits.write(game.moves().size(), COUNT_BITS);
        Position position = start;
        for (Move move : game.moves()) {
            List<Move> legal = legal(position);
            bits.write(legal.indexOf(move), bitsFor(legal.size()));
            position = position.play(move).after();
        }
        String line = BEGINS
                + String.join("-", VERSION, start.game().id(), start.size().text(), bits.text());
        return line + "-" + check(line + " " + position.notation());
    }

    private static List<Move> legal(Position position) {
        List<Move> moves = new ArrayList<>(position.legalMoves());
        moves.sort(Comparator.comparing(Move::notation));
        return moves;
    }

    private static int bitsFor(int choices) {
        return choices <= 1 ? 0 : Integer.SIZE - Integer.numberOfLeadingZeros(choices - 1);
    }

    private static String check(String text) {
        byte[] sum = sum(text);
        Base32.Writer bits = new Base32.Writer();
        for (int i = 0; i < 5; i++) {
            bits.write(sum[i] & 0xFF, Byte.SIZE);
        }
        return bits.text();
    }

    private static byte[] sum(String text) {
        try {
            return MessageDigest.getInstance("SHA-256").digest(text.getBytes(StandardCharsets.UTF_8));
        } catch (NoSuchAlgorithmException everyJavaHasIt) {
            throw new IllegalStateException(everyJavaHasIt);
        }
    }

    /**
     * {@return the game as its reader knew it before this letter, if it is news to them: without the last move or
     * resignation} The reader is the player who did not make it.
     */
    public GameRecord before() {
        Match match = game.toMatch();
        Side writer =
                game.declared().flatMap(Result::winner).map(Side::opponent).orElseGet(() -> lastMover(match));
        if (game.declared().isPresent()) {
            match.reopen();
        } else {
            match.undo();
        }
        match.setPlayers(new Players(Player.HUMAN, Player.HUMAN).with(writer, new Player.ByLetter("")));
        return GameRecord.of(match, Map.of());
    }

    private static Side lastMover(Match match) {
        List<Turn> played = match.played();
        return played.isEmpty()
                ? match.position().toMove().opponent()
                : played.get(played.size() - 1).mover();
    }

    /**
     * {@return a game as this letter continues it; the game itself if the letter contains nothing new}
     *
     * @param known the game as its reader knows it
     * @throws RecordException if the letter is about another game, or contains moves that its reader should have made but
     *     has not
     */
    public GameRecord after(GameRecord known) throws RecordException {
        List<Move> told = game.moves();
        int before = known.moves().size();
        int common = Math.min(before, told.size());
        if (!game.start().equals(known.start())
                || !told.subList(0, common).equals(known.moves().subList(0, common))) {
            throw refused("letterOther");
        }
        boolean further = told.size() > before || game.declared().isPresent() && told.size() == before;
        if (!further || known.declared().isPresent()) {
            return known;
        }
        Match match = known.toMatch();
        try {
            for (Move move : told.subList(before, told.size())) {
                requireOther(known, match.position().toMove());
                match.play(move);
            }
            if (game.declared().isPresent()) {
                Result end = game.declared().get();
                requireOther(known, end.winner().orElseThrow().opponent());
                match.end(end);
            }
        } catch (RefusedException over) {
            throw refused("letterOther");
        }
        return GameRecord.of(match, known.tags()).withCommentsOf(known);
    }

    private static void requireOther(GameRecord known, Side mover) throws RecordException {
        if (known.players().isPerson(mover)) {
            throw refused("letterOther");
        }
    }

    private static RecordException refused(String key) {
        return new RecordException(Refusal.in(RecordException.class, key));
    }
}
