/**
 * Matches and tournaments between levels and external programs; it must not know any window.
 *
 * <p>Contestants play each other from many openings, and a table shows which is stronger, with confidence intervals.
 * See docs/tournaments.md.
 */
package jump61.tournament;
