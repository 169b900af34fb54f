package jump61.review.ui;

import java.util.ArrayList;
import java.util.List;
import javafx.scene.AccessibleAction;
import javafx.scene.AccessibleRole;
import javafx.scene.control.Label;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import javafx.scene.layout.HBox;
import javafx.scene.shape.Rectangle;
import jump61.game.Move;
import jump61.review.ui.Analysis.AnalysedMove;
import jump61.window.board.PressAction;

/**
 * One of the best moves and its continuation. Hovering over a move previews the line up to it on the board; a click
 * plays it.
 */
final class LineRow extends HBox {
    /** Maximum number of moves; no panel has room for more. */
    private static final int MOST = 10;

    private final AnalysisModel model;
    private final Label sign = new Label();
    private final Label proof = new Label();
    private final List<Label> moves = new ArrayList<>();
    private final Label more = new Label("…");
    private AnalysedMove shown;

    LineRow(AnalysisModel model) {
        this.model = model;
        getStyleClass().add("line-row");
        setFocusTraversable(true);
        setAccessibleRole(AccessibleRole.BUTTON);
        proof.getStyleClass().add("line-words");
        proof.setMinWidth(USE_PREF_SIZE);
        getChildren().addAll(sign);
        for (int i = 0; i < MOST; i++) {
            moves.add(label(i + 1));
        }
        getChildren().addAll(moves);
        getChildren().add(2, proof);
        more.getStyleClass().add("line-move");
        more.setMinWidth(USE_PREF_SIZE);
        more.setManaged(false);
        getChildren().add(more);
        Rectangle clip = new Rectangle();
        clip.widthProperty().bind(widthProperty());
        clip.heightProperty().bind(heightProperty());
        setClip(clip);
        setMinWidth(0);
        setOnMouseEntered(event -> peek(1));
        hoverProperty().addListener((observable, before, now) -> {
            if (!now) {
                model.endPeek();
            }
        });
        setOnMouseClicked(event -> play(1));
        setOnKeyPressed(this::key);
        focusedProperty().addListener((observable, before, now) -> {
            if (!now) {
                model.endPeek();
            } else if (isFocusVisible()) {
                peek(1);
            }
        });
    }

    private Label label(int count) {
        Label label = new Label();
        label.getStyleClass().add("line-move");
        if (count == 1) {
            label.getStyleClass().add("first");
        }
        label.setMinWidth(USE_PREF_SIZE);
        label.setOnMouseEntered(event -> peek(count));
        label.setOnMouseExited(event -> {
            if (isHover()) {
                peek(1);
            }
        });
        label.setOnMouseClicked(event -> {
            play(count);
            event.consume();
        });
        return label;
    }

    /** Shows a line, in the words of its game. */
    void show(AnalysedMove move, boolean threat, AnalysisWords words) {
        shown = move;
        sign.setText(words.sign(move));
        sign.getStyleClass().setAll("label", "line-sign", words.style(move, threat));
        sign.setMinWidth(USE_PREF_SIZE);
        proof.setText(words.proof(move));
        proof.setManaged(move.isProven());
        proof.setVisible(move.isProven());
        for (int i = 0; i < MOST; i++) {
            boolean there = i < move.line().size();
            moves.get(i).setText(there ? words.move(move.line().get(i)) : "");
            moves.get(i).setManaged(there);
        }
        setAccessibleText(words.spoken(move));
        requestLayout();
    }

    /** If a line is too long for the row, ends it after a whole move, with an ellipsis. */
    @Override
    protected void layoutChildren() {
        super.layoutChildren();
        if (shown == null) {
            return;
        }
        int there = Math.min(MOST, shown.line().size());
        double room = getWidth() - snappedRightInset();
        boolean whole = there == shown.line().size() && endOf(there) <= room;
        double dots = snapSizeX(more.prefWidth(-1));
        int fitting = there;
        while (!whole && fitting > 1 && endOf(fitting) + getSpacing() + dots > room) {
            fitting--;
        }
        for (int i = 0; i < MOST; i++) {
            moves.get(i).setVisible(i < fitting);
        }
        more.setVisible(!whole);
        more.resizeRelocate(
                endOf(fitting) + getSpacing(),
                moves.get(0).getLayoutY(),
                dots,
                moves.get(0).getHeight());
    }

    /** {@return the end of the first {@code count} moves and the proof after the first} */
    private double endOf(int count) {
        Label last = count == 1 && proof.isManaged() ? proof : moves.get(count - 1);
        return last.getLayoutX() + last.getWidth();
    }

    private List<Move> line(int count) {
        return shown.line().subList(0, Math.min(count, shown.line().size()));
    }

    private void peek(int count) {
        if (shown != null) {
            model.peek(line(count));
        }
    }

    private void play(int count) {
        if (shown != null && !model.threatProperty().get()) {
            model.play(line(count));
        }
    }

    private void key(KeyEvent event) {
        if (event.getCode() == KeyCode.ENTER || event.getCode() == KeyCode.SPACE) {
            play(1);
            event.consume();
        }
    }

    @Override
    public void executeAccessibleAction(AccessibleAction action, Object... parameters) {
        PressAction.handle(action, () -> play(1), () -> super.executeAccessibleAction(action, parameters));
    }
}
