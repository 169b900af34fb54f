package jump61.app;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.stream.Collectors;
import javafx.scene.Node;
import javafx.scene.input.KeyCode;
import javafx.scene.paint.Color;
import javafx.scene.text.Text;
import jump61.window.FxWait;
import jump61.window.settings.Theme;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

class AppearanceTest extends WindowTest {
    private static final Set<Long> SIZES = Set.of(12L, 14L, 16L, 20L, 28L);

    @Override
    String settings() {
        return super.settings() + "theme=DARK\n";
    }

    @Test
    void aWindowHasTheBackgroundOfItsThemeBeforeItsFirstPicture() {
        assertTrue(ground().getBrightness() < 0.3, ground().toString());
        robot.interact(() -> {
            desktopSettings().themeProperty().set(Theme.LIGHT);
            stage.getScene().getRoot().applyCss();
        });
        assertTrue(ground().getBrightness() > 0.9, ground().toString());
    }

    @Test
    @Tag("slow")
    void textHasFiveSizesInEverySheet() {
        Map<String, Set<String>> others = new TreeMap<>();
        others.put("game", otherSizes());
        for (String sheet : SHEETS) {
            choose(stage, sheet);
            FxWait.settle();
            others.put(sheet, otherSizes());
            robot.push(KeyCode.ESCAPE);
        }
        others.values().removeIf(Set::isEmpty);
        assertEquals(Map.of(), others);
    }

    /** {@return texts of sizes that none should have, in pixels; numbers on a board grow with it} */
    private Set<String> otherSizes() {
        return robot
                .lookup((Node node) ->
                        node instanceof Text text && !text.getText().isBlank() && !isOnBoard(node))
                .queryAllAs(Text.class)
                .stream()
                .filter(text -> !SIZES.contains(Math.round(text.getFont().getSize())))
                .map(text -> text.getFont().getSize() + " " + text.getText())
                .collect(Collectors.toSet());
    }

    private static boolean isOnBoard(Node node) {
        return node != null && (node.getStyleClass().contains("board") || isOnBoard(node.getParent()));
    }

    @Test
    void lettersAreThoseOfTheTypefaceThatComesAlong() {
        Text word = robot.lookup(".headline-text").lookup(".text").queryAs(Text.class);
        assertEquals("Inter Bold", word.getFont().getName());
    }

    private Color ground() {
        return (Color) stage.getScene().getFill();
    }
}
