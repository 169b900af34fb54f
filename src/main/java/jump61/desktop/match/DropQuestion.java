package jump61.desktop.match;

/** Asks whether later moves may be dropped. */
@FunctionalInterface
public interface DropQuestion {
    /** Runs {@code drop} if the user agrees to lose this many moves. */
    void ask(int moves, Runnable drop);
}
