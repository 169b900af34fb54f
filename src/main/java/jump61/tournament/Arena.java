package jump61.tournament;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Queue;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.function.Consumer;
import jump61.engine.DaemonThreads;
import jump61.game.Game;
import jump61.game.Position;
import jump61.game.Side;

/** Plays a match: each opening twice with sides swapped, several games at a time. */
final class Arena {
    private final ContestantSpec first;
    private final ContestantSpec second;
    private final Queue<ScheduledGame> waiting = new ConcurrentLinkedQueue<>();
    private final List<BrokenGame> broken = new ArrayList<>();

    /**
     * Creates a match between two contestants.
     *
     * @param openings the positions that games start from, in turn; each is played twice before the next one, but only once
     *     if {@linkplain ContestantSpec#isSameAs the same player} has both sides
     * @param games number of games; if it is odd, the last one is not repeated with sides swapped
     * @param seed random seed of the match, from which each game gets one of its own
     */
    Arena(ContestantSpec first, ContestantSpec second, List<Position> openings, int games, long seed) {
        this.first = first;
        this.second = second;
        for (int game = 0; game < games; game++) {
            Position opening = openings.get((first.isSameAs(second) ? game : game / 2) % openings.size());
            int number = game + 1;
            waiting.add(new ScheduledGame(number, opening, game % 2 == 0, ScheduledGame.seed(seed, number)));
        }
    }

    /**
     * Plays all games.
     *
     * @param atOnce number of games that run at the same time, at least 1
     * @param whenPlayed called after each game, never concurrently
     * @throws InterruptedException if interrupted; unfinished games are then abandoned
     */
    void play(int atOnce, Consumer<PlayedGame> whenPlayed) throws InterruptedException {
        List<Thread> threads = new ArrayList<>();
        for (int i = 1; i <= atOnce; i++) {
            threads.add(DaemonThreads.start("game " + i, () -> playWaiting(whenPlayed)));
        }
        for (Thread thread : threads) {
            thread.join();
        }
    }

    /** Starts no further game; games in progress are played to their end. */
    void stop() {
        waiting.clear();
    }

    private void playWaiting(Consumer<PlayedGame> whenPlayed) {
        try (Contestant mine = first.maker().get();
                Contestant other = second.maker().get()) {
            for (ScheduledGame next = waiting.poll(); next != null; next = waiting.poll()) {
                playOrBreakOff(next, mine, other, whenPlayed);
            }
        }
    }

    private void playOrBreakOff(
            ScheduledGame next, Contestant mine, Contestant other, Consumer<PlayedGame> whenPlayed) {
        try {
            PlayedGame played = SingleGame.play(next, mine, other, tags(next), move -> {});
            synchronized (this) {
                whenPlayed.accept(played);
            }
        } catch (RuntimeException | Error fault) {
            synchronized (this) {
                broken.add(new BrokenGame(next.number(), fault));
            }
        }
    }

    /** {@return the games that have no result because of a fault in this program; the others are not affected} */
    synchronized List<BrokenGame> broken() {
        return List.copyOf(broken);
    }

    private Map<String, String> tags(ScheduledGame next) {
        Game game = next.start().game();
        Map<String, String> tags = new LinkedHashMap<>();
        tags.put("Round", Integer.toString(next.number()));
        tags.put("Program-" + game.colour(Side.FIRST).title(), (next.firstBegins() ? first : second).name());
        tags.put("Program-" + game.colour(Side.SECOND).title(), (next.firstBegins() ? second : first).name());
        tags.put("Seed", Long.toString(next.seed()));
        return tags;
    }
}
