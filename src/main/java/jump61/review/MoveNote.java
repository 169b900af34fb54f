package jump61.review;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import jump61.game.Game;
import jump61.game.Move;
import jump61.game.Position;
import jump61.game.Turn;

/**
 * The review of one move as a line of text, for example {@code [blunder 0.5200 to 0.0000; best 1:4, 4:6; reply 3:1;
 * opponent wins in 9; depth 11] 1:5 takes nothing.}
 */
final class MoveNote {
    private static final Pattern NOTE = Pattern.compile(
            "\\[(best|good|inaccuracy|mistake|blunder|missed win|only move|forced)"
                    + " ([01]\\.\\d{1,6}) to ([01]\\.\\d{1,6}); best ([^;\\]]+)(?:; reply ([^;\\]]+))?"
                    + "(?:; (mover|opponent) wins(?: in (\\d{1,4}))?)?(?:; (best) wins(?: in (\\d{1,4}))?)?; depth (\\d{1,4})\\].*");

    private MoveNote() {}

    static boolean isNote(String comment) {
        return NOTE.matcher(comment).matches();
    }

    static String write(MoveReview move, String words) {
        StringBuilder note = new StringBuilder("[")
                .append(move.verdict().title())
                .append(' ')
                .append(ReviewNotes.chance(move.before()))
                .append(" to ")
                .append(ReviewNotes.chance(move.after()))
                .append("; best ")
                .append(ReviewNotes.list(move.bestLine()));
        if (!move.reply().isEmpty()) {
            note.append("; reply ").append(ReviewNotes.list(move.reply()));
        }
        move.proof()
                .ifPresent(proof -> note.append("; ")
                        .append(proof.winner() == move.turn().mover() ? "mover" : "opponent")
                        .append(wins(proof)));
        move.bestProof()
                .filter(proof -> proof.winner() == move.turn().mover())
                .ifPresent(proof -> note.append("; best").append(wins(proof)));
        return note.append("; depth ")
                .append(move.depth())
                .append("] ")
                .append(words)
                .toString()
                .strip();
    }

    private static String wins(Proof proof) {
        return proof.plies() == 0 ? " wins" : " wins in " + proof.plies();
    }

    /** {@return the review in a note; empty if one of its moves cannot be played} */
    static Optional<MoveReview> read(String note, int ply, Turn turn) {
        Matcher parts = NOTE.matcher(note);
        if (!parts.matches()) {
            return Optional.empty();
        }
        List<Move> best = line(turn.before(), parts.group(4));
        List<Move> reply = parts.group(5) == null ? List.of() : line(turn.after(), parts.group(5));
        double before = Double.parseDouble(parts.group(2));
        // Chances of exactly 0 mean a forced loss, so the note does not repeat who wins against the best move.
        Optional<Proof> bestProof = before == 0
                ? Optional.of(new Proof(turn.mover().opponent(), 0))
                : proof(turn, parts.group(8), parts.group(9));
        return Optional.of(new MoveReview(
                ply,
                turn,
                best.get(0),
                MoveClass.byTitle(parts.group(1)).orElseThrow(),
                Math.min(1, before),
                Math.min(1, Double.parseDouble(parts.group(3))),
                proof(turn, parts.group(6), parts.group(7)),
                bestProof,
                best,
                reply,
                Integer.parseInt(parts.group(10))));
    }

    private static Optional<Proof> proof(Turn turn, String who, String plies) {
        return Optional.ofNullable(who)
                .map(any -> any.equals("opponent") ? turn.mover().opponent() : turn.mover())
                .map(winner -> new Proof(winner, plies == null ? 0 : Integer.parseInt(plies)));
    }

    private static List<Move> line(Position from, String text) {
        Game game = from.game();
        List<Move> moves = new ArrayList<>();
        Position at = from;
        for (String move : text.split(", ")) {
            moves.add(game.parseMove(move));
            at = at.play(moves.get(moves.size() - 1)).after();
        }
        return moves;
    }
}
