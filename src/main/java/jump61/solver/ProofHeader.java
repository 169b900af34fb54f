package jump61.solver;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.stream.Stream;
import jump61.game.Game;
import jump61.game.Games;
import jump61.game.Position;
import jump61.game.RefusedException;
import jump61.game.Side;

/**
 * The lines of text at the start of a {@link ProofFile}, up to an empty one. If the strategy has moves for all plies, there
 * is no line with their number.
 */
public record ProofHeader(Position start, Side winner, int longest, int leftOut, int listedPlies, int size) {
    private static final String FIRST_LINE = "Jump61 proof 2";
    private static final String LISTED_PLIES = "Listed-plies";
    /** The longest line, in bytes. */
    private static final int LONGEST = 4096;

    /** More plies than any game has. */
    static final int MOST_PLIES = 1 << 16;
    /** The longest win that a search can find for a strategy that leaves it out, in plies. */
    private static final int MOST_LEFT_OUT = 31;

    /** {@return the header of a strategy's file} */
    public static ProofHeader of(Strategy strategy) {
        return new ProofHeader(
                strategy.start(),
                strategy.winner(),
                strategy.longest(),
                strategy.leftOut(),
                strategy.listedPlies(),
                strategy.size());
    }

    /** {@return the lines, as they begin the file} */
    public String text() {
        return FIRST_LINE + "\nGame: " + start.game().id() + "\nStart: " + start.notation() + "\nWinner: "
                + start.game().colour(winner).id() + "\nLongest: " + longest + "\nLeft-out: " + leftOut
                + (listedPlies < Strategy.ALL_PLIES ? "\n" + LISTED_PLIES + ": " + listedPlies : "") + "\nPositions: "
                + size + "\n\n";
    }

    /** Reads a header, leaving {@code bytes} positioned after it. */
    static ProofHeader read(ByteBuffer bytes) throws IOException {
        String first = line(bytes);
        if (!first.equals(FIRST_LINE)) {
            boolean proof = first.matches("Jump61 proof \\d{1,6}");
            throw new IOException(
                    proof ? "another version of Jump61 wrote this proof file" : "this is not a proof file");
        }
        Map<String, String> tags = new LinkedHashMap<>();
        for (String line = line(bytes); !line.isEmpty(); line = line(bytes)) {
            String[] parts = line.split(": ", 2);
            tags.put(parts[0], parts[parts.length - 1]);
        }
        try {
            Game game = Games.byId(tag(tags, "Game")).orElseThrow(() -> new IOException("the game is not known"));
            return new ProofHeader(
                    game.parsePosition(tag(tags, "Start")),
                    winner(game, tag(tags, "Winner")),
                    number(tags, "Longest", MOST_PLIES),
                    number(tags, "Left-out", MOST_LEFT_OUT),
                    tags.containsKey(LISTED_PLIES) ? number(tags, LISTED_PLIES, MOST_PLIES) : Strategy.ALL_PLIES,
                    number(tags, "Positions", Integer.MAX_VALUE));
        } catch (RefusedException wrong) {
            throw new IOException("the proof file is damaged: " + wrong.getMessage(), wrong);
        }
    }

    private static Side winner(Game game, String colour) throws IOException {
        return Stream.of(Side.values())
                .filter(side -> game.colour(side).id().equals(colour))
                .findFirst()
                .orElseThrow(() -> new IOException("the proof file is damaged: there is no side " + colour));
    }

    private static int number(Map<String, String> tags, String name, int most) throws IOException {
        String text = tag(tags, name);
        if (text.matches("\\d{1,10}") && Long.parseLong(text) <= most) {
            return Integer.parseInt(text);
        }
        throw new IOException("the proof file is damaged: " + name + " cannot be " + text);
    }

    private static String tag(Map<String, String> tags, String name) throws IOException {
        String value = tags.get(name);
        if (value == null) {
            throw new IOException("the proof file has no line " + name);
        }
        return value;
    }

    private static String line(ByteBuffer bytes) throws IOException {
        byte[] line = new byte[LONGEST];
        for (int length = 0; length < LONGEST && bytes.hasRemaining(); length++) {
            line[length] = bytes.get();
            if (line[length] == '\n') {
                return new String(line, 0, length, StandardCharsets.UTF_8);
            }
        }
        throw new IOException("this is not a proof file");
    }
}
