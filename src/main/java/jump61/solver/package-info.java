/**
 * Proofs of who wins a position with best play: found, written as complete strategies, and checked; it must not know
 * any game's rules.
 *
 * <p>Proofs are found by proof-number search and verified by an independent checker that shares only the rules. See
 * docs/solving.md.
 */
package jump61.solver;
