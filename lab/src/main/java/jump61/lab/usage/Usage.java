package jump61.lab.usage;

import java.util.List;
import jump61.console.Options;
import jump61.console.Tool;

/** Shows the usage of developers' programs that are started by class name. */
public final class Usage {
    private Usage() {}

    /**
     * Prints the usage of a program and ends it: with code 2 if it is given too few arguments, or code 0 if it is asked for
     * help.
     *
     * @param program the program's main class
     * @param least the number of arguments that it needs
     * @param usage a description of the arguments
     */
    public static void require(Class<?> program, String[] arguments, int least, String usage) {
        boolean help = Options.askForHelp(List.of(arguments));
        if (help || arguments.length < least) {
            String line = "Usage: java ... " + program.getName() + " " + usage;
            (help ? System.out : System.err).println(line);
            System.exit(help ? Tool.OK : Tool.MISUSED);
        }
    }
}
