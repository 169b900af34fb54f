package jump61.lab.proof;

/** Receives the progress of the check of a strategy. */
@FunctionalInterface
public interface CheckProgress {
    /** Ignores everything. */
    CheckProgress NONE = (plies, positions) -> {};

    /** Reports for how many positions after this many plies the strategy contains a move. */
    void listed(int plies, int positions);

    /**
     * Reports how many of the positions at which the moves end have been searched and played out. Called by several
     * threads.
     */
    default void searched(int positions, int all) {}

    /** {@return whether {@link #atRest} should be called as soon as possible} Called by several threads. */
    default boolean wantsRest() {
        return false;
    }

    /** Called when no position is being played out: soon after {@link #wantsRest} asks for it, and at the end. */
    default void atRest() {}
}
