package jump61.app;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import jump61.app.lesson.LessonFeature;
import jump61.app.lesson.LessonModel;
import jump61.app.lesson.Phase;
import jump61.game.Game;
import jump61.game.Match;
import jump61.game.Player;
import jump61.game.Players;
import jump61.lab.usage.Usage;
import jump61.window.Command;
import jump61.window.board.GameViews;
import jump61.window.match.TimeControl;
import jump61.window.settings.Theme;

/**
 * Takes a screenshot of every step of every lesson. Run it with the class path of the tests, {@code
 * -Dtestfx.headless=true -Dprism.order=sw}, and {@code FOLDER LANGUAGE WIDTHxHEIGHT THEME...}.
 */
final class LessonPictures {
    private LessonPictures() {}

    /** {@code FOLDER LANGUAGE WIDTHxHEIGHT THEME...}. */
    public static void main(String[] arguments) throws Exception {
        Usage.require(LessonPictures.class, arguments, 4, "FOLDER LANGUAGE WIDTHxHEIGHT THEME...");
        Path folder = Files.createDirectories(Path.of(arguments[0]));
        for (String theme : List.of(arguments).subList(3, arguments.length)) {
            take(folder, arguments[1], arguments[2], Theme.valueOf(theme));
        }
        System.exit(0);
    }

    private static void take(Path folder, String language, String size, Theme theme) throws Exception {
        try (PictureWindow window =
                PictureWindow.open(language, theme, size, Optional.empty(), "animation.speed=NONE")) {
            for (Game game : GameViews.games()) {
                String name = String.join("-", language, theme.name().toLowerCase(), size, game.id());
                takeLesson(window, game, folder.resolve(name).toString());
            }
        }
    }

    private static void takeLesson(PictureWindow window, Game game, String name) throws Exception {
        LessonModel lessons = window.feature(LessonFeature.class).lessons();
        window.run(() -> {
            Match match = new Match(game.start(game.sizes().usualSize()), new Players(Player.HUMAN, Player.HUMAN));
            window.program().match().begin(match, TimeControl.NONE);
            window.program().commands().run(Command.HOW_TO_PLAY);
        });
        boolean more = true;
        for (int i = 0; more; i++) {
            Thread.sleep(500);
            window.save(Path.of(name + "-" + i + ".png"));
            more = lessons.phaseProperty().get() == Phase.ASKING || !lessons.isLast();
            window.run(() -> goOn(lessons));
            Thread.sleep(900);
        }
    }

    static void goOn(LessonModel lessons) {
        if (lessons.phaseProperty().get() == Phase.ASKING) {
            lessons.choose(lessons.step().asked().get(0));
        } else {
            lessons.next();
        }
    }
}
