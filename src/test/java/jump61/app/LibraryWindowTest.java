package jump61.app;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.File;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import javafx.scene.Node;
import javafx.scene.control.Label;
import javafx.scene.control.ListCell;
import javafx.scene.control.ListView;
import javafx.scene.control.MenuButton;
import javafx.scene.control.MenuItem;
import javafx.scene.control.TextField;
import javafx.scene.input.KeyCode;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Region;
import javafx.stage.DirectoryChooser;
import javafx.stage.FileChooser;
import javafx.stage.Window;
import jump61.game.Game;
import jump61.game.Games;
import jump61.game.Match;
import jump61.game.Player;
import jump61.game.Players;
import jump61.game.Result;
import jump61.game.Side;
import jump61.library.GameLibrary;
import jump61.library.LibraryEntry;
import jump61.library.ui.LibraryFeature;
import jump61.profile.Person;
import jump61.profile.ui.ProfileFeature;
import jump61.profile.ui.ProfileModel;
import jump61.record.GameRecord;
import jump61.record.RecordFiles;
import jump61.window.FxWait;
import jump61.window.feature.SystemDialogs;
import jump61.window.match.TimeControl;
import org.junit.jupiter.api.Test;

class LibraryWindowTest extends WindowTest {
    @Override
    String settings() {
        return super.settings() + "new.last=jump61 2 human ai\\:1 none\n";
    }

    private List<File> chosen = List.of();

    @Override
    SystemDialogs dialogs() {
        SystemDialogs real = super.dialogs();
        return new SystemDialogs() {
            @Override
            public File open(FileChooser dialog, Window owner) {
                return real.open(dialog, owner);
            }

            @Override
            public List<File> openSeveral(FileChooser dialog, Window owner) {
                return chosen;
            }

            @Override
            public File save(FileChooser dialog, Window owner) {
                return real.save(dialog, owner);
            }

            @Override
            public File folder(DirectoryChooser dialog, Window owner) {
                return real.folder(dialog, owner);
            }
        };
    }

    private ListView<?> games() {
        return robot.lookup(".library-games").query();
    }

    private void playToTheEnd() {
        while (!match().matchProperty().get().isOver()) {
            waitUntil(() -> match().userToMoveProperty().get()
                    || match().matchProperty().get().isOver());
            robot.interact(() -> match().positionProperty().get().legalMoves().stream()
                    .limit(1)
                    .forEach(match()::play));
        }
    }

    @Test
    void aFinishedGameIsListedCountedAndOpenedAgain() throws Exception {
        playToTheEnd();
        List<String> played = movesPlayed();
        robot.push(KeyCode.F2);
        waitUntil(() -> Files.isDirectory(home.resolve("games")));
        choose(stage, "library");
        waitUntil(() -> games().getItems().size() == 1);
        waitUntil(() -> !games().getSelectionModel().isEmpty());
        robot.push(KeyCode.ENTER);
        waitUntil(() -> movesPlayed().equals(played));
        assertTrue(match().matchProperty().get().isOver());
        assertEquals(
                1,
                feature(ProfileFeature.class)
                        .model()
                        .profileProperty()
                        .get()
                        .games(Games.all().get(0).id())
                        .size());
        choose(stage, "profile");
        waitUntil(() -> isShown("#lastTen")
                && robot.lookup("#lastTen").queryAs(HBox.class).getChildren().size() == 1);
        assertEquals("", text("#rating"), "one game says nothing yet");
    }

    @Test
    void aGameUnderThePointerIsOpenedWithOneClick() throws Exception {
        importTwoGames();
        waitUntil(() -> !games().getSelectionModel().isEmpty());
        int other = 1 - games().getSelectionModel().getSelectedIndex();
        int plies = ((LibraryEntry) games().getItems().get(other)).plies();
        Node row = robot.lookup(".library-cell")
                .match(cell -> ((ListCell<?>) cell).getIndex() == other)
                .query();
        Node actions = row.lookup(".library-actions");
        assertFalse(actions.isVisible());
        robot.moveTo(row);
        waitUntil(actions::isVisible);
        robot.clickOn(actions.lookup(".button"));
        waitUntil(() -> movesPlayed().size() == plies);
    }

    @Test
    void aFileWithSeveralGamesIsOfferedForImportAndListed() throws Exception {
        importTwoGames();
    }

    @Test
    void theCurveOfAReviewedGameLeavesRoomForItsName() throws Exception {
        Files.createDirectories(home.resolve("games"));
        Files.writeString(home.resolve("games/reviewed.jump61"), """
                Jump61 record 1
                Game: sim
                Red: human
                Blue: computer 3
                Date: 2026-11-27
                Review: 1000000 nodes
                Result: Blue wins by resignation

                1. 12
                # [best 0.0000 to 0.0000; best 12; opponent wins in 14; depth 15] Blue wins by force.
                2. 45
                # [best 1.0000 to 1.0000; best 45; mover wins in 13; best wins in 14; depth 14]
                """);
        robot.interact(() -> stage.setWidth(1000));
        choose(stage, "library");
        waitUntil(() -> isShown(".small-trend") && isShown(".library-actions"));
        robot.interact(() -> {
            // The least width is the first one until the window has settled.
            stage.setMinWidth(0);
            stage.setWidth(660);
        });
        waitUntil(() -> stage.getScene().getWidth() <= 660 && nameWidth() > 100);
    }

    @Test
    void anImportedGameIsNobodysHereInTheListOnTheBoardAndInTheReview() throws Exception {
        Path file = home.resolve("theirs.jump61");
        Files.writeString(file, """
                Jump61 record 1
                Game: sim
                Red: human
                Blue: computer 3
                Result: Blue wins by resignation

                12
                45
                """);
        chosen = List.of(file.toFile());
        choose(stage, "library");
        waitUntil(() -> isShown("#more"));
        chooseImport();
        waitUntil(() -> games().getItems().size() == 1 && isShown(".library-players"));
        assertEquals("Red – Casual · Casual wins", text(".library-players"));
        robot.interact(games()::requestFocus);
        robot.push(KeyCode.ENTER);
        waitUntil(() -> movesPlayed().size() == 2);
        waitUntil(() -> isShown("#resultCard"));
        assertEquals("Casual wins", text(".headline-text"));
        robot.clickOn("#toMoves");
        waitUntil(() -> isShown(".player-name"));
        assertEquals(List.of("Casual", "Red"), names(".player-name"));
        robot.push(KeyCode.R);
        waitUntil(() -> isShown("#reviewedMoves"));
        assertEquals("Red", text("#firstName"));
        robot.push(KeyCode.ESCAPE);
        waitUntil(() -> !isShown("#reviewedMoves"));
        robot.interact(match()::undo);
        assertEquals("Your turn", text(".headline-text"), "whoever goes on with it plays it here");
        waitUntil(() -> names(".player-name").equals(List.of("Casual", "You")));
    }

    private Path lostGame(String... tags) throws Exception {
        return Files.writeString(
                home.resolve("lost.jump61"),
                "Jump61 record 1\nGame: jump61\nSize: 2\nRed: human\nBlue: computer 3\n" + String.join("\n", tags)
                        + "\n\n1:1\n2:2\n1:1\n2:2\n");
    }

    private void open(Path file) {
        robot.interact(() -> feature(LibraryFeature.class).files().open(file));
        waitUntil(() -> movesPlayed().size() == 4 && isShown("#resultCard"));
    }

    @Test
    void whoeverTakesBackAndRepeatsTheMovesOfAStrangerIsNotWhoPlayedThem() throws Exception {
        open(lostGame());
        assertEquals("Casual wins", text(".headline-text"));
        robot.interact(match()::undo);
        assertEquals("Your turn", text(".headline-text"));
        robot.interact(match()::redo);
        waitUntil(() -> isShown("#resultCard"));
        assertEquals("Casual wins", text(".headline-text"));
        assertEquals(Optional.empty(), profileOfLeftGame());
    }

    /** Begins another game, {@return with which profile the one before is kept} */
    private Optional<String> profileOfLeftGame() {
        robot.interact(() -> match().begin(
                        new Match(Games.all().get(0).start(3), new Players(Player.HUMAN, Player.HUMAN)),
                        TimeControl.NONE));
        GameRecord left = FxWait.ask(
                () -> feature(LibraryFeature.class).kept().previousProperty().get());
        return Optional.ofNullable(left.tags().get(GameLibrary.PROFILE));
    }

    @Test
    void aGameOfYoursFromAFileIsYoursAlsoIfItDoesNotCountAndOnlyWithYourProfile() throws Exception {
        Path file = lostGame("Id: 2b5e", "Help: all");
        GameRecord played = RecordFiles.load(file);
        Map<String, String> tags = new HashMap<>(played.tags());
        tags.put(GameLibrary.PROFILE, profile().personProperty().get().id());
        feature(LibraryFeature.class).library().add(played.withTags(tags), Instant.now());
        open(file);
        waitUntil(() -> text(".headline-text").equals("You lose"));
        Person you = profile().personProperty().get();
        robot.interact(() -> profile().create("Bea"));
        waitUntil(() -> text(".headline-text").equals("Casual wins"));
        robot.interact(() -> profile().choose(you));
        waitUntil(() -> text(".headline-text").equals("You lose"));
        assertEquals(Optional.of(you.id()), profileOfLeftGame());
    }

    @Test
    void aGameThatIsOverIsToldAsSomebodyElsesAfterAChangeOfProfileAlsoInItsReview() throws Exception {
        playToTheEnd();
        waitUntil(() -> isShown("#resultCard"));
        assertTrue(text(".headline-text").startsWith("You "), text(".headline-text"));
        robot.push(KeyCode.R);
        waitUntil(() -> isShown("#reviewedMoves"));
        assertEquals("You", text("#firstName"));
        robot.interact(() -> profile().create("Bea"));
        waitUntil(() -> text("#firstName").equals("Red"));
        robot.push(KeyCode.ESCAPE);
        waitUntil(() -> text(".headline-text").matches("(Red|Beginner) wins"));
    }

    @Test
    void whoDeletesProfilesForGoodIsToldWhich() {
        robot.interact(() -> profile().create("Bea"));
        waitUntil(() -> profile().personProperty().get().name().equals("Bea"));
        robot.interact(profile()::delete);
        waitUntil(() -> profile().deleted().size() == 1);
        choose(stage, "profile");
        waitUntil(() -> isShown("#person"));
        robot.interact(() -> robot.lookup("#person").queryAs(MenuButton.class).getItems().stream()
                .filter(item -> "Delete for good…".equals(item.getText()))
                .forEach(MenuItem::fire));
        waitUntil(() -> isShown("#questionLabel"));
        assertEquals("Delete Bea for good?", text("#questionLabel"));
    }

    private ProfileModel profile() {
        return feature(ProfileFeature.class).model();
    }

    private List<String> names(String query) {
        return FxWait.ask(() -> robot.lookup(query).queryAllAs(Label.class).stream()
                .map(Label::getText)
                .sorted()
                .toList());
    }

    @Test
    void aGameThatIsLeftIsOfTheProfileWithWhichItWasPlayed() throws Exception {
        robot.interact(
                () -> match().play(match().positionProperty().get().legalMoves().get(0)));
        waitUntil(() -> movesPlayed().size() == 2);
        ProfileModel profile = feature(ProfileFeature.class).model();
        String played = profile.personProperty().get().id();
        robot.interact(() -> profile.create("Bea"));
        waitUntil(() -> !profile.personProperty().get().id().equals(played));
        robot.interact(() -> match().begin(
                        new Match(Games.all().get(0).start(3), new Players(Player.HUMAN, Player.HUMAN)),
                        TimeControl.NONE));
        GameLibrary library = feature(LibraryFeature.class).library();
        waitUntil(() -> library.list().size() == 1);
        assertEquals(played, library.list().get(0).profile());
        robot.push(KeyCode.CONTROL, KeyCode.DIGIT4);
        waitUntil(() -> isShown(".library-players"));
        assertEquals("Red – Beginner · Not finished", text(".library-players"));
    }

    private double nameWidth() {
        return FxWait.ask(() -> {
            stage.getScene().getRoot().layout();
            Region name = robot.lookup(".library-players").query();
            return name.getParent().getLayoutBounds().getWidth();
        });
    }

    private void importTwoGames() throws Exception {
        importGames("12\n", "12\n34\n");
    }

    private void importGames(String... moves) throws Exception {
        Path file = home.resolve("club.jump61s");
        Files.writeString(
                file, "Jump61 record 1\nGame: sim\n\n" + String.join("\nJump61 record 1\nGame: sim\n\n", moves));
        robot.interact(() -> feature(LibraryFeature.class).files().open(file));
        waitUntil(() -> isShown("#questionLabel"));
        assertEquals("There are several games in club.jump61s.", text("#questionLabel"));
        assertEquals(List.of(), movesPlayed());
        robot.clickOn("#goOnButton");
        waitUntil(() -> isShown(".library-games") && games().getItems().size() == moves.length);
    }

    @Test
    void afterDeletingSeveralGamesOneIsSelectedSoThatTheNextDeleteTakesOne() throws Exception {
        importGames("12\n", "13\n", "14\n", "15\n", "16\n");
        robot.interact(games()::requestFocus);
        robot.interact(() -> games().getSelectionModel().selectRange(0, 2));
        robot.push(KeyCode.DELETE);
        waitUntil(() -> games().getItems().size() == 3);
        waitUntil(() -> games().getSelectionModel().getSelectedItems().size() == 1);
        robot.clickOn("#putBack");
        waitUntil(() -> games().getItems().size() == 5 && games().isFocused());
    }

    @Test
    void theKeysHomeAndEndSelectTheFirstGameAndTheLast() throws Exception {
        importTwoGames();
        robot.interact(games()::requestFocus);
        robot.push(KeyCode.END);
        waitUntil(
                () -> games().getSelectionModel().isSelected(games().getItems().size() - 1));
        robot.push(KeyCode.HOME);
        waitUntil(() -> games().getSelectionModel().isSelected(0));
    }

    @Test
    void escapeClearsTheSearchAndThenLeaves() throws Exception {
        importTwoGames();
        robot.clickOn("#search");
        robot.interact(() -> robot.lookup("#search").queryAs(TextField.class).setText("Jump61"));
        waitUntil(() -> games().getItems().isEmpty());
        robot.push(KeyCode.ESCAPE);
        waitUntil(() -> games().getItems().size() == 2);
        robot.push(KeyCode.ESCAPE);
        waitUntil(() -> !isShown("#search"));
    }

    @Test
    void whatADroppedFileAddsIsShownWhateverWasSearchedFor() throws Exception {
        importTwoGames();
        robot.interact(() -> robot.lookup("#search").queryAs(TextField.class).setText("Jump61"));
        waitUntil(() -> games().getItems().isEmpty());
        Path file = home.resolve("lab.jump61s");
        String game = "Jump61 record 1\nGame: sim\nRed: computer 1\nBlue: computer 2\n\n12\n";
        Files.writeString(file, game + "\n" + game + "34\n");
        drop(file);
        waitUntil(() -> isShown("#questionLabel"));
        robot.clickOn("#goOnButton");
        waitUntil(() -> games().getItems().size() == 2
                && games().getItems().stream().allMatch(kept -> ((LibraryEntry) kept).isOfComputers()));
    }

    @Test
    void gamesOfComputersAreShownAndCountedIfThereAreNoOthers() throws Exception {
        Files.createDirectories(home.resolve("games"));
        String game = "Jump61 record 1\nGame: sim\nRed: computer 1\nBlue: %s\n\n12\n";
        Files.writeString(home.resolve("games/one.jump61"), game.formatted("computer 2"));
        choose(stage, "library");
        waitUntil(() -> text("#count").equals("1 game"));
        assertEquals(1, games().getItems().size());
        assertFalse(isShown("#computers"), "there is nothing to choose");
        robot.push(KeyCode.CONTROL, KeyCode.DIGIT1);
        waitUntil(() -> !isShown("#more"));
        Files.writeString(home.resolve("games/two.jump61"), game.formatted("human"));
        Files.writeString(home.resolve("games/three.jump61"), game.formatted("human"));
        choose(stage, "library");
        waitUntil(() -> text("#count").equals("2 games"));
        robot.clickOn("#computers");
        waitUntil(() -> text("#count").equals("1 game"));
    }

    private void chooseImport() {
        robot.interact(() -> robot.lookup("#more")
                .queryAs(MenuButton.class)
                .getItems()
                .get(0)
                .fire());
    }

    @Test
    void importedGamesOfComputersAreShownAndWhatIsSaidOfThemDoesNotStayBehind() throws Exception {
        Path file = home.resolve("lab.jump61");
        Files.writeString(file, "Jump61 record 1\nGame: sim\nRed: computer 1\nBlue: computer 2\n\n12\n");
        chosen = List.of(file.toFile());
        choose(stage, "library");
        waitUntil(() -> isShown("#more"));
        chooseImport();
        waitUntil(() -> games().getItems().size() == 1);
        waitUntil(() -> isShown("#noticeText"));
        assertEquals("1 game imported.", text("#noticeText"));
        chooseImport();
        waitUntil(() -> text("#noticeText").equals("Nothing new: already in your games."));
        robot.push(KeyCode.CONTROL, KeyCode.DIGIT1);
        waitUntil(() -> !isShown("#more"));
        choose(stage, "library");
        waitUntil(() -> isShown("#more"));
        assertEquals("", text("#noticeText"));
    }

    @Test
    void aDeletedGameCanBeRestored() throws Exception {
        playToTheEnd();
        waitUntil(() -> Files.isDirectory(home.resolve("games")));
        choose(stage, "library");
        waitUntil(() -> games().getItems().size() == 1);
        assertEquals(
                6, robot.lookup("#more").queryAs(MenuButton.class).getItems().size());
        robot.interact(games()::requestFocus);
        waitUntil(() -> !games().getSelectionModel().isEmpty());
        robot.push(KeyCode.DELETE);
        waitUntil(() -> games().getItems().isEmpty());
        assertEquals("Game deleted.", text("#noticeText"));
        robot.clickOn("#putBack");
        waitUntil(() -> games().getItems().size() == 1);
        robot.interact(games()::requestFocus);
        robot.push(KeyCode.ESCAPE);
        waitUntil(() -> robot.lookup("#games").tryQuery().isEmpty());
    }

    @Test
    void moreThanTenGamesAreDeletedOnlyWhenAskedAndComeBackFromTheBin() throws Exception {
        for (int level = 1; level <= 8; level++) {
            for (Game game : Games.all().subList(0, 2)) {
                Match given = new Match(
                        game.start(game.sizes().smallest()), new Players(Player.HUMAN, new Player.Computer(level)));
                given.end(new Result(Optional.of(Side.FIRST), Result.Reason.RESIGNATION));
                RecordFiles.save(
                        GameRecord.of(given, Map.of()), home.resolve("games/" + level + game.id() + ".jump61"));
            }
        }
        choose(stage, "library");
        waitUntil(() -> games().getItems().size() == 16);
        robot.interact(games()::requestFocus);
        robot.interact(() -> games().getSelectionModel().selectAll());
        robot.push(KeyCode.DELETE);
        waitUntil(() -> isShown("#questionLabel"));
        assertEquals("Delete 16 games?", text("#questionLabel"));
        assertEquals(16, games().getItems().size());
        robot.clickOn("#goOnButton");
        waitUntil(() -> games().getItems().isEmpty());
        robot.clickOn("#bin");
        waitUntil(() -> games().getItems().size() == 16);
        robot.interact(games()::requestFocus);
        waitUntil(() -> games().getSelectionModel().getSelectedItems().size() == 1);
        robot.push(KeyCode.DELETE);
        robot.clickOn("#restore");
        waitUntil(() -> games().getItems().size() == 15);
        robot.clickOn("#emptyBin");
        waitUntil(() -> isShown("#goOnButton"));
        assertEquals("Delete 15 games for good?", text("#questionLabel"));
        robot.clickOn("#goOnButton");
        waitUntil(() -> games().getItems().size() == 1 && !isShown("#bin"));
        assertEquals("1 game", text("#count"));
        assertTrue(games().isFocused(), "what had the focus is gone");
    }
}
