package jump61.table.ui;

import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import jump61.table.Closing;
import jump61.table.TableCode;
import jump61.table.Wish;

/**
 * The state of a table that the window shows.
 *
 * @param stage how far it has come
 * @param codes the codes by which others can join, while the table waits for a guest
 * @param asked what the other side asks for
 * @param own what this side has asked for
 * @param lostUntil when waiting for a broken connection ends, by {@link System#nanoTime}; empty if it is not broken
 * @param closing why there is no longer a table; empty if this side left or there was none
 */
record TableState(
        Stage stage,
        List<TableCode> codes,
        Optional<Wish> asked,
        Optional<Wish> own,
        OptionalLong lostUntil,
        Optional<Closing> closing) {
    static final TableState OFF = of(Stage.OFF);

    static TableState of(Stage stage) {
        return new TableState(
                stage, List.of(), Optional.empty(), Optional.empty(), OptionalLong.empty(), Optional.empty());
    }

    /** {@return the state at the start of a game, which changes nothing about the connection} */
    TableState started(Stage now) {
        return of(now).with(lostUntil);
    }

    TableState waiting(List<TableCode> forGuest) {
        return new TableState(stage, forGuest, asked, own, lostUntil, closing);
    }

    TableState closed(Closing why) {
        return new TableState(stage, codes, asked, own, lostUntil, Optional.of(why));
    }

    TableState with(Optional<Wish> newAsked, Optional<Wish> newOwn) {
        return new TableState(stage, codes, newAsked, newOwn, lostUntil, closing);
    }

    /** {@return the state while the connection is broken, for which this side waits so long from now on} */
    TableState lost(Duration patience) {
        return with(OptionalLong.of(System.nanoTime() + patience.toNanos()));
    }

    TableState restored() {
        return with(OptionalLong.empty());
    }

    private TableState with(OptionalLong newLostUntil) {
        return new TableState(stage, codes, asked, own, newLostUntil, closing);
    }

    /** {@return whether the connection is broken} */
    boolean isLost() {
        return lostUntil.isPresent();
    }

    /** How far a table has come. */
    enum Stage {
        /** There is no table. */
        OFF,
        /** The table is waiting for a guest. */
        WAITING,
        /** This program is looking for the table. */
        JOINING,
        /** Two people are playing. */
        PLAYING,
        /** The table is being watched. */
        WATCHING
    }
}
