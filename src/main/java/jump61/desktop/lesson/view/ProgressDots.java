package jump61.desktop.lesson.view;

import javafx.css.PseudoClass;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Region;

/** A row of dots, one a step: those behind are full, the present one is longer. */
public final class ProgressDots extends HBox {
    private static final PseudoClass BEHIND = PseudoClass.getPseudoClass("behind");
    private static final PseudoClass PRESENT = PseudoClass.getPseudoClass("present");

    /** Makes an empty row. */
    public ProgressDots() {
        getStyleClass().add("progress-dots");
    }

    /** Shows that {@code present}, from 0, of so many steps is reached. */
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
