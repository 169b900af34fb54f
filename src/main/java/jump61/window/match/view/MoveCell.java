package jump61.window.match.view;

import java.util.Optional;
import java.util.stream.Collectors;
import javafx.css.PseudoClass;
import javafx.geometry.Insets;
import javafx.geometry.Side;
import javafx.scene.AccessibleAction;
import javafx.scene.AccessibleRole;
import javafx.scene.control.ContextMenu;
import javafx.scene.control.Label;
import javafx.scene.control.ListCell;
import javafx.scene.control.MenuItem;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyCodeCombination;
import javafx.scene.input.KeyCombination;
import javafx.scene.input.KeyEvent;
import javafx.scene.input.MouseButton;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Region;
import jump61.game.GameNode;
import jump61.game.Rounds;
import jump61.game.Sentences;
import jump61.game.Turn;
import jump61.window.Texts;
import jump61.window.board.BoardPseudoClasses;
import jump61.window.board.PressAction;
import jump61.window.match.MatchTexts;
import jump61.window.match.MatchViewModel;
import jump61.window.match.SideLines;

/** A row of the move list: the number of its round, and a move of each side. */
final class MoveCell extends ListCell<MoveRow> {
    private final MatchViewModel match;
    private final Label number = new Label();
    private final MoveLabel first;
    private final MoveLabel second;
    private final HBox row;
    private final SideLineLabel side;

    MoveCell(MatchViewModel match, SideLines lines, Texts texts, MatchTexts words) {
        this.match = match;
        side = new SideLineLabel(lines, texts, words);
        first = new MoveLabel(match, words);
        second = new MoveLabel(match, words);
        row = new HBox(number, first, second);
        number.getStyleClass().add("move-number");
        row.getStyleClass().add("move-row");
    }

    @Override
    protected void updateItem(MoveRow item, boolean empty) {
        super.updateItem(item, empty);
        boolean beside = !empty && item.beside().isPresent();
        setGraphic(empty ? null : beside ? side : row);
        if (empty) {
            setAccessibleText(null);
        } else if (beside) {
            side.show(item.beside().get());
            setAccessibleText(side.getText());
        } else {
            number.setText(Integer.toString(item.number()));
            first.show(item.first());
            second.show(item.second());
            setAccessibleText(Sentences.join(first.getAccessibleText(), second.getAccessibleText()));
        }
    }

    /** A move in the move list. A click shows the position after the move. */
    private static final class MoveLabel extends Label {
        private static final PseudoClass CURRENT = PseudoClass.getPseudoClass("current");

        private final MatchViewModel match;
        private final MatchTexts words;
        private int ply;

        MoveLabel(MatchViewModel match, MatchTexts words) {
            this.match = match;
            this.words = words;
            getStyleClass().add("move");
            setAccessibleRole(AccessibleRole.BUTTON);
            setOnMouseClicked(event -> walk());
        }

        /** Shows the move with this number, from 1; 0 for none. */
        void show(int newPly) {
            ply = newPly <= match.turns().size() ? newPly : 0;
            setVisible(ply > 0);
            pseudoClassStateChanged(
                    CURRENT, ply > 0 && ply == match.plyProperty().get());
            if (ply > 0) {
                Turn turn = match.turns().get(ply - 1);
                setText(words.move(turn.move(), turn.after().game()));
                setAccessibleText(words.move(turn, Rounds.of(ply, match.turns())));
                BoardPseudoClasses.setColour(
                        this, Optional.of(turn.after().game().colour(turn.mover())));
            } else {
                setText("");
                setAccessibleText("");
            }
        }

        private void walk() {
            if (ply > 0) {
                match.walkTo(ply);
            }
        }

        @Override
        public void executeAccessibleAction(AccessibleAction action, Object... parameters) {
            PressAction.handle(action, this::walk, () -> super.executeAccessibleAction(action, parameters));
        }
    }

    /**
     * A variation or a comment in the move list. A click or Enter shows it on the analysis board; its menu, also behind the
     * Menu key and Shift+F10, can promote and delete it.
     */
    private static final class SideLineLabel extends Label {
        private static final PseudoClass COMMENT = PseudoClass.getPseudoClass("comment");
        private static final KeyCombination SHIFT_F10 = new KeyCodeCombination(KeyCode.F10, KeyCombination.SHIFT_DOWN);
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
                } else if (event.getCode() == KeyCode.CONTEXT_MENU || SHIFT_F10.match(event)) {
                    // JavaFX does so only on Windows.
                    menu.show(this, Side.BOTTOM, INDENT, 0);
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
}
