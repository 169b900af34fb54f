package jump61.desktop.library;

import java.util.Locale;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Stream;
import jump61.game.Game;
import jump61.game.Result;
import jump61.game.Side;
import jump61.library.LibraryEntry;

/**
 * Selects games of the library.
 *
 * @param words words that must all occur in the description of a game, in any order and case
 * @param game the game to show; empty for all
 * @param ending the results to show
 */
public record GameFilter(String words, Optional<Game> game, Ending ending) {
    /** Selects all games. */
    public static final GameFilter ALL = new GameFilter("", Optional.empty(), Ending.ANY);

    /** How a game ended for a person who played against the computer. */
    public enum Ending {
        /** Any result, or none. */
        ANY,
        /** The person won. */
        WON,
        /** The computer won. */
        LOST,
        /** A draw. */
        SHARED
    }

    /**
     * {@return whether a game is selected}
     *
     * @param told returns the description of a game, in the user's language
     */
    public boolean shows(LibraryEntry entry, Function<LibraryEntry, String> told) {
        if (game.filter(wanted -> !wanted.equals(entry.end().game())).isPresent()
                || ending != Ending.ANY && ending(entry) != ending) {
            return false;
        }
        if (words.isBlank()) {
            return true;
        }
        String text = told.apply(entry).toLowerCase(Locale.ROOT);
        return Stream.of(words.toLowerCase(Locale.ROOT).strip().split("\\s+")).allMatch(text::contains);
    }

    /**
     * {@return how a game ended for the person against the computer; {@link Ending#ANY} if there is no such person or
     * result}
     */
    public static Ending ending(LibraryEntry entry) {
        Optional<Side> person = CountedGame.person(entry.players());
        if (person.isEmpty() || entry.result().isEmpty()) {
            return Ending.ANY;
        }
        Result result = entry.result().get();
        if (result.winner().isEmpty()) {
            return result.reason() == Result.Reason.RULES ? Ending.SHARED : Ending.ANY;
        }
        return result.wonBy(person.get()) ? Ending.WON : Ending.LOST;
    }
}
