package jump61.game;

import java.util.List;
import java.util.Optional;
import java.util.ServiceLoader;

/** All proofs that are kept, found as services so that the search need not know who found them. */
public final class Proofs {
    private static final List<ProofSource> SOURCES =
            ServiceLoader.load(ProofSource.class, Proofs.class.getClassLoader()).stream()
                    .map(ServiceLoader.Provider::get)
                    .toList();

    private Proofs() {}

    /** {@return a proven win of the side to move, if one is kept} */
    public static Optional<ProvenWin> find(Position position) {
        for (ProofSource source : SOURCES) {
            Optional<ProvenWin> win = source.find(position);
            if (win.isPresent()) {
                return win;
            }
        }
        return Optional.empty();
    }
}
