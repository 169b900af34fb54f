/**
 * Proofs: who wins a position with best play, found by proof-number search, written down as a whole strategy, and
 * checked by a second program that shares nothing with the first but the rules.
 */
package jump61.solver;
