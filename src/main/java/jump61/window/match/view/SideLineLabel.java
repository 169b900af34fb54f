package jump61.window.match.view;

import java.util.stream.Collectors;
import javafx.css.PseudoClass;
import javafx.geometry.Insets;
import javafx.scene.AccessibleAction;
import javafx.scene.AccessibleRole;
import javafx.scene.control.ContextMenu;
import javafx.scene.control.Label;
import javafx.scene.control.MenuItem;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import javafx.scene.input.MouseButton;
import javafx.scene.layout.Region;
import jump61.game.GameNode;
import jump61.window.Texts;
import jump61.window.board.PressAction;
import jump61.window.match.MatchTexts;
import jump61.window.match.SideLines;

/**
 * A variation or a comment in the move list. A click or Enter shows it on the analysis board; its menu can also promote
 * and delete it.
 */
final class SideLineLabel extends Label {
    private static final PseudoClass COMMENT = PseudoClass.getPseudoClass("comment");
    private static final double INDENT = 12;

    private final SideLines lines;
    private final MatchTexts words;
    private final MenuItem open;
    private final MenuItem comment;
    private final MenuItem promote;
    private final MenuItem delete;
    private SideLines.Row row;

    SideLineLabel(SideLines lines, Texts texts, MatchTexts words) {
        this.lines = lines;
        this.words = words;
        getStyleClass().add("side-line");
        setAccessibleRole(AccessibleRole.BUTTON);
        setFocusTraversable(true);
        setMaxWidth(Double.MAX_VALUE);
        setMinWidth(Region.USE_PREF_SIZE);
        open = item(texts, "command.analysis", () -> lines.open(row, false));
        comment = item(texts, "analysis.comment", () -> lines.open(row, true));
        promote = item(texts, "analysis.promote", () -> lines.promote(row));
        delete = item(texts, "analysis.delete", () -> lines.delete(row));
        ContextMenu menu = new ContextMenu(open, comment, promote, delete);
        menu.setOnShowing(event -> enable());
        setContextMenu(menu);
        setOnMouseClicked(event -> {
            if (event.getButton() == MouseButton.PRIMARY) {
                lines.open(row, false);
            }
        });
        addEventHandler(KeyEvent.KEY_PRESSED, event -> {
            if (event.getCode() == KeyCode.ENTER) {
                lines.open(row, false);
                event.consume();
            }
        });
    }

    private static MenuItem item(Texts texts, String key, Runnable action) {
        MenuItem item = new MenuItem(texts.get(key));
        item.setOnAction(event -> action.run());
        return item;
    }

    private void enable() {
        open.setDisable(!lines.canOpen());
        comment.setDisable(!lines.canOpen());
        promote.setDisable(!lines.canPromote(row));
    }

    void show(SideLines.Row shown) {
        row = shown;
        boolean isComment = row.moves().isEmpty();
        pseudoClassStateChanged(COMMENT, isComment);
        setText(isComment ? row.comment().replace('\n', ' ') : row.number() + " " + moves());
        setPadding(new Insets(2, 6, 2, INDENT * (row.level() + 1)));
    }

    private String moves() {
        return row.moves().stream().map(this::move).collect(Collectors.joining("  "));
    }

    private String move(GameNode node) {
        return words.move(node.turn().orElseThrow().move(), node.position().game());
    }

    @Override
    public void executeAccessibleAction(AccessibleAction action, Object... parameters) {
        PressAction.handle(
                action, () -> lines.open(row, false), () -> super.executeAccessibleAction(action, parameters));
    }
}
