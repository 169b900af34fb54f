package jump61.network;

import java.util.function.BooleanSupplier;

/** A call from another machine that is waiting at a {@link MessageBox}. Guarded by the lock of that box. */
final class Visit {
    /** The host's own calls, which do not count towards the limit. */
    static final Visit OWN = new Visit(() -> true, true);

    private final BooleanSupplier welcome;
    private final boolean guests;
    private boolean dismissed;
    private boolean early;
    private boolean over;

    /**
     * Creates a waiting call.
     *
     * @param welcome whether its caller may use the box, asked each time it matters
     * @param guests whether it came over a connection that has carried messages of the game
     */
    Visit(BooleanSupplier welcome, boolean guests) {
        this.welcome = welcome;
        this.guests = guests;
    }

    boolean isGuests() {
        return guests;
    }

    boolean isWelcome() {
        return welcome.getAsBoolean();
    }

    /** Ends the wait to make room for another caller. */
    void dismiss() {
        dismissed = true;
    }

    /** Marks a call made before the guest joined, so its caller need not be the guest. */
    void markEarly() {
        early = true;
    }

    boolean wasEarly() {
        return early;
    }

    /** Ends the wait as if it had timed out. */
    void end() {
        over = true;
    }

    boolean isOver() {
        return over || dismissed;
    }

    void requireNotDismissed() {
        if (dismissed) {
            throw new IllegalStateException("too many callers are waiting");
        }
    }
}
