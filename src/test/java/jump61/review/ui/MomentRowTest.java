package jump61.review.ui;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.ArrayList;
import java.util.List;
import javafx.scene.AccessibleAction;
import javafx.scene.Scene;
import javafx.scene.layout.VBox;
import jump61.window.FxThreadExtension;
import jump61.window.FxWait;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;

@ExtendWith(FxThreadExtension.class)
class MomentRowTest {
    @Test
    void assistiveTechnologyCanFocusAMomentAndPressIt() {
        List<String> done = new ArrayList<>();
        FxWait.ask(() -> {
            MomentRow row = new MomentRow("Turning point");
            row.setOnAction(event -> done.add("pressed"));
            Scene scene = new Scene(new VBox(row));
            row.executeAccessibleAction(AccessibleAction.REQUEST_FOCUS);
            done.add(scene.getFocusOwner() == row ? "focused" : "not focused");
            row.executeAccessibleAction(AccessibleAction.FIRE);
            return null;
        });
        assertEquals(List.of("focused", "pressed"), done);
    }
}
