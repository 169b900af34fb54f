package jump61.tournament.ui;

import java.io.IOException;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.function.Consumer;
import java.util.logging.Level;
import java.util.logging.Logger;
import jump61.engine.DaemonThreads;
import jump61.game.Result;
import jump61.library.GameLibrary;
import jump61.record.GameRecord;
import jump61.tournament.Encounter;
import jump61.tournament.Journal;
import jump61.tournament.KeptGames;
import jump61.tournament.Outcome;
import jump61.tournament.Tournament;

/** Plays a tournament from the end of its journal until it is over or stopped, and adds its games to the library. */
final class TournamentRun implements AutoCloseable {
    /** Number of games that a killed program may have written to the journal but not to the library. */
    private static final int PERHAPS_MISSING = 32;

    private static final Logger LOG = Logger.getLogger(TournamentRun.class.getName());
    private static final long BETWEEN_PICTURES = 150_000_000;

    private final KeptTournament kept;
    private final Optional<GameLibrary> library;
    private final Consumer<TournamentPicture> listener;
    private final Journal journal;
    private final Tournament tournament;
    /**
     * Games to be added to the library; an empty one marks the end. This is not done by the playing threads, because an
     * interrupt would close the files being written.
     */
    private final BlockingQueue<Optional<GameRecord>> unkept = new LinkedBlockingQueue<>();

    private volatile boolean ended;
    private long lastPicture;

    /**
     * Opens the tournament, without playing yet.
     *
     * @param library the library where games are stored; empty if they are not stored
     * @param listener receives the state, on the playing threads
     * @throws IllegalArgumentException if another program is playing it, or its journal belongs to another tournament
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

    /** {@return the current state} */
    TournamentPicture picture() {
        synchronized (tournament) {
            return TournamentPicture.of(kept.setup(), tournament);
        }
    }

    /** Reports the state. Whichever thread reports it, an earlier state never follows a later one. */
    private void tellPicture() {
        synchronized (tournament) {
            listener.accept(picture());
        }
    }

    /** Plays until the tournament is over or stopped. */
    void play(int atOnce) throws IOException, InterruptedException {
        List<Outcome> earlier = journal.outcomes();
        earlier.subList(Math.max(0, earlier.size() - PERHAPS_MISSING), earlier.size())
                .forEach(this::keep);
        Thread keeper = DaemonThreads.start("tournament games", this::keepAll);
        tournament.setOnBegun(this::tell);
        tellPicture();
        try {
            tournament.play(atOnce, this::finished);
        } finally {
            unkept.add(Optional.empty());
            keeper.join();
            tellPicture();
            ended = true;
        }
    }

    /** {@return what is known about a game now; empty if it was abandoned. May be called on any thread} */
    Optional<Spectator.Progress> progress(int number) {
        // Asked first, because a game may finish, and the tournament end, in between.
        boolean noMore = ended;
        Optional<Outcome> over = tournament.outcomes().stream()
                .filter(outcome -> outcome.number() == number)
                .findFirst();
        if (noMore && over.isEmpty()) {
            return Optional.empty();
        }
        Optional<Result> forfeit = over.filter(outcome -> outcome.conduct().isPresent())
                .map(outcome -> new Result(Optional.of(kept.setup().winnerOf(outcome)), Result.Reason.FORFEIT));
        return Optional.of(new Spectator.Progress(tournament.moves(number), forfeit));
    }

    /** Makes {@link #play} end soon; may be called on any thread. */
    void stop() {
        tournament.stop();
    }

    /** Adds a game that people have played. */
    void report(Outcome outcome) throws IOException {
        tournament.report(outcome, this::finished);
        tellPicture();
    }

    private void finished(Outcome outcome) {
        keep(outcome);
        tell();
    }

    /**
     * Reports the state, but only a few times a second, unless nothing may happen for a while after this. The tournament
     * calls this on one thread at a time.
     */
    private void tell() {
        long now = System.nanoTime();
        if (now - lastPicture > BETWEEN_PICTURES || tournament.isLastUnderWay()) {
            lastPicture = now;
            tellPicture();
        }
    }

    /** Adds a game to the library. Its id is always the same, so that it is there only once. */
    private void keep(Outcome outcome) {
        Encounter encounter = tournament.encounterOf(outcome.number());
        // A game for people is stored when it ends, like any other game in the window.
        if (library.isEmpty() || kept.setup().isForPeople(encounter)) {
            return;
        }
        GameRecord record = KeptGames.record(kept.setup(), outcome, encounter);
        unkept.add(Optional.of(record.changeTags(tags -> {
            tags.put("Event", kept.name());
            tags.put(GameLibrary.ID, kept.gameId(outcome.number()));
        })));
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
            // The journal has them; they are added to the library when the tournament is resumed.
            LOG.log(Level.WARNING, "games of a tournament are not kept", unwritable);
        }
    }

    @Override
    public void close() throws IOException {
        journal.close();
    }
}
