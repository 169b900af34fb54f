package jump61.app;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;
import jump61.lab.usage.Usage;
import jump61.review.ui.ReviewFeature;
import jump61.window.settings.Theme;

/**
 * Takes screenshots of the review of a game, and of the rooms beside it, in every theme and several sizes: {@code
 * FOLDER GAME LANGUAGE...}, started like {@link SheetPictures}. The game must contain its review. Pictures larger than
 * 1280×800 need {@code -Dheadless.geometry=2560x1440}. A system property {@code states}, a regular expression, selects
 * some of them by name.
 */
final class ReviewPictures {
    private static final List<String> SIZES = List.of("480x360", "1000x700", "2560x1440");
    /** Milliseconds until a search has something to show. */
    private static final int A_LOOK = 1500;

    private static final Map<String, Consumer<PictureWindow>> ROOMS = new LinkedHashMap<>();

    static {
        ROOMS.put("review", ReviewPictures::showFault);
        ROOMS.put("learn", ReviewPictures::learn);
        ROOMS.put("analysis", window -> lookBack(window, "analysis"));
        ROOMS.put("editor", window -> lookBack(window, "editPosition"));
        ROOMS.put("ending", window -> {});
        ROOMS.put("library", window -> choose(window, "library"));
    }

    private ReviewPictures() {}

    public static void main(String[] arguments) throws Exception {
        Usage.require(ReviewPictures.class, arguments, 3, "FOLDER GAME LANGUAGE...");
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
        for (var room : ROOMS.entrySet()) {
            String name = String.join("-", room.getKey(), language, theme.name().toLowerCase(), size);
            if (!name.matches(System.getProperty("states", ".*"))) {
                continue;
            }
            try (PictureWindow window =
                    PictureWindow.open(language, theme, size, Optional.of(game), "animation.speed=NONE")) {
                WindowTest.waitUntil(() -> !window.program().match().turns().isEmpty());
                room.getValue().accept(window);
                Thread.sleep(A_LOOK);
                window.save(folder.resolve(name + ".png"));
            }
        }
    }

    private static void choose(PictureWindow window, String id) {
        WindowTest.choose(window.stage(), id);
    }

    private static void learn(PictureWindow window) {
        window.run(window.feature(ReviewFeature.class).review()::open);
        choose(window, "learn");
    }

    private static void lookBack(PictureWindow window, String id) {
        window.run(() ->
                window.program().match().walkTo(window.program().match().turns().size() * 2 / 3));
        choose(window, id);
    }

    private static void showFault(PictureWindow window) {
        window.run(window.feature(ReviewFeature.class).review()::open);
    }
}
