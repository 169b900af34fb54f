package jump61.table;

import java.time.Duration;
import java.util.List;
import jump61.game.Position;
import jump61.game.Result;
import jump61.game.Side;
import jump61.game.Turn;

/** An event at a table, delivered in order on the thread that the table belongs to. */
public sealed interface TableEvent {
    /**
     * The table is open, and waits for a guest.
     *
     * @param codes the codes to join by, one for each address of this computer
     */
    record Opened(List<TableCode> codes) implements TableEvent {}

    /** The host offers more than this player has agreed to, so the table was not joined. The evening ends. */
    record Offered(Terms terms, String name) implements TableEvent {}

    /** This program watches other people's table. */
    record Watching(String host, String guest, Terms terms) implements TableEvent {}

    /** The number of watchers has changed; only the host receives this. */
    record Watched(int count) implements TableEvent {}

    /**
     * The two sides are connected for the first time.
     *
     * @param name the other player's name; may be empty
     * @param key the code of the other's key
     * @param own the code of our key, which the other side sees
     * @param trust what is known of the other's key
     */
    record Joined(String name, String key, String own, KnownKeys.Trust trust) implements TableEvent {}

    /**
     * A game begins, or continues where it was.
     *
     * @param number the number of the game at this table, from 1
     * @param own the side of this program's player
     * @param turns the moves so far
     */
    record Started(int number, Position start, Side own, List<Turn> turns) implements TableEvent {
        public Started {
            turns = List.copyOf(turns);
        }
    }

    /**
     * A move was made, by either side.
     *
     * @param own whether this side made it
     * @param left the time that the mover has left now; zero without a clock
     */
    record Moved(Turn turn, boolean own, Duration left) implements TableEvent {}

    /** The last moves were taken back. */
    record TakenBack(int moves) implements TableEvent {}

    /** The game is over. */
    record Ended(Result result) implements TableEvent {}

    /** The other side offers something. */
    record Asked(Wish wish) implements TableEvent {}

    /**
     * The other side has not agreed to this side's offer; or, if {@code own} is false, the other side's offer no longer
     * counts.
     */
    record Refused(Wish wish, boolean own) implements TableEvent {}

    /** The other side says one of the set phrases, by its number. */
    record Said(int phrase) implements TableEvent {}

    /** The connection is broken; the table waits this long for the other side. */
    record Lost(Duration patience) implements TableEvent {}

    /** The connection is back. */
    record Back() implements TableEvent {}

    /** The table is closed; no event follows. */
    record Closed(Closing why) implements TableEvent {}
}
