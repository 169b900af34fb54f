package jump61.console;

/** A console selected on the command line but not started yet. */
public interface ConsoleStart {
    /**
     * {@return the text program}
     *
     * @param input where its lines come from
     * @param output where it prints
     */
    Dialect start(ConsoleInput input, Output output);
}
