package jump61.app.home;

import java.util.Optional;
import jump61.game.Match;
import jump61.game.Players;
import jump61.game.Position;
import jump61.game.Result;
import jump61.library.LibraryEntry;

/** The subject of the first card of Home. */
sealed interface First {
    /**
     * The current game, which waits.
     *
     * @param interrupted whether it waits at a table, after a crash
     */
    record Ongoing(Match match, boolean interrupted) implements First {}

    /**
     * The last game, which has ended.
     *
     * @param end its last position
     * @param plies its number of moves
     * @param kept the game in the library; empty while it is still on the board
     */
    record Ended(Position end, Players players, Result result, int plies, Optional<LibraryEntry> kept)
            implements First {
        static Ended of(Match match) {
            return new Ended(
                    match.position(),
                    match.players(),
                    match.result().orElseThrow(),
                    match.played().size(),
                    Optional.empty());
        }

        static Ended of(LibraryEntry entry) {
            return new Ended(
                    entry.end(), entry.players(), entry.result().orElseThrow(), entry.plies(), Optional.of(entry));
        }

        /** {@return whether this is a game of the library} */
        boolean is(LibraryEntry entry) {
            return kept.map(entry::equals).orElseGet(() -> entry.end().equals(end) && entry.plies() == plies);
        }
    }

    /**
     * Nothing was played yet.
     *
     * @param offer what to begin with
     */
    record Fresh(Offer offer) implements First {}
}
