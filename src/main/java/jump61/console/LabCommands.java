package jump61.console;

/**
 * Commands and options that only the lab has, a program for developers that is not part of any package, and the answers to
 * users who look for them here.
 */
public final class LabCommands {
    private LabCommands() {}

    /** {@return one line that says where a command is} */
    public static String whereIs(String command) {
        return command + " is a command of jump61-lab, which comes with the sources";
    }

    /**
     * Rejects options that a command has only in the lab.
     *
     * @param command the lab's command that has them
     */
    public static void refuse(Options options, String command, String... names) throws UsageException {
        for (String name : names) {
            if (options.given(name)) {
                throw new UsageException(
                        name + " is an option of jump61-lab " + command + ", which comes with the sources");
            }
        }
    }
}
