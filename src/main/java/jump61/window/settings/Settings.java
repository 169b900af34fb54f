package jump61.window.settings;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.function.BiConsumer;
import javafx.beans.Observable;
import javafx.beans.binding.Bindings;
import javafx.beans.property.BooleanProperty;
import javafx.beans.property.DoubleProperty;
import javafx.beans.property.ObjectProperty;
import javafx.beans.property.Property;
import javafx.beans.property.SimpleBooleanProperty;
import javafx.beans.property.SimpleObjectProperty;
import javafx.beans.property.StringProperty;
import javafx.beans.value.ObservableValue;
import jump61.game.Languages;
import jump61.game.Level;
import jump61.record.AppDirectories;
import jump61.window.board.Help;
import jump61.window.sound.Sound;

/**
 * The settings, as properties. They are stored as a map of texts. An invalid text leaves its property unchanged, so
 * that a damaged file costs one setting, not all of them.
 */
public final class Settings {
    /** Minimum width of the window, in pixels. */
    public static final double LEAST_WIDTH = 480;

    /** Minimum height of the window, in pixels. */
    public static final double LEAST_HEIGHT = 360;

    /** The number of kept games that means that finished games are not kept. */
    public static final int KEEP_NO_GAMES = -1;

    private static final int KEEP_ALL_GAMES = 0;

    private final StoredProperties stored = new StoredProperties();
    private final List<Switch> switches = new ArrayList<>();

    private static final String ANY_LINE = "\\P{Cntrl}{0,1000}";

    private static final String PORT = "\\d{0,5}";

    private final StringProperty language = stored.text("language", "", Settings::knownLanguage);
    private final ObjectProperty<Theme> theme = stored.choice("theme", Theme.SYSTEM);
    private final ObjectProperty<Theme> systemTheme = stored.choice("theme.ofSystem", Theme.SYSTEM);
    private final ObjectProperty<Palette> palette = stored.choice("palette", Palette.CLASSIC);
    private final ObjectProperty<SideColour> ownFirst = stored.choice("palette.own.first", OwnColours.USUAL.first());
    private final ObjectProperty<SideColour> ownSecond = stored.choice("palette.own.second", OwnColours.USUAL.second());
    private final ObjectProperty<Speed> speed = stored.choice("animation.speed", Speed.NORMAL);
    private final BooleanProperty stepMode = stored.flag("animation.steps", false);
    private final BooleanProperty reducedMotion = stored.flag("animation.reduced", false);
    private final DoubleProperty volume = stored.number("sound.volume", Sound.USUAL_VOLUME, 0, 1);
    private final BooleanProperty muted = whether(volume, 0.0);
    private final BooleanProperty readAloud = stored.flag("window.readAloud", false);
    private final BooleanProperty details = stored.flag("window.details", false);
    private final ObjectProperty<Help> help = stored.choice(FormerKeys.HELP, Help.SOME);
    private final BooleanProperty evaluationBar = whether(help, Help.ALL);
    private final BooleanProperty introduced = stored.flag("window.introduced", true);
    private final DoubleProperty windowWidth = stored.number("window.width", 1000, LEAST_WIDTH, 10_000);
    private final DoubleProperty windowHeight = stored.number("window.height", 720, LEAST_HEIGHT, 10_000);
    private final BooleanProperty windowMaximized = stored.flag("window.maximized", false);
    private final BooleanProperty swapSides = stored.flag("new.swapSides", false);
    private final StringProperty firstName = stored.line("new.firstName", "", ANY_LINE);
    private final StringProperty secondName = stored.line("new.secondName", "", ANY_LINE);
    private final StringProperty lastSetup = stored.text("new.last", "");
    private final StringProperty evening = stored.text("games.evening", "");
    private final StringProperty recentFiles = stored.text("files.recent", "");
    private final DoubleProperty keptGames = stored.number("games.kept", KEEP_ALL_GAMES, KEEP_NO_GAMES, 1_000_000);
    private final StringProperty person = stored.line("person.profile", "1", "\\d{1,4}");
    private final StringProperty hostedName = stored.line("peer.name", AppDirectories.PROGRAM, "\\w{1,64}");
    private final DoubleProperty hostedSize = stored.number("peer.size", 6, 2, 10);
    private final StringProperty hostedSide = stored.line("peer.side", "red", "red|blue");
    private final StringProperty listenAddress = stored.line("peer.listen", "", "[\\w.:%-]{0,255}");
    private final StringProperty listenPort = stored.line("peer.port", "", PORT);
    private final DoubleProperty remoteLevel = stored.number("peer.level", 0, 0, Level.FULL.number());
    private final StringProperty joinedGames = stored.text("peer.joined", "");
    private final StringProperty joinedPort = stored.line("peer.joinedPort", "", PORT);

    /**
     * {@return a switch that is on while a setting has a certain value} Switching it off restores the last other value of
     * the setting.
     */
    private static <T> BooleanProperty whether(Property<T> setting, T on) {
        BooleanProperty state = new SimpleBooleanProperty(on.equals(setting.getValue()));
        ObjectProperty<T> other = new SimpleObjectProperty<>(setting.getValue());
        setting.addListener((observable, before, now) -> {
            if (!on.equals(now)) {
                other.set(now);
            }
            state.set(on.equals(now));
        });
        state.addListener((observable, before, now) -> {
            if (now != on.equals(setting.getValue())) {
                setting.setValue(now ? on : other.get());
            }
        });
        return state;
    }

    /**
     * Adds a setting of a feature. Its value comes from the settings file if that has one.
     *
     * @param key its key in the file
     * @param usual its value otherwise
     * @throws IllegalArgumentException if there is another setting with this key
     */
    public BooleanProperty flag(String key, boolean usual) {
        return stored.flag(key, usual);
    }

    /** Adds a setting of a feature that is a text; see {@link #flag}. */
    public StringProperty text(String key, String usual) {
        return stored.text(key, usual);
    }

    /** Adds a setting of a feature that is a number between two others; see {@link #flag}. */
    public DoubleProperty number(String key, double usual, double least, double most) {
        return stored.number(key, usual, least, most);
    }

    /** Offers a setting of a feature to the user, after those already offered. */
    public void offer(Switch offered) {
        switches.add(offered);
    }

    /** {@return the settings that features offer} */
    List<Switch> offered() {
        return List.copyOf(switches);
    }

    /** {@return all settings as texts} */
    public Map<String, String> toMap() {
        return stored.toMap();
    }

    /** Sets the properties contained in {@code map}. */
    public void take(Map<String, String> map) {
        stored.take(map);
    }

    /** Calls {@code action} after each change. */
    public void onChange(Runnable action) {
        stored.onChange(action);
    }

    /** Passes the key and the text of each setting that is added later to {@code action}. */
    void onAdded(BiConsumer<String, String> action) {
        stored.onAdded(action);
    }

    /** The games of the evening, as one line. */
    public StringProperty eveningProperty() {
        return evening;
    }

    private static String knownLanguage(String text) {
        return text.isEmpty() ? text : Languages.named(text);
    }

    /** The language code; empty for the system's language. */
    public StringProperty languageProperty() {
        return language;
    }

    public ObjectProperty<Theme> themeProperty() {
        return theme;
    }

    /** The system's theme when it was last determined, perhaps in an earlier run; {@link Theme#SYSTEM} if it never was. */
    public ObjectProperty<Theme> systemThemeProperty() {
        return systemTheme;
    }

    /** {@return the theme in use, never {@link Theme#SYSTEM}} */
    public Theme shownTheme() {
        Theme chosen = theme.get() == Theme.SYSTEM ? systemTheme.get() : theme.get();
        return chosen == Theme.SYSTEM ? Theme.LIGHT : chosen;
    }

    public ObjectProperty<Palette> paletteProperty() {
        return palette;
    }

    /** {@return the palette in use; the high-contrast theme overrides the chosen one} */
    public ObservableValue<Palette> shownPalette() {
        return Bindings.createObjectBinding(
                () -> shownTheme() == Theme.HIGH_CONTRAST ? Palette.CLASSIC : palette.get(),
                theme,
                systemTheme,
                palette);
    }

    /** {@return the user's own colours for the sides; the default ones if the stored ones are not acceptable} */
    public OwnColours ownColours() {
        OwnColours chosen = new OwnColours(ownFirst.get(), ownSecond.get());
        return chosen.problem().isEmpty() ? chosen : OwnColours.USUAL;
    }

    /** Sets the user's own colours for the sides. No effect if they are not acceptable. */
    public void setOwnColours(OwnColours chosen) {
        if (chosen.problem().isEmpty()) {
            ownFirst.set(chosen.first());
            ownSecond.set(chosen.second());
        }
    }

    /** Notifies listeners when the user's own colours change. */
    public List<Observable> ownColourProperties() {
        return List.of(ownFirst, ownSecond);
    }

    /** {@return the colours in use, as the suffix of text keys, for example {@code safe} or {@code own.orange.violet}} */
    public ObservableValue<String> shownColours() {
        ObservableValue<Palette> shown = shownPalette();
        return Bindings.createObjectBinding(
                () -> shown.getValue() == Palette.OWN
                        ? ownColours().id()
                        : shown.getValue().id(),
                shown,
                ownFirst,
                ownSecond);
    }

    public ObjectProperty<Speed> speedProperty() {
        return speed;
    }

    /** {@return the speed at which moves are shown, relative to normal; 0 for no motion} */
    public double shownSpeed() {
        return reducedMotion.get() ? Speed.NONE.factor() : speed.get().factor();
    }

    /** Whether animations wait for a key or click after each step. */
    public BooleanProperty stepModeProperty() {
        return stepMode;
    }

    public BooleanProperty reducedMotionProperty() {
        return reducedMotion;
    }

    /** The volume, from 0 to 1. */
    public DoubleProperty volumeProperty() {
        return volume;
    }

    /** Whether the volume is 0. */
    public BooleanProperty mutedProperty() {
        return muted;
    }

    /** Whether the window is read aloud where screen readers cannot read it. */
    public BooleanProperty readAloudProperty() {
        return readAloud;
    }

    /** How much help the user wants. */
    public ObjectProperty<Help> helpProperty() {
        return help;
    }

    /** Whether the user wants all help, which includes the evaluation bar. */
    public BooleanProperty evaluationBarProperty() {
        return evaluationBar;
    }

    /** Whether the window shows depth, positions and scores in numbers, not only in words; the analysis offers this choice. */
    public BooleanProperty detailsProperty() {
        return details;
    }

    /** Whether the user has been shown how to play; false only at the very first start. */
    public BooleanProperty introducedProperty() {
        return introduced;
    }

    public DoubleProperty windowWidthProperty() {
        return windowWidth;
    }

    public DoubleProperty windowHeightProperty() {
        return windowHeight;
    }

    public BooleanProperty windowMaximizedProperty() {
        return windowMaximized;
    }

    /** Whether players switch sides when they play again. */
    public BooleanProperty swapSidesProperty() {
        return swapSides;
    }

    /** Name of the person on the first side when two people play; empty for no name. */
    public StringProperty firstNameProperty() {
        return firstName;
    }

    /** Name of the person on the second side when two people play; empty for no name. */
    public StringProperty secondNameProperty() {
        return secondName;
    }

    /** The last choices of the new-game sheet, as text. */
    public StringProperty lastSetupProperty() {
        return lastSetup;
    }

    /** The recent files, newest first, one per line. */
    public StringProperty recentFilesProperty() {
        return recentFiles;
    }

    /** The name of the game last hosted. */
    public StringProperty hostedNameProperty() {
        return hostedName;
    }

    public DoubleProperty hostedSizeProperty() {
        return hostedSize;
    }

    /** The id of the host's side. */
    public StringProperty hostedSideProperty() {
        return hostedSide;
    }

    /** The address to host on; empty for this computer only. */
    public StringProperty listenAddressProperty() {
        return listenAddress;
    }

    /** The port to host on; empty for the first free one. */
    public StringProperty listenPortProperty() {
        return listenPort;
    }

    /** Who plays this side in network games: 0 for a person, or the computer's level. */
    public DoubleProperty remoteLevelProperty() {
        return remoteLevel;
    }

    /** The number of finished games kept in the library; 0 for all, {@link #KEEP_NO_GAMES} for none. */
    public DoubleProperty keptGamesProperty() {
        return keptGames;
    }

    /** {@return whether finished games are kept} */
    public boolean keepsGames() {
        return keptGames.get() > KEEP_NO_GAMES;
    }

    /** Keeps finished games from now on. */
    public void keepGames() {
        keptGames.set(KEEP_ALL_GAMES);
    }

    /** {@return the maximum number of games in the library; 0 for no limit} */
    public int mostGames() {
        return (int) Math.max(0, keptGames.get());
    }

    /** The id of the current person, whose profile is used. */
    public StringProperty personProperty() {
        return person;
    }

    /** The games joined recently, newest first, one per line. */
    public StringProperty joinedGamesProperty() {
        return joinedGames;
    }

    /** The port of the game last joined; empty for any. */
    public StringProperty joinedPortProperty() {
        return joinedPort;
    }
}
