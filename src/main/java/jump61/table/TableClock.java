package jump61.table;

import java.time.Duration;
import java.util.concurrent.Future;
import java.util.function.LongSupplier;
import jump61.game.Side;

/**
 * The time that both sides use, as this program counts it. It measures its own player's time from the moment when the
 * position is on the board, so that a slow connection costs nobody time, and reports when it is up. It believes what
 * the other program says as far as that can be true: a move that takes longer than stated, by more than {@link
 * #LENIENCE}, costs the excess, too. No time passes while the connection is broken or an offer must be answered before
 * the move. Confined to the table's loop.
 */
final class TableClock {
    /**
     * How much longer than the other program says its move may take, because it has to be shown there and travel here.
     */
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
     * A period that is running.
     *
     * @param end the task for when the time is up; null without a clock
     */
    private record Run(long since, Future<?> end) {}

    /**
     * Creates a clock that does not run.
     *
     * @param ownOut called on the loop when this side's time is up
     * @param otherOut called when the other side's time is up, but its program does not say so
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

    /** Called when the player has seen the position since {@code since}. */
    void think(Conversation now, long since) {
        if (own == null && now.awaitsOwnMove()) {
            own = begin(now.terms(), since, now.left(now.ownSide()).minus(spent), ownOut);
        }
    }

    /** {@return the time that this player has used for the move} */
    Duration used() {
        return spent.plus(own == null ? Duration.ZERO : Duration.ofNanos(nanos.getAsLong() - own.since()));
    }

    /** Records how long the other player took for a move that has just arrived, according to the other program. */
    void heard(Duration used) {
        if (other != null) {
            Duration more = Duration.ofNanos(nanos.getAsLong() - other.since())
                    .minus(LENIENCE)
                    .minus(used);
            hidden = more.isNegative() ? hidden : hidden.plus(more);
        }
    }

    /** {@return a farewell, corrected if it claims that this player is out of time when that cannot be true} */
    TableMessage.Why believed(TableMessage.Why said, Conversation now) {
        boolean possible = now.terms().pace().kind() != Pace.Kind.NONE
                && now.position().toMove() == now.ownSide()
                && nanos.getAsLong() - since >= now.left(now.ownSide()).toNanos();
        return said == TableMessage.Why.TIME && !possible ? TableMessage.Why.LEFT : said;
    }

    /** Continues after a message, or when the connection is back. */
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

    /** Stops, either for good or while the connection is broken. */
    void pause() {
        spent = spent.plus(stop(own));
        stop(other);
        own = null;
        other = null;
    }
}
