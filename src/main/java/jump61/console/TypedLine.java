package jump61.console;

/**
 * A line of input.
 *
 * @param text the line, without its end; null at the end of the input
 * @param loaded whether it comes from a file that was loaded, not from the input itself
 * @param arrived when it came, in the nanoseconds of {@link System#nanoTime}
 */
record TypedLine(String text, boolean loaded, long arrived) {
    /** {@return whether the input ends here} */
    boolean isEnd() {
        return text == null;
    }

    /** {@return the lines's text; at the end of the input, what that means} */
    String asCommand() {
        return text == null ? "quit" : text;
    }
}
