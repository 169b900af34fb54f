package jump61.window.speech;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.ArrayList;
import java.util.List;
import javafx.beans.property.SimpleObjectProperty;
import javafx.beans.property.SimpleStringProperty;
import javafx.beans.property.StringProperty;
import javafx.collections.FXCollections;
import javafx.collections.ObservableList;
import javafx.scene.Group;
import javafx.scene.Scene;
import javafx.stage.Stage;
import jump61.game.RandomPlay;
import jump61.game.Rounds;
import jump61.game.Turn;
import jump61.games.cubes.CubesGame;
import jump61.window.FxThreadExtension;
import jump61.window.FxWait;
import jump61.window.Texts;
import jump61.window.match.MatchTexts;
import jump61.window.settings.Palette;
import jump61.window.sound.Voice;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.testfx.framework.junit5.Start;

/** Moves are read aloud as they are made, and no others. */
@ExtendWith(FxThreadExtension.class)
class SpokenGameTest {
    private static final List<Turn> GAME = RandomPlay.from(CubesGame.INSTANCE.start(3), 1);

    private final List<String> said = new ArrayList<>();
    private final ObservableList<Turn> turns = FXCollections.observableArrayList();
    private final MatchTexts words = new MatchTexts(Texts.in("en"), new SimpleObjectProperty<>(Palette.CLASSIC));
    private final StringProperty status = new SimpleStringProperty("");
    private SpokenWindow window;

    @Start
    void open(Stage stage) {
        window = new SpokenWindow(new Scene(new Group()), () -> Texts.in("en"));
    }

    @BeforeEach
    void listen() {
        window.setVoice(new Voice() {
            @Override
            public void say(String text) {
                said.add(text);
            }

            @Override
            public void silence() {}
        });
        window.follow(turns, () -> words);
        window.follow(status);
    }

    private String move(int number) {
        return words.move(GAME.get(number - 1), Rounds.of(number, GAME.subList(0, number)));
    }

    @Test
    void eachMoveIsReadWhenItIsMade() {
        turns.add(GAME.get(0));
        turns.add(GAME.get(1));
        assertEquals(List.of(move(1), move(2)), said);
    }

    @Test
    void ofALoadedGameNoMoveIsRead() {
        change(() -> turns.addAll(GAME.subList(0, 4)));
        assertEquals(List.of(), said);
        change(() -> turns.setAll(GAME.subList(1, 3)));
        assertEquals(List.of(), said);
    }

    @Test
    void whatIsTakenBackIsNotReadButTheLastMoveThatIsLeft() {
        change(() -> {
            turns.addAll(GAME.subList(0, 4));
            turns.remove(3);
            turns.remove(1, 3);
        });
        assertEquals(List.of(move(1)), said);
        change(() -> turns.add(GAME.get(1)));
        assertEquals(List.of(move(1), move(2)), said);
        change(() -> turns.setAll(GAME.subList(0, 1)));
        assertEquals(List.of(move(1), move(2), move(1)), said);
    }

    private static void change(Runnable change) {
        FxWait.ask(() -> {
            change.run();
            return true;
        });
        FxWait.settle();
    }

    private void tell(String... texts) {
        FxWait.ask(() -> {
            List.of(texts).forEach(status::set);
            return true;
        });
        FxWait.settle();
    }

    @Test
    void theLineBelowTheBoardIsReadWhenItChanges() {
        tell("Red to move");
        FxWait.until(() -> said.size() == 1);
        tell("Red to move");
        tell("Blue is thinking", "Blue to move");
        FxWait.until(() -> said.size() == 2);
        assertEquals(List.of("Red to move", "Blue to move"), said);
    }
}
