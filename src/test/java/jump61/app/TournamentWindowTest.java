package jump61.app;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import javafx.scene.control.MenuButton;
import javafx.scene.input.KeyCode;
import jump61.game.BoardSize;
import jump61.game.Games;
import jump61.game.Match;
import jump61.tournament.Entrant;
import jump61.tournament.Format;
import jump61.tournament.ui.TournamentDraft;
import jump61.tournament.ui.TournamentFeature;
import jump61.tournament.ui.TournamentModel;
import jump61.tournament.ui.TournamentState;
import org.junit.jupiter.api.Test;

class TournamentWindowTest extends WindowTest {
    private static final TournamentDraft ADA_AGAINST_BEGINNER = new TournamentDraft(
            Format.ROUND_ROBIN,
            Games.all().get(0),
            BoardSize.square(2),
            1,
            1,
            List.of(new Entrant("Ada", Entrant.PERSON), new Entrant("Beginner", "level:1")),
            List.of("1- 1- / 1- 1-"));

    private void aTournamentIsFoundAgainAmongTheGames() {
        choose(stage, "goGames");
        waitUntil(() -> isShown("#tabs-tournaments"));
        assertFalse(isShown("#tournament"));
        robot.clickOn("#tabs-tournaments");
        waitUntil(() -> isShown("Round robin · Jump61 2 × 2"));
        assertFalse(isShown("#searchRow"));
        assertTrue(isShown("#tournament"));
        robot.clickOn("Round robin · Jump61 2 × 2");
        waitUntil(() -> isShown(".tournament #count"));
        assertEquals("1 of 1 game", text(".tournament #count"));
    }

    @Test
    void aPersonPlaysTheGameOfATournamentOnTheBoard() {
        TournamentModel tournament = feature(TournamentFeature.class).model();
        Match before = match().matchProperty().get();
        choose(stage, "tournament");
        robot.push(KeyCode.ESCAPE);
        waitUntil(() -> robot.lookup(".tournament").queryAll().isEmpty());
        robot.interact(() -> tournament.start(ADA_AGAINST_BEGINNER, 1, true));
        waitUntil(() -> tournament.pictureProperty().get() != null);
        choose(stage, "tournament");
        waitUntil(() -> robot.lookup(".tournament #play").query().isVisible());
        assertEquals("0 of 1 game", text(".tournament #count"));
        robot.clickOn(".tournament #play");
        waitUntil(() -> match().matchProperty().get() != before);
        while (!match().matchProperty().get().isOver()) {
            waitUntil(() -> match().userToMoveProperty().get()
                    || match().matchProperty().get().isOver());
            robot.interact(() -> match().positionProperty().get().legalMoves().stream()
                    .limit(1)
                    .forEach(match()::play));
        }
        waitUntil(() -> tournament.stateProperty().get() == TournamentState.OVER);
        assertEquals("Tournament", text("#playAgain"));
        choose(stage, "playAgain");
        assertEquals("1 of 1 game", text(".tournament #count"));
        assertTrue(isShown("Ada"));
        robot.push(KeyCode.ESCAPE);
        aTournamentIsFoundAgainAmongTheGames();
        assertEquals(
                2,
                robot.lookup(".tournament #more")
                        .queryAs(MenuButton.class)
                        .getItems()
                        .size());
    }
}
