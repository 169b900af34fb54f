package jump61.review.ui;

import java.util.HashMap;
import java.util.Map;
import javafx.css.PseudoClass;
import javafx.geometry.Bounds;
import javafx.geometry.Insets;
import javafx.scene.AccessibleRole;
import javafx.scene.control.Label;
import javafx.scene.control.ScrollPane;
import javafx.scene.layout.FlowPane;
import javafx.scene.layout.VBox;
import jump61.game.GameNode;
import jump61.game.Rounds;
import jump61.game.Turn;
import jump61.window.match.MatchTexts;
import jump61.window.match.SideLines.Row;

/** The moves of the game, with variations. */
final class TreeView {
    private static final PseudoClass CURRENT = PseudoClass.getPseudoClass("current");
    private static final double INDENT = 14;

    private final AnalysisModel model;
    private final MatchTexts words;
    private final ScrollPane scroll;
    private final VBox rows;
    private final Map<GameNode, Label> labels = new HashMap<>();
    private GameNode current;

    TreeView(AnalysisModel model, MatchTexts words, ScrollPane scroll, VBox rows) {
        this.model = model;
        this.words = words;
        this.scroll = scroll;
        this.rows = rows;
    }

    /** Rebuilds all rows. */
    void build() {
        labels.clear();
        rows.getChildren().clear();
        for (Row row : model.rows()) {
            rows.getChildren().add(row(row));
            for (GameNode node : row.moves()) {
                addNote(node, row.level());
            }
        }
        select(model.nodeProperty().get());
    }

    private FlowPane row(Row row) {
        Label number = new Label(row.number());
        number.getStyleClass().add("tree-number");
        FlowPane pane = new FlowPane(number);
        pane.getStyleClass().add("tree-row");
        if (row.level() > 0) {
            pane.getStyleClass().add("variation");
            VBox.setMargin(pane, new Insets(0, 0, 0, INDENT * (row.level() + 1)));
        }
        row.moves().forEach(node -> pane.getChildren().add(label(node, row.level())));
        return pane;
    }

    private Label label(GameNode node, int level) {
        Turn turn = node.turn().orElseThrow();
        Label label = new Label(words.move(turn.move(), turn.after().game()));
        label.getStyleClass().add("tree-move");
        if (level == 0) {
            label.getStyleClass().add("main");
        }
        label.setAccessibleRole(AccessibleRole.BUTTON);
        label.setAccessibleText(words.move(turn, Rounds.of(node)));
        label.setOnMouseClicked(event -> model.select(node));
        labels.put(node, label);
        return label;
    }

    private void addNote(GameNode node, int level) {
        String comment = model.comment(node);
        if (!comment.isEmpty()) {
            Label note = new Label(comment);
            note.getStyleClass().add("tree-note");
            note.setWrapText(true);
            VBox.setMargin(note, new Insets(0, 0, 0, INDENT * level));
            rows.getChildren().add(note);
        }
    }

    /** Marks the current position. */
    void select(GameNode node) {
        mark(current, false);
        current = node;
        mark(current, true);
        if (labels.containsKey(node)) {
            reveal();
        } else {
            scroll.setVvalue(0);
        }
    }

    private void mark(GameNode node, boolean value) {
        Label label = labels.get(node);
        if (label != null) {
            label.pseudoClassStateChanged(CURRENT, value);
        }
    }

    /** Scrolls to the current position, if necessary. Must also be called when the room for the rows has changed. */
    void reveal() {
        double room = scroll.getViewportBounds().getHeight();
        double hidden = rows.getHeight() - room;
        if (!labels.containsKey(current) || hidden <= 0 || room <= 0) {
            return;
        }
        Bounds at = labels.get(current).getParent().getBoundsInParent();
        double top = scroll.getVvalue() * hidden;
        if (at.getMinY() < top) {
            scroll.setVvalue(at.getMinY() / hidden);
        } else if (at.getMaxY() > top + room) {
            scroll.setVvalue(Math.min(1, (at.getMaxY() - room) / hidden));
        }
    }
}
