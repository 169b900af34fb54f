package jump61.app;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import javafx.scene.input.KeyCode;
import jump61.game.Player;
import jump61.game.Rounds;
import jump61.window.Command;
import jump61.window.settings.Speed;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** The program against itself. */
class WatchingTest extends WindowTest {

    @Override
    String settings() {
        return super.settings() + "new.last=checkers 8 ai:1 ai:1 none\n";
    }

    /** The window never starts with a game that plays by itself. */
    @BeforeEach
    void beginAgainAsTheLastTime() {
        assertTrue(match().playersProperty().get().first() instanceof Player.Human);
        robot.push(KeyCode.F2);
    }

    private int moves() {
        return match().turns().size();
    }

    /** A move comes only from a thought, and that is under way until the move is made. */
    private void assertNoMoveIsUnderWay() {
        assertFalse(match().computer().thinkingProperty().get());
    }

    @Test
    void itPlaysByItselfAndOneKeyPausesIt() {
        waitUntil(() -> moves() >= 2);
        robot.push(KeyCode.P);
        int paused = moves();
        assertTrue(spoken().startsWith("Paused."), spoken());
        assertNoMoveIsUnderWay();
        assertEquals(paused, moves());
        robot.push(KeyCode.P);
        waitUntil(() -> moves() > paused);
    }

    @Test
    void inAPauseAKeyMakesOneMove() {
        robot.push(KeyCode.P);
        int paused = moves();
        robot.push(KeyCode.S);
        waitUntil(() -> moves() == paused + 1);
        assertNoMoveIsUnderWay();
        assertEquals(paused + 1, moves());
        robot.push(KeyCode.CONTROL, KeyCode.Z);
        assertEquals(paused, moves());
        robot.push(KeyCode.CONTROL, KeyCode.Y);
        assertEquals(paused + 1, moves());
    }

    @Test
    void theStatusSaysThatTheComputerThinksAboutAStep() {
        robot.push(KeyCode.P);
        int paused = moves();
        List<String> told = new ArrayList<>();
        robot.interact(
                () -> program().status().spokenProperty().addListener((observable, before, now) -> told.add(now)));
        robot.push(KeyCode.S);
        waitUntil(() -> moves() == paused + 1 && spoken().startsWith("Paused."));
        assertFalse(told.get(0).startsWith("Paused."), told.get(0));
    }

    @Test
    void theSpeedIsChangedWhileItPlays() {
        robot.push(KeyCode.MINUS);
        assertEquals(Speed.FAST, desktopSettings().speedProperty().get());
        robot.push(KeyCode.MINUS);
        assertEquals(Speed.NORMAL, desktopSettings().speedProperty().get());
        robot.push(KeyCode.PLUS);
        robot.push(KeyCode.EQUALS);
        assertEquals(Speed.NONE, desktopSettings().speedProperty().get());
        int before = moves();
        waitUntil(() -> moves() > before || match().resultProperty().get() != null);
    }

    @Test
    void whoeverLooksBackSeesTheGameGrow() {
        waitUntil(() -> moves() >= 3);
        robot.push(KeyCode.ALT, KeyCode.LEFT);
        int looked = match().plyProperty().get();
        waitUntil(() -> moves() >= looked + 4
                && text(".headline-text")
                        .equals("Move %d of %d"
                                .formatted(Rounds.of(looked, match().turns()), Rounds.of(moves(), match().turns()))));
    }

    @Test
    void continueOnHomeContinuesAGameThatWasPaused() {
        waitUntil(() -> moves() >= 2);
        robot.push(KeyCode.P);
        int paused = moves();
        choose(stage, Command.GO_HOME.id());
        robot.clickOn("#primary");
        waitUntil(() -> moves() > paused);
    }

    @Test
    void aPausedGameLeavesTheNextOneRunning() {
        robot.push(KeyCode.P);
        robot.push(KeyCode.F2);
        assertFalse(match().pausedProperty().get());
        waitUntil(() -> moves() >= 2);
    }
}
