package jump61.app;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.text.Bidi;
import java.time.LocalDate;
import java.util.List;
import java.util.Set;
import javafx.geometry.Bounds;
import javafx.geometry.NodeOrientation;
import javafx.scene.Node;
import javafx.scene.control.ChoiceBox;
import javafx.scene.control.ContextMenu;
import javafx.scene.control.Label;
import javafx.scene.input.KeyCode;
import javafx.scene.text.Text;
import javafx.stage.Window;
import jump61.window.Command;
import jump61.window.FxWait;
import jump61.window.Texts;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** In Arabic, the window is mirrored, the board is not, and wrapped texts stay within their places. */
class RightToLeftTest extends WindowTest {
    @Override
    String settings() {
        return super.settings() + "language=ar\nwindow.width=480\nwindow.height=360\n";
    }

    @Test
    void theWindowIsMirroredAndTheBoardIsNot() {
        assertEquals(NodeOrientation.RIGHT_TO_LEFT, stage.getScene().getRoot().getEffectiveNodeOrientation());
        Node board = robot.lookup(".board").query();
        assertEquals(NodeOrientation.LEFT_TO_RIGHT, board.getEffectiveNodeOrientation());
        Node list = robot.lookup(".side").query();
        assertTrue(middle(list) < middle(board));
    }

    /** Read from the right, its numbers would stand in another order than they are typed. */
    @Test
    void aPositionAsTextReadsFromTheLeft() {
        robot.interact(() -> program().commands().run(Command.EDIT_POSITION));
        waitUntil(() -> isShown("#notation"));
        Node notation = robot.lookup("#notation").query();
        assertEquals(NodeOrientation.LEFT_TO_RIGHT, notation.getEffectiveNodeOrientation());
    }

    @Test
    void aNameFromLeftToRightThatIsCutEndsOnTheRight() {
        Label name = robot.lookup(".player-name").query();
        robot.interact(() -> name.setText("\u200eBartholomew Maximilian of Nowhere the Younger\u200e"));
        waitUntil(() -> drawn(name).startsWith("\u200eB") && drawn(name).contains("\u2026"));
        String drawn = FxWait.ask(() -> drawn(name));
        assertTrue(new Bidi(drawn, Bidi.DIRECTION_RIGHT_TO_LEFT).getLevelAt(drawn.indexOf('\u2026')) == 2, drawn);
    }

    private static String drawn(Label label) {
        return ((Text) label.lookup(".text")).getText();
    }

    @Test
    void aDateAfterANameFromLeftToRightIsNotTornApart() {
        LocalDate day = LocalDate.of(2026, 11, 26);
        assertEquals("Nov 26, 2026", Texts.in("en").date(day));
        assertEquals("26/11/2026", Texts.in("ar").date(day));
        assertEquals("26.11.2026", Texts.in("he").date(day));
    }

    @Test
    void aListOpensUnderItsBoxTheFirstTime() {
        robot.interact(() -> program().commands().run(Command.SETTINGS));
        waitUntil(() -> isShown("#language"));
        ChoiceBox<?> box = robot.lookup("#language").query();
        robot.interact(box::show);
        FxWait.settle();
        Bounds bounds = FxWait.ask(() -> box.localToScreen(box.getLayoutBounds()));
        List<ContextMenu> lists = FxWait.ask(() -> Window.getWindows().stream()
                .filter(ContextMenu.class::isInstance)
                .map(ContextMenu.class::cast)
                .toList());
        assertEquals(1, lists.size());
        double right = lists.get(0).getX() + lists.get(0).getWidth();
        assertEquals(bounds.getMaxX(), right, 24);
        robot.interact(box::hide);
    }

    @ParameterizedTest
    @ValueSource(strings = {"ar", "he", "en"})
    void theRingOfTheLessonIsOnTheSquareThatItNames(String language) {
        robot.interact(() -> {
            desktopSettings().languageProperty().set(language);
            program().commands().run(Command.HOW_TO_PLAY);
        });
        waitUntil(() -> isShown("#bubble"));
        waitUntil(() -> FxWait.ask(() -> {
            Node square = robot.lookup("#bubble").query().getScene().getRoot().lookupAll(".cubes-square").stream()
                    .skip(2)
                    .findFirst()
                    .orElseThrow();
            Node ring = robot.lookup(".lesson-pulse").query();
            return Math.abs(middle(ring) - middle(square)) < 2;
        }));
    }

    private static double middle(Node node) {
        return node.localToScene(node.getLayoutBounds()).getCenterX();
    }

    /** In Hindi, too, whose letters are also drawn in runs that must not be broken. */
    @ParameterizedTest
    @ValueSource(strings = {"ar", "hi"})
    void wrappedTextsStayWithinTheirPlaces(String language) {
        robot.interact(() -> desktopSettings().languageProperty().set(language));
        robot.push(KeyCode.SHIFT, KeyCode.F1);
        waitUntil(() -> !wrapped().isEmpty());
        List<String> beyond = wrapped().stream()
                .filter(label ->
                        ((Text) label.lookup(".text")).getLayoutBounds().getWidth() > label.getWidth() + 1)
                .map(Label::getText)
                .toList();
        assertEquals(List.of(), beyond);
        boolean broken = wrapped().stream()
                .anyMatch(label -> ((Text) label.lookup(".text")).getText().contains("\n"));
        assertEquals(System.getProperty("os.name").equals("Linux"), broken);
    }

    private List<Label> wrapped() {
        Set<Node> labels = robot.lookup(node ->
                        node instanceof Label label && label.isWrapText() && label.lookup(".text") instanceof Text)
                .queryAll();
        return labels.stream().map(Label.class::cast).filter(Node::isVisible).toList();
    }
}
