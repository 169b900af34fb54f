package jump61.tournament.ui;

import java.io.IOException;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.LocalDateTime;
import java.time.format.DateTimeFormatter;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.logging.Level;
import java.util.logging.Logger;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import jump61.record.Bin;
import jump61.record.RecordFiles;
import jump61.tournament.Setup;
import jump61.tournament.SetupFormat;
import jump61.tournament.TournamentException;
import jump61.tournament.TournamentException.Reason;

/**
 * A tournament stored in a folder, with the same files as those of {@code jump61 tournament}.
 *
 * @param folder its folder
 * @param setup its set-up
 */
public record KeptTournament(Path folder, Setup setup) {
    private static final Logger LOG = Logger.getLogger(KeptTournament.class.getName());
    private static final String BASE = "tournament";
    private static final String SETUP = BASE + ".txt";
    private static final String JOURNAL = BASE + ".journal";
    private static final int LARGEST = 1_000_000;
    private static final DateTimeFormatter NAME = DateTimeFormatter.ofPattern("yyyyMMdd-HHmmss");

    /**
     * Identifies a game of a tournament.
     *
     * @param tournament the name of the tournament's folder
     * @param number the game's number, from 0
     */
    record GameId(String tournament, int number) {
        private static final Pattern FORM = Pattern.compile("(.+)_(\\d{4,6})");

        String text() {
            return String.format(Locale.ROOT, "%s_%04d", tournament, number + 1);
        }

        static Optional<GameId> parse(String text) {
            Matcher matcher = FORM.matcher(text);
            return matcher.matches()
                    ? Optional.of(new GameId(matcher.group(1), Integer.parseInt(matcher.group(2)) - 1))
                    : Optional.empty();
        }
    }

    /** Stores a new tournament in its own folder inside {@code tournaments}. */
    static KeptTournament create(Path tournaments, Setup setup, LocalDateTime now) throws IOException {
        Files.createDirectories(tournaments);
        Path folder = tournaments.resolve(NAME.format(now));
        for (int number = 2; Files.exists(folder); number++) {
            folder = tournaments.resolve(NAME.format(now) + "-" + number);
        }
        Files.createDirectory(folder);
        RecordFiles.replace(folder.resolve(SETUP), SetupFormat.write(setup));
        return new KeptTournament(folder, setup);
    }

    /**
     * The stored tournaments, most recent first, those in the bin, and the problems with files that should contain a
     * tournament but cannot be read.
     */
    record Listing(List<KeptTournament> readable, List<KeptTournament> deleted, List<TournamentException> unreadable) {}

    /** {@return the tournaments in {@code tournaments}} Folders with neither a set-up nor a journal are skipped. */
    static Listing list(Path tournaments) throws IOException {
        List<KeptTournament> readable = new ArrayList<>();
        List<TournamentException> unreadable = new ArrayList<>();
        if (Files.isDirectory(tournaments)) {
            try (DirectoryStream<Path> folders = Files.newDirectoryStream(tournaments)) {
                for (Path folder : folders) {
                    read(folder, readable, unreadable);
                }
            }
        }
        readable.sort(Comparator.comparing(KeptTournament::name).reversed());
        unreadable.sort(Comparator.comparing(TournamentException::detail).reversed());
        return new Listing(List.copyOf(readable), deleted(tournaments), List.copyOf(unreadable));
    }

    private static List<KeptTournament> deleted(Path tournaments) throws IOException {
        Bin bin = bin(tournaments);
        bin.emptyOld();
        List<KeptTournament> deleted = new ArrayList<>();
        for (Bin.Deletion deletion : bin.deletions()) {
            for (Path folder : deletion.files()) {
                read(folder, deleted, new ArrayList<>());
            }
        }
        return List.copyOf(deleted);
    }

    /** {@return the stored tournament with this name; empty if there is none, or it is damaged} */
    static Optional<KeptTournament> named(Path tournaments, String name) throws IOException {
        return list(tournaments).readable().stream()
                .filter(kept -> kept.name().equals(name))
                .findAny();
    }

    private static void read(Path folder, List<KeptTournament> readable, List<TournamentException> unreadable) {
        Path text = folder.resolve(SETUP);
        RecordFiles.sweepQuietly(text);
        if (!Files.exists(text) && !Files.exists(folder.resolve(JOURNAL))) {
            return;
        }
        try {
            Setup setup = SetupFormat.read(RecordFiles.text(text, LARGEST));
            setup.contestants(); // Fails if a player is unknown.
            readable.add(new KeptTournament(folder, setup));
        } catch (IOException | IllegalArgumentException unusable) {
            LOG.log(Level.WARNING, "not a tournament: " + folder, unusable);
            Reason reason = unusable instanceof TournamentException newer && newer.reason() == Reason.NEWER
                    ? Reason.NEWER
                    : Reason.DAMAGED;
            unreadable.add(new TournamentException(reason, text.toString(), "not a tournament: " + text));
        }
    }

    /** {@return the name of its folder, which contains its start time} */
    public String name() {
        return folder.getFileName().toString();
    }

    /** {@return when the tournament in {@code folder} started; empty if the folder has been renamed} */
    public static Optional<LocalDateTime> began(Path folder) {
        String name = folder.getFileName().toString();
        try {
            return Optional.of(LocalDateTime.parse(name.substring(0, Math.min(15, name.length())), NAME));
        } catch (java.time.DateTimeException renamed) {
            return Optional.empty();
        }
    }

    /** {@return the id of a game, numbered from 0, in the library} */
    String gameId(int number) {
        return new GameId(name(), number).text();
    }

    /** {@return the file of a game, numbered from 0, that people have begun but not finished} */
    Path unfinished(int number) {
        return folder.resolve(BASE + "-unfinished-" + (number + 1) + "." + RecordFiles.EXTENSION);
    }

    Path journal() {
        return folder.resolve(JOURNAL);
    }

    /** Moves the tournament to the bin beside it; games in the library remain. */
    void delete() throws IOException {
        bin(folder.getParent()).put(List.of(folder));
    }

    /** Moves the tournament from the bin back to {@code tournaments}. */
    void restore(Path tournaments) throws IOException {
        bin(tournaments).restore(List.of(folder), tournaments);
    }

    /** {@return the bin for the tournaments in a folder} */
    static Bin bin(Path tournaments) {
        return new Bin(tournaments.resolve(Bin.NAME));
    }
}
