package jump61.library.ui;

import java.util.Locale;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Stream;
import jump61.game.Game;
import jump61.library.LibraryEntry;

/**
 * Selects games of the library.
 *
 * @param words words that must all occur in the description of a game, in any order and case
 * @param game the game to show; empty for all
 * @param ending the results to show
 * @param ofComputers whether to show the games in which no person played, and only these
 */
public record GameFilter(String words, Optional<Game> game, GameEnding ending, boolean ofComputers) {
    /** Selects all games of people. */
    public static final GameFilter ALL = new GameFilter("", Optional.empty(), GameEnding.ANY, false);

    /**
     * {@return whether a game is selected}
     *
     * @param own whether it is a game of the current profile
     * @param told returns the description of a game, in the user's language
     */
    public boolean shows(LibraryEntry entry, boolean own, Function<LibraryEntry, String> told) {
        if (entry.isOfComputers() != ofComputers
                || game.filter(wanted -> !wanted.equals(entry.end().game())).isPresent()
                || ending != GameEnding.ANY && GameEnding.of(entry, own) != ending) {
            return false;
        }
        if (words.isBlank()) {
            return true;
        }
        String text = told.apply(entry).toLowerCase(Locale.ROOT);
        return Stream.of(words.toLowerCase(Locale.ROOT).strip().split("\\s+")).allMatch(text::contains);
    }

    /** {@return this filter for games in which no person played, or for the others} */
    GameFilter withComputers(boolean wanted) {
        return new GameFilter(words, game, ending, wanted);
    }
}
