package jump61.console;

/**
 * A line of input.
 *
 * @param text the line, without its end; null at the end of the input
 * @param loaded whether it comes from a file that was loaded, not from the input itself
 * @param tooLong whether it was longer, and the rest was skipped
 * @param arrived when it came, in the nanoseconds of {@link System#nanoTime}
 */
record TypedLine(String text, boolean loaded, boolean tooLong, long arrived) {
    static TypedLine loaded(String text) {
        return new TypedLine(text, true, false, System.nanoTime());
    }

    /** {@return whether the input ends here} */
    boolean isEnd() {
        return text == null;
    }
}
