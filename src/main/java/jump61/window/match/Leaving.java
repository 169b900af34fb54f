package jump61.window.match;

import java.util.function.UnaryOperator;

/** What happens before something ends the match on the board: nothing, unless features ask for confirmation. */
public final class Leaving {
    private UnaryOperator<Runnable> guard = UnaryOperator.identity();

    /** Adds what wraps such an action from now on, and decides when it is run whether to ask first. */
    public void addGuard(UnaryOperator<Runnable> another) {
        UnaryOperator<Runnable> before = guard;
        guard = effect -> another.apply(before.apply(effect));
    }

    /** {@return {@code effect}, preceded by a question if one is necessary when it is run} */
    public Runnable before(Runnable effect) {
        return () -> guard.apply(effect).run();
    }
}
