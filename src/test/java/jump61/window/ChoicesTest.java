package jump61.window;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.ArrayList;
import java.util.List;
import javafx.scene.Scene;
import javafx.scene.control.ChoiceBox;
import javafx.stage.Stage;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.testfx.api.FxRobot;
import org.testfx.framework.junit5.Start;

@ExtendWith(FxThreadExtension.class)
class ChoicesTest {
    private final ChoiceBox<String> box = new ChoiceBox<>();

    @Start
    void start(Stage stage) {
        stage.setScene(new Scene(box));
        Choices.fill(box, List.of("a", "b"), String::toUpperCase, "b");
        stage.show();
    }

    @Test
    void newWordsAreAskedOnlyForTheNewValues(FxRobot robot) {
        List<String> asked = new ArrayList<>();
        robot.interact(() -> Choices.fill(
                box,
                List.of("b", "c"),
                value -> {
                    asked.add(value);
                    return value;
                },
                "c"));
        assertEquals(List.of("b", "c"), asked.stream().distinct().sorted().toList());
        assertEquals("c", FxWait.ask(box::getValue));
    }

    @Test
    void aValueThatIsNotOfferedHasItsWordsToo(FxRobot robot) {
        robot.interact(() -> Choices.fill(box, List.of("c"), String::toUpperCase, "d"));
        assertEquals("D", FxWait.ask(() -> box.getConverter().toString(box.getValue())));
    }
}
