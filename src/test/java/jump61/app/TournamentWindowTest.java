package jump61.app;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import javafx.event.ActionEvent;
import javafx.geometry.NodeOrientation;
import javafx.scene.Node;
import javafx.scene.control.ChoiceBox;
import javafx.scene.control.Labeled;
import javafx.scene.control.ListView;
import javafx.scene.control.MenuButton;
import javafx.scene.control.MenuItem;
import javafx.scene.control.Spinner;
import javafx.scene.control.TextField;
import javafx.scene.input.Clipboard;
import javafx.scene.input.KeyCode;
import javafx.scene.layout.GridPane;
import javafx.stage.Window;
import jump61.game.BoardSize;
import jump61.game.Games;
import jump61.game.Match;
import jump61.game.Player;
import jump61.game.Players;
import jump61.library.ui.LibraryFeature;
import jump61.tournament.Entrant;
import jump61.tournament.Format;
import jump61.tournament.ScriptedProgram;
import jump61.tournament.ui.TournamentDraft;
import jump61.tournament.ui.TournamentFeature;
import jump61.tournament.ui.TournamentModel;
import jump61.tournament.ui.TournamentState;
import jump61.window.Command;
import jump61.window.FxWait;
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
        assertTrue(text(".tournament-row .muted").startsWith("Today, "));
        assertFalse(isShown("#searchRow"));
        assertTrue(isShown("#tournament"));
        robot.clickOn("Round robin · Jump61 2 × 2");
        waitUntil(() -> isShown(".tournament #count"));
        assertEquals("1 of 1 game", text(".tournament #count"));
    }

    private TournamentModel playTheOnlyGame(TournamentDraft draft) {
        TournamentModel tournament = feature(TournamentFeature.class).model();
        Match before = match().matchProperty().get();
        choose(stage, "tournament");
        robot.push(KeyCode.ESCAPE);
        waitUntil(() -> robot.lookup(".tournament").queryAll().isEmpty());
        robot.interact(() -> tournament.start(draft, 1, true));
        waitUntil(() -> tournament.pictureProperty().get() != null);
        choose(stage, "tournament");
        waitUntil(() -> robot.lookup(".tournament #play").query().isVisible());
        assertEquals("0 of 1 game", text(".tournament #count"));
        robot.clickOn(".tournament #play");
        waitUntil(() -> match().matchProperty().get() != before);
        return tournament;
    }

    private void playAMove() {
        waitUntil(() -> match().userToMoveProperty().get()
                || match().matchProperty().get().isOver());
        robot.interact(() ->
                match().positionProperty().get().legalMoves().stream().limit(1).forEach(match()::play));
    }

    @Test
    void aResignationInATournamentCountsAndCannotBeTakenBackNorIsThatPromised() {
        TournamentModel tournament =
                playTheOnlyGame(between(new Entrant("Ada", Entrant.PERSON), new Entrant("Beginner", "level:1"), 1));
        playAMove();
        waitUntil(() -> match().userToMoveProperty().get());
        choose(stage, "resign");
        waitUntil(() -> isShown("Resign this game?"));
        assertFalse(isShown("Your opponent wins. You can undo this."));
        robot.clickOn("#goOnButton");
        waitUntil(() -> tournament.stateProperty().get() == TournamentState.OVER);
        robot.push(KeyCode.CONTROL, KeyCode.Z);
        assertTrue(match().matchProperty().get().isOver());
    }

    @Test
    void aPersonPlaysTheGameOfATournamentOnTheBoard() {
        TournamentModel tournament = playTheOnlyGame(ADA_AGAINST_BEGINNER);
        while (!match().matchProperty().get().isOver()) {
            playAMove();
        }
        waitUntil(() -> tournament.stateProperty().get() == TournamentState.OVER);
        assertEquals("Tournament", text("#playAgain"));
        choose(stage, "playAgain");
        assertEquals("1 of 1 game", text(".tournament #count"));
        assertTrue(isShown("Ada"));
        robot.push(KeyCode.ESCAPE);
        aTournamentIsFoundAgainAmongTheGames();
        assertEquals(
                3,
                robot.lookup(".tournament #more")
                        .queryAs(MenuButton.class)
                        .getItems()
                        .size());
    }

    @Test
    void whoeverDeletesATournamentIsNotAskedToSetUpTheNext() {
        start(between(new Entrant("Ada", Entrant.PERSON), new Entrant("Beginner", "level:1"), 1));
        TournamentModel tournament = feature(TournamentFeature.class).model();
        robot.interact(tournament::stop);
        waitUntil(() -> tournament.stateProperty().get() == TournamentState.STOPPED);
        MenuButton more = robot.lookup(".tournament #more").queryAs(MenuButton.class);
        robot.interact(() -> more.getItems().get(more.getItems().size() - 1).fire());
        waitUntil(() -> isShown("Delete this tournament?"));
        robot.clickOn("#goOnButton");
        waitUntil(() -> !tournament.deleted().isEmpty());
        assertFalse(isShown("Start tournament"));
        choose(stage, "goGames");
        robot.clickOn("#tabs-tournaments");
        waitUntil(() -> isShown("#moreTournaments"));
        MenuButton bin = robot.lookup("#moreTournaments").queryAs(MenuButton.class);
        robot.interact(() -> bin.getItems().get(bin.getItems().size() - 1).fire());
        waitUntil(() -> isShown("#questionLabel"));
        assertEquals(
                "Delete Gauntlet · Jump61 3 × 3 for good?",
                text("#questionLabel").replace('\u00a0', ' '));
    }

    @Test
    void aPersonIsEnteredByTheNameThatTheBoardShows() {
        choose(stage, "tournament");
        waitUntil(() -> isShown("#add"));
        MenuButton add = robot.lookup(".tournament #add").queryAs(MenuButton.class);
        robot.interact(() -> add.getItems().stream()
                .filter(item -> "Person…".equals(item.getText()))
                .forEach(MenuItem::fire));
        String called = "Augusta Ada King, Countess of Lovelace";
        robot.interact(
                () -> robot.lookup(".tournament #name").queryAs(TextField.class).setText(called));
        robot.interact(
                () -> robot.lookup(".tournament #name").queryAs(TextField.class).fireEvent(new ActionEvent()));
        ListView<Entrant> players = robot.lookup(".tournament #players").query();
        Entrant last = players.getItems().get(players.getItems().size() - 1);
        assertEquals("Augusta Ada King, Counte", last.name());
        assertEquals(last.name(), new Player.Human(last.name()).name());
    }

    @Test
    void nothingCanBePlayedNorWatchedBeforeATournamentIsPrepared() {
        robot.interact(() -> {
            feature(TournamentFeature.class).model().start(ADA_AGAINST_BEGINNER, 1, true);
            program().commands().runAnyway(Command.TOURNAMENT);
            assertEquals("Preparing…", text(".tournament #title"));
            assertFalse(isShown(".tournament #play"));
            assertTrue(robot.lookup(".tournament #watch").query().isDisabled());
        });
        waitUntil(() -> isShown(".tournament #play"));
        assertEquals(
                "Round robin · Jump61 2\u00a0×\u00a02", text(".tournament #title"), "no line breaks within a size");
    }

    @Test
    void escTakesTheFieldForAPersonAwayAndLeavesTheSheet() {
        choose(stage, "tournament");
        waitUntil(() -> isShown("#add"));
        robot.interact(() -> menu("#add").stream()
                .filter(item -> "Person…".equals(item.getText()))
                .forEach(MenuItem::fire));
        Node row = robot.lookup(".tournament #nameRow").query();
        waitUntil(row::isVisible);
        TextField name = robot.lookup(".tournament #name").query();
        robot.interact(() -> name.setText("Ada"));
        robot.push(KeyCode.ESCAPE);
        waitUntil(() -> !row.isVisible());
        assertEquals("", name.getText(), "she does not play");
        assertEquals("add", stage.getScene().getFocusOwner().getId());
    }

    @Test
    void whoeverIsOnlyTypedWhenTheTournamentStartsPlaysToo() {
        choose(stage, "tournament");
        waitUntil(() -> isShown("#add"));
        robot.interact(() -> menu("#add").stream()
                .filter(item -> "Person…".equals(item.getText()))
                .forEach(MenuItem::fire));
        robot.interact(
                () -> robot.lookup(".tournament #name").queryAs(TextField.class).setText("Ada"));
        robot.clickOn(".tournament #start");
        TournamentModel tournament = feature(TournamentFeature.class).model();
        waitUntil(() -> tournament.pictureProperty().get() != null);
        List<Entrant> entrants = tournament.pictureProperty().get().setup().entrants();
        assertEquals(new Entrant("Ada", Entrant.PERSON), entrants.get(entrants.size() - 1));
    }

    @Test
    void aSwissTournamentHasTheRoundsItsPlayersNeedUnlessSomebodyChoosesOthers() {
        choose(stage, "tournament");
        waitUntil(() -> isShown("#add"));
        ListView<Entrant> players = robot.lookup(".tournament #players").query();
        ChoiceBox<Format> format = robot.lookup(".tournament #format").query();
        Spinner<Integer> rounds = robot.lookup(".tournament #rounds").query();
        assertEquals(1, rounds.getValue());
        robot.interact(() -> {
            players.getItems().remove(4, players.getItems().size());
            format.setValue(Format.SWISS);
        });
        assertEquals(2, rounds.getValue());
        robot.interact(() -> {
            players.requestFocus();
            players.getSelectionModel().select(3);
        });
        robot.type(KeyCode.DELETE).type(KeyCode.DELETE);
        assertEquals(2, players.getItems().size());
        assertEquals(1, rounds.getValue());
        robot.interact(() -> {
            rounds.getValueFactory().setValue(7);
            format.setValue(Format.GAUNTLET);
            format.setValue(Format.SWISS);
        });
        assertEquals(7, rounds.getValue());
    }

    @Test
    void whileATournamentIsPlayedTheListLeadsToIt() {
        start(between(
                new Entrant("Ada", "level:1"), new Entrant("Rex", "program:" + ScriptedProgram.command("hang")), 1));
        waitUntil(() -> !robot.lookup(".tournament #watch").query().isDisabled());
        robot.push(KeyCode.ESCAPE);
        choose(stage, "goGames");
        waitUntil(() -> isShown("#tabs-tournaments"));
        robot.clickOn("#tabs-tournaments");
        waitUntil(() -> isShown("#tournament"));
        assertEquals("Tournament", text("#tournament"));
        robot.clickOn("#tournament");
        waitUntil(() -> isShown(".tournament #count"));
        robot.interact(() -> feature(TournamentFeature.class).model().stop());
        waitUntil(() -> feature(TournamentFeature.class).model().stateProperty().get() == TournamentState.STOPPED);
        robot.push(KeyCode.ESCAPE);
        waitUntil(() -> "New tournament…".equals(text("#tournament")));
    }

    @Test
    void whileATournamentIsPlayedItIsNotTakenForAnotherOneOfTheList() {
        start(between(new Entrant("Ada", "level:1"), new Entrant("Bob", "level:1"), 1));
        waitUntil(() -> feature(TournamentFeature.class).model().stateProperty().get() == TournamentState.OVER);
        robot.push(KeyCode.ESCAPE);
        start(between(
                new Entrant("Eve", "level:1"), new Entrant("Rex", "program:" + ScriptedProgram.command("hang")), 1));
        waitUntil(() -> !robot.lookup(".tournament #watch").query().isDisabled());
        robot.push(KeyCode.ESCAPE);
        choose(stage, "goGames");
        waitUntil(() -> isShown("#tabs-tournaments"));
        robot.clickOn("#tabs-tournaments");
        waitUntil(() -> robot.lookup(".tournament-row").queryAll().size() == 2);
        robot.clickOn(rowOf("Bob"));
        FxWait.settle();
        assertEquals(
                "Another tournament is being played. Stop it to see this one.",
                FxWait.ask(() -> program().status().noteProperty().get()));
        assertTrue(robot.lookup(".tournament").queryAll().isEmpty());
        robot.clickOn(rowOf("Rex"));
        waitUntil(() -> isShown(".tournament #count"));
    }

    private Node rowOf(String player) {
        return robot.lookup(".tournament-row .muted")
                .match((Labeled details) -> details.getText().contains(player))
                .query();
    }

    @Test
    void aProgramOfTheCourseTakesNoLimitAndTheSheetSaysSo() {
        choose(stage, "tournament");
        waitUntil(() -> isShown("#add"));
        ListView<Entrant> players = robot.lookup(".tournament #players").query();
        robot.interact(() -> {
            players.getItems().add(new Entrant("Rex", "program:./rex"));
            players.getItems().add(new Entrant("Max", "engine:./max"));
            players.getSelectionModel().select(players.getItems().size() - 2);
        });
        assertTrue(isShown("Course programs play without a limit."));
        assertFalse(isShown("#limitRow"));
        robot.interact(() -> players.getSelectionModel().selectLast());
        assertFalse(isShown("Course programs play without a limit."));
        assertTrue(isShown("#limitRow"));
    }

    private List<MenuItem> menu(String query) {
        return robot.lookup(query).queryAs(MenuButton.class).getItems();
    }

    private static TournamentDraft between(Entrant first, Entrant second, int games) {
        return new TournamentDraft(
                Format.GAUNTLET,
                Games.all().get(0),
                BoardSize.square(3),
                1,
                games,
                List.of(first, second),
                List.of("1- 1- 1- / 1- 1- 1- / 1- 1- 1-"));
    }

    private void start(TournamentDraft draft) {
        TournamentModel tournament = feature(TournamentFeature.class).model();
        robot.interact(() -> tournament.start(draft, 1, true));
        waitUntil(() -> tournament.pictureProperty().get() != null);
        choose(stage, "tournament");
        waitUntil(() -> robot.lookup(".tournament #watch").tryQuery().isPresent());
    }

    @Test
    void aCellOfTheTableOpensItsGames() throws Exception {
        start(between(new Entrant("Ada", "level:1"), new Entrant("Bob", "level:1"), 2));
        waitUntil(() -> feature(TournamentFeature.class).model().stateProperty().get() == TournamentState.OVER);
        assertFalse(robot.lookup(".tournament #watch").query().isVisible());
        assertEquals(Set.of("1. 2", "2. 1"), Set.of(place("#cell-0-1"), place("#cell-1-0")));
        robot.clickOn("#cell-0-1");
        robot.type(KeyCode.DOWN);
        robot.type(KeyCode.DOWN);
        robot.type(KeyCode.ENTER);
        waitUntil(() -> match().matchProperty().get().isOver());
        assertTrue(robot.lookup(".tournament").queryAll().isEmpty());
        waitUntil(() -> "Tournament".equals(text("#playAgain")));
        assertEquals(2, feature(LibraryFeature.class).library().list().size());
    }

    @Test
    void theGamesOfACellAreOfferedNoLongerThanTheirTournamentIsShown() {
        TournamentModel tournament = feature(TournamentFeature.class).model();
        start(between(new Entrant("Ada", "level:1"), new Entrant("Bob", "level:1"), 2));
        waitUntil(() -> tournament.stateProperty().get() == TournamentState.OVER);
        robot.clickOn("#cell-0-1");
        waitUntil(() -> Window.getWindows().size() == 2);
        robot.interact(() -> tournament.start(ADA_AGAINST_BEGINNER, 1, true));
        waitUntil(() -> Window.getWindows().size() == 1);
    }

    @Test
    void higherRatingsAreOnTheRightInHebrewToo() {
        robot.interact(() -> desktopSettings().languageProperty().set("he"));
        start(between(new Entrant("Ada", "level:1"), new Entrant("Bob", "level:1"), 1));
        waitUntil(() -> feature(TournamentFeature.class).model().stateProperty().get() == TournamentState.OVER);
        waitUntil(() -> robot.lookup(".rating-dot").tryQuery().isPresent());
        Node dot = robot.lookup(".rating-dot").query();
        assertEquals(NodeOrientation.LEFT_TO_RIGHT, FxWait.ask(dot::getEffectiveNodeOrientation));
    }

    /** The rank at the beginning of a cell's row, and the one above it. */
    private String place(String cell) {
        Node found = robot.lookup(cell).query();
        return head(found, 0, GridPane.getRowIndex(found)) + " " + head(found, GridPane.getColumnIndex(found), 0);
    }

    private static String head(Node cell, int column, int row) {
        return cell.getParent().getChildrenUnmodifiable().stream()
                .filter(other -> GridPane.getColumnIndex(other) == column && GridPane.getRowIndex(other) == row)
                .map(other -> ((Labeled) other).getText())
                .collect(Collectors.joining());
    }

    @Test
    void whoeverStopsByKeyFindsTheFocusWhereItWas() {
        start(between(
                new Entrant("Ada", "level:1"), new Entrant("Rex", "program:" + ScriptedProgram.command("hang")), 1));
        waitUntil(() -> !robot.lookup(".tournament #watch").query().isDisabled());
        Node run = robot.lookup(".tournament #run").query();
        robot.interact(run::requestFocus);
        robot.type(KeyCode.SPACE);
        waitUntil(() -> feature(TournamentFeature.class).model().stateProperty().get() == TournamentState.STOPPED);
        assertTrue(FxWait.ask(run::isFocused));
        robot.type(KeyCode.SPACE);
        waitUntil(() -> feature(TournamentFeature.class).model().stateProperty().get() == TournamentState.RUNNING);
        assertTrue(FxWait.ask(run::isFocused));
    }

    @Test
    void whoeverComesBackToTheTournamentsOpensTheOnlyOneByKey() {
        start(between(new Entrant("Ada", "level:1"), new Entrant("Bob", "level:1"), 1));
        waitUntil(() -> feature(TournamentFeature.class).model().stateProperty().get() == TournamentState.OVER);
        robot.push(KeyCode.ESCAPE);
        choose(stage, "goGames");
        waitUntil(() -> isShown("#tabs-tournaments"));
        robot.clickOn("#tabs-tournaments");
        waitUntil(() -> isShown(".tournament-row"));
        choose(stage, "goHome");
        waitUntil(() -> !isShown("#tabs-tournaments"));
        choose(stage, "goGames");
        waitUntil(() -> "tournaments".equals(stage.getScene().getFocusOwner().getId()));
        robot.push(KeyCode.ENTER);
        waitUntil(() -> isShown(".tournament #count"));
    }

    @Test
    void theTableIsCopiedAsText() {
        start(between(new Entrant("Ada", "level:1"), new Entrant("Rex", "level:2"), 1));
        waitUntil(() -> feature(TournamentFeature.class).model().stateProperty().get() == TournamentState.OVER);
        robot.interact(() -> robot.lookup(".tournament #more").queryAs(MenuButton.class).getItems().stream()
                .filter(item -> "Copy table".equals(item.getText()))
                .forEach(MenuItem::fire));
        List<String> lines = FxWait.ask(
                        () -> String.valueOf(Clipboard.getSystemClipboard().getString()))
                .lines()
                .toList();
        assertEquals(3, lines.size(), lines.toString());
        assertEquals(
                List.of("Player", "Rating", "±", "Games", "Points", "%", "1", "2"),
                List.of(lines.get(0).strip().split(" +")),
                "as the window calls them");
        assertEquals("Copied", text(".tournament #now"));
    }

    @Test
    void aGameIsWatchedWhileItIsPlayed() {
        String slow = ScriptedProgram.command("hang");
        start(between(new Entrant("Ada", "level:1"), new Entrant("Rex", "program:" + slow), 1));
        waitUntil(() -> !robot.lookup(".tournament #watch").query().isDisabled());
        MenuItem item =
                robot.lookup("#watch").queryAs(MenuButton.class).getItems().get(0);
        assertEquals("Ada – Rex", item.getText());
        robot.interact(item::fire);
        waitUntil(() -> match().turns().size() == 1);
        assertEquals(
                new Players(new Player.Program("Ada"), new Player.Program("Rex")),
                match().playersProperty().get());
        assertEquals("Rex is thinking…", text(".headline-text"));
        robot.interact(feature(TournamentFeature.class).model()::stop);
        waitUntil(() -> "Blue’s turn".equals(text(".headline-text")));
    }
}
