package jump61.remote;

import java.util.function.BooleanSupplier;

/** One call from another machine that waits at a {@link MessageBox}, whose lock guards it. */
final class Visit {
    /** The host's own calls: they take no place from anybody. */
    static final Visit OWN = new Visit(() -> true, true);

    private final BooleanSupplier welcome;
    private final boolean guests;
    private boolean dismissed;
    private boolean early;
    private boolean over;

    /**
     * A call.
     *
     * @param welcome whether its caller may use the box, asked whenever that matters
     * @param guests whether it comes over a connection that has carried messages of the game
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

    /** Ends the wait, as another caller needs the place. */
    void dismiss() {
        dismissed = true;
    }

    /** It began before the guest joined, so it may be anybody's. */
    void isEarly() {
        early = true;
    }

    boolean wasEarly() {
        return early;
    }

    /** Ends the wait as if its time were up. */
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
