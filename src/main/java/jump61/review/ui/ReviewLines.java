package jump61.review.ui;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import java.util.stream.Collectors;
import javafx.scene.Node;
import javafx.scene.control.Label;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Region;
import jump61.game.Move;
import jump61.review.MoveClass;
import jump61.review.MoveReview;

/** The two lines of play behind a verdict: how the best move goes on, and how the move that was played does. */
final class ReviewLines {
    private static final int LONGEST = 10;
    private static final String GAP = "  ";

    private ReviewLines() {}

    /** {@return a row for each line of a fault; none for other moves} */
    static List<Node> of(MoveReview move, Function<Move, String> words) {
        if (!move.verdict().isFault()) {
            return List.of();
        }
        List<Move> played = new ArrayList<>(List.of(move.turn().move()));
        played.addAll(move.reply());
        return List.of(row(MoveClass.BEST, move.bestLine(), words), row(move.verdict(), List.copyOf(played), words));
    }

    private static Node row(MoveClass verdict, List<Move> line, Function<Move, String> words) {
        Region mark = new Region();
        mark.getStyleClass().addAll("review-mark", "mark-" + verdict.key());
        // As much of it as there is room for.
        Label moves = new Label(line.stream().limit(LONGEST).map(words).collect(Collectors.joining(GAP)));
        moves.getStyleClass().add("muted");
        HBox row = new HBox(mark, moves);
        row.getStyleClass().add("review-line");
        row.setMinHeight(Region.USE_PREF_SIZE);
        return row;
    }
}
