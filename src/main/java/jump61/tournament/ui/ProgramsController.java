package jump61.tournament.ui;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import javafx.css.PseudoClass;
import javafx.fxml.FXML;
import javafx.scene.control.Button;
import javafx.scene.control.ChoiceBox;
import javafx.scene.control.Label;
import javafx.scene.control.ListCell;
import javafx.scene.control.ListView;
import javafx.scene.control.TextField;
import jump61.tournament.ProgramDialect;
import jump61.tournament.ProgramTrial;
import jump61.window.Choices;
import jump61.window.ChosenRow;
import jump61.window.feature.Context;
import jump61.window.feature.Controller;

/** The sheet with external programs that play Jump61, for adding, testing and removing them. */
public final class ProgramsController extends Controller {
    private static final PseudoClass FAILED = PseudoClass.getPseudoClass("failed");

    private final TournamentModel model;
    private final KnownPrograms programs;
    private Optional<Runnable> trial = Optional.empty();

    @FXML
    private ListView<KnownProgram> list;

    @FXML
    private TextField name;

    @FXML
    private TextField command;

    @FXML
    private ChoiceBox<String> dialect;

    @FXML
    private Label told;

    @FXML
    private Button tryIt;

    @FXML
    private Button remove;

    @FXML
    private Button save;

    ProgramsController(Context context, TournamentModel model, KnownPrograms programs) {
        super(context);
        this.model = model;
        this.programs = programs;
    }

    @FXML
    private void initialize() {
        Choices.fill(
                dialect,
                ProgramDialect.ids(),
                spoken -> texts.get("programs.dialect." + spoken),
                ProgramDialect.ids().get(0));
        list.setCellFactory(view -> new ListCell<>() {
            @Override
            protected void updateItem(KnownProgram program, boolean empty) {
                super.updateItem(program, empty);
                setText(empty || program == null ? "" : program.name());
            }
        });
        ChosenRow.beginsAtAnEnd(list);
        list.getItems().setAll(programs.all());
        list.getSelectionModel().selectedItemProperty().subscribe(this::edit);
        remove.disableProperty()
                .bind(list.getSelectionModel().selectedItemProperty().isNull());
        List.of(name, command).forEach(field -> field.textProperty().subscribe(text -> check()));
    }

    private void edit(KnownProgram program) {
        if (program != null) {
            cancelTrial();
            name.setText(program.name());
            command.setText(program.command());
            dialect.setValue(program.dialect());
            told.setText("");
        }
    }

    private void check() {
        boolean incomplete = !typed().isComplete();
        tryIt.setDisable(incomplete);
        save.setDisable(incomplete);
    }

    private KnownProgram typed() {
        return new KnownProgram(name.getText(), dialect.getValue(), command.getText());
    }

    /** Tries out the program in the form, or cancels a trial in progress. */
    @FXML
    private void tryIt() {
        if (cancelTrial()) {
            told.setText("");
            return;
        }
        showMoves(0);
        tryIt.setText(texts.get("sheet.leave"));
        trial = Optional.of(model.tryOut(typed(), this::showMoves, result -> {
            cancelTrial();
            told.setText(new ProgramWords(texts).trial(result));
            told.pseudoClassStateChanged(FAILED, result.problem().isPresent());
        }));
    }

    private void showMoves(int moves) {
        told.setText(texts.get("programs.trying") + "  " + moves + "/" + ProgramTrial.MOVES);
    }

    /** {@return whether there was a trial to cancel} */
    private boolean cancelTrial() {
        boolean running = trial.isPresent();
        trial.ifPresent(Runnable::run);
        trial = Optional.empty();
        tryIt.setText(texts.get("programs.try"));
        told.pseudoClassStateChanged(FAILED, false);
        return running;
    }

    /** Saves a program, replacing one with the same name or the one that was renamed, and tries it out. */
    @FXML
    private void save() {
        keep(typed());
        cancelTrial();
        tryIt();
    }

    private void keep(KnownProgram program) {
        List<KnownProgram> all = new ArrayList<>(list.getItems());
        KnownProgram chosen = list.getSelectionModel().getSelectedItem();
        if (chosen != null && program.entrant().spec().equals(chosen.entrant().spec())) {
            all.remove(chosen);
        }
        all.removeIf(other -> other.name().equals(program.name()));
        all.add(program);
        keep(all);
        list.getSelectionModel().select(program);
        programs.choose(program);
    }

    @FXML
    private void remove() {
        List<KnownProgram> all = new ArrayList<>(list.getItems());
        all.remove(list.getSelectionModel().getSelectedItem());
        keep(all);
        cancelTrial();
        told.setText("");
        // Otherwise, it would be saved again when the sheet is left.
        name.clear();
        command.clear();
    }

    private void keep(List<KnownProgram> all) {
        programs.keep(all);
        list.getItems().setAll(all);
    }

    /** Leaves the sheet. What has been typed is saved, so that nothing is lost. */
    @FXML
    private void back() {
        cancelTrial();
        if (typed().isComplete()) {
            keep(typed());
        }
        programs.leave(sheets);
    }
}
