package jump61.lab.strength;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.io.Writer;
import java.nio.charset.StandardCharsets;
import java.util.function.BiFunction;

/**
 * Asks another program for a move: a position is written to it on a line, in this program's notation, and it answers
 * with a line such as {@code 2:3}. The limit is up to the program. Its nodes and depths are not known and count as 0.
 */
final class ProgramDriver implements BiFunction<String, String, String[]> {
    private final Writer toProgram;
    private final BufferedReader fromProgram;

    /**
     * Starts the program.
     *
     * @param command the program and its arguments, separated by spaces
     * @throws IOException if the program cannot be started
     */
    ProgramDriver(String command) throws IOException {
        Process process = new ProcessBuilder(command.split(" "))
                .redirectError(ProcessBuilder.Redirect.INHERIT)
                .start();
        toProgram = process.outputWriter(StandardCharsets.UTF_8);
        fromProgram = new BufferedReader(new InputStreamReader(process.getInputStream(), StandardCharsets.UTF_8));
    }

    @Override
    public String[] apply(String position, String limit) {
        try {
            toProgram.write(position + "\n");
            toProgram.flush();
            String move = fromProgram.readLine();
            if (move == null) {
                throw new IOException("the other program ended at " + position);
            }
            return new String[] {move, "0", "0"};
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
