package jump61.app;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import javafx.scene.control.CheckBox;
import javafx.scene.control.ToggleButton;
import javafx.scene.input.Clipboard;
import javafx.scene.input.ClipboardContent;
import javafx.scene.input.KeyCode;
import jump61.game.Match;
import jump61.game.Player;
import jump61.game.Players;
import jump61.game.Side;
import jump61.library.GameLibrary;
import jump61.record.GameRecord;
import jump61.record.Letter;
import jump61.window.FxWait;
import org.junit.jupiter.api.Test;

/** A game with a friend by any messenger: each move is shared as a message, and the answer is pasted. */
class LetterWindowTest extends WindowTest {
    @Override
    String settings() {
        return super.settings() + "new.last=jump61 4 human human none\n";
    }

    private void beginByLetter() {
        robot.push(KeyCode.CONTROL, KeyCode.N);
        waitUntil(() -> isShown("#startButton"));
        robot.interact(() -> {
            ((ToggleButton) robot.lookup(".sheet #more").query()).fire();
            ((CheckBox) robot.lookup("#byLetter").query()).fire();
        });
        robot.clickOn("#startButton");
        waitUntil(() -> shown().players().areByLetter());
    }

    private Match shown() {
        return FxWait.ask(() -> match().matchProperty().get());
    }

    private int plies() {
        return FxWait.ask(() -> shown().played().size());
    }

    private String note() {
        return FxWait.ask(() -> program().status().noteProperty().get());
    }

    private String share() {
        robot.clickOn("#shareMove");
        return FxWait.ask(() -> Clipboard.getSystemClipboard().getString());
    }

    private void paste(String text) {
        robot.interact(() -> {
            ClipboardContent content = new ClipboardContent();
            content.putString(text);
            Clipboard.getSystemClipboard().setContent(content);
        });
        robot.push(KeyCode.CONTROL, KeyCode.V);
    }

    /** {@return the answer of somebody else, who plays the first legal move} */
    private static String answer(String message) throws Exception {
        Letter letter = Letter.read(message);
        Match match = letter.game().toMatch();
        match.play(match.position().legalMoves().get(0));
        return Letter.of(match, letter.id()).line();
    }

    @Test
    void aGameGoesToAndFroAndOnlyTheLastUnsharedMoveCanBeTakenBack() throws Exception {
        beginByLetter();
        assertFalse(isShown("#shareMove"));
        assertFalse(isShown("#hint"));
        clickSquare(1, 1);
        waitUntil(() ->
                plies() == 1 && !FxWait.ask(() -> match().animatingProperty().get()));
        robot.push(KeyCode.CONTROL, KeyCode.Z);
        waitUntil(() -> plies() == 0);
        clickSquare(2, 2);
        waitUntil(
                () -> plies() == 1 && FxWait.ask(() -> match().canUndoProperty().get()));
        waitUntil(() -> isShown("#shareMove"));
        String message = share();
        assertTrue(
                message.startsWith("To see my move in Jump61, copy this message and paste it into Jump61:\n"), message);
        assertEquals("Copied. Send it to your friend, and paste the answer here.", note());
        assertFalse(FxWait.ask(() -> match().canUndoProperty().get()));
        paste(message);
        waitUntil(() -> note().equals("You know this move already."));
        String answer = answer(message);
        paste("Here you are\n" + answer);
        waitUntil(() -> plies() == 2);
        waitUntil(() -> FxWait.ask(() -> match().userToMoveProperty().get()));
        assertEquals(answer, Letter.of(shown(), Letter.read(answer).id()).line());
    }

    @Test
    void aLetterOfAGameThatWasLeftGoesOnWithItEvenFromHome() throws Exception {
        beginByLetter();
        clickSquare(2, 2);
        waitUntil(
                () -> plies() == 1 && FxWait.ask(() -> match().canUndoProperty().get()));
        String answer = answer(share());
        robot.interact(() -> program().newGame().beginAgainst(shown().game(), jump61.game.Level.BEGINNER));
        robot.push(KeyCode.CONTROL, KeyCode.DIGIT1);
        waitUntil(() -> !FxWait.ask(() -> program().places().atBoard()));
        paste(answer);
        waitUntil(() -> FxWait.ask(() -> program().places().atBoard()) && plies() == 2);
        assertEquals(Player.HUMAN, shown().players().first());
        assertTrue(shown().players().second().isByLetter());
    }

    @Test
    void aLetterFromSomebodyElseOpensTheGameAtYourMoveAndATamperedOneIsRefused() throws Exception {
        Match theirs = new Match(shown().game().start(3), new Players(Player.HUMAN, new Player.ByLetter("")));
        theirs.play(theirs.position().legalMoves().get(4));
        String line = Letter.of(theirs, GameLibrary.newId()).line();
        paste(line.substring(0, line.length() - 1) + (line.endsWith("0") ? "1" : "0"));
        waitUntil(() -> isShown("#problemLabel"));
        robot.push(KeyCode.ESCAPE);
        assertEquals(0, plies());
        paste(line);
        waitUntil(() -> plies() == 1);
        assertEquals(Side.SECOND, FxWait.ask(() -> shown().position().toMove()));
        assertTrue(shown().players().isPerson(Side.SECOND));
        GameRecord record = FxWait.ask(
                () -> feature(jump61.library.ui.LibraryFeature.class).files().record());
        assertEquals(Letter.read(line).id(), record.tags().get(GameLibrary.ID));
    }
}
