package jump61.app.newgame;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import javafx.css.PseudoClass;
import javafx.scene.Node;
import javafx.scene.control.ToggleButton;
import jump61.game.Level;
import jump61.game.Tally;
import jump61.window.FxThreadExtension;
import jump61.window.FxWait;
import jump61.window.match.Ladder;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;

@ExtendWith(FxThreadExtension.class)
class LevelPickerTest {
    private final LevelPicker picker = new LevelPicker();

    private List<Integer> facesIn(String state) {
        List<Node> faces = picker.getChildrenUnmodifiable();
        return faces.stream()
                .filter(face -> face.getPseudoClassStates().contains(PseudoClass.getPseudoClass(state)))
                .map(face -> faces.indexOf(face) + 1)
                .toList();
    }

    private void show(Map<Level, Tally> scores, Optional<Level> next) {
        picker.show(Level::toString, Level::toString, new Ladder.Rungs(scores, next));
    }

    @Test
    void aLevelWithMoreWinsThanLossesIsMasteredAndTheNextOneStandsOut() {
        Level[] levels = Level.values();
        show(
                Map.of(levels[0], new Tally(3, 0, 1), levels[1], new Tally(2, 0, 2), levels[2], new Tally(0, 1, 1)),
                Optional.of(levels[1]));
        assertEquals(List.of(1), facesIn("mastered"));
        assertEquals(List.of(2), facesIn("suggested"));
        show(Map.of(), Optional.empty());
        assertEquals(List.of(), facesIn("mastered"));
        assertEquals(List.of(), facesIn("suggested"));
    }

    @Test
    void atFirstTheWeakestLevelIsChosenAndOneIsAlways() {
        assertEquals(List.of(1), facesIn("selected"));
        FxWait.ask(() -> {
            ((ToggleButton) picker.getChildrenUnmodifiable().get(0)).fire();
            return null;
        });
        assertEquals(List.of(1), facesIn("selected"));
    }

    @Test
    void noLevelIsChosenWhileAProgramPlaysAndTheLastOneAfterwards() {
        FxWait.ask(() -> {
            ((ToggleButton) picker.getChildrenUnmodifiable().get(3)).fire();
            picker.setFree(true);
            return null;
        });
        assertEquals(List.of(), facesIn("selected"));
        FxWait.ask(() -> {
            picker.setFree(false);
            return null;
        });
        assertEquals(List.of(4), facesIn("selected"));
    }
}
