package jump61.console;

import java.util.Optional;

/** A text program. It reads lines and answers on the {@link Output} it was created with; bad lines change nothing. */
public interface Dialect {
    /** Called once, before the first line; prints whatever comes first. */
    default void begin() {}

    /**
     * Takes one line of input, without its line end.
     *
     * @return whether the program goes on
     */
    boolean accept(String line);

    /** {@return whether the program is over though {@link #accept} has not said so, as when it played on its own} */
    default boolean isOver() {
        return false;
    }

    /** Called when the input has ended, unless {@link #accept} has said that the program is over. */
    default void end() {}

    /** {@return what a terminal shows first, before anything else} */
    default Optional<String> greeting() {
        return Optional.empty();
    }

    /** {@return what a terminal shows where input is awaited, for example {@code red> }} */
    default Optional<String> prompt() {
        return Optional.empty();
    }
}
