package jump61.solver;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.ByteBuffer;
import java.nio.file.DirectoryIteratorException;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.concurrent.ConcurrentHashMap;
import java.util.stream.Stream;
import jump61.game.BoardSize;
import jump61.game.Game;
import jump61.game.Games;
import jump61.game.Position;
import jump61.game.ProvenWin;
import jump61.game.Tablebase;
import jump61.record.AppDirectories;

/**
 * The proofs used in play: those included in the program, and those in the user's folder. They are opened when a
 * position is first looked up. Files that are not proofs are skipped.
 */
public final class ProofLibrary implements Tablebase {
    /** The file name extension of proofs, with the dot. */
    public static final String EXTENSION = ".proof";

    private final Path folder;
    private final Map<Board, Optional<ProofFile>> built = new ConcurrentHashMap<>();
    private List<ProofFile> kept;

    private record Board(String game, BoardSize size) {}

    /** Opens the library of the current user. */
    public ProofLibrary() {
        this(userFolder());
    }

    /** Opens a library with the proofs of a folder, which need not exist. */
    public ProofLibrary(Path folder) {
        this.folder = folder;
    }

    /** {@return the folder for the current user's proofs} */
    public static Path userFolder() {
        return AppDirectories.ofThisMachine().data().resolve("proofs");
    }

    @Override
    public Optional<ProvenWin> find(Position position) {
        return told(position)
                .or(() -> position.turned()
                        .flatMap(turned -> told(turned).map(win -> Images.turned(win, turned, position))));
    }

    /** {@return a win by a proof for the board as it lies} */
    private Optional<ProvenWin> told(Position position) {
        return proofs(position).flatMap(proof -> proof.find(position).stream()).findFirst();
    }

    private Stream<ProofFile> proofs(Position position) {
        return Stream.concat(builtIn(position.game(), position.size()).stream(), kept().stream());
    }

    /** {@return the maximum number of plies of the best proof for exactly this position, if there is one} */
    public OptionalInt longest(Position start) {
        return proofs(start)
                .filter(proof -> proof.start().equals(start))
                .mapToInt(ProofFile::longest)
                .min();
    }

    @Override
    public boolean covers(Game game, BoardSize size) {
        return hasProof(game, size)
                || game.start(size)
                        .turned()
                        .filter(turned -> hasProof(game, turned.size()))
                        .isPresent();
    }

    private boolean hasProof(Game game, BoardSize size) {
        return builtIn(game, size).isPresent()
                || kept().stream()
                        .map(ProofFile::start)
                        .anyMatch(start ->
                                start.game().equals(game) && start.size().equals(size));
    }

    /** {@return all proofs included in the program} */
    public List<ProofFile> builtIn() {
        return Games.all().stream()
                .flatMap(game -> game.sizes().all().flatMap(size -> builtIn(game, size).stream()))
                .toList();
    }

    /** {@return the included proof for the starting position of a board, if there is one} */
    private Optional<ProofFile> builtIn(Game game, BoardSize size) {
        return built.computeIfAbsent(new Board(game.id(), size), board -> resource(name(game.start(size))));
    }

    /** {@return the file name for a proof of this position} */
    public static String name(Position start) {
        boolean whole = start.equals(start.game().start(start.size()));
        String board = start.game().id() + "-" + start.size().text();
        return (whole ? board : board + "-" + Long.toHexString(PositionKey.of(start))) + EXTENSION;
    }

    /** {@return the proof files in a folder, sorted by name; an empty list if the folder cannot be read} */
    public static List<Path> files(Path folder) {
        List<Path> files = new ArrayList<>();
        if (Files.isDirectory(folder)) {
            try (DirectoryStream<Path> found = Files.newDirectoryStream(folder, "*" + EXTENSION)) {
                found.forEach(files::add);
            } catch (IOException | DirectoryIteratorException unreadable) {
                return List.of();
            }
        }
        files.sort(null);
        return files;
    }

    private synchronized List<ProofFile> kept() {
        if (kept == null) {
            kept = files(folder).stream().flatMap(ProofLibrary::opened).toList();
        }
        return kept;
    }

    /**
     * Opens a proof by which the program can play.
     *
     * @throws IOException if the file cannot be read, or is no such proof; the message is one clear line
     */
    public static ProofFile open(Path file) throws IOException {
        ProofFile proof = ProofFile.open(file);
        if (proof.listedPlies() < Strategy.ALL_PLIES) {
            throw new IOException("it has only the moves of the first " + proof.listedPlies() + " plies");
        }
        return proof;
    }

    private static Stream<ProofFile> opened(Path file) {
        try {
            return Stream.of(open(file));
        } catch (IOException noProof) {
            return Stream.empty();
        }
    }

    private static Optional<ProofFile> resource(String name) {
        try (InputStream in = ProofLibrary.class.getResourceAsStream(name)) {
            return in == null ? Optional.empty() : Optional.of(ProofFile.of(ByteBuffer.wrap(in.readAllBytes())));
        } catch (IOException damaged) {
            throw new UncheckedIOException(damaged);
        }
    }
}
