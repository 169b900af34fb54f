package jump61.window.settings;

import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.Base64;
import java.util.List;
import java.util.Set;
import javafx.application.Application;
import javafx.beans.binding.Bindings;
import javafx.collections.SetChangeListener;
import javafx.css.PseudoClass;
import javafx.scene.Parent;
import javafx.scene.Scene;
import javafx.scene.layout.Background;
import javafx.scene.layout.BackgroundFill;
import javafx.scene.layout.Pane;
import javafx.scene.layout.Region;
import javafx.scene.paint.Color;
import javafx.scene.paint.Paint;
import jump61.window.ViewLoader;

/** Applies the theme and palette of the settings, and the window's style sheet. */
public final class Appearance {
    /** The pseudo-classes of windows that are smaller or larger than usual. */
    private static final Set<String> SIZES = Set.of("narrow", "large", "huge");

    private final Settings settings;
    private final Scene scene;

    public Appearance(Settings settings, Scene scene) {
        this.settings = settings;
        this.scene = scene;
    }

    /** Applies the settings from now on whenever they change. To be called once the views exist, because they use them, too. */
    public void follow() {
        settings.themeProperty().addListener((observable, before, now) -> apply());
        settings.systemThemeProperty().addListener((observable, before, now) -> apply());
        settings.paletteProperty().addListener((observable, before, now) -> apply());
        settings.ownColourProperties().forEach(colour -> colour.addListener(change -> apply()));
    }

    /**
     * Sets the style sheet of the theme. To be called before the first control is created; JavaFX reads it on its own
     * thread.
     */
    public static void begin(Settings settings) {
        String sheet = settings.shownTheme().baseSheet();
        if (!sheet.equals(Application.getUserAgentStylesheet())) {
            Application.setUserAgentStylesheet(sheet);
        }
    }

    public Scene scene() {
        return scene;
    }

    /** Shows the background of the window and nothing else. */
    public void showEmpty() {
        Region ground = new Pane();
        ground.getStyleClass().add("window");
        show(ground);
    }

    /**
     * Shows {@code root} in the scene. Its style classes are set before it is added, so that styles are looked up only
     * once.
     */
    public void show(Region root) {
        apply(root);
        addSizes(root);
        root.getPseudoClassStates().addListener((SetChangeListener<PseudoClass>) change -> addSizes(root));
        scene.setRoot(root);
        root.applyCss();
        // Until the first frame, the platform fills the window with this colour.
        scene.fillProperty()
                .bind(Bindings.createObjectBinding(() -> ground(root.getBackground()), root.backgroundProperty()));
    }

    private static Paint ground(Background background) {
        List<BackgroundFill> fills = background == null ? List.of() : background.getFills();
        return fills.isEmpty() ? Color.WHITE : fills.get(0).getFill();
    }

    /** Adds the rules for small and large windows once they are needed. */
    private void addSizes(Region root) {
        String sizes = sheet("sizes");
        if (!scene.getStylesheets().contains(sizes)
                && root.getPseudoClassStates().stream().anyMatch(state -> SIZES.contains(state.getPseudoClassName()))) {
            scene.getStylesheets().add(2, sizes);
        }
    }

    private void apply() {
        apply(scene.getRoot());
    }

    private void apply(Parent root) {
        begin(settings);
        Theme theme = settings.shownTheme();
        if (scene.getStylesheets().isEmpty()) {
            // Includes the sheet of Home, which is shown first: the views are created while these sheets are read.
            scene.getStylesheets().addAll(sheet("tokens"), sheet("window"), sheet("home"));
        }
        applyOwnColours(theme);
        List<String> classes = root.getStyleClass();
        classes.removeAll(Arrays.stream(Theme.values()).map(Theme::styleClass).toList());
        classes.removeAll(
                Arrays.stream(Palette.values()).map(Palette::styleClass).toList());
        classes.addAll(
                List.of(theme.styleClass(), settings.paletteProperty().get().styleClass()));
    }

    /** Applies the user's own colours as a separate style sheet; the high-contrast theme keeps its colours. */
    private void applyOwnColours(Theme theme) {
        boolean wanted = settings.paletteProperty().get() == Palette.OWN && theme != Theme.HIGH_CONTRAST;
        String css = wanted ? settings.ownColours().styleSheet(theme == Theme.DARK) : "";
        String address =
                "data:text/css;base64," + Base64.getEncoder().encodeToString(css.getBytes(StandardCharsets.UTF_8));
        scene.getStylesheets().removeIf(other -> other.startsWith("data:") && !(wanted && other.equals(address)));
        if (wanted && !scene.getStylesheets().contains(address)) {
            scene.getStylesheets().add(address);
        }
    }

    private static String sheet(String name) {
        return ViewLoader.resource("style/" + name + ".css");
    }
}
