package jump61.tournament;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Queue;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.function.Consumer;
import jump61.engine.DaemonThreads;
import jump61.game.Game;
import jump61.game.Position;
import jump61.game.Side;

/** Plays a match: each opening twice with sides swapped, several games at a time. */
public final class Arena {
    private final ContestantSpec first;
    private final ContestantSpec second;
    private final Queue<Pairing> waiting = new ConcurrentLinkedQueue<>();

    private final List<BrokenGame> broken = new ArrayList<>();

    /**
     * A game that ended by a fault of this program, and has no result.
     *
     * @param number its number in the match, from 1
     * @param fault what happened
     */
    public record BrokenGame(int number, Throwable fault) {}

    private record Pairing(int number, Position start, boolean firstBegins) {}

    /**
     * Creates a match between two contestants.
     *
     * @param openings the positions that games start from
     */
    public Arena(ContestantSpec first, ContestantSpec second, List<Position> openings) {
        this.first = first;
        this.second = second;
        for (Position opening : openings) {
            waiting.add(new Pairing(waiting.size() + 1, opening, true));
            waiting.add(new Pairing(waiting.size() + 1, opening, false));
        }
    }

    /**
     * Plays all games.
     *
     * @param atOnce number of games that run at the same time, at least 1
     * @param whenPlayed called after each game, never concurrently
     * @throws InterruptedException if interrupted; unfinished games are then abandoned
     */
    public void play(int atOnce, Consumer<PlayedGame> whenPlayed) throws InterruptedException {
        List<Thread> threads = new ArrayList<>();
        for (int i = 1; i <= atOnce; i++) {
            threads.add(DaemonThreads.start("game " + i, () -> playWaiting(whenPlayed)));
        }
        for (Thread thread : threads) {
            thread.join();
        }
    }

    /** Starts no further game; games in progress are played to their end. */
    public void stop() {
        waiting.clear();
    }

    private void playWaiting(Consumer<PlayedGame> whenPlayed) {
        try (Contestant mine = first.maker().get();
                Contestant other = second.maker().get()) {
            for (Pairing next = waiting.poll(); next != null; next = waiting.poll()) {
                Optional<PlayedGame> played = playOrBreakOff(next, mine, other);
                synchronized (this) {
                    played.ifPresent(whenPlayed);
                }
            }
        }
    }

    private Optional<PlayedGame> playOrBreakOff(Pairing next, Contestant mine, Contestant other) {
        try {
            return Optional.of(play(next, mine, other));
        } catch (RuntimeException | Error fault) {
            synchronized (this) {
                broken.add(new BrokenGame(next.number(), fault));
            }
            return Optional.empty();
        }
    }

    /** {@return the games that have no result because of a fault of this program; the others are not affected} */
    public synchronized List<BrokenGame> broken() {
        return List.copyOf(broken);
    }

    private PlayedGame play(Pairing pairing, Contestant mine, Contestant other) {
        return SingleGame.play(pairing.number(), pairing.start(), mine, other, pairing.firstBegins(), tags(pairing));
    }

    private Map<String, String> tags(Pairing pairing) {
        Game game = pairing.start().game();
        Map<String, String> tags = new LinkedHashMap<>();
        tags.put("Round", Integer.toString(pairing.number()));
        tags.put("Program-" + game.colour(Side.FIRST).title(), (pairing.firstBegins() ? first : second).name());
        tags.put("Program-" + game.colour(Side.SECOND).title(), (pairing.firstBegins() ? second : first).name());
        return tags;
    }
}
