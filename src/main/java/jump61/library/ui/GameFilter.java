package jump61.library.ui;

import java.util.List;
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
 * @param ofComputers whether to show only games without a person, instead of the others
 */
public record GameFilter(String words, Optional<Game> game, GameEnding ending, boolean ofComputers) {
    /** Selects all games of people. */
    public static final GameFilter ALL = new GameFilter("", Optional.empty(), GameEnding.ANY, false);

    /** {@return the games to select from: games of people or of computers; the latter also if there are no others} */
    public List<LibraryEntry> among(List<LibraryEntry> all) {
        List<LibraryEntry> wanted = all.stream()
                .filter(entry -> entry.isOfComputers() == ofComputers)
                .toList();
        return wanted.isEmpty() && !ofComputers ? all : wanted;
    }

    /**
     * {@return whether a game is selected, provided that it is {@linkplain #among among} the games to select from}
     *
     * @param own whether it is a game of the current profile
     * @param told returns the description of a game, in the user's language
     */
    public boolean shows(LibraryEntry entry, boolean own, Function<LibraryEntry, String> told) {
        if (game.filter(wanted -> !wanted.equals(entry.end().game())).isPresent()
                || ending != GameEnding.ANY && GameEnding.of(entry, own) != ending) {
            return false;
        }
        if (words.isBlank()) {
            return true;
        }
        String text = told.apply(entry).toLowerCase(Locale.ROOT);
        return Stream.of(words.toLowerCase(Locale.ROOT).strip().split("\\s+")).allMatch(text::contains);
    }
}
