package jump61.desktop;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import javafx.application.Platform;
import javafx.stage.Stage;
import jump61.desktop.files.Picture;
import jump61.desktop.games.GameViews;
import jump61.desktop.lesson.LessonModel;
import jump61.desktop.lesson.Phase;
import jump61.desktop.match.TimeControl;
import jump61.desktop.settings.Theme;
import jump61.game.Game;
import jump61.game.Match;
import jump61.game.Player;
import jump61.game.Players;
import jump61.remote.RemoteSettings;
import org.testfx.api.FxToolkit;
import org.testfx.util.WaitForAsyncUtils;

/**
 * Takes a screenshot of every step of every lesson. Run it with the class path of the tests, {@code
 * -Dtestfx.headless=true -Dprism.order=sw}, and {@code FOLDER LANGUAGE WIDTHxHEIGHT THEME...}.
 */
final class LessonPictures {
    private static final int PATIENCE = 10_000;

    private LessonPictures() {}

    /** {@code FOLDER LANGUAGE WIDTHxHEIGHT THEME...}. */
    public static void main(String[] arguments) throws Exception {
        Path folder = Files.createDirectories(Path.of(arguments[0]));
        for (String theme : List.of(arguments).subList(3, arguments.length)) {
            take(folder, arguments[1], arguments[2].split("x"), Theme.valueOf(theme));
        }
        System.exit(0);
    }

    private static void take(Path folder, String language, String[] size, Theme theme) throws Exception {
        Path home = Files.createTempDirectory("lessons");
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
        Desktop desktop = WaitForAsyncUtils.waitForAsyncFx(PATIENCE, () -> startup.open(stage, Optional.empty()));
        for (Game game : GameViews.games()) {
            String name = String.join("-", language, theme.name().toLowerCase(), size[0], game.id());
            takeLesson(stage, desktop.models(), game, folder.resolve(name).toString());
        }
        FxToolkit.setupFixture(desktop::close);
        FxToolkit.cleanupStages();
    }

    private static void takeLesson(Stage stage, Models models, Game game, String name) throws Exception {
        LessonModel lessons = models.lessons;
        WaitForAsyncUtils.waitForAsyncFx(PATIENCE, () -> {
            Match match = new Match(game.start(game.sizes().usualSize()), new Players(Player.HUMAN, Player.HUMAN));
            models.match.begin(match, TimeControl.NONE);
            models.teach();
        });
        boolean more = true;
        for (int i = 0; more; i++) {
            Thread.sleep(500);
            WaitForAsyncUtils.waitForAsyncFx(
                            PATIENCE, () -> Picture.of(stage.getScene().getRoot()))
                    .save(Path.of(name + "-" + i + ".png"));
            more = lessons.phaseProperty().get() == Phase.ASKING || !lessons.isLast();
            Platform.runLater(() -> goOn(lessons));
            Thread.sleep(900);
        }
    }

    private static void goOn(LessonModel lessons) {
        if (lessons.phaseProperty().get() == Phase.ASKING) {
            lessons.choose(lessons.step().asked().get(0));
        } else {
            lessons.next();
        }
    }
}
