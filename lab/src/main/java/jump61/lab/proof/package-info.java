/** Proofs found whole or in pieces, kept, written as strategies, and checked; it must not know any game's rules. */
package jump61.lab.proof;
