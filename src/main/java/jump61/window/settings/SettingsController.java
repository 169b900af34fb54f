package jump61.window.settings;

import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.function.Function;
import java.util.stream.Stream;
import javafx.application.Platform;
import javafx.beans.binding.Bindings;
import javafx.beans.property.ObjectProperty;
import javafx.beans.property.Property;
import javafx.fxml.FXML;
import javafx.scene.control.CheckBox;
import javafx.scene.control.ChoiceBox;
import javafx.scene.control.Label;
import javafx.scene.control.Slider;
import javafx.scene.control.ToggleButton;
import javafx.scene.layout.GridPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Pane;
import javafx.scene.layout.Region;
import javafx.scene.layout.StackPane;
import javafx.scene.layout.VBox;
import javafx.scene.shape.Polygon;
import jump61.game.Languages;
import jump61.record.AppDirectories;
import jump61.window.Choices;
import jump61.window.OneOf;
import jump61.window.Subscriptions;
import jump61.window.Texts;
import jump61.window.board.Help;
import jump61.window.sound.SpeechDispatcher;

/** The settings, a place of the window. Changes take effect at once. */
public final class SettingsController {
    private final Settings settings;
    private final Texts texts;
    private final Subscriptions subscriptions;

    @FXML
    private Pane theme;

    @FXML
    private ChoiceBox<String> language;

    @FXML
    private Pane palette;

    @FXML
    private Label paletteWhat;

    @FXML
    private VBox ownRow;

    @FXML
    private ChoiceBox<SideColour> ownFirst;

    @FXML
    private ChoiceBox<SideColour> ownSecond;

    @FXML
    private Label ownMistake;

    @FXML
    private Pane help;

    @FXML
    private Pane speed;

    @FXML
    private CheckBox reducedMotion;

    @FXML
    private VBox offered;

    @FXML
    private Slider volume;

    @FXML
    private CheckBox readAloud;

    public SettingsController(Settings settings, Texts texts, Subscriptions subscriptions) {
        this.settings = settings;
        this.texts = texts;
        this.subscriptions = subscriptions;
    }

    @FXML
    private void initialize() {
        offerLanguages();
        OneOf<Theme> themes = choice(theme, Theme.values(), settings.themeProperty(), this::withPicture);
        theme.sceneProperty().subscribe(scene -> {
            if (scene != null) {
                Platform.runLater(themes.button(settings.themeProperty().get())::requestFocus);
            }
        });
        choice(palette, Palette.values(), settings.paletteProperty(), this::withPicture);
        subscriptions.onValue(settings.themeProperty(), shown -> {
            boolean contrast = shown == Theme.HIGH_CONTRAST;
            palette.setDisable(contrast);
            ownRow.setDisable(contrast);
            paletteWhat.setText(texts.get(contrast ? "settings.palette.contrast" : "settings.palette.what"));
        });
        offerOwnColours();
        choice(help, Help.values(), settings.helpProperty(), level -> new ToggleButton(text(level)));
        choice(speed, Speed.values(), settings.speedProperty(), pace -> new ToggleButton(text(pace)));
        both(reducedMotion.selectedProperty(), settings.reducedMotionProperty());
        settings.offered().forEach(this::offer);
        both(volume.valueProperty(), settings.volumeProperty());
        offerReadingAloud();
    }

    private void offerLanguages() {
        List<String> languages = Stream.concat(
                        Stream.of(""), Languages.TAGS.stream().sorted(Comparator.comparing(this::language)))
                .toList();
        Choices.fill(
                language, languages, this::language, settings.languageProperty().get());
        // Later, because the change replaces the view that contains this choice box.
        language.valueProperty()
                .subscribe(chosen ->
                        Platform.runLater(() -> settings.languageProperty().set(chosen)));
    }

    /** {@return the name of a language in that language, so that people can find theirs whatever the current one is} */
    private String language(String code) {
        return code.isEmpty() ? texts.get("settings.language.system") : Languages.name(code);
    }

    private static <E extends Enum<E>> OneOf<E> choice(
            Pane row, E[] values, ObjectProperty<E> setting, Function<E, ToggleButton> button) {
        OneOf<E> choice = new OneOf<>(row, List.of(values), button);
        both(choice.valueProperty(), setting);
        return choice;
    }

    private ToggleButton withPicture(Theme shown) {
        return withPicture(text(shown), ThemePicture.of(shown));
    }

    /** Returns a button with the picture of a palette; the user's own colours appear only while they are in use. */
    private ToggleButton withPicture(Palette colours) {
        PalettePicture picture = new PalettePicture(colours);
        subscriptions.onValue(
                Bindings.createObjectBinding(
                        settings::shownTheme, settings.themeProperty(), settings.systemThemeProperty()),
                picture::show);
        if (colours == Palette.OWN) {
            subscriptions.onValue(settings.paletteProperty(), now -> picture.setKnown(now == Palette.OWN));
        }
        return withPicture(text(colours), picture);
    }

    private static ToggleButton withPicture(String name, Region picture) {
        StackPane frame = new StackPane(picture);
        frame.getStyleClass().add("picture-frame");
        ToggleButton button = new ToggleButton(name, frame);
        button.getStyleClass().add("picture-choice");
        return button;
    }

    /** Offers two colours. They are applied together once they are acceptable; until then, a sentence says why they are not. */
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
        subscriptions.onValue(settings.paletteProperty(), chosen -> show(ownRow, chosen == Palette.OWN));
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
        show(ownMistake, !refused.isEmpty());
    }

    private static void show(Region part, boolean wanted) {
        part.setVisible(wanted);
        part.setManaged(wanted);
    }

    private void offer(Switch each) {
        CheckBox box = new CheckBox(each.text().apply(texts));
        box.setWrapText(true);
        both(box.selectedProperty(), each.setting());
        offered.getChildren().add(box);
    }

    /**
     * Shows the switch for reading aloud where it makes sense: on other systems, screen readers can read the window. If
     * no voice is installed, the switch is disabled and says so.
     */
    private void offerReadingAloud() {
        boolean wanted = System.getProperty("os.name").startsWith("Linux");
        show(readAloud, wanted);
        both(readAloud.selectedProperty(), settings.readAloudProperty());
        if (wanted && !SpeechDispatcher.isAvailable(System.getenv(), AppDirectories.home())) {
            readAloud.setText(texts.get("settings.readAloud.unavailable"));
            readAloud.disableProperty().bind(settings.readAloudProperty().not());
        }
    }

    private String text(Enum<?> value) {
        String kind = value.getDeclaringClass().getSimpleName().toLowerCase(Locale.ROOT);
        return texts.get("settings." + kind + "." + value.name().toLowerCase(Locale.ROOT));
    }

    /**
     * Binds a control to a setting. The setting refers to the control weakly, so that a view that is no longer shown can
     * be garbage-collected.
     */
    private static <T> void both(Property<T> view, Property<T> setting) {
        view.bindBidirectional(setting);
    }

    /** Two squares in the colours of a palette. The picture has the style classes of a window with this palette. */
    static final class PalettePicture extends StackPane {
        private final HBox squares = new HBox(new Swatch(Swatch.Owner.RED), new Swatch(Swatch.Owner.BLUE));
        private final Label plus = new Label("+");

        PalettePicture(Palette palette) {
            getStyleClass().addAll("window", "palette-picture", palette.styleClass());
            squares.getStyleClass().add("swatches");
            plus.getStyleClass().add("place-title");
            getChildren().setAll(squares, plus);
            plus.setVisible(false);
            setMouseTransparent(true);
        }

        /** Shows the colours as they are in a theme. */
        void show(Theme theme) {
            List<String> themes =
                    Arrays.stream(Theme.values()).map(Theme::styleClass).toList();
            getStyleClass().removeAll(themes);
            getStyleClass().add(theme.styleClass());
        }

        /** Shows the colours, or a plus if they are yet to be chosen. */
        void setKnown(boolean known) {
            squares.setVisible(known);
            plus.setVisible(!known);
        }
    }

    /** A small picture of the window in a theme. It has the style classes of a window, and so the colours of the theme. */
    static final class ThemePicture extends StackPane {
        private ThemePicture(Theme theme) {
            HBox window = new HBox(part("theme-rail"), stage(), part("theme-panel"));
            window.getStyleClass().add("theme-window");
            getStyleClass().addAll("window", "theme-picture", theme.styleClass());
            getChildren().add(window);
            setMouseTransparent(true);
        }

        /** {@return a picture of a theme; that of the system is half light, half dark} */
        static Region of(Theme theme) {
            if (theme != Theme.SYSTEM) {
                return new ThemePicture(theme);
            }
            Region dark = new ThemePicture(Theme.DARK);
            Polygon half = new Polygon();
            dark.layoutBoundsProperty()
                    .subscribe(bounds -> half.getPoints()
                            .setAll(
                                    bounds.getWidth(),
                                    0.0,
                                    bounds.getWidth(),
                                    bounds.getHeight(),
                                    0.0,
                                    bounds.getHeight()));
            dark.setClip(half);
            StackPane both = new StackPane(new ThemePicture(Theme.LIGHT), dark);
            both.setMouseTransparent(true);
            return both;
        }

        private static Region stage() {
            GridPane board = new GridPane();
            board.getStyleClass().add("theme-board");
            board.setMaxSize(Region.USE_PREF_SIZE, Region.USE_PREF_SIZE);
            board.addRow(0, new Swatch(Swatch.Owner.RED), new Swatch(Swatch.Owner.FREE));
            board.addRow(1, new Swatch(Swatch.Owner.FREE), new Swatch(Swatch.Owner.BLUE));
            StackPane stage = new StackPane(board);
            stage.getStyleClass().add("theme-stage");
            return stage;
        }

        private static Region part(String styleClass) {
            Region part = new Region();
            part.getStyleClass().add(styleClass);
            return part;
        }
    }

    /** A small square that looks like one on the board of Jump61: owned by a side, or free. */
    private static final class Swatch extends StackPane {
        /** The owner of a square, as a style class. */
        enum Owner {
            RED,
            BLUE,
            FREE
        }

        Swatch(Owner owner) {
            Region spots = new Region();
            spots.getStyleClass().add("swatch-spots");
            getStyleClass().addAll("swatch", "swatch-" + owner.name().toLowerCase(Locale.ROOT));
            getChildren().add(spots);
            setMouseTransparent(true);
        }
    }
}
