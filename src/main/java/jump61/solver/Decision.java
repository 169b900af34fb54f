package jump61.solver;

import java.util.Optional;
import jump61.game.Move;

/**
 * The answer of a proof-number search to its {@link Goal}.
 *
 * @param decided whether it is known if the side to move succeeds
 * @param moverSucceeds whether the side to move succeeds
 * @param move the move by which it succeeds; empty if it does not, or the move is not known
 * @param nodes number of positions expanded
 */
record Decision(boolean decided, boolean moverSucceeds, Optional<Move> move, long nodes) {}
