package jump61.solver;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HexFormat;
import java.util.LinkedHashSet;
import java.util.Optional;
import java.util.Set;
import java.util.function.Supplier;
import jump61.record.RecordFiles;

/**
 * Remembers which proofs have been played out by the rules and found true, so that this is done only once. A file has a
 * line for each, with the hash of the proof and the {@link Seal} of that. Lines that another machine has written are
 * ignored.
 */
final class CheckedProofs {
    private static final int LARGEST = 1 << 20;

    private final Path file;
    private final Supplier<Seal> seal;

    CheckedProofs(Path file, Supplier<Seal> seal) {
        this.file = file;
        this.seal = seal;
    }

    private String line(ProofFile proof) {
        String hash = proof.hash();
        return hash + " " + HexFormat.of().formatHex(seal.get().of("checked " + hash));
    }

    private Set<String> lines() {
        try {
            return new LinkedHashSet<>(
                    Files.exists(file) ? RecordFiles.text(file, LARGEST).lines().toList() : Set.of());
        } catch (IOException unreadable) {
            return new LinkedHashSet<>();
        }
    }

    /** {@return what is wrong with a proof; empty if it holds, which is then remembered} This may take long. */
    Optional<String> fault(ProofFile proof) {
        if (contains(proof)) {
            return Optional.empty();
        }
        Optional<String> fault = ProofChecker.fault(proof);
        if (fault.isEmpty()) {
            add(proof);
        }
        return fault;
    }

    synchronized boolean contains(ProofFile proof) {
        return lines().contains(line(proof));
    }

    private synchronized void add(ProofFile proof) {
        Set<String> lines = lines();
        lines.add(line(proof));
        try {
            RecordFiles.replace(file, String.join("\n", lines) + "\n");
        } catch (IOException unwritable) {
            // The proof is checked again at the next start.
        }
    }
}
