package jump61.desktop.shell;

import atlantafx.base.controls.ModalPane;
import javafx.animation.FadeTransition;
import javafx.geometry.Insets;
import javafx.scene.Node;
import javafx.scene.Parent;
import javafx.scene.layout.StackPane;
import javafx.util.Duration;
import jump61.desktop.shell.QuestionController.Question;

/** The sheets that come over the board, one at a time. */
public final class Sheets {
    private static final double MARGIN = 12;
    private static final Duration FADE = Duration.millis(120);

    private final ViewLoader views;
    private ModalPane pane = new ModalPane();
    private Node focusedBefore = pane;

    public Sheets(ViewLoader views) {
        this.views = views;
    }

    /** Shows sheets in {@code pane} from now on. */
    public void setPane(ModalPane pane) {
        this.pane = pane;
        pane.displayProperty().addListener((observable, before, now) -> {
            if (!now) {
                pane.setContent(null);
                focusedBefore.requestFocus();
            }
        });
    }

    /** Shows a sheet; its controller comes from the suppliers. */
    public void show(FxmlFile file) {
        present(views.load(file));
    }

    /** Asks a question, and does what the answer asks for. */
    public void ask(Question question, Runnable onGoOn, Runnable onLeave) {
        present(views.load(FxmlFile.QUESTION, new QuestionController(this, question, onGoOn, onLeave)));
        pane.setPersistent(true);
    }

    /** Tells of something that went wrong. */
    public void tell(String problem, String advice, String details) {
        present(views.load(FxmlFile.PROBLEM, new ProblemController(this, problem, advice, details)));
    }

    public void hide() {
        pane.hide();
    }

    public boolean isOpen() {
        return pane.isDisplay();
    }

    private void present(Parent sheet) {
        if (!pane.isDisplay()) {
            Node owner = pane.getScene().getFocusOwner();
            focusedBefore = owner == null ? pane : owner;
        }
        StackPane.setMargin(sheet, new Insets(MARGIN));
        pane.setPersistent(false);
        pane.show(sheet);
        fadeIn(sheet);
        focusFirst(sheet);
    }

    /** Its very first picture may be drawn before it is laid out, in the corner, and stay there: so that one is clear. */
    private static void fadeIn(Parent sheet) {
        sheet.setOpacity(0);
        FadeTransition fade = new FadeTransition(FADE, sheet);
        fade.setToValue(1);
        fade.play();
    }

    private static void focusFirst(Parent sheet) {
        Node wanted = sheet.lookup(".default-focus");
        if (wanted != null) {
            wanted.requestFocus();
        }
    }
}
