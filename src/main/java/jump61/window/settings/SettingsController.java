package jump61.window.settings;

import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;
import javafx.application.Platform;
import javafx.beans.binding.BooleanBinding;
import javafx.beans.property.BooleanProperty;
import javafx.beans.property.ObjectProperty;
import javafx.beans.property.Property;
import javafx.fxml.FXML;
import javafx.scene.control.CheckBox;
import javafx.scene.control.ChoiceBox;
import javafx.scene.control.Label;
import javafx.scene.control.Slider;
import javafx.scene.layout.VBox;
import jump61.game.Languages;
import jump61.record.AppDirectories;
import jump61.window.Choices;
import jump61.window.Sheets;
import jump61.window.Texts;
import jump61.window.board.BoardOption;
import jump61.window.board.GameView;
import jump61.window.board.GameViews;
import jump61.window.sound.SpeechDispatcher;

/** The settings sheet. Changes take effect at once. */
public final class SettingsController {
    private static final int LARGE = 5000;
    private static final int SMALL = 500;

    private final Settings settings;
    private final Sheets sheets;
    private final Texts texts;

    @FXML
    private ChoiceBox<String> language;

    @FXML
    private ChoiceBox<Theme> theme;

    @FXML
    private ChoiceBox<Palette> palette;

    @FXML
    private VBox ownRow;

    @FXML
    private ChoiceBox<SideColour> ownFirst;

    @FXML
    private ChoiceBox<SideColour> ownSecond;

    @FXML
    private Label ownMistake;

    @FXML
    private ChoiceBox<Speed> speed;

    @FXML
    private CheckBox stepMode;

    @FXML
    private CheckBox reducedMotion;

    @FXML
    private Slider moveTime;

    @FXML
    private Label moveTimeText;

    @FXML
    private Slider volume;

    @FXML
    private CheckBox muted;

    @FXML
    private CheckBox evaluationBar;

    @FXML
    private CheckBox details;

    @FXML
    private ChoiceBox<Preview> preview;

    @FXML
    private CheckBox readAloud;

    @FXML
    private ChoiceBox<Integer> keptGames;

    @FXML
    private VBox boardOptions;

    public SettingsController(Settings settings, Sheets sheets, Texts texts) {
        this.settings = settings;
        this.sheets = sheets;
        this.texts = texts;
    }

    @FXML
    private void initialize() {
        List<String> languages = Stream.concat(
                        Stream.of(""), Languages.TAGS.stream().sorted(Comparator.comparing(this::language)))
                .toList();
        Choices.fill(
                language, languages, this::language, settings.languageProperty().get());
        // Later, because the change replaces the view that contains this choice box.
        language.valueProperty()
                .subscribe(chosen ->
                        Platform.runLater(() -> settings.languageProperty().set(chosen)));
        choice(theme, Theme.values(), settings.themeProperty());
        choice(palette, Palette.values(), settings.paletteProperty());
        offerOwnColours();
        choice(speed, Speed.values(), settings.speedProperty());
        choice(preview, Preview.values(), settings.previewProperty());
        both(stepMode.selectedProperty(), settings.stepModeProperty());
        both(reducedMotion.selectedProperty(), settings.reducedMotionProperty());
        both(muted.selectedProperty(), settings.mutedProperty());
        both(evaluationBar.selectedProperty(), settings.evaluationBarProperty());
        both(details.selectedProperty(), settings.detailsProperty());
        offerReadingAloud();
        offerKeeping();
        GameViews.all().forEach(this::offerOptions);
        settings.offered().forEach(each -> offer(each.text().apply(texts), each.setting()));
        both(volume.valueProperty(), settings.volumeProperty());
        both(moveTime.valueProperty(), settings.moveTimeProperty());
        moveTime.valueProperty().subscribe(value -> moveTimeText.setText(texts.get("settings.seconds", value)));
        // The high-contrast theme has its own colours.
        palette.disableProperty().bind(theme.valueProperty().isEqualTo(Theme.HIGH_CONTRAST));
        speed.disableProperty().bind(reducedMotion.selectedProperty());
    }

    /** Two colours are taken over together, once nothing speaks against them; until then a sentence says what does. */
    private void offerOwnColours() {
        OwnColours now = settings.ownColours();
        for (ChoiceBox<SideColour> box : List.of(ownFirst, ownSecond)) {
            Choices.fill(
                    box,
                    List.of(SideColour.values()),
                    colour -> texts.get("colour." + colour.id()),
                    box == ownFirst ? now.first() : now.second());
            box.valueProperty().subscribe(chosen -> chooseOwnColours());
        }
        BooleanBinding own = palette.valueProperty().isEqualTo(Palette.OWN);
        own.subscribe(wanted -> {
            ownRow.setVisible(wanted);
            ownRow.setManaged(wanted);
        });
    }

    private void chooseOwnColours() {
        if (ownFirst.getValue() == null || ownSecond.getValue() == null) {
            return;
        }
        OwnColours chosen = new OwnColours(ownFirst.getValue(), ownSecond.getValue());
        settings.setOwnColours(chosen);
        String refused =
                chosen.problem().map(problem -> texts.get(problem.textKey())).orElse("");
        ownMistake.setText(refused);
        ownMistake.setVisible(!refused.isEmpty());
        ownMistake.setManaged(!refused.isEmpty());
    }

    /**
     * Shows the switch for reading aloud where it makes sense: on other systems, screen readers can read the window. If
     * no voice is installed, the switch is disabled and says so.
     */
    private void offerReadingAloud() {
        boolean wanted = System.getProperty("os.name").startsWith("Linux");
        readAloud.setVisible(wanted);
        readAloud.setManaged(wanted);
        both(readAloud.selectedProperty(), settings.readAloudProperty());
        if (wanted && !SpeechDispatcher.isAvailable(System.getenv(), AppDirectories.home())) {
            readAloud.setText(texts.get("settings.readAloud.unavailable"));
            readAloud.disableProperty().bind(settings.readAloudProperty().not());
        }
    }

    /** Offers a number of games that was set by hand in the settings file, too. */
    private void offerKeeping() {
        int now = (int) settings.keptGamesProperty().get();
        List<Integer> numbers = Stream.of(0, LARGE, SMALL, Settings.KEEP_NO_GAMES, now)
                .distinct()
                .toList();
        Choices.fill(keptGames, numbers, this::kept, now);
        keptGames
                .valueProperty()
                .subscribe(number -> settings.keptGamesProperty().set(number));
    }

    private String kept(int number) {
        if (number == Settings.KEEP_NO_GAMES) {
            return texts.get("settings.keptGames.none");
        }
        return number == 0 ? texts.get("settings.keptGames.all") : texts.get("settings.keptGames.last", number);
    }

    private void offerOptions(GameView view) {
        for (BoardOption option : view.options()) {
            offer(view.texts(texts).get(option.textKey()), settings.optionProperty(option));
        }
    }

    private void offer(String text, BooleanProperty setting) {
        CheckBox box = new CheckBox(text);
        box.setWrapText(true);
        both(box.selectedProperty(), setting);
        boardOptions.getChildren().add(box);
    }

    /** Returns the name of a language in that language, so that people can find theirs whatever the current one is. */
    private String language(String code) {
        return code.isEmpty() ? texts.get("settings.language.system") : Languages.name(code);
    }

    private <E extends Enum<E>> void choice(ChoiceBox<E> box, E[] values, ObjectProperty<E> setting) {
        Choices.fill(box, List.of(values), this::text, setting.get());
        both(box.valueProperty(), setting);
    }

    private String text(Enum<?> value) {
        String kind = value.getDeclaringClass().getSimpleName().toLowerCase(Locale.ROOT);
        return texts.get("settings." + kind + "." + value.name().toLowerCase(Locale.ROOT));
    }

    /**
     * Binds a control to a setting. The setting refers to the control weakly, so that a closed sheet can be
     * garbage-collected.
     */
    private static <T> void both(Property<T> view, Property<T> setting) {
        view.bindBidirectional(setting);
    }

    @FXML
    private void close() {
        sheets.hide();
    }
}
