package jump61.app;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Files;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import javafx.geometry.NodeOrientation;
import javafx.scene.control.CheckBox;
import javafx.scene.control.ChoiceBox;
import javafx.scene.control.TextField;
import javafx.scene.control.ToggleButton;
import javafx.scene.input.KeyCode;
import jump61.game.Games;
import jump61.game.Level;
import jump61.game.Match;
import jump61.game.Player;
import jump61.game.Players;
import jump61.game.Result;
import jump61.game.Side;
import jump61.profile.ui.ProfileFeature;
import jump61.tournament.ScriptedProgram;
import jump61.window.FxWait;
import jump61.window.match.TimeControl;
import org.junit.jupiter.api.Test;

/** Another program as the opponent in a new game. */
class ProgramOpponentTest extends WindowTest {
    /** Escapes for a file of properties. */
    static String program(String name, String conduct) {
        return name + "\\tprogram\\t"
                + ScriptedProgram.command(conduct).replace("\\", "\\\\").replace(":", "\\:");
    }

    @Override
    String settings() {
        return super.settings() + "arena.programs=" + program("Rex", "good") + "\\n" + program("Max", "crash") + "\n";
    }

    private void openMore() {
        robot.push(KeyCode.CONTROL, KeyCode.N);
        waitUntil(() -> isShown("Start game"));
        robot.clickOn(".sheet #more");
    }

    private ChoiceBox<?> rivals() {
        return (ChoiceBox<?>) robot.lookup("#rival").query();
    }

    private void chooseRival(String shown) {
        robot.interact(() -> {
            for (int i = 0; i < rivals().getItems().size(); i++) {
                if (rivals().getItems().get(i).toString().contains(shown)) {
                    rivals().getSelectionModel().select(i);
                    return;
                }
            }
        });
    }

    private void begin(String name) {
        openMore();
        chooseRival(name);
        robot.clickOn(".sheet #more");
        assertEquals(name + " · Another program. Games against it aren’t rated.", text(".level-text"));
        robot.clickOn("Start game");
        assertEquals(new Player.Program(name), match().playersProperty().get().second());
    }

    @Test
    void aProgramPlaysAndIsRememberedByItsName() throws Exception {
        begin("Rex");
        clickSquare(6, 6);
        waitUntil(() -> match().turns().size() == 2);
        assertTrue(match().userToMoveProperty().get());
        end();
        assertTrue(Files.readString(home.resolve("settings.properties"))
                .contains("new.last=jump61 6 human program\\:Rex none"));
        start(Optional.empty());
        waitUntil(() -> match().turns().size() == 2);
        clickSquare(6, 6);
        waitUntil(() -> match().turns().size() == 4);
        robot.interact(() -> match().matchProperty()
                .get()
                .play(match().matchProperty().get().position().legalMoves().get(0)));
        robot.push(KeyCode.F2);
        clickSquare(6, 6);
        waitUntil(() -> match().turns().size() == 2);
    }

    @Test
    void whoComesBackToTheBoardFindsTheProgramThatHasPlayedSoFar() {
        begin("Rex");
        clickSquare(6, 6);
        waitUntil(() -> match().turns().size() == 2);
        Set<ProcessHandle> running = ProcessHandle.current().children().collect(Collectors.toSet());
        robot.push(KeyCode.CONTROL, KeyCode.DIGIT1);
        waitUntil(() -> program().awayFromBoardProperty().get());
        robot.push(KeyCode.CONTROL, KeyCode.DIGIT2);
        waitUntil(() -> !program().awayFromBoardProperty().get());
        // Programs of earlier games may still be closing.
        assertTrue(ProcessHandle.current().children().allMatch(running::contains));
        clickSquare(6, 6);
        waitUntil(() -> match().turns().size() == 4);
    }

    @Test
    void aGameThatIsOverNeedsItsProgramNoMore() {
        begin("Rex");
        clickSquare(6, 6);
        waitUntil(() -> match().turns().size() == 2);
        Set<ProcessHandle> running = ProcessHandle.current().children().collect(Collectors.toSet());
        robot.interact(() ->
                match().matchProperty().get().end(new Result(Optional.of(Side.FIRST), Result.Reason.RESIGNATION)));
        robot.push(KeyCode.CONTROL, KeyCode.DIGIT1);
        waitUntil(() -> program().awayFromBoardProperty().get());
        robot.push(KeyCode.CONTROL, KeyCode.DIGIT2);
        waitUntil(() -> !program().awayFromBoardProperty().get());
        BackgroundRest.await(program().background());
        // Programs that were stopped may still be closing.
        assertTrue(ProcessHandle.current().children().allMatch(running::contains));
    }

    @Test
    void aGameWithAProgramThatDiesGoesOnAgainstALevelAndIsNotRated() {
        begin("Max");
        clickSquare(6, 6);
        waitUntil(() -> isShown("Max has stopped playing. Continue against the computer?"));
        robot.clickOn("Continue");
        waitUntil(() -> match().turns().size() == 2);
        assertEquals(
                Optional.of(Level.CASUAL),
                match().playersProperty().get().second().computersLevel());
        robot.interact(() ->
                match().matchProperty().get().end(new Result(Optional.of(Side.FIRST), Result.Reason.RESIGNATION)));
        assertEquals(
                0,
                feature(ProfileFeature.class)
                        .model()
                        .profileProperty()
                        .get()
                        .games("jump61")
                        .size());
    }

    @Test
    void aLevelTakesTheSideOfAProgramThatIsNoLongerThere() throws Exception {
        begin("Rex");
        end();
        Files.writeString(
                home.resolve("settings.properties"), super.settings() + "new.last=jump61 6 human program\\:Rex none\n");
        start(Optional.empty());
        waitUntil(() -> match().playersProperty().get().second().isComputer());
    }

    @Test
    void aProgramOfTheCourseCannotStartAGameThatItDoesNotPlay() {
        openMore();
        chooseRival("Rex");
        robot.clickOn(".sheet #more");
        robot.clickOn("#game-sim");
        assertTrue(robot.lookup("#startButton").query().isDisabled());
        robot.clickOn("#level2");
        assertFalse(robot.lookup("#startButton").query().isDisabled());
        robot.clickOn("Start game");
        assertTrue(match().playersProperty().get().second().isComputer());
    }

    @Test
    void aProgramThatIsAddedIsTriedAtOnceAndChosen() {
        openMore();
        chooseRival("OTHERS");
        waitUntil(() -> isShown("#tryIt"));
        robot.interact(() -> {
            ((TextField) robot.lookup(".sheet #name").query()).setText("Ada");
            ((TextField) robot.lookup(".sheet #command").query()).setText(ScriptedProgram.command("good"));
        });
        robot.clickOn("#save");
        waitUntil(() -> text("#told").startsWith("It works"));
        robot.clickOn("Done");
        waitUntil(() -> isShown("Start game"));
        assertTrue(((ToggleButton) robot.lookup(".sheet #more").query()).isSelected(), "where it was left");
        robot.clickOn("Start game");
        assertEquals(new Player.Program("Ada"), match().playersProperty().get().second());
    }

    @Test
    void aWishToSwitchSidesIsKeptWhileTheOtherProgramsAreShown() {
        openMore();
        robot.clickOn("#swapEachTime");
        chooseRival("OTHERS");
        waitUntil(() -> isShown("#tryIt"));
        robot.clickOn("Done");
        waitUntil(() -> isShown("Start game"));
        assertTrue(FxWait.ask(
                () -> robot.lookup("#swapEachTime").queryAs(CheckBox.class).isSelected()));
    }

    @Test
    void aProgramThatIsRemovedIsGoneOnceTheListIsLeft() {
        openMore();
        chooseRival("OTHERS");
        waitUntil(() -> isShown("#tryIt"));
        for (int left = 2; left > 0; left--) {
            robot.interact(() -> robot.lookup(".sheet #list")
                    .queryListView()
                    .getSelectionModel()
                    .select(0));
            robot.clickOn(".sheet #remove");
        }
        robot.clickOn("Done");
        waitUntil(() -> isShown("Start game"));
        String offered = FxWait.ask(() -> rivals().getItems().toString());
        assertFalse(offered.contains("Rex") || offered.contains("Max"), offered);
    }

    @Test
    void aGameOfTwoProgramsThatNobodyPlaysIsLeftToPeople() {
        Players gone = new Players(new Player.Program("Rex"), new Player.Program("Max"));
        robot.interact(() -> match().begin(new Match(Games.usual().start(4), gone), TimeControl.NONE));
        waitUntil(() -> match().userToMoveProperty().get());
        assertEquals("Red’s turn", text(".headline-text"));
    }

    @Test
    void commandsAndPathsRunFromLeftToRightInHebrewToo() {
        robot.interact(() -> desktopSettings().languageProperty().set("he"));
        robot.push(KeyCode.CONTROL, KeyCode.N);
        waitUntil(() -> isShown(".sheet #more"));
        robot.clickOn(".sheet #more");
        chooseRival("OTHERS");
        waitUntil(() -> isShown("#tryIt"));
        assertEquals(NodeOrientation.RIGHT_TO_LEFT, orientation(".sheet #name"));
        assertEquals(NodeOrientation.LEFT_TO_RIGHT, orientation(".sheet #command"));
        robot.interact(() -> program().messages().problem("?", ""));
        waitUntil(() -> robot.lookup(".sheet #logField").tryQuery().isPresent());
        assertEquals(NodeOrientation.LEFT_TO_RIGHT, orientation(".sheet #logField"));
    }

    private NodeOrientation orientation(String query) {
        return FxWait.ask(() -> robot.lookup(query).query().getEffectiveNodeOrientation());
    }
}
