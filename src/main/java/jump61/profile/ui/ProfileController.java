package jump61.profile.ui;

import java.util.List;
import java.util.stream.Stream;
import javafx.fxml.FXML;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.MenuButton;
import javafx.scene.control.MenuItem;
import javafx.scene.control.RadioMenuItem;
import javafx.scene.control.ScrollPane;
import javafx.scene.control.SeparatorMenuItem;
import javafx.scene.control.TextField;
import javafx.scene.control.ToggleButton;
import javafx.scene.control.ToggleGroup;
import javafx.scene.layout.FlowPane;
import javafx.scene.layout.GridPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;
import jump61.game.Game;
import jump61.game.Level;
import jump61.profile.Person;
import jump61.window.FxmlFile;
import jump61.window.QuestionController.Question;
import jump61.window.Subscriptions;
import jump61.window.board.GameViews;
import jump61.window.board.LevelFace;
import jump61.window.feature.Context;
import jump61.window.feature.Controller;

/** The profile sheet: what the current person has achieved, and the list of people. */
public final class ProfileController extends Controller {
    private static final double ROOMY = 560;

    private final ProfileModel model;
    private final ProfileTexts said;
    private final Subscriptions whileOpen = new Subscriptions();
    private Game game;
    private GameStatistics shown;
    private boolean naming;

    @FXML
    private Region sheet;

    @FXML
    private Label title;

    @FXML
    private MenuButton person;

    @FXML
    private HBox nameRow;

    @FXML
    private TextField name;

    @FXML
    private Button saveName;

    @FXML
    private HBox gameTabs;

    @FXML
    private ScrollPane scroll;

    @FXML
    private GridPane tiles;

    @FXML
    private VBox empty;

    @FXML
    private Label emptyTitle;

    @FXML
    private FlowPane faces;

    @FXML
    private VBox ratingCard;

    @FXML
    private TrendChart ratingChart;

    @FXML
    private Label ratingFrom;

    @FXML
    private Label ratingTo;

    @FXML
    private GridPane scores;

    @FXML
    private VBox levelCard;

    @FXML
    private GridPane levels;

    @FXML
    private VBox boardCard;

    @FXML
    private GridPane boards;

    @FXML
    private VBox accuracyCard;

    @FXML
    private TrendChart accuracyChart;

    @FXML
    private Label accuracyHint;

    @FXML
    private HBox notice;

    @FXML
    private Label noticeText;

    @FXML
    private Button play;

    ProfileController(Context context, ProfileModel model) {
        super(context);
        this.model = model;
        said = new ProfileTexts(texts, words);
        game = match.matchProperty().get().game();
    }

    @FXML
    private void initialize() {
        for (Level level : Level.values()) {
            faces.getChildren().add(new VBox(new LevelFace(level), new Label(said.level(level))));
        }
        ToggleGroup group = new ToggleGroup();
        for (Game each : GameViews.games()) {
            ToggleButton tab = new ToggleButton(said.game(each));
            tab.setToggleGroup(group);
            tab.setSelected(each.equals(game));
            tab.setOnAction(event -> {
                tab.setSelected(true);
                game = each;
                show();
            });
            gameTabs.getChildren().add(tab);
        }
        hideName();
        tell("");
        whileOpen.onAny(this::show, model.profileProperty());
        whileOpen.onAny(this::showPeople, model.personProperty(), model.people());
        sheet.widthProperty().addListener((observable, before, now) -> arrange());
        // The model outlives the sheet.
        sheet.sceneProperty().subscribe((before, now) -> {
            if (before != null && now == null) {
                whileOpen.close();
            }
        });
        model.refresh();
    }

    private void show() {
        shown = GameStatistics.of(model.profileProperty().get(), game);
        ProfilePage page = new ProfilePage(said, shown);
        boolean played = shown.total().games() > 0;
        Stream.of(tiles, ratingCard, scores, accuracyCard).forEach(card -> setShown(card, played));
        setShown(empty, !played);
        emptyTitle.setText(said.get("profile.empty.title", said.game(game)));
        play.setText(said.get("profile.play", said.level(shown.next())));
        if (played) {
            page.fillRating(ratingChart);
            ratingFrom.setText(said.day(shown.ratings().get(0)));
            ratingTo.setText(said.day(shown.ratings().get(shown.ratings().size() - 1)));
            page.fillLevels(levels);
            page.fillBoards(boards, game);
            boolean reviewed = !shown.accuracies().isEmpty();
            setShown(accuracyChart, reviewed);
            setShown(accuracyHint, !reviewed);
            if (reviewed) {
                page.fillAccuracy(accuracyChart);
            }
        }
        arrange();
    }

    private static void setShown(Node node, boolean shown) {
        node.setVisible(shown);
        node.setManaged(shown);
    }

    private void arrange() {
        boolean roomy = sheet.getWidth() == 0 || sheet.getWidth() >= ROOMY;
        // The button beside it shows the name.
        setShown(title, roomy);
        ProfilePage.arrange(tiles, new ProfilePage(said, shown).tiles(), roomy ? 4 : 2);
        List<VBox> cards = game.sizes().isChoice() ? List.of(levelCard, boardCard) : List.of(levelCard);
        ProfilePage.arrange(scores, cards, roomy ? cards.size() : 1);
    }

    private void showPeople() {
        Person now = model.personProperty().get();
        title.setText(said.title(now));
        person.setText(said.name(now));
        ToggleGroup group = new ToggleGroup();
        person.getItems().clear();
        for (Person each : model.people()) {
            RadioMenuItem item = new RadioMenuItem(said.name(each));
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
    }

    private MenuItem item(String key, Runnable action) {
        MenuItem item = new MenuItem(said.get(key));
        item.setOnAction(event -> action.run());
        return item;
    }

    private void askForName(boolean ofSomebodyNew) {
        naming = ofSomebodyNew;
        saveName.setText(said.get(ofSomebodyNew ? "profile.new.save" : "profile.rename.save"));
        name.setText(ofSomebodyNew ? "" : model.personProperty().get().name());
        setShown(nameRow, true);
        name.requestFocus();
        name.selectAll();
    }

    @FXML
    private void saveName() {
        String wanted = name.getText().strip();
        if (naming && wanted.isEmpty()) {
            tell(said.get("profile.name.missing"));
            return;
        }
        if (naming) {
            model.create(wanted);
        } else {
            model.rename(wanted);
        }
        hideName();
        tell("");
    }

    @FXML
    private void hideName() {
        setShown(nameRow, false);
    }

    private void export() {
        program.dialogs()
                .toExportProfile(said.name(model.personProperty().get()))
                .ifPresent(target -> model.export(
                        target,
                        () -> tell(said.get("profile.exported", target.getFileName())),
                        problem -> tell(said.get("library.notExported", target.getFileName()))));
    }

    private void importProfile() {
        program.dialogs()
                .toImportProfile()
                .ifPresent(file ->
                        model.importFrom(file, problem -> tell(said.get("profile.notImported", file.getFileName()))));
    }

    /** Deletes the current profile, after a confirmation. The sheet is shown again in either case. */
    private void delete() {
        Question question = new Question(
                said.get(
                        "profile.delete.question",
                        said.name(model.personProperty().get())),
                said.get("profile.delete.explanation"),
                said.get("profile.delete.goOn"),
                said.get("sheet.leave"));
        Runnable again = () -> sheets.show(FxmlFile.PROFILE);
        sheets.ask(
                question,
                () -> {
                    model.delete();
                    again.run();
                },
                again);
    }

    private void tell(String text) {
        noticeText.setText(text);
        setShown(notice, !text.isEmpty());
    }

    @FXML
    private void play() {
        Level next = shown.next();
        sheets.hide();
        program.leaving()
                .before(() -> program.newGame().beginAgainst(game, next))
                .run();
    }

    @FXML
    private void close() {
        sheets.hide();
    }
}
