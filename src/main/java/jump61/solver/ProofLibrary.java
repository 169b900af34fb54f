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
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentSkipListMap;
import java.util.concurrent.ForkJoinPool;
import java.util.function.Supplier;
import java.util.stream.Stream;
import jump61.game.BoardSize;
import jump61.game.Game;
import jump61.game.Games;
import jump61.game.Position;
import jump61.game.ProvenWin;
import jump61.game.Tablebase;
import jump61.record.AppDirectories;

/**
 * The proofs used in play: those included in the program, which are known by their hashes, and those in the user's folder,
 * which are trusted only after they have been played out by the rules. They are opened when a position is first looked up;
 * the user's proofs that have not been checked yet are then checked in the background, and are not used before that is
 * done. Files that are not proofs are skipped.
 */
public final class ProofLibrary implements Tablebase {
    /** The file name extension of proofs, with the dot. */
    public static final String EXTENSION = ".proof";

    private static final String FOLDER = "proofs";

    /** The hashes of the proofs that come with the program, by name. */
    private static final Map<String, String> BUILT_IN = Map.of(
            "jump61-2x3.proof", "f88bb4dce3d852f648b9555a43a482650e0fa5b506463148c836629355636b9c",
            "jump61-2x4.proof", "f8c053a60785da41d6920929b59f3046977e60295cc5c6862cd70c6f49d511c5",
            "jump61-2x5.proof", "c33a04a17b1363e4cc0c923ecf7a2839f30125c8ebfe1272e34a9cfb231872c1",
            "jump61-2x6.proof", "eeee99f6fbdec0e5c937a6dd5d4e2a5dea66ccb748899b2b7f4a9cccbddd3c90",
            "jump61-2x7.proof", "ada1dc25efac7d395b0909f503ebddc987ac40aedf00224c42917d22b05c4bb6",
            "jump61-2x8.proof", "fa40443497bdaae43691501b9eefedfcd2b189ed5b3acb8ed8819ea9fd207cac",
            "jump61-3x4.proof", "082658ee0c05b7533f1a561935c3efc38f85ee8f9653768db23313dc62ca12ac",
            "jump61-3x5.proof", "65148826994ab7a908d24763dd97e5cd36721f9dcc079d81e5f4d8f0af6a8753",
            "jump61-4.proof", "7e238cf5aa638a19bab289cd653d4fc2b2ac00c1365546ca3946a5fa62684a64");

    private final Path folder;
    private final CheckedProofs checks;
    private final Map<Board, Optional<ProofFile>> built = new ConcurrentHashMap<>();
    /** The user's proofs that can be trusted, by file. */
    private final Map<Path, ProofFile> kept = new ConcurrentSkipListMap<>();

    private boolean opened;

    private record Board(String game, BoardSize size) {}

    /** Opens the library of the current user. */
    public ProofLibrary() {
        this(AppDirectories.ofThisMachine().data());
    }

    /** Opens a library with the proofs in a data folder, which need not exist. */
    public ProofLibrary(Path data) {
        this.folder = data.resolve(FOLDER);
        this.checks = new CheckedProofs(folder.resolve("checked"), new Supplier<>() {
            private Seal seal;

            @Override
            public synchronized Seal get() {
                seal = seal == null ? Seal.in(data) : seal;
                return seal;
            }
        });
    }

    /** {@return the folder for the current user's proofs} */
    public static Path userFolder() {
        return AppDirectories.ofThisMachine().data().resolve(FOLDER);
    }

    @Override
    public Optional<ProvenWin> find(Position position) {
        return told(position)
                .or(() -> position.turned()
                        .flatMap(turned -> told(turned).map(win -> Images.turned(win, turned, position))));
    }

    @Override
    public Optional<Source> source(Position position) {
        return teller(position).or(() -> position.turned().flatMap(this::teller));
    }

    /** {@return whose proof for exactly this board tells a win} */
    private Optional<Source> teller(Position position) {
        if (builtIn(position.game(), position.size())
                .flatMap(proof -> proof.find(position))
                .isPresent()) {
            return Optional.of(Source.PROGRAM);
        }
        boolean isUsers = kept().stream().anyMatch(proof -> proof.find(position).isPresent());
        return isUsers ? Optional.of(Source.USER) : Optional.empty();
    }

    /** {@return a win by a proof for exactly this board, without exchanging rows and columns} */
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

    private synchronized Collection<ProofFile> kept() {
        if (!opened) {
            opened = true;
            files(folder).forEach(this::open);
        }
        return kept.values();
    }

    private void open(Path file) {
        try {
            ProofFile proof = whole(file);
            if (checks.contains(proof)) {
                kept.put(file, proof);
            } else {
                // A pool of its own, with one thread, leaves the other processors free for play.
                ForkJoinPool pool = new ForkJoinPool(1);
                pool.execute(() -> {
                    if (checks.fault(proof).isEmpty()) {
                        kept.put(file, proof);
                    }
                });
                pool.shutdown();
            }
        } catch (IOException noProof) {
            // A caller that opens this file learns why: see checked.
        }
    }

    /**
     * Opens one of the user's proofs for use in play. It is played out by the rules, which may take long, unless that has
     * been done before.
     *
     * @throws IOException if the file cannot be read or is not a valid proof; the message is one clear line
     */
    public ProofFile checked(Path file) throws IOException {
        ProofFile proof = whole(file);
        Optional<String> fault = checks.fault(proof);
        if (fault.isPresent()) {
            throw new IOException("it is no proof: " + fault.get());
        }
        return proof;
    }

    private static ProofFile whole(Path file) throws IOException {
        ProofFile proof = ProofFile.open(file);
        if (proof.listedPlies() < Strategy.ALL_PLIES) {
            throw new IOException("it has only the moves of the first " + proof.listedPlies() + " plies");
        }
        return proof;
    }

    private static Optional<ProofFile> resource(String name) {
        if (!BUILT_IN.containsKey(name)) {
            return Optional.empty();
        }
        try (InputStream in = ProofLibrary.class.getResourceAsStream(name)) {
            return in == null
                    ? Optional.empty()
                    : Optional.of(ProofFile.of(ByteBuffer.wrap(in.readAllBytes())))
                            .filter(proof -> proof.hash().equals(BUILT_IN.get(name)));
        } catch (IOException damaged) {
            throw new UncheckedIOException(damaged);
        }
    }
}
