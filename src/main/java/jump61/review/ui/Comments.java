package jump61.review.ui;

import java.util.List;
import jump61.game.GameNode;
import jump61.review.ReviewNotes;

/** The user's comments on a position, as opposed to the notes of a review. */
final class Comments {
    private Comments() {}

    static String get(GameNode node) {
        return String.join(
                "\n",
                node.comments().stream()
                        .filter(line -> !ReviewNotes.isNote(line))
                        .toList());
    }

    static void set(GameNode node, String text) {
        List<String> lines = node.comments();
        lines.removeIf(line -> !ReviewNotes.isNote(line));
        text.lines().map(String::strip).filter(line -> !line.isEmpty()).forEach(lines::add);
    }
}
