package jump61.desktop;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.testfx.api.FxAssert.verifyThat;
import static org.testfx.matcher.base.NodeMatchers.isVisible;

import java.io.IOException;
import javafx.stage.Stage;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.testfx.framework.junit5.ApplicationExtension;
import org.testfx.framework.junit5.Start;

@ExtendWith(ApplicationExtension.class)
class DesktopApplicationTest {

    private Stage window;

    @Start
    void open(Stage stage) throws IOException {
        window = stage;
        new DesktopApplication().start(stage);
    }

    @Test
    void theWindowOpensUnderTheNameOfTheGame() {
        assertTrue(window.isShowing());
        assertEquals("Jump61", window.getTitle());
        verifyThat("#title", isVisible());
    }
}
