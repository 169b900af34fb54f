package jump61.game;

import java.util.Optional;

/** Proven wins, for lookup during play. {@link Tablebases} finds every tablebase provided as a service. */
public interface Tablebase {
    /** Whose proof it is. */
    enum Source {
        /** It comes with the program. */
        PROGRAM,
        /** The user keeps it; the program has checked it. */
        USER
    }

    /** {@return a win for the side to move; empty if the tablebase contains none, which does not prove anything} */
    Optional<ProvenWin> find(Position position);

    /** {@return whose proof the win is from that {@link #find} returns; empty if it returns none} */
    Optional<Source> source(Position position);

    /** {@return false only if the tablebase contains nothing about this board of this game} */
    default boolean covers(Game game, BoardSize size) {
        return true;
    }
}
