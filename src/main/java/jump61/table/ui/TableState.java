package jump61.table.ui;

import java.util.List;
import java.util.Optional;
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
 * @param isLost whether the connection is broken
 * @param closing why there is no longer a table; empty if this side left or there was none
 */
record TableState(
        Stage stage,
        List<TableCode> codes,
        Optional<Wish> asked,
        Optional<Wish> own,
        boolean isLost,
        Optional<Closing> closing) {
    static final TableState OFF = of(Stage.OFF);

    static TableState of(Stage stage) {
        return new TableState(stage, List.of(), Optional.empty(), Optional.empty(), false, Optional.empty());
    }

    TableState waiting(List<TableCode> forGuest) {
        return new TableState(stage, forGuest, asked, own, isLost, closing);
    }

    TableState closed(Closing why) {
        return new TableState(stage, codes, asked, own, isLost, Optional.of(why));
    }

    TableState with(Optional<Wish> newAsked, Optional<Wish> newOwn) {
        return new TableState(stage, codes, newAsked, newOwn, isLost, closing);
    }

    TableState lost(boolean newLost) {
        return new TableState(stage, codes, asked, own, newLost, closing);
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
