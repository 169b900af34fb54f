/**
 * Proofs of who wins a position with best play: found by proof-number search, written as complete strategies, and
 * verified by an independent checker that shares only the rules. See docs/solving.md.
 */
package jump61.solver;
