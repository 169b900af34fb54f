package jump61.desktop;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import javafx.stage.Stage;
import jump61.desktop.files.Picture;
import jump61.desktop.settings.Theme;
import jump61.remote.RemoteSettings;
import org.testfx.api.FxToolkit;
import org.testfx.util.WaitForAsyncUtils;

/**
 * Takes screenshots of the review of a game in every theme and several sizes: {@code FOLDER GAME LANGUAGE...}, started
 * like {@link SheetPictures}. The game must contain its review.
 */
final class ReviewPictures {
    private static final List<String> SIZES = List.of("480 360", "380 620", "640 480", "1000 720", "1600 1000");

    private ReviewPictures() {}

    public static void main(String[] arguments) throws Exception {
        Path folder = Files.createDirectories(Path.of(arguments[0]));
        for (int i = 2; i < arguments.length; i++) {
            for (Theme theme : Theme.values()) {
                for (String size : SIZES) {
                    take(folder, Path.of(arguments[1]), arguments[i], theme, size.split(" "));
                }
            }
        }
        System.exit(0);
    }

    private static void take(Path folder, Path game, String language, Theme theme, String[] size) throws Exception {
        Path home = Files.createTempDirectory("review");
        Files.writeString(
                home.resolve("settings.properties"),
                String.join(
                        "\n",
                        "language=" + language,
                        "theme=" + theme,
                        "window.width=" + size[0],
                        "window.height=" + size[1],
                        "animation.speed=NONE",
                        "sound.muted=true"));
        Stage stage = FxToolkit.registerPrimaryStage();
        Startup startup = WindowTest.prepared(home, RemoteSettings.usual());
        Desktop desktop = WaitForAsyncUtils.waitForAsyncFx(20_000, () -> startup.open(stage, Optional.of(game)));
        WindowTest.waitUntil(() -> !desktop.match().turns().isEmpty());
        WaitForAsyncUtils.waitForAsyncFx(20_000, () -> {
            stage.setMaximized(false);
            stage.setWidth(Double.parseDouble(size[0]));
            stage.setHeight(Double.parseDouble(size[1]));
            return null;
        });
        WaitForAsyncUtils.waitForFxEvents();
        WaitForAsyncUtils.waitForAsyncFx(20_000, () -> {
            desktop.models().review.open();
            desktop.models().review.selectFault(-1);
            desktop.models().review.showBest();
            return null;
        });
        WaitForAsyncUtils.waitForFxEvents();
        String name = String.join("-", language, theme.name().toLowerCase(), size[0]) + ".png";
        WaitForAsyncUtils.waitForAsyncFx(
                        20_000, () -> Picture.of(stage.getScene().getRoot()))
                .save(folder.resolve(name));
        FxToolkit.setupFixture(desktop::close);
        FxToolkit.cleanupStages();
    }
}
