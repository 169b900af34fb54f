package jump61.table.ui;

import java.util.List;
import java.util.Optional;
import jump61.table.Closing;
import jump61.table.TableCode;
import jump61.table.Wish;

/**
 * What the window shows of a table.
 *
 * @param stage how far it has come
 * @param codes by which others can join, as long as the table waits for somebody
 * @param asked what the other side asks for
 * @param own what this side has asked for
 * @param isLost whether the line is broken
 * @param closing why there is no table any more; empty if this side left or there was none
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
        /** There is none. */
        OFF,
        /** It waits for a guest. */
        WAITING,
        /** It is looked for. */
        JOINING,
        /** Two people sit at it. */
        PLAYING,
        /** It is watched. */
        WATCHING
    }
}
