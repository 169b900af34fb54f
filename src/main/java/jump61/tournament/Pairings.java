package jump61.tournament;

import java.util.List;
import java.util.OptionalInt;

/** Determines who meets whom, given the results so far. */
interface Pairings {
    /**
     * {@return the encounters known so far} Further results only ever append to this list, so an encounter's index
     * never changes.
     */
    List<Encounter> encounters(Scores scores);

    /** {@return how many encounters a player has won by having no opponent; usually none} */
    default int byes(int player, List<Encounter> encounters) {
        return 0;
    }

    /** {@return the player who has won the last encounter of all; empty if that is undecided, or points decide} */
    default OptionalInt winner(Scores scores) {
        return OptionalInt.empty();
    }
}
