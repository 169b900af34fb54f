package jump61.window.match;

/** Asks for confirmation before later moves are removed. */
@FunctionalInterface
public interface DropQuestion {
    /** Runs {@code drop} if the user agrees to lose this many moves. */
    void ask(int moves, Runnable drop);
}
