package jump61.app;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import javafx.scene.control.Label;
import javafx.scene.control.Tooltip;
import javafx.scene.input.KeyCode;
import javafx.stage.Window;
import jump61.game.Game;
import jump61.game.Games;
import jump61.game.Match;
import jump61.game.Player;
import jump61.game.Players;
import jump61.game.Position;
import jump61.game.Result;
import jump61.game.Side;
import jump61.games.checkers.CheckersGame;
import jump61.window.Command;
import jump61.window.FxWait;
import jump61.window.board.BoardControl;
import jump61.window.match.TimeControl;
import jump61.window.settings.Palette;
import jump61.window.settings.Theme;
import org.junit.jupiter.api.Test;

class PlayingTest extends WindowTest {

    @Test
    void theComputerAnswersAMoveMadeByMouse() {
        clickSquare(1, 1);
        waitUntil(() -> match().turns().size() == 2);
        assertEquals("1:1", match().turns().get(0).move().notation());
    }

    @Test
    void theKeyboardPlaysFromTheStartAndAfterANewGame() {
        robot.type(KeyCode.DIGIT2, KeyCode.DIGIT3, KeyCode.ENTER);
        waitUntil(() -> match().turns().size() == 2);
        assertEquals("2:3", match().turns().get(0).move().notation());
        choose(stage, "newGame");
        robot.clickOn("Start game");
        waitUntil(() -> match().turns().isEmpty());
        robot.type(KeyCode.DIGIT4, KeyCode.DIGIT4, KeyCode.ENTER);
        waitUntil(() -> match().turns().size() == 2);
        assertEquals("4:4", match().turns().get(0).move().notation());
    }

    @Test
    void whoResignsAmongPeopleWithNamesIsAskedByName() {
        Players people = new Players(new Player.Human("Anna"), new Player.Human("Ben"));
        robot.interact(() -> {
            match().begin(new Match(CheckersGame.INSTANCE.start(8), people), TimeControl.NONE);
            match().play(match().positionProperty().get().legalMoves().get(0));
        });
        waitUntil(() -> !match().animatingProperty().get());
        robot.interact(() -> program().commands().run(Command.RESIGN));
        waitUntil(() -> isShown("Resign for Ben?"));
        assertTrue(isShown("Anna wins. You can undo this."));
    }

    @Test
    void undoTakesBackThePairAndRedoBringsItBack() {
        clickSquare(2, 3);
        waitUntil(() -> match().turns().size() == 2);
        robot.push(KeyCode.CONTROL, KeyCode.Z);
        waitUntil(() -> match().turns().isEmpty());
        robot.push(KeyCode.CONTROL, KeyCode.Y);
        waitUntil(() -> match().turns().size() == 2);
    }

    @Test
    void aSquareOfTheOpponentIsRefusedWithAReason() {
        clickSquare(2, 3);
        waitUntil(() -> match().turns().size() == 2);
        String[] square = match().turns().get(1).move().notation().split(":");
        clickSquare(Integer.parseInt(square[0]), Integer.parseInt(square[1]));
        assertEquals(2, match().turns().size());
        assertTrue(described().contains("opponent"), described());
    }

    @Test
    void aHintIsShownAndNotPlayed() {
        robot.push(KeyCode.H);
        waitUntil(() -> match().advice().hintProperty().get() != null);
        assertTrue(spoken().startsWith("Play "), spoken());
        assertEquals(0, match().turns().size());
        robot.interact(() -> program().settings().languageProperty().set("de"));
        waitUntil(() -> isShown("Spielen"));
        assertNotNull(FxWait.ask(() -> ((BoardControl) robot.lookup("#board").query()).getHint()), "in any language");
    }

    @Test
    void aDisabledButtonSaysWhyItIsDisabled() {
        robot.moveTo("#hint").moveTo("#undo");
        waitUntil(() -> Window.getWindows().stream()
                .anyMatch(window ->
                        window instanceof Tooltip tip && tip.getText().equals("Undo  (Ctrl+Z)\nNothing to undo.")));
        robot.moveTo("#hint");
        waitUntil(() -> Window.getWindows().stream()
                .noneMatch(
                        window -> window instanceof Tooltip tip && tip.getText().startsWith("Undo")));
    }

    @Test
    void aChosenPaletteChangesTheNamesOfTheSides() {
        robot.interact(() -> desktopSettings().paletteProperty().set(Palette.SAFE));
        assertEquals("Your turn.", spoken());
        assertTrue(robot.lookup("#board").query().getAccessibleText().endsWith("To move: orange."));
        robot.interact(() -> desktopSettings().themeProperty().set(Theme.HIGH_CONTRAST));
        assertTrue(robot.lookup("#board").query().getAccessibleText().endsWith("To move: red."));
    }

    @Test
    void aGameFromAPositionSaysAtOnceWhatBothSidesHave() {
        Game game = CheckersGame.INSTANCE;
        Position start = game.parsePosition("WWW./..../..../w.../w.../..../r.../.RRR red");
        Players players = new Players(Player.HUMAN, new Player.Computer(1));
        robot.interact(() -> match().begin(new Match(start, players), TimeControl.NONE));
        assertEquals(List.of("7 points, 3 kings", "8 points, 3 kings"), counts());
        robot.interact(() -> match().begin(new Match(game.start(8), players), TimeControl.NONE));
        assertEquals(List.of("", ""), counts());
    }

    /** Returns what the cards of both players say that they have. */
    private List<String> counts() {
        return robot.lookup("#count").queryAllAs(Label.class).stream()
                .map(Label::getText)
                .sorted()
                .toList();
    }

    @Test
    void walkingBackShowsEarlierPositionsAndChangesNothing() {
        clickSquare(1, 1);
        waitUntil(() -> match().turns().size() == 2);
        robot.push(KeyCode.HOME);
        assertEquals(0, match().plyProperty().get());
        assertEquals(
                match().matchProperty().get().start(),
                match().positionProperty().get());
        robot.push(KeyCode.END);
        assertEquals(2, match().plyProperty().get());
    }

    @Test
    void playingOnFromAnEarlierPointAsksFirst() {
        clickSquare(1, 1);
        waitUntil(() -> match().turns().size() == 2);
        robot.push(KeyCode.HOME);
        clickSquare(6, 6);
        assertEquals(2, match().turns().size());
        robot.push(KeyCode.ESCAPE);
        assertEquals("1:1", match().turns().get(0).move().notation());
        clickSquare(6, 6);
        robot.clickOn("Remove 2 moves");
        waitUntil(() -> match().turns().size() == 2);
        assertEquals("6:6", match().turns().get(0).move().notation());
    }

    @Test
    void aNewGameBeginsFromTheSheet() {
        clickSquare(1, 1);
        waitUntil(() -> match().turns().size() == 2);
        choose(stage, "newGame");
        robot.clickOn("Start game");
        waitUntil(() -> match().turns().isEmpty());
        assertNull(match().resultProperty().get());
        assertNotNull(match().positionProperty().get());
    }

    @Test
    void aHintThatIsNotPossibleIsAnsweredWithItsOwnReason() {
        Match match = new Match(Games.usual().start(3), new Players(Player.HUMAN, Player.HUMAN));
        robot.interact(() -> program().match().begin(match, TimeControl.NONE));
        robot.push(KeyCode.H);
        String before = program().status().noteProperty().get();
        robot.interact(() -> match.end(Result.win(Side.FIRST)));
        robot.push(KeyCode.H);
        String after = program().status().noteProperty().get();
        assertEquals("The game is over.", after);
        assertNotEquals(before, after);
        robot.push(KeyCode.CONTROL, KeyCode.Y);
        assertNotEquals(after, program().status().noteProperty().get());
    }

    @Test
    void aMoveIsShownOnTheBoardOfItsGameAlsoAfterAPositionOfAnotherGame() {
        Match match = match().matchProperty().get();
        robot.interact(() -> {
            match().peek(CheckersGame.INSTANCE.start(8), null);
            match.play(match.position().legalMoves().get(0));
            stage.getScene().getRoot().applyCss();
        });
        waitUntil(() -> match.position()
                .equals(robot.lookup("#board").queryAs(BoardControl.class).getPosition()));
    }
}
