package jump61.window.board;

import static org.junit.jupiter.api.Assertions.assertEquals;

import javafx.scene.layout.HBox;
import javafx.scene.layout.Region;
import javafx.stage.Stage;
import jump61.window.FxThreadExtension;
import jump61.window.FxWait;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.testfx.api.FxRobot;
import org.testfx.framework.junit5.Start;

@ExtendWith(FxThreadExtension.class)
class EvaluationBarMotionTest {
    private EvaluationBar bar;

    @Start
    void open(Stage stage) {
        bar = new EvaluationBar();
        stage.setScene(ColouredScene.of(new HBox(bar), 40, 300));
        stage.show();
    }

    /** {@return which part of the bar is drawn as Red's} */
    private double drawn() {
        bar.layout();
        return ((Region) bar.lookup(".red-part")).getHeight() / bar.getHeight();
    }

    @Test
    void itMovesGentlyToANewValue(FxRobot robot) {
        robot.interact(() -> {
            bar.setValue(1);
            assertEquals(0.5, drawn(), 0.1);
        });
        FxWait.until(() -> drawn() > 0.99);
    }

    @Test
    void withoutMotionItAppearsImmediately(FxRobot robot) {
        robot.interact(() -> {
            bar.setAnimated(false);
            bar.setValue(-1);
            assertEquals(0, drawn(), 0.01);
        });
    }
}
