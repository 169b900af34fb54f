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

    /**
     * {@return the same as {@link #encounters(Scores)}, sooner}
     *
     * @param known the encounters known from fewer scores
     */
    default List<Encounter> encounters(List<Encounter> known, Scores scores) {
        return encounters(scores);
    }

    /** {@return how many encounters a player has won for lack of an opponent; usually none} */
    default int byes(int player, List<Encounter> encounters) {
        return 0;
    }

    /** {@return the winner of the final encounter; empty if it is undecided, or if points decide the tournament} */
    default OptionalInt winner(Scores scores) {
        return OptionalInt.empty();
    }
}
