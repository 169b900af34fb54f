package jump61.arena.tournament;

import java.util.List;

/** A way to hold a tournament: who meets whom, as far as the results so far tell. */
interface Pairings {
    /**
     * {@return the encounters that are settled} Further results only ever add to the end of this list, so the number of
     * an encounter in it never changes.
     */
    List<Encounter> encounters(Scores scores);

    /** {@return how many encounters the players without an opponent have won, by player; as a rule none} */
    default int byes(int player, List<Encounter> encounters) {
        return 0;
    }
}
