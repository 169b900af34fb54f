package jump61.table;

import java.time.Duration;
import java.util.concurrent.Future;
import java.util.function.LongSupplier;
import jump61.game.Side;

/**
 * The time that both sides use, as this program counts it. It measures its own player's time, from the moment when the
 * position is on the board, so that the line costs nobody anything, and says when that is up. It believes the other program
 * as far as it can be true: what the other took longer than it said, less {@link #LENIENCE} a move, counts, too. While the
 * line is broken or an offer is to be answered before the move, no time passes. It belongs to the table's loop.
 */
final class TableClock {
    /** So much longer than the other program says may its move take to be shown there and to travel here. */
    static final Duration LENIENCE = Duration.ofSeconds(20);

    private final TableLoop loop;
    private final LongSupplier nanos;
    private final Runnable ownOut;
    private final Runnable otherOut;

    private Play at;
    private long since;
    private Duration spent = Duration.ZERO;
    private Duration hidden = Duration.ZERO;
    private Run own;
    private Run other;

    /**
     * Time that passes.
     *
     * @param end what happens when it is up; null if nothing does
     */
    private record Run(long since, Future<?> end) {}

    /**
     * Creates a clock that does not run.
     *
     * @param ownOut what happens, on the loop, when this side's time is up
     * @param otherOut what happens when the other's is, and its program does not say so
     */
    TableClock(TableLoop loop, LongSupplier nanos, Runnable ownOut, Runnable otherOut) {
        this.loop = loop;
        this.nanos = nanos;
        this.ownOut = ownOut;
        this.otherOut = otherOut;
    }

    private Run begin(Terms terms, long since, Duration left, Runnable out) {
        Duration wait = left.minusNanos(nanos.getAsLong() - since);
        Future<?> end = terms.pace().kind() == Pace.Kind.NONE ? null : loop.after(wait, out);
        return new Run(since, end);
    }

    private Duration stop(Run run) {
        if (run == null) {
            return Duration.ZERO;
        }
        if (run.end() != null) {
            run.end().cancel(false);
        }
        return Duration.ofNanos(Math.max(0, nanos.getAsLong() - run.since()));
    }

    /** The player has had the position before them since then. */
    void think(Conversation now, long since) {
        if (own == null && now.awaitsOwnMove()) {
            own = begin(now.terms(), since, now.left(now.ownSide()).minus(spent), ownOut);
        }
    }

    /** {@return the time that this side's player has used for the move} */
    Duration used() {
        return spent.plus(own == null ? Duration.ZERO : Duration.ofNanos(nanos.getAsLong() - own.since()));
    }

    /** The other program says how long its player has taken for a move that has just arrived. */
    void heard(Duration used) {
        if (other != null) {
            Duration more = Duration.ofNanos(nanos.getAsLong() - other.since())
                    .minus(LENIENCE)
                    .minus(used);
            hidden = more.isNegative() ? hidden : hidden.plus(more);
        }
    }

    /** {@return a farewell as far as it can be true: nobody is out of time who has just had the turn} */
    TableMessage.Why believed(TableMessage.Why said, Conversation now) {
        boolean possible = now.terms().pace().kind() != Pace.Kind.NONE
                && now.position().toMove() == now.ownSide()
                && nanos.getAsLong() - since >= now.left(now.ownSide()).toNanos();
        return said == TableMessage.Why.TIME && !possible ? TableMessage.Why.LEFT : said;
    }

    /** Goes on after a message, or when the line is there again. */
    void follow(Conversation now) {
        Play play = now.play();
        if (at == null || at.number() != play.number()) {
            hidden = Duration.ZERO;
        }
        if (at == null || at.number() != play.number() || at.ply() != play.ply()) {
            pause();
            spent = Duration.ZERO;
            since = nanos.getAsLong();
        }
        at = play;
        if (!now.awaitsOwnMove()) {
            spent = spent.plus(stop(own));
            own = null;
        }
        Side others = now.ownSide().opponent();
        boolean waits = !play.isOver()
                && play.position().toMove() == others
                && now.others().isEmpty();
        if (!waits) {
            stop(other);
            other = null;
        } else if (other == null) {
            Duration left = now.left(others);
            Duration real = now.terms().pace().kind() == Pace.Kind.TOTAL ? left.minus(hidden) : left;
            other = begin(now.terms(), nanos.getAsLong(), real.plus(LENIENCE), otherOut);
        }
    }

    /** Stops, as long as the line is broken or for good. */
    void pause() {
        spent = spent.plus(stop(own));
        stop(other);
        own = null;
        other = null;
    }
}
