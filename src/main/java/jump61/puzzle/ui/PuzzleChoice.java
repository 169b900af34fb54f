package jump61.puzzle.ui;

import javafx.beans.property.StringProperty;
import jump61.game.Game;
import jump61.game.Games;

/** Which puzzles the user wants. Each game has its own puzzle of the day; the theme is that of all others. */
final class PuzzleChoice {
    private final StringProperty setting;
    private PuzzleTheme theme;
    private Game dailyGame = Games.usual();

    /**
     * Creates the choice made last.
     *
     * @param setting names the theme, and is kept up to date
     */
    PuzzleChoice(StringProperty setting) {
        this.setting = setting;
        theme = PuzzleTheme.of(setting.get());
    }

    PuzzleTheme theme() {
        return theme;
    }

    Game game(Activity activity) {
        return activity == Activity.DAILY ? dailyGame : theme.game();
    }

    /** {@return whether choosing this game for the puzzle of the day changes anything} */
    boolean chooseDaily(Game game) {
        boolean changes = !game.equals(dailyGame);
        dailyGame = game;
        return changes;
    }

    /** {@return whether choosing this theme changes anything} */
    boolean choose(PuzzleTheme wanted) {
        boolean changes = !wanted.equals(theme);
        theme = wanted;
        setting.set(wanted.text());
        return changes;
    }
}
