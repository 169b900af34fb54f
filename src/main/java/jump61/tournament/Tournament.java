package jump61.tournament;

import java.io.IOException;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.OptionalInt;
import java.util.Set;
import java.util.TreeMap;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Consumer;
import java.util.stream.IntStream;
import jump61.engine.DaemonThreads;
import jump61.game.Move;

/** Plays a tournament, several games at a time, and resumes it where its journal ends. */
public final class Tournament {
    private final Setup setup;
    private final Journal journal;
    private final Pairings pairings;
    private final List<ContestantSpec> specs;
    private final Map<Integer, Outcome> outcomes = new HashMap<>();
    private final Set<Integer> underWay = new HashSet<>();
    /** The moves of games that are being played. */
    private final Map<Integer, List<Move>> begun = new HashMap<>();

    private final Map<Integer, BrokenGame> broken = new TreeMap<>();
    private final Set<Contestant> playing = ConcurrentHashMap.newKeySet();
    private List<Encounter> encounters;
    private IOException unwritten;
    private volatile boolean stopped;
    private Runnable onBegun = () -> {};

    /** Creates a tournament that resumes after the games in its journal. */
    public Tournament(Setup setup, Journal journal) {
        this(setup, journal, setup.contestants());
    }

    Tournament(Setup setup, Journal journal, List<ContestantSpec> specs) {
        this.setup = setup;
        this.journal = journal;
        this.pairings = setup.pairings();
        this.specs = specs;
        journal.outcomes().forEach(outcome -> outcomes.put(outcome.number(), outcome));
        encounters = List.copyOf(pairings.encounters(Scores.of(setup, outcomes.values())));
        int settled = encounters().size() * setup.games();
        if (outcomes.keySet().stream().anyMatch(number -> number < 0 || number >= settled)) {
            throw new TournamentException(
                    TournamentException.Reason.DAMAGED,
                    journal.file().toString(),
                    "the journal has games that this tournament does not have");
        }
    }

    /** {@return the standings after the games played so far} */
    public synchronized Standings standings() {
        return Standings.of(setup, encounters(), outcomes.values());
    }

    /** {@return how many known games are still to be played; later rounds may add more} */
    public synchronized int gamesLeft() {
        return encounters().size() * setup.games() - outcomes.size();
    }

    /** {@return the encounters known so far} */
    public synchronized List<Encounter> encounters() {
        return encounters;
    }

    /** {@return the encounter that a game with this number, from 0, belongs to} */
    public synchronized Encounter encounterOf(int number) {
        return encounters.get(setup.encounterOf(number));
    }

    private void add(Outcome outcome) {
        outcomes.put(outcome.number(), outcome);
        if (gamesLeft() == 0) {
            encounters = List.copyOf(pairings.encounters(encounters, Scores.of(setup, outcomes.values())));
        }
    }

    /**
     * Plays all remaining games.
     *
     * @param atOnce number of games that run at the same time
     * @param whenFinished receives each game once it is in the journal, one at a time
     * @throws IOException if the journal cannot be written; no further game is played then
     */
    public void play(int atOnce, Consumer<Outcome> whenFinished) throws IOException, InterruptedException {
        List<Thread> threads = new ArrayList<>();
        for (int i = 1; i <= atOnce; i++) {
            threads.add(DaemonThreads.start("game " + i, () -> playWaiting(whenFinished)));
        }
        for (Thread thread : threads) {
            thread.join();
        }
        if (unwritten != null) {
            throw unwritten;
        }
    }

    /**
     * Makes {@link #play} end soon; may be called on any thread. Games in progress are abandoned: they are not in the
     * journal, and are replayed when the tournament is resumed.
     */
    public synchronized void stop() {
        stopped = true;
        // A contestant waiting for an external program gets no answer.
        playing.forEach(Contestant::close);
        notifyAll();
    }

    /** Sets a listener that is called when a game begins. Call this before {@link #play}. */
    public synchronized void setOnBegun(Runnable listener) {
        onBegun = listener;
    }

    /** {@return the numbers of the games that are being played now} */
    public synchronized Set<Integer> underWay() {
        return Set.copyOf(underWay);
    }

    private synchronized void note(int number, Move move) {
        begun.computeIfAbsent(number, game -> new ArrayList<>()).add(move);
    }

    /** {@return the moves made so far in a game that is being played, or was played} */
    public synchronized List<Move> moves(int number) {
        Outcome outcome = outcomes.get(number);
        return outcome != null ? outcome.moves() : List.copyOf(begun.getOrDefault(number, List.of()));
    }

    /** {@return the games that have been played} */
    public synchronized List<Outcome> outcomes() {
        return List.copyOf(outcomes.values());
    }

    /** {@return the number of the next game for people to play in the window; empty if there is none} */
    public synchronized OptionalInt gameForPeople() {
        return open().filter(this::isForPeople).findFirst();
    }

    /**
     * Adds a game that people have played.
     *
     * @throws IOException if the journal cannot be written
     */
    public synchronized void report(Outcome outcome, Consumer<Outcome> whenFinished) throws IOException {
        if (!outcomes.containsKey(outcome.number()) && isForPeople(outcome.number())) {
            journal.add(outcome);
            add(outcome);
            whenFinished.accept(outcome);
            notifyAll();
        }
    }

    /** {@return whether at most one game is being played and no other can begin, except games for people} */
    public synchronized boolean isLastUnderWay() {
        return underWay.size() <= 1 && open().allMatch(this::isForPeople);
    }

    private boolean isForPeople(int number) {
        return setup.isForPeople(encounterOf(number));
    }

    private void playWaiting(Consumer<Outcome> whenFinished) {
        Map<Integer, Contestant> contestants = new HashMap<>();
        try {
            for (OptionalInt next = next(); next.isPresent(); next = next()) {
                playOrBreakOff(next.getAsInt(), contestants, whenFinished);
            }
        } catch (InterruptedException interrupted) {
            Thread.currentThread().interrupt();
        } finally {
            contestants.values().forEach(Contestant::close);
            playing.removeAll(contestants.values());
        }
    }

    private void playOrBreakOff(int number, Map<Integer, Contestant> contestants, Consumer<Outcome> whenFinished) {
        Outcome outcome;
        try {
            outcome = play(number, contestants);
        } catch (RuntimeException | Error fault) {
            breakOff(number, fault);
            return;
        }
        finish(outcome, whenFinished);
    }

    private synchronized void breakOff(int number, Throwable fault) {
        broken.put(number, new BrokenGame(number + 1, fault));
        underWay.remove(number);
        notifyAll();
    }

    /**
     * {@return the games that have no result because of a fault in this program} They are played again when the tournament
     * is resumed; the others are not affected.
     */
    synchronized List<BrokenGame> broken() {
        return List.copyOf(broken.values());
    }

    /** {@return the games that are neither played nor being played} */
    private IntStream open() {
        return IntStream.range(0, encounters().size() * setup.games())
                .filter(game -> !outcomes.containsKey(game) && !underWay.contains(game) && !broken.containsKey(game));
    }

    /** {@return the number of the next game, after waiting for those it depends on; empty if all have been played} */
    private synchronized OptionalInt next() throws InterruptedException {
        while (unwritten == null && !stopped) {
            int[] open = open().toArray();
            OptionalInt next =
                    IntStream.of(open).filter(game -> !isForPeople(game)).findFirst();
            if (next.isPresent()) {
                begun.remove(next.getAsInt());
                underWay.add(next.getAsInt());
                onBegun.run();
                return next;
            }
            if (underWay.isEmpty() && open.length == 0) {
                break;
            }
            wait();
        }
        return OptionalInt.empty();
    }

    private Outcome play(int number, Map<Integer, Contestant> contestants) {
        Encounter encounter = encounterOf(number);
        Contestant first = contestants.computeIfAbsent(encounter.first(), this::newContestant);
        Contestant second = contestants.computeIfAbsent(encounter.second(), this::newContestant);
        PlayedGame played =
                SingleGame.play(setup.scheduled(number), first, second, Map.of(), move -> note(number, move));
        List<Move> moves = played.record().moves();
        return new Outcome(number, played.points(), played.forfeit().map(Forfeit::conduct), moves);
    }

    private Contestant newContestant(int player) {
        Contestant contestant =
                new StoppableContestant(specs.get(player).maker().get(), () -> stopped);
        playing.add(contestant);
        return contestant;
    }

    private synchronized void finish(Outcome outcome, Consumer<Outcome> whenFinished) {
        // The listener looks at the games still being played.
        underWay.remove(outcome.number());
        try {
            // A player that was stopped is not to blame for what happened then.
            boolean abandoned = stopped && outcome.conduct().isPresent();
            if (unwritten == null && !abandoned) {
                journal.add(outcome);
                add(outcome);
                whenFinished.accept(outcome);
            }
        } catch (IOException unwritable) {
            unwritten = unwritable;
        } finally {
            begun.remove(outcome.number());
            notifyAll();
        }
    }
}
