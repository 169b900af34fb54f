package jump61.game;

import java.util.Comparator;
import java.util.List;
import java.util.Optional;

/** All tablebases. They are found as services, so that the engine does not depend on their providers. */
public final class Tablebases {
    private static final List<Tablebase> ALL = Services.all(Tablebase.class);

    private Tablebases() {}

    /** {@return false if there is no tablebase for this board of this game} */
    public static boolean cover(Game game, BoardSize size) {
        return ALL.stream().anyMatch(tablebase -> tablebase.covers(game, size));
    }

    /** {@return a proven win for the side to move, if any tablebase contains one} */
    public static Optional<ProvenWin> find(Position position) {
        for (Tablebase tablebase : ALL) {
            Optional<ProvenWin> win = tablebase.find(position);
            if (win.isPresent()) {
                return win;
            }
        }
        return Optional.empty();
    }

    /** {@return whose proof says that the side to move wins, if any tablebase does} */
    public static Optional<Tablebase.Source> sourceOfWin(Position position) {
        return ALL.stream()
                .flatMap(tablebase -> tablebase.source(position).stream())
                .findFirst();
    }

    /**
     * {@return whose proofs refute moves of the side to move; the user's if only some are, and empty if no tablebase refutes
     * any. Quick wins are in none, so moves that none refutes may lose all the same}
     */
    public static Optional<Tablebase.Source> sourceOfLoss(Position position) {
        return position.legalMoves().stream()
                .flatMap(move -> sourceOfWin(position.play(move).after()).stream())
                .max(Comparator.naturalOrder());
    }
}
