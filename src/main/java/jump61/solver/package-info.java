/**
 * Proofs of who wins a position with best play: found by proof-number search, and looked up in files during play; it must
 * not know any game's rules.
 *
 * <p>The lab writes such files. A file from elsewhere is trusted only after it has been played out by the rules alone. See
 * docs/solving.md.
 */
package jump61.solver;
