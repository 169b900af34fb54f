package jump61.game;

import java.util.Optional;

/** Proven wins, to be looked up in play. {@link Tablebases} finds every tablebase that is provided as a service. */
public interface Tablebase {
    /** {@return a win for the side to move; empty if the tablebase holds none, which says nothing about the position} */
    Optional<ProvenWin> find(Position position);
}
