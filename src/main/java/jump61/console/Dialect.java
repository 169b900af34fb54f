package jump61.console;

import java.util.Optional;

/**
 * A text program. It reads lines and answers on the {@link Output} it was created with. Invalid lines change nothing.
 */
public interface Dialect {
    /** Called once, before the first line; prints whatever comes first. */
    default void begin() {}

    /**
     * Handles one line of input, without its line terminator.
     *
     * @return whether the program continues
     */
    boolean accept(String line);

    /**
     * {@return whether the program is over although {@link #accept} has not said so, for example because it played on
     * its own}
     */
    default boolean isOver() {
        return false;
    }

    /** Called at the end of the input, unless {@link #accept} has ended the program. */
    default void end() {}

    /** {@return what a terminal shows before anything else} */
    default Optional<String> greeting() {
        return Optional.empty();
    }

    /** {@return the prompt shown at a terminal, for example {@code red> }} */
    default Optional<String> prompt() {
        return Optional.empty();
    }
}
