package jump61.profile.ui;

import javafx.scene.AccessibleRole;
import javafx.scene.control.Label;
import javafx.scene.layout.VBox;

/** A figure in large type, with a title and a remark. */
final class StatTile extends VBox {
    StatTile(String what, String figure, String more) {
        Label title = new Label(what);
        Label number = new Label(figure);
        Label detail = new Label(more);
        title.getStyleClass().add("muted");
        number.getStyleClass().add("stat-figure");
        detail.getStyleClass().add("muted");
        detail.setWrapText(true);
        title.setWrapText(true);
        getStyleClass().addAll("card", "stat-tile");
        setAccessibleRole(AccessibleRole.TEXT);
        setAccessibleText(what + ": " + figure + ", " + more);
        getChildren().addAll(title, number, detail);
    }
}
