package jump61.tournament;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import jump61.engine.Score;
import jump61.engine.SearchResult.MoveScore;
import jump61.game.Move;
import jump61.game.Position;
import jump61.game.RefusedException;

/**
 * What a program reports about one move while it searches, in the protocol of {@code jump61 engine}.
 *
 * @param depth the depth completed, in plies
 * @param rank 1 for the best move
 * @param nodes the positions visited
 * @param move the move with its score and principal variation
 */
record EngineInfo(int depth, int rank, long nodes, MoveScore move) {
    private static final Pattern FORMAT = Pattern.compile("info depth (\\d{1,6})(?: rank (\\d{1,6}))?"
            + " score (points|win|loss) (-?\\d{1,6}) nodes (\\d{1,18})(?: time \\d+)? line (.+)");

    /** Scores beyond this would be wins or losses. */
    private static final int MOST_POINTS = 20_000;

    private static final int MOST_PLIES = 4_000;

    /** {@return the report about {@code position} in a line; empty if the line is something else or has no legal move} */
    static Optional<EngineInfo> read(Position position, String line) {
        Matcher matcher = FORMAT.matcher(line.strip());
        if (!matcher.matches()) {
            return Optional.empty();
        }
        List<Move> moves = moves(position, matcher.group(6));
        if (moves.isEmpty()) {
            return Optional.empty();
        }
        Score score = score(matcher.group(3), Integer.parseInt(matcher.group(4)));
        int rank = matcher.group(2) == null ? 1 : Integer.parseInt(matcher.group(2));
        return Optional.of(new EngineInfo(
                Integer.parseInt(matcher.group(1)),
                rank,
                Long.parseLong(matcher.group(5)),
                new MoveScore(moves.get(0), score, moves)));
    }

    private static Score score(String kind, int number) {
        int plies = Math.max(0, Math.min(MOST_PLIES, number));
        return switch (kind) {
            case "win" -> new Score(Score.WIN - plies);
            case "loss" -> new Score(plies - Score.WIN);
            default -> new Score(Math.max(-MOST_POINTS, Math.min(MOST_POINTS, number)));
        };
    }

    /** {@return the moves of a line up to the first that is not legal} */
    private static List<Move> moves(Position start, String line) {
        List<Move> moves = new ArrayList<>();
        Position position = start;
        try {
            for (String written : line.split(",")) {
                Move move = position.game().parseMove(written.strip());
                position = position.play(move).after();
                moves.add(move);
            }
        } catch (RefusedException illegal) {
            // The moves before it may still be good.
        }
        return moves;
    }
}
