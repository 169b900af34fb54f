package jump61.tournament.ui;

import java.util.List;
import java.util.Map;
import javafx.fxml.FXML;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.MenuButton;
import javafx.scene.control.MenuItem;
import javafx.scene.control.ProgressBar;
import javafx.scene.input.Clipboard;
import javafx.scene.input.DataFormat;
import javafx.scene.layout.GridPane;
import jump61.tournament.ui.TournamentPicture.FinishedGame;
import jump61.tournament.ui.TournamentPicture.RunningGame;
import jump61.window.Choices;
import jump61.window.FxmlFile;
import jump61.window.NodeVisibility;
import jump61.window.QuestionController.Question;
import jump61.window.Subscriptions;
import jump61.window.Texts;
import jump61.window.feature.Context;
import jump61.window.feature.Controller;

/** The sheet with the table of a tournament, which continues whether or not it is visible. */
public final class TournamentController extends Controller {
    private final TournamentModel model;
    private final TournamentBoard board;
    private final TournamentChoices choices;
    private final TournamentTexts told;
    private final Subscriptions whileOpen = new Subscriptions();
    private CrossTableView crossTable;

    @FXML
    private Label title;

    @FXML
    private Label count;

    @FXML
    private ProgressBar progress;

    @FXML
    private GridPane table;

    @FXML
    private Label now;

    @FXML
    private MenuItem another;

    @FXML
    private MenuItem copy;

    @FXML
    private MenuItem delete;

    @FXML
    private Button run;

    @FXML
    private Button play;

    @FXML
    private MenuButton watch;

    TournamentController(Context context, TournamentModel model, TournamentBoard board, TournamentChoices choices) {
        super(context);
        this.model = model;
        this.board = board;
        this.choices = choices;
        told = new TournamentTexts(context, model);
    }

    @FXML
    private void initialize() {
        crossTable = new CrossTableView(
                table, told, game -> open(model.pictureProperty().get(), game));
        whileOpen.onValue(model.pictureProperty(), this::show);
        whileOpen.onValue(model.stateProperty(), this::show);
        // The model outlives the sheet.
        table.sceneProperty().subscribe((before, after) -> {
            if (before != null && after == null) {
                whileOpen.close();
                crossTable.hideGames();
            }
        });
    }

    private void show(TournamentPicture current) {
        copy.setDisable(current == null);
        if (current == null) {
            crossTable.hideGames();
            title.setText(texts.get("tournament.preparing"));
            progress.setProgress(0);
            NodeVisibility.show(play, false);
            watch.setDisable(true);
            return;
        }
        TournamentPicture picture = told.named(current);
        title.setText(Texts.unbroken(told.title(picture.setup())));
        count.setText(told.count(picture));
        int all = picture.played() + picture.left();
        progress.setProgress(all == 0 ? 1 : (double) picture.played() / all);
        crossTable.show(picture);
        showNow(picture);
    }

    private void showNow(TournamentPicture picture) {
        TournamentState state = model.stateProperty().get();
        boolean waiting =
                state == TournamentState.RUNNING && picture.forPeople().isPresent();
        NodeVisibility.show(play, waiting);
        showWatch(picture, state == TournamentState.RUNNING ? picture.underWay() : List.of());
        now.setText(state == TournamentState.RUNNING ? told.underWay(picture) : state(state));
    }

    private void showWatch(TournamentPicture picture, List<RunningGame> games) {
        if (!watch.isShowing()) {
            watch.getItems()
                    .setAll(games.stream()
                            .map(game -> Choices.item(told.pairing(game.names()), () -> watch(picture, game)))
                            .toList());
        }
        watch.setDisable(games.isEmpty());
    }

    private void watch(TournamentPicture picture, RunningGame game) {
        sheets.hide();
        board.watch(picture, game);
    }

    private void open(TournamentPicture picture, FinishedGame game) {
        sheets.hide();
        board.open(picture, game);
    }

    private String state(TournamentState state) {
        return switch (state) {
            case STOPPING -> texts.get("tournament.stopping");
            case STOPPED -> texts.get("tournament.stopped");
            case OVER -> texts.get("tournament.over");
            case NONE, OPENING, RUNNING -> "";
        };
    }

    private void show(TournamentState state) {
        run.setText(texts.get(state == TournamentState.STOPPED ? "tournament.resume" : "tournament.stop"));
        run.getStyleClass().remove("accent");
        if (state == TournamentState.STOPPED) {
            run.getStyleClass().add("accent");
        }
        // This button is never disabled, not even while it has no effect: the focus would move to another button.
        NodeVisibility.show(run, state != TournamentState.OVER);
        NodeVisibility.show(watch, state != TournamentState.OVER);
        another.setDisable(model.isBusy());
        delete.setDisable(model.isBusy());
        if (model.pictureProperty().get() != null) {
            showNow(told.named(model.pictureProperty().get()));
        }
    }

    @FXML
    private void stopOrResume() {
        if (model.stateProperty().get() == TournamentState.STOPPED) {
            model.resume(choices.atOnce(), choices.keepGames());
        } else {
            model.stop();
        }
    }

    @FXML
    private void play() {
        model.pictureProperty().get().forPeople().ifPresent(game -> {
            sheets.hide();
            board.play(game);
        });
    }

    @FXML
    private void another() {
        model.forget();
        sheets.show(FxmlFile.TOURNAMENT_SETUP);
    }

    @FXML
    private void copy() {
        TournamentPicture picture = told.named(model.pictureProperty().get());
        Clipboard.getSystemClipboard().setContent(Map.of(DataFormat.PLAIN_TEXT, told.table(picture)));
        now.setText(texts.get("network.copied"));
    }

    @FXML
    private void delete() {
        Question question = new Question(
                texts.get("tournament.delete.question"),
                texts.get("bin.kept"),
                texts.get("profile.delete.goOn"),
                texts.get("sheet.leave"));
        sheets.ask(question, model::deleteShown, () -> sheets.show(FxmlFile.TOURNAMENT));
    }

    @FXML
    private void close() {
        sheets.hide();
    }
}
