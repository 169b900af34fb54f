package jump61.app;

import static java.util.stream.Collectors.joining;
import static org.junit.jupiter.api.Assertions.assertEquals;

import java.nio.file.Path;
import java.time.LocalDate;
import java.time.ZoneId;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicReference;
import java.util.function.Function;
import java.util.function.Supplier;
import javafx.application.Platform;
import javafx.scene.Node;
import javafx.scene.Scene;
import javafx.scene.control.ListView;
import javafx.scene.layout.Region;
import javafx.stage.Stage;
import jump61.game.BoardSize;
import jump61.game.Games;
import jump61.game.Match;
import jump61.game.Player;
import jump61.game.Players;
import jump61.game.Result;
import jump61.game.Side;
import jump61.library.GameLibrary;
import jump61.library.ui.LibraryController;
import jump61.library.ui.LibraryFeature;
import jump61.library.ui.LibraryModel;
import jump61.network.RemoteSettings;
import jump61.record.GameRecord;
import jump61.tournament.Entrant;
import jump61.tournament.Format;
import jump61.tournament.ui.TournamentDraft;
import jump61.tournament.ui.TournamentFeature;
import jump61.tournament.ui.TournamentModel;
import jump61.tournament.ui.TournamentState;
import jump61.tournament.ui.TournamentsController;
import jump61.window.Command;
import jump61.window.FxWait;
import jump61.window.FxmlFile;
import jump61.window.feature.Context;
import jump61.window.feature.Feature;
import jump61.window.feature.Program;
import org.junit.jupiter.api.Test;

/** The list of games in a window that stays open. */
class GamesOvernightTest extends WindowTest {
    private Context window;

    @Override
    Function<Program, List<Feature>> list(RemoteSettings network) {
        return super.list(network).andThen(product -> andOneThatTells(product, context -> window = context));
    }

    private GameLibrary library() {
        return feature(LibraryFeature.class).library();
    }

    private void keepAGame(LocalDate played) throws Exception {
        Match match = new Match(Games.usual().start(2), new Players(Player.HUMAN, new Player.Computer(1)));
        match.end(new Result(Optional.of(Side.FIRST), Result.Reason.RESIGNATION));
        library()
                .add(
                        GameRecord.of(match, Map.of()),
                        played.atTime(12, 0).atZone(ZoneId.systemDefault()).toInstant());
    }

    @Test
    void onTheNextDayTheListSaysWhenItsGamesWere() throws Exception {
        LocalDate played = LocalDate.now();
        AtomicReference<LocalDate> today = new AtomicReference<>(played);
        keepAGame(played);
        var model = new LibraryModel(
                library(), program().background(), Platform::runLater, entry -> true, today::get, problem -> {});
        var controller = new LibraryController(
                window, model, feature(LibraryFeature.class).files());
        Region page = (Region) FxWait.ask(() -> window.views().load(FxmlFile.LIBRARY, controller));
        show(page);
        waitUntil(() -> row(page).contains("today"));
        today.set(played.plusDays(1));
        robot.interact(model::refresh);
        waitUntil(() -> row(page).contains("yesterday"));
    }

    /** Shows a page in a window of its own. */
    private void show(Region page) {
        robot.interact(() -> {
            Stage another = new Stage();
            another.setScene(new Scene(page, 800, 600));
            another.show();
        });
    }

    private static String row(Region page) {
        return page.lookupAll(".library-cell").stream()
                .filter(Node::isVisible)
                .map(Node::getAccessibleText)
                .filter(Objects::nonNull)
                .collect(joining("\n"));
    }

    @Test
    void backInTheWindowTheGamesOfAnotherWindowAreListed() throws Exception {
        robot.interact(() -> program().commands().run(Command.GO_GAMES));
        waitUntil(() -> isShown(".library-games"));
        BackgroundRest.await(program().background());
        keepAGame(LocalDate.now());
        robot.interact(() -> feature(LibraryFeature.class).focusChanged());
        ListView<?> games = robot.lookup(".library-games").query();
        waitUntil(() -> games.getItems().size() == 1);
    }

    /** {@return a draft of a tournament that waits for a person} */
    private static TournamentDraft waiting() {
        return new TournamentDraft(
                Format.ROUND_ROBIN,
                Games.usual(),
                BoardSize.square(2),
                1,
                1,
                List.of(new Entrant("Ada", Entrant.PERSON), new Entrant("Beginner", "level:1")),
                List.of());
    }

    private TournamentModel tournaments(Supplier<LocalDate> clock) {
        Path folder = program().directories().data().resolve("tournaments");
        return new TournamentModel(folder, library(), Platform::runLater, problem -> {}, () -> 7, clock);
    }

    private void start(TournamentModel model) {
        robot.interact(() -> model.start(waiting(), 1, false));
        waitUntil(() -> model.stateProperty().get() == TournamentState.RUNNING);
    }

    @Test
    void onTheNextDayTheListSaysWhenItsTournamentsWere() throws Exception {
        LocalDate played = LocalDate.now();
        AtomicReference<LocalDate> today = new AtomicReference<>(played);
        try (TournamentModel model = tournaments(today::get)) {
            start(model);
            var controller = new TournamentsController(window, model);
            Region page = (Region) FxWait.ask(() -> window.views().load(FxmlFile.TOURNAMENTS, controller));
            show(page);
            waitUntil(() -> row(page).contains("Today"));
            today.set(played.plusDays(1));
            robot.interact(model::refresh);
            waitUntil(() -> row(page).contains("Yesterday"));
        }
    }

    @Test
    void backInTheWindowTheTournamentsOfAnotherWindowAreListedAndTheChosenOneStaysChosen() throws Exception {
        robot.interact(() -> program().commands().run(Command.GO_GAMES));
        try (TournamentModel elsewhere = tournaments(LocalDate::now)) {
            start(elsewhere);
            robot.interact(() -> feature(TournamentFeature.class).focusChanged());
            waitUntil(() -> isShown("#tabs-tournaments"));
            robot.clickOn("#tabs-tournaments");
            waitUntil(() -> isShown(".tournament-row"));
            ListView<?> list = FxWait.ask(() -> robot.lookup(".library-games").queryAllAs(ListView.class).stream()
                    .filter(each -> each.isVisible() && each.getScene() != null)
                    .filter(each -> !each.getItems().isEmpty())
                    .findFirst()
                    .orElseThrow());
            Object chosen = list.getItems().get(0);
            robot.interact(() -> list.getSelectionModel().select(0));
            robot.interact(elsewhere::stop);
            waitUntil(() -> elsewhere.stateProperty().get() == TournamentState.STOPPED);
            start(elsewhere);
            robot.interact(() -> feature(TournamentFeature.class).focusChanged());
            waitUntil(() -> list.getItems().size() == 2);
            assertEquals(chosen, list.getSelectionModel().getSelectedItem());
        }
    }
}
