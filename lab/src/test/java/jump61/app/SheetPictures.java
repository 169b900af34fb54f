package jump61.app;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import javafx.scene.Node;
import javafx.scene.control.ToggleButton;
import javafx.scene.input.KeyCode;
import jump61.game.Games;
import jump61.lab.usage.Usage;
import jump61.library.ui.Picture;
import jump61.window.settings.Theme;
import org.testfx.api.FxRobot;

/**
 * Takes a screenshot of every sheet in every theme, every language and two sizes. Run it with the class path of the
 * tests, {@code -Dtestfx.headless=true -Dprism.order=sw}, and a folder for the images.
 */
final class SheetPictures {
    private SheetPictures() {}

    /** {@code FOLDER [LANGUAGE...]}. */
    public static void main(String[] arguments) throws Exception {
        Usage.require(SheetPictures.class, arguments, 2, "FOLDER LANGUAGE...");
        Path folder = Files.createDirectories(Path.of(arguments[0]));
        for (int i = 1; i < arguments.length; i++) {
            for (Theme theme : Theme.values()) {
                take(folder, arguments[i], theme, "480x360");
                take(folder, arguments[i], theme, "900x660");
            }
        }
        System.exit(0);
    }

    private static void take(Path folder, String language, Theme theme, String size) throws Exception {
        try (PictureWindow window = PictureWindow.open(language, theme, size, Optional.empty())) {
            for (String sheet : WindowTest.SHEETS) {
                window.choose(sheet);
                Thread.sleep(400);
                String name = String.join("-", language, theme.name().toLowerCase(), size, sheet);
                window.save(folder.resolve(name + ".png"));
                if (sheet.equals("rules")) {
                    takeRules(window, folder, language + "-" + theme.name().toLowerCase());
                }
                new FxRobot().push(KeyCode.ESCAPE);
            }
        }
    }

    /** Each page of the rules at its full length. */
    private static void takeRules(PictureWindow window, Path folder, String name) throws Exception {
        for (int i = 0; i < Games.all().size(); i++) {
            ToggleButton tab = new FxRobot()
                    .lookup(".sheet .form-row > .toggle-button")
                    .nth(i)
                    .query();
            window.run(tab::fire);
            Thread.sleep(200);
            window.get(() -> {
                        Node rules = window.stage().getScene().lookup(".rules");
                        return Picture.of(rules, rules.getBoundsInLocal());
                    })
                    .save(folder.resolve(name + "-page-" + i + ".png"));
        }
    }
}
