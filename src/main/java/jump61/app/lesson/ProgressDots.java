package jump61.app.lesson;

import javafx.css.PseudoClass;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Region;

/** A row of dots, one for each step: those of earlier steps are filled, the current one is longer. */
public final class ProgressDots extends HBox {
    private static final PseudoClass BEHIND = PseudoClass.getPseudoClass("behind");
    private static final PseudoClass PRESENT = PseudoClass.getPseudoClass("present");

    /** Creates an empty row. */
    public ProgressDots() {
        getStyleClass().add("progress-dots");
    }

    /**
     * Shows the progress.
     *
     * @param present the current step, from 0
     * @param steps number of steps
     */
    void show(int present, int steps) {
        while (getChildren().size() < steps) {
            Region dot = new Region();
            dot.getStyleClass().add("dot");
            getChildren().add(dot);
        }
        getChildren().remove(steps, getChildren().size());
        for (int i = 0; i < steps; i++) {
            getChildren().get(i).pseudoClassStateChanged(BEHIND, i < present);
            getChildren().get(i).pseudoClassStateChanged(PRESENT, i == present);
        }
    }
}
