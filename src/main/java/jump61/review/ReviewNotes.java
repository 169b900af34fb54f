package jump61.review;

import java.math.BigDecimal;
import java.math.RoundingMode;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalDouble;
import jump61.game.Move;
import jump61.game.RefusedException;
import jump61.game.Side;
import jump61.game.Turn;
import jump61.record.GameRecord;

/**
 * Stores a review in a game file: a tag {@value #TAG} with the number of nodes it took and, for each move, a comment
 * that starts with the verdict in brackets and continues in words. Programs that do not know reviews preserve both.
 */
public final class ReviewNotes {
    /** The tag that marks a file with a review. */
    public static final String TAG = "Review";

    private static final String NODES = " nodes";
    private static final int DIGITS = 4;

    private ReviewNotes() {}

    /** {@return the record with a finished review, which replaces any earlier one; other comments are preserved} */
    public static GameRecord annotate(GameRecord record, GameReview review, long nodes, ReviewWords words) {
        GameRecord plain = strip(record);
        Map<Integer, List<String>> comments = new HashMap<>(plain.comments());
        for (MoveReview move : review.moves()) {
            List<String> lines = new ArrayList<>(List.of(MoveNote.write(move, words.explanation(move))));
            lines.addAll(comments.getOrDefault(move.ply(), List.of()));
            comments.put(move.ply(), lines);
        }
        return plain.changeTags(tags -> tags.put(TAG, nodes + NODES)).withComments(comments);
    }

    /** {@return whether a comment is part of a review} */
    public static boolean isNote(String comment) {
        return MoveNote.isNote(comment);
    }

    /** {@return the record without its review} */
    public static GameRecord strip(GameRecord record) {
        Map<Integer, List<String>> comments = new HashMap<>();
        record.comments().forEach((ply, lines) -> {
            List<String> others =
                    lines.stream().filter(line -> !MoveNote.isNote(line)).toList();
            if (!others.isEmpty()) {
                comments.put(ply, others);
            }
        });
        return record.changeTags(tags -> tags.remove(TAG)).withComments(comments);
    }

    /** {@return whether two records differ only in their reviews, which can be repeated, and their tags} */
    public static boolean areSameBesides(GameRecord one, GameRecord other) {
        return one.isSameGame(other)
                && one.variations().equals(other.variations())
                && strip(one).comments().equals(strip(other).comments());
    }

    /** {@return the review in a record; empty if there is none, or it does not cover every move} */
    public static Optional<GameReview> read(GameRecord record) {
        if (!record.tags().containsKey(TAG) || record.moves().isEmpty()) {
            return Optional.empty();
        }
        List<Turn> turns = List.copyOf(record.toMatch().played());
        List<MoveReview> moves = new ArrayList<>();
        for (int ply = 1; ply <= turns.size(); ply++) {
            Optional<MoveReview> move = read(record, ply, turns.get(ply - 1));
            if (move.isEmpty()) {
                return Optional.empty();
            }
            moves.add(move.get());
        }
        return Optional.of(new GameReview(turns, moves, chances(turns, moves), 1));
    }

    private static Optional<MoveReview> read(GameRecord record, int ply, Turn turn) {
        return record.comments().getOrDefault(ply, List.of()).stream()
                .filter(MoveNote::isNote)
                .findFirst()
                .flatMap(note -> move(note, ply, turn));
    }

    /** {@return the review of one move as a line of text without an explanation, which {@link #move} reads} */
    public static String note(MoveReview move) {
        return MoveNote.write(move, "");
    }

    /** {@return the review of a move from its line; empty if the line does not match the move} */
    public static Optional<MoveReview> move(String note, int ply, Turn turn) {
        try {
            return MoveNote.read(note, ply, turn);
        } catch (RefusedException otherGame) {
            return Optional.empty();
        }
    }

    /** Returns the first side's winning chances before each move, according to the reviews, and after the last one. */
    private static List<OptionalDouble> chances(List<Turn> turns, List<MoveReview> moves) {
        Side first = turns.get(0).mover();
        List<OptionalDouble> chances = new ArrayList<>();
        for (MoveReview move : moves) {
            double before = move.turn().mover() == first ? move.before() : 1 - move.before();
            chances.add(OptionalDouble.of(before));
        }
        MoveReview last = moves.get(moves.size() - 1);
        chances.add(OptionalDouble.of(last.turn().mover() == first ? last.after() : 1 - last.after()));
        return chances;
    }

    /** {@return moves as listed in a note} */
    static String list(List<Move> moves) {
        return String.join(", ", moves.stream().map(Move::notation).toList());
    }

    /** {@return winning chances as written in a note} They are cut, not rounded, so that they stay the same in percent. */
    static String chance(double chance) {
        return BigDecimal.valueOf(chance).setScale(DIGITS, RoundingMode.DOWN).toPlainString();
    }
}
