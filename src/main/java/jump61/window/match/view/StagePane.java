package jump61.window.match.view;

import java.util.Objects;
import javafx.beans.property.BooleanProperty;
import javafx.beans.property.SimpleBooleanProperty;
import javafx.geometry.Bounds;
import javafx.scene.Node;
import javafx.scene.layout.Pane;
import jump61.window.board.StageGeometry;

/** The board with a headline and a bar over it, and a panel beside it; see {@link StageGeometry}. */
public final class StagePane extends Pane {
    private final BooleanProperty small = new SimpleBooleanProperty(this, "small");
    private Node headline;
    private Node bar;
    private Node board;
    private Node evaluation;
    private Node note;
    private Node panel;

    /** Creates an empty stage. */
    public StagePane() {
        getStyleClass().add("stage");
        small.addListener(observable -> requestLayout());
    }

    /** Sets the parts, which are children of this pane whenever they are shown. */
    void arrange(Node newHeadline, Node newBar, Node newBoard, Node newEvaluation, Node newNote) {
        headline = newHeadline;
        bar = newBar;
        board = newBoard;
        evaluation = newEvaluation;
        note = newNote;
    }

    /** Whether the window is small. */
    public BooleanProperty smallProperty() {
        return small;
    }

    /** Sets the panel beside the board; null for none. */
    public void setPanel(Node newPanel) {
        if (!Objects.equals(panel, newPanel)) {
            getChildren().remove(panel);
            panel = newPanel;
            if (panel != null) {
                getChildren().add(panel);
            }
        }
    }

    @Override
    protected void layoutChildren() {
        StageGeometry geometry = StageGeometry.of(getWidth(), getHeight(), small.get());
        place(headline, geometry.headline());
        place(bar, geometry.bar());
        place(board, geometry.board());
        place(evaluation, geometry.gap());
        placeNote(geometry.foot());
        place(panel, geometry.panel());
    }

    /** A note of several lines reaches up, over the edge of the board. */
    private void placeNote(Bounds foot) {
        if (note != null) {
            double height = Math.max(foot.getHeight(), note.prefHeight(foot.getWidth()));
            note.resizeRelocate(foot.getMinX(), foot.getMaxY() - height, foot.getWidth(), height);
        }
    }

    private static void place(Node part, Bounds at) {
        if (part != null) {
            part.resizeRelocate(at.getMinX(), at.getMinY(), at.getWidth(), at.getHeight());
        }
    }
}
