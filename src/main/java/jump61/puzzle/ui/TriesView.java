package jump61.puzzle.ui;

import java.util.List;
import java.util.Locale;
import javafx.scene.Node;
import javafx.scene.layout.FlowPane;
import javafx.scene.layout.Region;
import javafx.scene.layout.StackPane;
import jump61.profile.ShareText.Try;

/** The attempts at a puzzle, as small squares. Their shape and colour show whether each attempt was correct. */
public final class TriesView extends FlowPane {
    /** Creates a view without attempts. */
    public TriesView() {
        getStyleClass().add("tries");
    }

    void show(List<Try> tries) {
        getChildren().setAll(tries.stream().map(TriesView::square).toList());
    }

    private static Node square(Try one) {
        Region sign = new Region();
        sign.getStyleClass().add("try-sign");
        StackPane square = new StackPane(sign);
        square.getStyleClass().addAll("try", one.name().toLowerCase(Locale.ROOT));
        return square;
    }
}
