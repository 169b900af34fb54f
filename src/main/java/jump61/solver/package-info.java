/**
 * Proofs of who wins a position with best play: found by proof-number search, and looked up in the files by which the
 * program plays; it must not know any game's rules.
 *
 * <p>The lab writes such files. What others have stored is believed only after it has been played out by the rules alone. See
 * docs/solving.md.
 */
package jump61.solver;
