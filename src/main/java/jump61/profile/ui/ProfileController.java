package jump61.profile.ui;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import javafx.fxml.FXML;
import javafx.scene.control.Button;
import javafx.scene.control.ContentDisplay;
import javafx.scene.control.Label;
import javafx.scene.control.MenuButton;
import javafx.scene.control.MenuItem;
import javafx.scene.control.RadioMenuItem;
import javafx.scene.control.ScrollPane;
import javafx.scene.control.SeparatorMenuItem;
import javafx.scene.control.TextField;
import javafx.scene.control.ToggleButton;
import javafx.scene.control.ToggleGroup;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import javafx.scene.layout.FlowPane;
import javafx.scene.layout.GridPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.VBox;
import jump61.game.Game;
import jump61.game.Level;
import jump61.game.Side;
import jump61.profile.Person;
import jump61.profile.Profiles;
import jump61.window.Choices;
import jump61.window.Columns;
import jump61.window.EscapeKey;
import jump61.window.NameLimit;
import jump61.window.NodeVisibility;
import jump61.window.OneOf;
import jump61.window.QuestionController.Question;
import jump61.window.board.BoardPseudoClasses;
import jump61.window.board.GameViews;
import jump61.window.board.LevelFace;
import jump61.window.feature.Context;
import jump61.window.feature.Controller;

/** The place of the current person: the ladder of opponents, the achievements, and the list of people. */
public final class ProfileController extends Controller {
    private static final double ROOMY = 640;

    private final ProfileModel model;
    private final ProfileTexts said;
    private OneOf<Level> levels;
    private OneOf<Game> shownGame;
    private boolean naming;
    /** Who should play what next; once this changes, a level that the user has chosen on the ladder is forgotten. */
    private List<Object> advice = List.of();

    @FXML
    private ScrollPane page;

    @FXML
    private MenuButton person;

    @FXML
    private HBox games;

    @FXML
    private HBox nameRow;

    @FXML
    private TextField name;

    @FXML
    private Button saveName;

    @FXML
    private Label notice;

    @FXML
    private Label next;

    @FXML
    private Button play;

    @FXML
    private HBox ladder;

    @FXML
    private GridPane cards;

    @FXML
    private VBox streakCard;

    @FXML
    private Label streak;

    @FXML
    private Label best;

    @FXML
    private HBox lastTen;

    @FXML
    private VBox accuracyCard;

    @FXML
    private Label accuracy;

    @FXML
    private TrendChart accuracyChart;

    @FXML
    private Label accuracyHint;

    @FXML
    private VBox ratingCard;

    @FXML
    private Label rating;

    @FXML
    private TrendChart ratingChart;

    @FXML
    private Label ratingHint;

    @FXML
    private Label boardsTitle;

    @FXML
    private FlowPane boards;

    ProfileController(Context context, ProfileModel model) {
        super(context);
        this.model = model;
        said = new ProfileTexts(texts, words);
    }

    @FXML
    private void initialize() {
        EscapeKey.closes(page, this::leave);
        name.addEventFilter(KeyEvent.KEY_PRESSED, event -> {
            if (event.getCode() == KeyCode.ESCAPE) {
                hideName();
                event.consume();
            }
        });
        shownGame = new OneOf<>(games, GameViews.games(), game -> new ToggleButton(said.game(game)));
        levels = new OneOf<>(ladder, List.of(Level.values()), this::rung);
        NameLimit.apply(name, Profiles.LONGEST_NAME);
        hideName();
        subscriptions.onAny(this::show, model.profileProperty());
        subscriptions.onChange(name.textProperty(), typed -> tell(""));
        subscriptions.onChange(model.personProperty(), other -> hideName());
        shownGame.valueProperty().addListener((observable, before, now) -> show());
        levels.valueProperty().addListener((observable, before, now) -> showChosen());
        subscriptions.onAny(this::showPeople, model.personProperty(), model.people(), model.deleted());
        page.widthProperty().addListener((observable, before, now) -> arrange());
        page.sceneProperty().subscribe(scene -> {
            if (scene != null) {
                advice = List.of();
                shownGame.valueProperty().set(match.matchProperty().get().game());
                model.refresh();
            }
        });
    }

    private ToggleButton rung(Level level) {
        ToggleButton rung = new ToggleButton(said.level(level), new LevelFace(level));
        rung.setContentDisplay(ContentDisplay.TOP);
        rung.setMaxWidth(Double.MAX_VALUE);
        rung.setMinWidth(0);
        rung.getStyleClass().add("rung");
        return rung;
    }

    private void show() {
        Game game = shownGame.valueProperty().get();
        GameStatistics statistics = GameStatistics.of(model.profileProperty().get(), game);
        ProfilePage filled = new ProfilePage(said, statistics);
        filled.fillLadder(levels);
        for (Level level : Level.values()) {
            // The person is usually Red, who begins.
            BoardPseudoClasses.setColour(levels.button(level).getGraphic(), Optional.of(game.colour(Side.SECOND)));
        }
        List<Object> now = List.of(model.id(), game, statistics.next());
        if (!now.equals(advice)) {
            advice = now;
            levels.valueProperty().set(statistics.next());
        }
        showChosen();
        boolean played = statistics.total().games() > 0;
        Stream.of(cards, boards, boardsTitle).forEach(part -> NodeVisibility.show(part, played));
        if (played) {
            streak.setText(Integer.toString(statistics.streak()));
            best.setText(said.get("profile.best", statistics.bestStreak()));
            filled.fillLastTen(lastTen);
            showRating(filled, statistics);
            showAccuracy(filled, statistics);
            filled.fillBoards(boards, game);
        }
        arrange();
    }

    private void showRating(ProfilePage filled, GameStatistics statistics) {
        boolean known = statistics.isRated();
        NodeVisibility.show(ratingChart, known);
        NodeVisibility.show(ratingHint, !known);
        rating.setText(known ? said.rating(statistics.rating().rating()) : "");
        if (known) {
            filled.fillRating(ratingChart);
        }
    }

    private void showAccuracy(ProfilePage filled, GameStatistics statistics) {
        boolean known = statistics.recentAccuracy().isPresent();
        NodeVisibility.show(accuracyChart, known);
        NodeVisibility.show(accuracyHint, !known);
        accuracy.setText(known ? said.percent(statistics.recentAccuracy().getAsDouble()) : "");
        if (known) {
            filled.fillAccuracy(accuracyChart);
        }
    }

    private void showChosen() {
        String level = said.level(levels.valueProperty().get());
        next.setText(said.get("profile.next", level));
        play.setText(said.get("profile.play", level));
    }

    private void arrange() {
        boolean roomy = page.getWidth() == 0 || page.getWidth() >= ROOMY;
        Columns.equal(cards, List.of(streakCard, accuracyCard, ratingCard), roomy ? 3 : 1);
    }

    private void showPeople() {
        Person now = model.personProperty().get();
        person.setText(name(now));
        ToggleGroup group = new ToggleGroup();
        person.getItems().clear();
        for (Person each : model.people()) {
            RadioMenuItem item = new RadioMenuItem(name(each));
            item.setMnemonicParsing(false);
            item.setToggleGroup(group);
            item.setSelected(each.equals(now));
            item.setOnAction(event -> model.choose(each));
            person.getItems().add(item);
        }
        person.getItems()
                .addAll(
                        new SeparatorMenuItem(),
                        item("profile.new", () -> askForName(true)),
                        item("profile.rename", () -> askForName(false)),
                        new SeparatorMenuItem(),
                        item("profile.export", this::export),
                        item("profile.import", this::importProfile),
                        item("profile.delete", this::delete));
        List<Person> gone =
                model.deleted().stream().map(Profiles.Deleted::person).toList();
        for (Profiles.Deleted deleted : model.deleted()) {
            String what = said.get("bin.putBackOne", said.name(deleted.person(), gone));
            person.getItems().add(Choices.item(what, () -> model.restore(deleted, said.get("player.you"))));
        }
        if (!model.deleted().isEmpty()) {
            person.getItems().add(item("bin.empty", this::emptyBin));
        }
    }

    private String name(Person one) {
        return said.name(one, model.people());
    }

    private MenuItem item(String key, Runnable action) {
        return Choices.item(said.get(key), action);
    }

    private void askForName(boolean ofSomebodyNew) {
        naming = ofSomebodyNew;
        saveName.setText(said.get(ofSomebodyNew ? "profile.new.save" : "profile.rename.save"));
        name.setText(ofSomebodyNew ? "" : model.personProperty().get().name());
        NodeVisibility.show(nameRow, true);
        name.requestFocus();
        name.selectAll();
    }

    @FXML
    private void saveName() {
        String wanted = Profiles.clean(name.getText());
        if (naming && wanted.isEmpty()) {
            tell(said.get("profile.name.missing"));
            return;
        }
        if (isTaken(wanted)) {
            tell(said.get("profile.name.taken"));
            return;
        }
        if (naming) {
            model.create(wanted);
        } else {
            model.rename(wanted);
        }
        hideName();
    }

    /** Returns whether a name is taken, or the word for no name: two profiles of one name could not be told apart. */
    private boolean isTaken(String wanted) {
        String shown = wanted.isEmpty() ? said.get("player.you") : wanted;
        return model.people().stream()
                .filter(one ->
                        naming || !one.id().equals(model.personProperty().get().id()))
                .anyMatch(one -> Profiles.areAlike(name(one), shown));
    }

    private void leave() {
        if (nameRow.isFocusWithin()) {
            hideName();
        } else {
            program.places().back();
        }
    }

    @FXML
    private void hideName() {
        if (nameRow.isFocusWithin()) {
            person.requestFocus();
        }
        NodeVisibility.show(nameRow, false);
        tell("");
    }

    private void export() {
        context.replace(
                program.dialogs().toExportProfile(name(model.personProperty().get())),
                file -> model.export(
                        file,
                        () -> tell(said.get("profile.exported", file.getFileName())),
                        problem -> tell(said.get("library.notExported", file.getFileName()))));
    }

    private void importProfile() {
        program.dialogs()
                .toImportProfile()
                .ifPresent(file -> model.importFrom(
                        file,
                        said.get("player.you"),
                        problem -> tell(said.get("profile.notImported", file.getFileName()))));
    }

    /** Deletes the current profile, after a confirmation. */
    private void delete() {
        Question question = new Question(
                said.get("profile.delete.question", name(model.personProperty().get())),
                said.get("bin.kept"),
                said.get("profile.delete.goOn"),
                said.get("sheet.leave"));
        context.ask(question, model::delete);
    }

    private void emptyBin() {
        context.askToEmptyBin(
                model.deleted().stream().map(deleted -> deleted.person().name()).toList(), model::emptyBin);
    }

    private void tell(String text) {
        notice.setText(text);
        NodeVisibility.show(notice, !text.isEmpty());
    }

    @FXML
    private void play() {
        Game game = shownGame.valueProperty().get();
        Level level = levels.valueProperty().get();
        program.leaving()
                .before(() -> program.newGame().beginAgainst(game, level))
                .run();
    }
}
