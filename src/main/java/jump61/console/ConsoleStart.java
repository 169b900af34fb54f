package jump61.console;

/** A console selected on the command line but not started yet. */
public interface ConsoleStart {
    /**
     * {@return the text program}
     *
     * @param input the source of its lines
     * @param output its output
     */
    Dialect start(ConsoleInput input, Output output);
}
