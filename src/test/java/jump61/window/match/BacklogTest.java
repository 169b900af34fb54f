package jump61.window.match;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.ArrayList;
import java.util.List;
import jump61.game.Match;
import jump61.game.Player;
import jump61.game.Players;
import jump61.games.cubes.CubesGame;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** Events that come while the board still shows a move. */
class BacklogTest {
    private final List<Runnable> shown = new ArrayList<>();
    private final List<String> handled = new ArrayList<>();
    private final MatchViewModel view = ManualMatch.model();
    private final Backlog<String> backlog =
            new Backlog<>(view, Runnable::run, () -> !view.animatingProperty().get(), handled::add);

    @BeforeEach
    void beginAGameWhoseMovesAreShownSlowly() {
        view.setDisplay(ManualMatch.displayThatKeeps(shown));
        view.begin(new Match(CubesGame.INSTANCE.start(3), new Players(Player.HUMAN, Player.HUMAN)), TimeControl.NONE);
    }

    private void move() {
        view.play(view.positionProperty().get().legalMoves().get(0));
    }

    @Test
    void eventsWaitUntilTheMoveHasBeenShownAndKeepTheirOrder() {
        backlog.add("before");
        move();
        backlog.add("one");
        backlog.add("two");
        assertEquals(List.of("before"), handled);
        shown.remove(0).run();
        assertEquals(List.of("before", "one", "two"), handled);
    }

    @Test
    void whatWaitsIsDroppedWhenTheGameIsLeftAndSoIsWhatComesLater() {
        move();
        backlog.add("one");
        backlog.close();
        shown.remove(0).run();
        backlog.add("two");
        assertEquals(List.of(), handled);
    }
}
