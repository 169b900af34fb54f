package jump61.app;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.time.Duration;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import javafx.scene.control.Label;
import javafx.scene.input.KeyCode;
import jump61.game.Match;
import jump61.game.Result;
import jump61.game.Side;
import jump61.window.Command;
import jump61.window.match.TimeControl;
import org.junit.jupiter.api.Test;

/** Clocks beside the board. */
class ClockWindowTest extends WindowTest {

    @Override
    String settings() {
        return super.settings() + "new.last=jump61 4 human human none\n";
    }

    private void begin(TimeControl control) {
        robot.interact(() -> {
            Match now = match().matchProperty().get();
            match().begin(new Match(now.start(), now.players()), control);
        });
    }

    /** {@return what the clocks on the cards show, the upper one first} */
    private List<String> clocks() {
        return robot.lookup(".side .clock").queryAllAs(Label.class).stream()
                .filter(Label::isVisible)
                .map(Label::getText)
                .toList();
    }

    @Test
    void withoutAClockNoneIsShown() {
        assertEquals(List.of(), clocks());
    }

    @Test
    void bothTimesAreShownAndUndoBringsThemBack() {
        begin(TimeControl.total(Duration.ofMinutes(5), Duration.ofSeconds(30)));
        clickSquare(1, 1);
        assertEquals("5:", clocks().get(1).substring(0, 2));
        assertTrue(match().clock().leftProperty(Side.FIRST).get().compareTo(Duration.ofMinutes(5)) > 0);
        robot.push(KeyCode.CONTROL, KeyCode.Z);
        assertTrue(match().clock().leftProperty(Side.FIRST).get().compareTo(Duration.ofMinutes(5)) <= 0);
    }

    @Test
    void aFallenFlagEndsTheGameAndUndoContinuesIt() {
        List<Optional<Result>> results = Collections.synchronizedList(new ArrayList<>());
        robot.interact(() -> {
            match().resultProperty().addListener((property, old, now) -> results.add(Optional.ofNullable(now)));
            Match shown = match().matchProperty().get();
            Match begun = new Match(shown.start(), shown.players());
            begun.play(shown.game().parseMove("1:1"));
            match().begin(begun, TimeControl.perMove(Duration.ofSeconds(1)));
            program().commands().run(Command.RESIGN);
        });
        waitUntil(() -> match().resultProperty().get() != null);
        assertEquals(Result.Reason.TIME, match().resultProperty().get().reason());
        waitUntil(() -> robot.lookup("#questionLabel").queryAll().isEmpty());
        assertEquals("On time, after 1 move.", text("#resultTitle"));
        assertEquals(
                "Red wins. On time, after 1 move.",
                robot.lookup(".result").query().getAccessibleText());
        results.clear();
        robot.push(KeyCode.CONTROL, KeyCode.Z);
        waitUntil(() -> results.contains(Optional.<Result>empty()));
        assertEquals(0, match().turns().size());
    }

    @Test
    void theProgramMovesInTime() {
        robot.interact(() -> {
            Match now = match().matchProperty().get();
            var players = new jump61.game.Players(
                    new jump61.game.Player.Computer(8), now.players().second());
            match().begin(new Match(now.start(), players), TimeControl.perMove(Duration.ofSeconds(6)));
        });
        waitUntil(() -> match().turns().size() == 1);
        assertNull(match().resultProperty().get());
    }
}
