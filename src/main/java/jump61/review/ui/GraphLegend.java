package jump61.review.ui;

import java.util.List;
import java.util.Optional;
import javafx.scene.control.Label;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Pane;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import jump61.game.Game;
import jump61.game.Side;
import jump61.window.board.BoardPseudoClasses;

/** The legend above a graph of winning chances: it says whose area is which, the lower one first. */
public final class GraphLegend extends HBox {
    /** Creates an empty legend. */
    public GraphLegend() {
        getStyleClass().add("graph-legend");
    }

    /** Shows the players below and above the curve. */
    void show(Game game, Side lower, String below, String above) {
        Pane gap = new Pane();
        HBox.setHgrow(gap, Priority.ALWAYS);
        getChildren().setAll(marker(game, lower), label(below), gap, marker(game, lower.opponent()), label(above));
    }

    private static Region marker(Game game, Side side) {
        Region marker = new Region();
        marker.getStyleClass().add("side-marker");
        BoardPseudoClasses.setColour(marker, Optional.of(game.colour(side)));
        return marker;
    }

    private static Label label(String text) {
        Label label = new Label(text);
        label.getStyleClass().add("graph-name");
        label.setWrapText(true);
        return label;
    }

    /** {@return the two labels, the lower side's first} */
    List<Label> names() {
        return getChildren().stream()
                .filter(Label.class::isInstance)
                .map(Label.class::cast)
                .toList();
    }
}
