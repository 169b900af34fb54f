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
import jump61.window.Sheets;
import jump61.window.Subscriptions;
import jump61.window.board.GameViews;
import jump61.window.board.LevelFace;

/** The profile sheet: what the current person has achieved, and the list of people. */
public final class ProfileController {
    private static final double ROOMY = 560;

    private final ProfileModel model;
    private final ProfileActions actions;
    private final Sheets sheets;
    private final ProfileTexts texts;
    private final Subscriptions subscriptions = new Subscriptions();
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

    ProfileController(ProfileModel model, ProfileActions actions, Sheets sheets, ProfileTexts texts, Game first) {
        this.model = model;
        this.actions = actions;
        this.sheets = sheets;
        this.texts = texts;
        this.game = first;
    }

    @FXML
    private void initialize() {
        for (Level level : Level.values()) {
            faces.getChildren().add(new VBox(new LevelFace(level), new Label(texts.level(level))));
        }
        ToggleGroup group = new ToggleGroup();
        for (Game each : GameViews.games()) {
            ToggleButton tab = new ToggleButton(texts.game(each));
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
        subscriptions.onAny(this::show, model.profileProperty());
        subscriptions.onAny(this::showPeople, model.personProperty(), model.people());
        sheet.widthProperty().addListener((observable, before, now) -> arrange());
        // The model outlives the sheet.
        sheet.sceneProperty().subscribe((before, now) -> {
            if (before != null && now == null) {
                subscriptions.close();
            }
        });
        model.refresh();
    }

    private void show() {
        shown = GameStatistics.of(model.profileProperty().get(), game);
        ProfilePage page = new ProfilePage(texts, shown);
        boolean played = shown.total().games() > 0;
        Stream.of(tiles, ratingCard, scores, accuracyCard).forEach(card -> setShown(card, played));
        setShown(empty, !played);
        emptyTitle.setText(texts.get("profile.empty.title", texts.game(game)));
        play.setText(texts.get("profile.play", texts.level(shown.next())));
        if (played) {
            page.fillRating(ratingChart);
            ratingFrom.setText(texts.day(shown.ratings().get(0)));
            ratingTo.setText(texts.day(shown.ratings().get(shown.ratings().size() - 1)));
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
        ProfilePage.arrange(tiles, new ProfilePage(texts, shown).tiles(), roomy ? 4 : 2);
        List<VBox> cards = game.sizes().isChoice() ? List.of(levelCard, boardCard) : List.of(levelCard);
        ProfilePage.arrange(scores, cards, roomy ? cards.size() : 1);
    }

    private void showPeople() {
        Person now = model.personProperty().get();
        title.setText(texts.title(now));
        person.setText(texts.name(now));
        ToggleGroup group = new ToggleGroup();
        person.getItems().clear();
        for (Person each : model.people()) {
            RadioMenuItem item = new RadioMenuItem(texts.name(each));
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
                        item("profile.delete", () -> actions.delete(model, texts)));
    }

    private MenuItem item(String key, Runnable action) {
        MenuItem item = new MenuItem(texts.get(key));
        item.setOnAction(event -> action.run());
        return item;
    }

    private void askForName(boolean ofSomebodyNew) {
        naming = ofSomebodyNew;
        saveName.setText(texts.get(ofSomebodyNew ? "profile.new.save" : "profile.rename.save"));
        name.setText(ofSomebodyNew ? "" : model.personProperty().get().name());
        setShown(nameRow, true);
        name.requestFocus();
        name.selectAll();
    }

    @FXML
    private void saveName() {
        String wanted = name.getText().strip();
        if (naming && wanted.isEmpty()) {
            tell(texts.get("profile.name.missing"));
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
        actions.exportTo(texts.name(model.personProperty().get()))
                .ifPresent(target -> model.export(
                        target,
                        () -> tell(texts.get("profile.exported", target.getFileName())),
                        problem -> tell(texts.get("library.notExported", target.getFileName()))));
    }

    private void importProfile() {
        actions.importFrom()
                .ifPresent(file ->
                        model.importFrom(file, problem -> tell(texts.get("profile.notImported", file.getFileName()))));
    }

    private void tell(String text) {
        noticeText.setText(text);
        setShown(notice, !text.isEmpty());
    }

    @FXML
    private void play() {
        Level next = shown.next();
        sheets.hide();
        actions.play(game, next);
    }

    @FXML
    private void close() {
        sheets.hide();
    }
}
