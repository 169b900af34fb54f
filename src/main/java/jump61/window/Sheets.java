package jump61.window;

import atlantafx.base.controls.ModalPane;
import java.nio.file.Path;
import java.util.ArrayDeque;
import java.util.Optional;
import java.util.Queue;
import java.util.stream.Stream;
import javafx.animation.FadeTransition;
import javafx.application.Platform;
import javafx.beans.value.ObservableValue;
import javafx.event.EventTarget;
import javafx.geometry.Insets;
import javafx.scene.Node;
import javafx.scene.Parent;
import javafx.scene.control.Button;
import javafx.scene.control.ListView;
import javafx.scene.control.MenuButton;
import javafx.scene.control.ScrollBar;
import javafx.scene.control.ScrollPane;
import javafx.scene.control.ToggleButton;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import javafx.scene.input.MouseButton;
import javafx.scene.input.MouseEvent;
import javafx.scene.layout.Pane;
import javafx.scene.layout.Region;
import javafx.scene.layout.StackPane;
import javafx.util.Duration;
import javafx.util.Subscription;
import jump61.window.QuestionController.Question;

/** Shows sheets over the board, one at a time. */
public final class Sheets {
    private static final double MARGIN = 12;
    private static final Duration FADE = Duration.millis(120);

    private final ViewLoader views;
    private final Queue<Runnable> waiting = new ArrayDeque<>();
    private ModalPane pane = new ModalPane();
    private NodeVisibility visibility = new NodeVisibility(new Pane(pane));
    private Node focusedBefore = pane;
    private Subscription withdrawal = Subscription.EMPTY;

    public Sheets(ViewLoader views) {
        this.views = views;
    }

    /** Sets the pane for sheets. It is added to the scene when the first sheet is shown. */
    public void setPane(ModalPane pane, NodeVisibility visibility) {
        this.pane = pane;
        this.visibility = visibility;
        visibility.set(pane, false);
        // No key has an effect there.
        pane.setFocusTraversable(false);
        pane.addEventFilter(MouseEvent.MOUSE_PRESSED, this::pressed);
        pane.addEventFilter(MouseEvent.MOUSE_RELEASED, this::pressed);
        pane.addEventFilter(MouseEvent.MOUSE_CLICKED, this::pressed);
        pane.addEventFilter(KeyEvent.KEY_PRESSED, this::keyPressed);
        pane.displayProperty().addListener((observable, before, now) -> {
            if (!now) {
                pane.setContent(null);
                // Otherwise Esc would make the pane shake a question that is gone, which fails.
                pane.setPersistent(false);
                withdrawal.unsubscribe();
                focusedBefore.requestFocus();
                Platform.runLater(this::presentNext);
            }
        });
    }

    /**
     * Lets a press outside a sheet do what Esc does, unless the user may have made choices that would be lost, or the
     * sheet has to be answered.
     */
    private void pressed(MouseEvent event) {
        Node content = pane.getContent();
        boolean beside = content != null
                && !content.localToScene(content.getLayoutBounds()).contains(event.getSceneX(), event.getSceneY());
        boolean presses = event.getEventType() == MouseEvent.MOUSE_PRESSED
                && event.getButton() == MouseButton.PRIMARY
                && !pane.getPersistent()
                && !isOnScrollBar(event.getTarget());
        if (beside && (hasChoices(content) || presses && pressCancel(content))) {
            event.consume();
        }
    }

    private static boolean isOnScrollBar(EventTarget target) {
        return target instanceof Node node && (node instanceof ScrollBar || isOnScrollBar(node.getParent()));
    }

    /** Lets Esc close a sheet from controls that would consume the key: to cancel editing, or to close a closed menu. */
    private void keyPressed(KeyEvent event) {
        Node content = pane.getContent();
        if (content != null && event.getCode() == KeyCode.ESCAPE && consumesEsc(event.getTarget())) {
            event.consume();
            pressCancel(content);
        }
    }

    private static boolean consumesEsc(EventTarget focused) {
        return focused instanceof ListView<?> || focused instanceof MenuButton menu && !menu.isShowing();
    }

    private static Stream<Button> buttons(Node sheet) {
        return sheet.lookupAll(".button").stream()
                .filter(Button.class::isInstance)
                .map(Button.class::cast);
    }

    /** Returns whether a sheet has choices that take effect only with a button other than the one that closes it. */
    private static boolean hasChoices(Node sheet) {
        return buttons(sheet).anyMatch(button -> button.isDefaultButton() && !button.isCancelButton());
    }

    /** Shows a sheet, whose controller comes from the registered suppliers. */
    public void show(FxmlFile file) {
        present(views.load(file), false);
    }

    /** Shows a sheet with the given controller. */
    public void show(FxmlFile file, Object controller) {
        present(views.load(file, controller), false);
    }

    /** Shows a sheet that can be closed only by one of its buttons. */
    public void showUntilAnswered(FxmlFile file) {
        present(views.load(file), true);
    }

    /** Asks a question and runs the action of the answer. */
    public void ask(Question question, Runnable onGoOn, Runnable onLeave) {
        ask(new QuestionController(this, question, onGoOn, onLeave, Optional.empty()));
    }

    /** Asks a question that is withdrawn, unanswered, as soon as it no longer makes sense. */
    public void askWhile(ObservableValue<Boolean> sensible, Question question, Runnable onGoOn) {
        Parent sheet = ask(new QuestionController(this, question, onGoOn, () -> {}, Optional.empty()));
        withdrawal = sensible.subscribe(still -> {
            if (!still && pane.getContent() == sheet) {
                hide();
            }
        });
    }

    /** Asks a question with a third answer. */
    public void ask(Question question, String otherText, Runnable onGoOn, Runnable onOther, Runnable onLeave) {
        var other = new QuestionController.Other(otherText, onOther);
        ask(new QuestionController(this, question, onGoOn, onLeave, Optional.of(other)));
    }

    private Parent ask(QuestionController controller) {
        Parent sheet = views.load(FxmlFile.QUESTION, controller);
        present(sheet, true);
        return sheet;
    }

    /** Reports a problem and says where the log is. */
    public void tell(String problem, String advice, Optional<Path> log) {
        present(views.load(FxmlFile.PROBLEM, new ProblemController(this, problem, advice, log)), false);
    }

    public void hide() {
        pane.hide();
    }

    public boolean isOpen() {
        return pane.isDisplay();
    }

    /** {@return whether a sheet is waiting for an answer} */
    public boolean isAsking() {
        return pane.isDisplay() && pane.getPersistent();
    }

    private void present(Parent sheet, boolean untilAnswered) {
        if (isAsking()) {
            // A question must not be replaced before it is answered.
            waiting.add(() -> present(sheet, untilAnswered));
            return;
        }
        visibility.set(pane, true);
        if (!pane.isDisplay()) {
            Node owner = pane.getScene().getFocusOwner();
            focusedBefore = owner == null ? pane : owner;
        }
        if (pane.getSkin() == null) {
            // Before the first layout, the pane has no skin; one that is created later would hide the sheet again.
            layOut();
        }
        StackPane.setMargin(sheet, new Insets(MARGIN));
        pane.setPersistent(untilAnswered);
        pane.show(sheet);
        letGrow(sheet);
        sheet.addEventFilter(KeyEvent.KEY_PRESSED, key -> pressDefault(sheet, key));
        sheet.addEventHandler(KeyEvent.KEY_PRESSED, key -> {
            if (key.getCode() == KeyCode.ESCAPE && pressCancel(sheet)) {
                key.consume();
            }
        });
        layOut();
        fadeIn(sheet);
        focusFirst(sheet);
    }

    /** Lets the scrolling content of a sheet use all the room in the window. */
    private void letGrow(Parent sheet) {
        if (sheet.lookup(".sheet-body") instanceof ScrollPane body && body.getContent() instanceof Region page) {
            page.heightProperty().subscribe(height -> {
                body.setPrefViewportHeight(height.doubleValue());
                // A request made during a layout, as this one is, is forgotten.
                Platform.runLater(sheet::requestLayout);
            });
        }
    }

    /**
     * Presses the button that leads back, which may lead to another sheet; the pane would only close this one.
     *
     * @return whether there is such a button
     */
    private static boolean pressCancel(Node sheet) {
        Optional<Button> cancel = buttons(sheet).filter(Button::isCancelButton).findFirst();
        cancel.ifPresent(Button::fire);
        return cancel.isPresent();
    }

    /** Lets Enter press the sheet's default button after a click on a choice, which would consume the key. */
    private static void pressDefault(Parent sheet, KeyEvent key) {
        if (key.getCode() == KeyCode.ENTER && key.getTarget() instanceof ToggleButton choice && choice.isSelected()) {
            sheet.lookupAll(".button").stream()
                    .filter(Button.class::isInstance)
                    .map(Button.class::cast)
                    .filter(button -> button.isDefaultButton() && button.isVisible() && !button.isDisabled())
                    .findFirst()
                    .ifPresent(button -> {
                        key.consume();
                        button.fire();
                    });
        }
    }

    /** Lays out the sheet at once, so that it is never drawn, clicked or focused in the top left corner. */
    private void layOut() {
        pane.getScene().getRoot().applyCss();
        pane.getScene().getRoot().layout();
    }

    /** Fades in the sheet. It is transparent at first, because the first frame may still show the previous layout. */
    private static void fadeIn(Parent sheet) {
        sheet.setOpacity(0);
        FadeTransition fade = new FadeTransition(FADE, sheet);
        fade.setToValue(1);
        fade.play();
    }

    private void presentNext() {
        if (!pane.isDisplay() && !waiting.isEmpty()) {
            waiting.remove().run();
        }
    }

    private static void focusFirst(Parent sheet) {
        Node wanted = sheet.lookup(".default-focus");
        if (wanted != null) {
            wanted.requestFocus();
        }
    }
}
