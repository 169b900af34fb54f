package jump61.app;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import javafx.scene.control.Menu;
import javafx.scene.control.MenuButton;
import javafx.scene.control.MenuItem;
import javafx.scene.control.RadioMenuItem;
import jump61.review.ui.AnalysisFeature;
import jump61.tournament.ScriptedProgram;
import org.junit.jupiter.api.Test;

/** Another program that analyses. */
class AdviserWindowTest extends WindowTest {
    @Override
    String settings() {
        String command = ScriptedProgram.command("good").replace("\\", "\\\\").replace(":", "\\:");
        return super.settings() + "arena.programs=Course\\tprogram\\t" + command + "\\nBroken\\tengine\\tfalse\n";
    }

    private Menu advisers() {
        return (Menu) robot.lookup("#analysisMore").queryAs(MenuButton.class).getItems().stream()
                .filter(Menu.class::isInstance)
                .findFirst()
                .orElseThrow();
    }

    @Test
    void programsThatSpeakTheProtocolCanBeChosenAndTheComputerTakesOverIfOneFails() {
        choose(stage, "analysis");
        waitUntil(() -> robot.lookup("#analysisMore").tryQuery().isPresent());
        assertEquals(
                List.of("Computer", "Broken"),
                advisers().getItems().stream().map(MenuItem::getText).toList());
        robot.interact(() -> advisers().getItems().get(1).fire());
        waitUntil(() -> "Broken has stopped. The computer analyses instead."
                .equals(program().status().noteProperty().get()));
        var analysis = feature(AnalysisFeature.class).analysis();
        waitUntil(() -> analysis.analysisProperty().get() != null
                && !analysis.analysisProperty().get().moves().isEmpty());
        waitUntil(() -> ((RadioMenuItem) advisers().getItems().get(0)).isSelected());
    }
}
