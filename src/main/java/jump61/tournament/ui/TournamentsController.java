package jump61.tournament.ui;

import java.util.Optional;
import java.util.stream.Stream;
import javafx.application.Platform;
import javafx.fxml.FXML;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.ListCell;
import javafx.scene.control.ListView;
import javafx.scene.control.MenuButton;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import javafx.scene.input.MouseEvent;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;
import jump61.game.Level;
import jump61.game.Sentences;
import jump61.tournament.TournamentException;
import jump61.window.Choices;
import jump61.window.ChosenRow;
import jump61.window.Command;
import jump61.window.FxmlFile;
import jump61.window.NodeVisibility;
import jump61.window.board.LevelFace;
import jump61.window.feature.Context;
import jump61.window.feature.Controller;

/** The page of the games with the stored tournaments: each opens its table, and a new one can be set up. */
public final class TournamentsController extends Controller {
    private final TournamentModel model;
    private final TournamentTexts told;

    @FXML
    private Region page;

    @FXML
    private MenuButton moreTournaments;

    @FXML
    private Button tournament;

    @FXML
    private ListView<KeptTournament> tournaments;

    @FXML
    private HBox faces;

    public TournamentsController(Context context, TournamentModel model) {
        super(context);
        this.model = model;
        told = new TournamentTexts(context, model);
    }

    @FXML
    private void initialize() {
        Stream.of(Level.values()).map(LevelFace::new).forEach(faces.getChildren()::add);
        tournaments.setItems(model.all());
        tournaments.setCellFactory(list -> new Cell());
        tournaments.addEventFilter(KeyEvent.KEY_PRESSED, event -> {
            if (event.getCode() == KeyCode.ENTER) {
                open();
                event.consume();
            }
        });
        tournaments.addEventHandler(MouseEvent.MOUSE_CLICKED, event -> {
            if (event.getTarget() != tournaments) {
                open();
            }
        });
        ChosenRow.staysInView(tournaments);
        ChosenRow.beginsAtAnEnd(tournaments);
        // Later, because the list updates its rows after this.
        subscriptions.onAny(() -> Platform.runLater(this::selectOne), model.all());
        subscriptions.onAny(this::fillMore, model.deleted(), model.unreadable(), model.dayProperty());
        subscriptions.onChange(model.dayProperty(), day -> tournaments.refresh());
        subscriptions.onValue(model.stateProperty(), state -> showButton());
        // Other windows may have played tournaments.
        page.sceneProperty().subscribe(scene -> {
            if (scene != null) {
                model.refresh();
            }
        });
    }

    private void selectOne() {
        if (tournaments.getSelectionModel().isEmpty()) {
            tournaments.getSelectionModel().selectFirst();
        }
    }

    /** Only one tournament can be played at a time: until it is over or stopped, the button leads there. */
    private void showButton() {
        tournament.setText(texts.get(model.isBusy() ? "tournament.title" : "tournament.another"));
    }

    private void fillMore() {
        moreTournaments.getItems().clear();
        for (TournamentException file : model.unreadable()) {
            moreTournaments.getItems().add(Choices.item(told.unreadable(file), () -> model.tellOf(file)));
        }
        for (KeptTournament deleted : model.deleted()) {
            moreTournaments
                    .getItems()
                    .add(Choices.item(texts.get("bin.putBackOne", told.kept(deleted)), () -> model.restore(deleted)));
        }
        if (!model.deleted().isEmpty()) {
            moreTournaments.getItems().add(Choices.item(texts.get("bin.empty"), this::emptyBin));
        }
        NodeVisibility.show(moreTournaments, !moreTournaments.getItems().isEmpty());
    }

    private void emptyBin() {
        context.askToEmptyBin(
                model.deleted().stream().map(kept -> told.title(kept.setup())).toList(), model::emptyBin);
    }

    /** Shows the table of the chosen tournament; while another one is being played, there is only the table of that. */
    private void open() {
        KeptTournament chosen = tournaments.getSelectionModel().getSelectedItem();
        if (chosen != null && model.isBusy() && !model.shown().equals(Optional.of(chosen))) {
            context.note(texts.get("tournament.busy"));
        } else if (chosen != null) {
            model.show(chosen);
            sheets.show(FxmlFile.TOURNAMENT);
        }
    }

    @FXML
    private void begin() {
        model.forget();
        commands.run(Command.TOURNAMENT);
    }

    /** A tournament in the list: its format and game, when it began, and who plays. */
    private final class Cell extends ListCell<KeptTournament> {
        private final Label title = new Label();
        private final Label details = new Label();
        private final VBox row = new VBox(title, details);

        Cell() {
            title.getStyleClass().add("library-players");
            details.getStyleClass().add("muted");
            row.getStyleClass().addAll("library-row", "tournament-row");
            row.setPrefWidth(0);
            getStyleClass().add("library-cell");
        }

        @Override
        protected void updateItem(KeptTournament kept, boolean empty) {
            super.updateItem(kept, empty);
            boolean none = empty || kept == null;
            setGraphic(none ? null : row);
            if (!none) {
                title.setText(told.title(kept.setup()));
                details.setText(told.details(kept));
                setAccessibleText(Sentences.join(title.getText(), details.getText()));
            }
        }
    }
}
