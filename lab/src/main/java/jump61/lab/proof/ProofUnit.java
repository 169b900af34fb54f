package jump61.lab.proof;

import java.io.IOException;
import java.nio.file.Path;
import java.util.Optional;
import jump61.console.ToolFiles;
import jump61.game.Games;
import jump61.game.Position;
import jump61.game.RefusedException;
import jump61.solver.ProofChecker;
import jump61.solver.ProofFile;
import jump61.solver.Strategy;

/** A unit of a divided proof, as a file: the id of the game and one position. */
final class ProofUnit {
    static final String EXTENSION = ".unit";

    private ProofUnit() {}

    /** {@return the file with this extension that belongs to a unit} */
    static Path beside(Path unit, String extension) throws IOException {
        String name = String.valueOf(unit.getFileName());
        if (!name.endsWith(EXTENSION)) {
            throw new IOException("not a unit: " + ToolFiles.shown(unit) + "; the names of units end in " + EXTENSION);
        }
        return unit.resolveSibling(name.substring(0, name.length() - EXTENSION.length()) + extension);
    }

    static String text(Position position) {
        return position.game().id() + " " + position.notation() + "\n";
    }

    /** {@return the position in the text of a unit, or of another file that contains one} */
    static Position read(Path file, String text) throws IOException {
        String[] parts = text.strip().split(" ", 2);
        try {
            return Games.byId(parts[0])
                    .orElseThrow(() -> new IOException(ToolFiles.shown(file) + " is not a unit"))
                    .parsePosition(parts[parts.length - 1]);
        } catch (RefusedException impossible) {
            throw new IOException(ToolFiles.shown(file) + " is not a unit: " + impossible.getMessage(), impossible);
        }
    }

    /** {@return the strategy in the proof of a unit with this position; it must be free of faults} */
    static Strategy checked(Position position, Path file) throws IOException {
        if (!isFor(position, file)) {
            throw new IOException(ToolFiles.shown(file) + " is no proof of its unit");
        }
        Strategy strategy = ProofFile.open(file);
        if (strategy.listedPlies() < Strategy.ALL_PLIES) {
            throw new IOException(ToolFiles.shown(file) + " is an outline, not a whole proof");
        }
        Optional<String> fault = ProofChecker.fault(strategy);
        if (fault.isPresent()) {
            throw new IOException(ToolFiles.shown(file) + " is no proof: " + fault.get());
        }
        return strategy;
    }

    /** {@return whether a file seems to be a proof for this position; it still has to be checked} */
    private static boolean isFor(Position position, Path file) {
        try {
            return ProofFile.open(file).start().canonical().equals(position.canonical());
        } catch (IOException noProof) {
            return false;
        }
    }
}
