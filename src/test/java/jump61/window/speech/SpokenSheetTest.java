package jump61.window.speech;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.ArrayList;
import java.util.List;
import javafx.scene.Group;
import javafx.scene.Scene;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.layout.VBox;
import jump61.window.FxThreadExtension;
import jump61.window.FxWait;
import jump61.window.Texts;
import jump61.window.sound.Voice;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;

@ExtendWith(FxThreadExtension.class)
class SpokenSheetTest {
    private final List<String> said = new ArrayList<>();

    private void listen(Scene scene) {
        new SpokenWindow(scene, () -> Texts.in("en")).setVoice(new Voice() {
            @Override
            public void say(String text) {
                said.add(text);
            }

            @Override
            public void silence() {
                said.add("…");
            }
        });
    }

    @Test
    void ofASheetThatOpensOnlyWhatIsSeenIsReadAndOnlyOnce() {
        Label hidden = new Label("Nobody has this address.");
        hidden.setVisible(false);
        Button join = new Button("Join");
        Button cancel = new Button("Cancel");
        VBox sheet = new VBox(new Label("Join a game"), hidden, join, cancel);
        sheet.getStyleClass().add("sheet");
        FxWait.ask(() -> {
            listen(new Scene(new Group(sheet)));
            join.requestFocus();
            cancel.requestFocus();
            return null;
        });
        assertEquals(List.of("…", "Join a game", "Join", "button", "…", "Cancel", "button"), said);
    }

    @Test
    void outsideOfSheetsOnlyWhatHasTheFocusIsRead() {
        Button play = new Button("Play");
        FxWait.ask(() -> {
            listen(new Scene(new Group(new VBox(new Label("Home"), play))));
            play.requestFocus();
            return null;
        });
        assertEquals(List.of("…", "Play", "button"), said);
    }
}
