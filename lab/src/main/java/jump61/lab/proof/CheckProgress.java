package jump61.lab.proof;

/** Receives how far the check of a strategy is. */
@FunctionalInterface
public interface CheckProgress {
    /** Ignores everything. */
    CheckProgress NONE = (plies, positions) -> {};

    /** Receives the number of positions after so many plies for which the strategy contains a move. */
    void listed(int plies, int positions);

    /**
     * Receives how many of the positions at which the moves end have been searched and played out. Called by several
     * threads.
     */
    default void searched(int positions, int all) {}

    /** {@return whether {@link #atRest} is to be called as soon as may be} Called by several threads. */
    default boolean wantsRest() {
        return false;
    }

    /** Called when no position is being played out: soon after it {@linkplain #wantsRest is wanted}, and at the end. */
    default void atRest() {}
}
