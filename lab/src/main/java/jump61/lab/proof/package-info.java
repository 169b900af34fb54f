/**
 * Finds proofs, whole or in pieces, stores them, writes them as strategies, and checks them; it must not know any game's
 * rules.
 */
package jump61.lab.proof;
