package jump61.game;

import java.util.Optional;

/** Proofs that were found before and are kept, to be looked up in play. {@link Proofs} finds such sources as services. */
public interface ProofSource {
    /** {@return a win of the side to move; empty where none is kept, which says nothing of the position} */
    Optional<ProvenWin> find(Position position);
}
