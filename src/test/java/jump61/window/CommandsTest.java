package jump61.window;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import javafx.beans.property.BooleanProperty;
import javafx.beans.property.SimpleBooleanProperty;
import javafx.event.ActionEvent;
import javafx.scene.control.Button;
import javafx.scene.control.ButtonBase;
import javafx.scene.control.CheckMenuItem;
import javafx.scene.control.MenuItem;
import javafx.scene.control.ToggleButton;
import javafx.scene.layout.Pane;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;

@ExtendWith(FxThreadExtension.class)
class CommandsTest {
    private final Texts texts = Texts.in("en");
    private final List<String> done = new ArrayList<>();
    private final BooleanProperty possible = new SimpleBooleanProperty(true);
    private final BooleanProperty state = new SimpleBooleanProperty();
    private final Commands commands = new Commands();
    private final Pane bar = new Pane();

    CommandsTest() {
        commands.define(Command.UNDO, () -> done.add("undo"), possible);
        commands.define(Command.NEW_GAME, () -> done.add("new"));
        commands.defineUnsuspended(Command.QUIT, () -> done.add("quit"));
        commands.defineSwitch(Command.EVALUATION, state, possible);
    }

    private <B extends ButtonBase> B bound(B button, Command command) {
        button.setId(command.id());
        bar.getChildren().add(button);
        commands.bind(button, texts);
        return button;
    }

    private static void fire(MenuItem item) {
        // An item with a state is changed by the menu, then told.
        if (item instanceof CheckMenuItem check) {
            check.setSelected(!check.isSelected());
        }
        Optional.ofNullable(item.getOnAction()).ifPresent(action -> action.handle(new ActionEvent()));
    }

    @Test
    void whyABoardIsNotTurnedIsSaid() {
        commands.defineSwitch(Command.TURN_BOARD, new SimpleBooleanProperty(), possible);
        assertEquals(Optional.empty(), commands.whyNot(Command.TURN_BOARD, texts));
        possible.set(false);
        assertEquals(Optional.of("This board can’t be turned."), commands.whyNot(Command.TURN_BOARD, texts));
        assertEquals(Optional.empty(), commands.whyNot(Command.PASTE, texts));
    }

    @Test
    void aButtonRunsItsCommandWhileThatIsPossible() {
        Button undo = bound(new Button(), Command.UNDO);
        undo.fire();
        possible.set(false);
        assertTrue(undo.isDisable());
        undo.fire();
        commands.run(Command.UNDO);
        assertEquals(List.of("undo"), done);
        commands.runAnyway(Command.UNDO);
        assertEquals(List.of("undo", "undo"), done);
        assertEquals("Undo", undo.getAccessibleText());
    }

    @Test
    void aButtonThatStaysDownShowsASwitchAndChangesIt() {
        ToggleButton evaluation = bound(new ToggleButton(), Command.EVALUATION);
        evaluation.fire();
        assertTrue(state.get());
        commands.run(Command.EVALUATION);
        assertFalse(evaluation.isSelected());
        state.set(true);
        assertTrue(evaluation.isSelected());
        evaluation.fire();
        assertFalse(state.get());
    }

    @Test
    void aButtonThatStaysDownMayRunACommandWithoutAState() {
        bound(new ToggleButton(), Command.NEW_GAME).fire();
        assertEquals(List.of("new"), done);
    }

    @Test
    void aButtonThatDoesNotStayDownChangesASwitchEachTime() {
        Button evaluation = bound(new Button(), Command.EVALUATION);
        evaluation.fire();
        assertTrue(state.get());
        evaluation.fire();
        assertFalse(state.get());
    }

    @Test
    void anItemOfAMenuHasTheKeyOfItsCommandAndShowsItsState() {
        MenuItem evaluation = commands.menuItem(Command.EVALUATION, texts);
        assertSame(CheckMenuItem.class, evaluation.getClass());
        assertEquals(Command.EVALUATION.key().orElseThrow(), evaluation.getAccelerator());
        fire(evaluation);
        assertTrue(state.get());
        commands.run(Command.EVALUATION);
        assertFalse(((CheckMenuItem) evaluation).isSelected());
        MenuItem undo = commands.menuItem(Command.UNDO, texts);
        assertSame(MenuItem.class, undo.getClass());
        fire(undo);
        assertEquals(List.of("undo"), done);
        possible.set(false);
        assertTrue(undo.isDisable() && evaluation.isDisable());
    }

    @Test
    void whileASheetWaitsOnlyWhatIsMeantForThatIsPossible() {
        Button undo = bound(new Button(), Command.UNDO);
        Button quit = bound(new Button(), Command.QUIT);
        commands.suspendedProperty().set(true);
        assertTrue(undo.isDisable());
        assertFalse(quit.isDisable());
        commands.run(Command.UNDO);
        commands.run(Command.QUIT);
        assertEquals(List.of("quit"), done);
        commands.suspendedProperty().set(false);
        assertFalse(undo.isDisable());
    }

    @Test
    void awayFromTheBoardCommandsForTheMatchAreImpossible() {
        Button undo = bound(new Button(), Command.UNDO);
        Button again = bound(new Button(), Command.NEW_GAME);
        commands.inRoomProperty().set(true);
        assertTrue(undo.isDisable());
        assertFalse(again.isDisable());
        assertFalse(commands.isPossible(Command.UNDO));
        assertTrue(commands.isPossible(Command.NEW_GAME));
    }

    @Test
    void commandsComeInTheOrderOfTheProduct() {
        assertEquals(List.of(Command.NEW_GAME, Command.QUIT, Command.UNDO, Command.EVALUATION), commands.all());
    }
}
