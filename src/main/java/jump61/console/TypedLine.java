package jump61.console;

/**
 * A line of input.
 *
 * @param text the line, without its terminator; null at the end of the input
 * @param loaded whether it comes from a loaded file, not from the input itself
 * @param tooLong whether it was too long, so that the rest was skipped
 * @param arrived when it arrived, in nanoseconds as given by {@link System#nanoTime}
 */
public record TypedLine(String text, boolean loaded, boolean tooLong, long arrived) {
    static TypedLine loaded(String text) {
        return new TypedLine(text, true, false, System.nanoTime());
    }

    /** {@return whether this is the end of the input} */
    public boolean isEnd() {
        return text == null;
    }
}
