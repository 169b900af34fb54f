package jump61.desktop;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import jump61.desktop.settings.Theme;

/**
 * Takes screenshots of the review of a game in every theme and several sizes: {@code FOLDER GAME LANGUAGE...}, started
 * like {@link SheetPictures}. The game must contain its review.
 */
final class ReviewPictures {
    private static final List<String> SIZES = List.of("480x360", "380x620", "640x480", "1000x720", "1600x1000");

    private ReviewPictures() {}

    public static void main(String[] arguments) throws Exception {
        Path folder = Files.createDirectories(Path.of(arguments[0]));
        for (int i = 2; i < arguments.length; i++) {
            for (Theme theme : Theme.values()) {
                for (String size : SIZES) {
                    take(folder, Path.of(arguments[1]), arguments[i], theme, size);
                }
            }
        }
        System.exit(0);
    }

    private static void take(Path folder, Path game, String language, Theme theme, String size) throws Exception {
        try (PictureWindow window =
                PictureWindow.open(language, theme, size, Optional.of(game), "animation.speed=NONE")) {
            Models models = window.models();
            WindowTest.waitUntil(() -> !models.match.turns().isEmpty());
            window.run(() -> {
                models.review.open();
                models.review.selectFault(-1);
                models.review.showBest();
            });
            window.save(folder.resolve(String.join("-", language, theme.name().toLowerCase(), size) + ".png"));
        }
    }
}
