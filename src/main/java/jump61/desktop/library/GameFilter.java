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
 * Which games of the library are shown.
 *
 * @param words words that all have to occur in what is told of a game, in any order and case
 * @param game the only game shown; empty for all
 * @param ending how the games ended that are shown
 */
public record GameFilter(String words, Optional<Game> game, Ending ending) {
    /** Shows all games. */
    public static final GameFilter ALL = new GameFilter("", Optional.empty(), Ending.ANY);

    /** How a game ended for the person who played it against the computer. */
    public enum Ending {
        /** In any way, or not at all. */
        ANY,
        /** The person won. */
        WON,
        /** The computer won. */
        LOST,
        /** Both share it. */
        SHARED
    }

    /**
     * {@return whether a game is shown}
     *
     * @param told what is told of a game, in the user's language
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

    /** {@return how a game ended for the one person who played; {@link Ending#ANY} if that cannot be said} */
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
