package jump61.desktop.tournament;

import java.io.IOException;
import java.time.Instant;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.function.Consumer;
import java.util.logging.Level;
import java.util.logging.Logger;
import jump61.arena.tournament.Encounter;
import jump61.arena.tournament.Journal;
import jump61.arena.tournament.KeptGames;
import jump61.arena.tournament.Outcome;
import jump61.arena.tournament.Tournament;
import jump61.library.GameLibrary;
import jump61.record.GameRecord;

/** Plays a tournament from where its journal ends until it is over or stopped, and puts its games into the library. */
final class TournamentRun implements AutoCloseable {
    /** How many games a killed program may have written to the journal and not to the library. */
    private static final int PERHAPS_MISSING = 32;

    private static final Logger LOG = Logger.getLogger(TournamentRun.class.getName());
    private static final long BETWEEN_PICTURES = 150_000_000;

    private final KeptTournament kept;
    private final Optional<GameLibrary> library;
    private final Consumer<TournamentPicture> listener;
    private final Journal journal;
    private final Tournament tournament;
    /** Games on their way into the library; an empty one is the last. An interrupt would close the files being written. */
    private final BlockingQueue<Optional<GameRecord>> unkept = new LinkedBlockingQueue<>();
    private long lastPicture;

    /**
     * Opens the tournament; nothing is played yet.
     *
     * @param library where games are kept; empty if they are not to be
     * @param listener told how it stands, on the threads that play
     * @throws IllegalArgumentException if another program plays it now, or its journal is another one's
     */
    TournamentRun(KeptTournament kept, Optional<GameLibrary> library, Consumer<TournamentPicture> listener)
            throws IOException {
        this.kept = kept;
        this.library = library;
        this.listener = listener;
        journal = Journal.open(kept.journal(), kept.setup());
        try {
            tournament = new Tournament(kept.setup(), journal);
        } catch (IllegalArgumentException foreign) {
            journal.close();
            throw foreign;
        }
    }

    /** {@return how it stands} */
    TournamentPicture picture() {
        return TournamentPicture.of(kept.setup(), tournament);
    }

    /** Plays until the tournament is over or stopped. */
    void play(int atOnce) throws IOException, InterruptedException {
        List<Outcome> earlier = journal.outcomes();
        earlier.subList(Math.max(0, earlier.size() - PERHAPS_MISSING), earlier.size()).forEach(this::keep);
        Thread keeper = new Thread(this::keepAll, "tournament games");
        keeper.setDaemon(true);
        keeper.start();
        listener.accept(picture());
        try {
            tournament.play(atOnce, this::finished);
        } finally {
            unkept.add(Optional.empty());
            keeper.join();
            listener.accept(picture());
        }
    }

    /** Has {@link #play} end soon; any thread may call this. */
    void stop() {
        tournament.stop();
    }

    /** Adds a game that people have played. */
    void report(Outcome outcome) throws IOException {
        tournament.report(outcome, this::finished);
        listener.accept(picture());
    }

    private void finished(Outcome outcome) {
        keep(outcome);
        long now = System.nanoTime();
        if (now - lastPicture > BETWEEN_PICTURES || tournament.gamesLeft() == 0) {
            lastPicture = now;
            listener.accept(picture());
        }
    }

    /** The id is the same whenever the game is put into the library, so that it is there once. */
    private void keep(Outcome outcome) {
        boolean byPeople = kept.setup().hasPeople() && isOfPeople(outcome);
        if (library.isEmpty() || byPeople) {
            return;
        }
        Encounter encounter = tournament.encounters().get(kept.setup().encounterOf(outcome.number()));
        GameRecord record = new KeptGames(kept.setup(), kept.folder()).record(outcome, encounter);
        Map<String, String> tags = new LinkedHashMap<>(record.tags());
        tags.put("Event", kept.name());
        tags.put(GameLibrary.ID, String.format(Locale.ROOT, "%s_%04d", kept.name(), outcome.number() + 1));
        unkept.add(Optional.of(record.withTags(tags)));
    }

    /** What people play is kept when it ends, like any other game of the window. */
    private boolean isOfPeople(Outcome outcome) {
        Encounter encounter = tournament.encounters().get(kept.setup().encounterOf(outcome.number()));
        return kept.setup().entrants().get(encounter.first()).isPerson()
                || kept.setup().entrants().get(encounter.second()).isPerson();
    }

    private void keepAll() {
        try {
            boolean more = true;
            while (more) {
                List<Optional<GameRecord>> some = new ArrayList<>(List.of(unkept.take()));
                unkept.drainTo(some);
                addToLibrary(some.stream().flatMap(Optional::stream).toList());
                more = !some.contains(Optional.<GameRecord>empty());
            }
        } catch (InterruptedException nobodyDoes) {
            Thread.currentThread().interrupt();
        }
    }

    private void addToLibrary(List<GameRecord> records) {
        try {
            if (library.isPresent() && !records.isEmpty()) {
                library.get().addAll(records, Instant.now());
            }
        } catch (IOException unwritable) {
            // The journal has them; they are put into the library when the tournament is resumed.
            LOG.log(Level.WARNING, "games of a tournament are not kept", unwritable);
        }
    }

    @Override
    public void close() throws IOException {
        journal.close();
    }
}
