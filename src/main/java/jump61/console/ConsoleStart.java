package jump61.console;

/** A console that the command line asks for; not begun yet. */
public interface ConsoleStart {
    /**
     * {@return the text program}
     *
     * @param input where its lines come from
     * @param output where it speaks
     */
    Dialect start(ConsoleInput input, Output output);
}
