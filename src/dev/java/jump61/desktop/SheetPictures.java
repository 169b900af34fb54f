package jump61.desktop;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import javafx.scene.control.ToggleButton;
import javafx.scene.input.KeyCode;
import javafx.stage.Stage;
import jump61.desktop.files.Picture;
import jump61.desktop.settings.Theme;
import jump61.game.Games;
import jump61.remote.RemoteSettings;
import org.testfx.api.FxRobot;
import org.testfx.api.FxToolkit;
import org.testfx.util.WaitForAsyncUtils;

/**
 * Takes a screenshot of every sheet in every theme, every language and two sizes. Run it with the class path of the
 * tests, {@code -Dtestfx.headless=true -Dprism.order=sw}, and a folder for the images.
 */
final class SheetPictures {
    private SheetPictures() {}

    /** {@code FOLDER [LANGUAGE...]}. */
    public static void main(String[] arguments) throws Exception {
        Path folder = Files.createDirectories(Path.of(arguments[0]));
        for (int i = 1; i < arguments.length; i++) {
            for (Theme theme : Theme.values()) {
                take(folder, arguments[i], theme, "480", "360");
                take(folder, arguments[i], theme, "900", "660");
            }
        }
        System.exit(0);
    }

    private static void take(Path folder, String language, Theme theme, String width, String height) throws Exception {
        Path home = Files.createTempDirectory("sheets");
        Files.writeString(
                home.resolve("settings.properties"),
                String.join(
                        "\n",
                        "language=" + language,
                        "theme=" + theme,
                        "window.width=" + width,
                        "window.height=" + height,
                        "sound.muted=true"));
        Stage stage = FxToolkit.registerPrimaryStage();
        Startup startup = WindowTest.prepared(home, RemoteSettings.usual());
        Desktop desktop = WaitForAsyncUtils.waitForAsyncFx(10_000, () -> startup.open(stage, Optional.empty()));
        for (String sheet : WindowTest.SHEETS) {
            WindowTest.choose(stage, sheet);
            Thread.sleep(400);
            String name = String.join("-", language, theme.name().toLowerCase(), width, sheet) + ".png";
            WaitForAsyncUtils.waitForAsyncFx(
                            10_000, () -> Picture.of(stage.getScene().getRoot()))
                    .save(folder.resolve(name));
            if (sheet.equals("rules")) {
                takeRules(stage, folder, language + "-" + theme.name().toLowerCase());
            }
            new FxRobot().push(KeyCode.ESCAPE);
        }
        FxToolkit.setupFixture(desktop::close);
        FxToolkit.cleanupStages();
    }

    /** Each page of the rules at its full length. */
    private static void takeRules(Stage stage, Path folder, String name) throws Exception {
        for (int i = 0; i < Games.all().size(); i++) {
            ToggleButton tab = new FxRobot()
                    .lookup(".sheet .form-row > .toggle-button")
                    .nth(i)
                    .query();
            new FxRobot().interact(tab::fire);
            Thread.sleep(200);
            WaitForAsyncUtils.waitForAsyncFx(
                            10_000, () -> Picture.of(stage.getScene().lookup(".rules")))
                    .save(folder.resolve(name + "-page-" + i + ".png"));
        }
    }
}
