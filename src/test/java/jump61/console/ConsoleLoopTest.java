package jump61.console;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.io.Reader;
import java.io.StringReader;
import java.nio.charset.StandardCharsets;
import java.util.Iterator;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** What a text program shows between the lines that it reads. */
class ConsoleLoopTest {
    private final ByteArrayOutputStream shown = new ByteArrayOutputStream();
    private final PrintStream stream = new PrintStream(shown, true, StandardCharsets.UTF_8);
    private final Output output = new Output(stream, stream);

    /** Repeats each line, ends at {@code quit}, is over after {@code over}, and cannot bear {@code fault}. */
    private class Parrot implements Dialect {
        private boolean over;

        private Parrot(boolean over) {
            this.over = over;
        }

        @Override
        public void begin() {
            output.line("begins");
        }

        @Override
        public boolean accept(String line) {
            if (line.equals("fault")) {
                throw new IllegalStateException("a bug");
            }
            output.line("heard " + line);
            over |= line.equals("over");
            return !line.equals("quit");
        }

        @Override
        public boolean isOver() {
            return over;
        }

        @Override
        public void end() {
            output.line("ends");
        }

        @Override
        public Optional<String> greeting() {
            return Optional.of("Good day");
        }

        @Override
        public Optional<String> prompt() {
            return Optional.of("> ");
        }
    }

    private String run(String typed, boolean terminal, boolean over) {
        new ConsoleLoop(new StringReader(typed), output, terminal).run(new Parrot(over));
        return shown.toString(StandardCharsets.UTF_8);
    }

    @Test
    void linesAreHandedOnUntilTheyEnd() {
        assertEquals("begins\nheard a\nheard b\nends\n", run("a\nb", false, false));
    }

    @Test
    void aProgramEndsWhenItSaysSo() {
        assertEquals("begins\nheard quit\n", run("quit\nb\n", false, false));
        shown.reset();
        assertEquals("begins\nheard over\nends\n", run("over\nb\n", false, false));
        shown.reset();
        assertEquals("begins\n", run("a\n", false, true));
    }

    @Test
    void aFaultCostsOneLine() {
        assertEquals(
                "begins\nError: This line ran into a fault of the program:"
                        + " \"java.lang.IllegalStateException: a bug\".\nheard b\nends\n",
                run("fault\nb\n", false, false));
    }

    @Test
    void aLineThatIsTooLongIsRefused() {
        String longest = "x".repeat(ConsoleInput.LONGEST_LINE);
        assertEquals("begins\nheard " + longest + "\nends\n", run(longest, false, false));
        shown.reset();
        assertEquals(
                "begins\nError: A line can have at most " + ConsoleInput.LONGEST_LINE
                        + " characters; this one is longer.\nheard b\nends\n",
                run(longest + "x\nb\n", false, false));
    }

    @Test
    void aTerminalIsGreeted() {
        assertEquals("Good day\nbegins\n", run("", true, true));
    }

    /** {@return what a terminal shows} {@code ready} tells whether a line was pasted, each time it is asked for. */
    private String atATerminal(String typed, Boolean... ready) {
        Iterator<Boolean> answers = List.of(ready).iterator();
        Reader lines = new StringReader(typed) {
            @Override
            public boolean ready() {
                return answers.hasNext() && answers.next();
            }
        };
        new ConsoleLoop(lines, output, true).run(new Parrot(false) {
            @Override
            public void end() {}
        });
        return shown.toString(StandardCharsets.UTF_8);
    }

    @Test
    void aTerminalHasAPromptForEachLineAndAFreshLineAtTheEnd() {
        assertEquals("Good day\nbegins\n> heard a\n> \n", atATerminal("a\n"));
    }

    @Test
    void aLineThatWasPastedHasNoPromptBeforeIt() {
        assertEquals("Good day\nbegins\nheard a\n> \n", atATerminal("a\n", true));
        shown.reset();
        assertEquals("Good day\nbegins\n> \nheard a\n> \n", atATerminal("a\n", false, true));
    }

    @Test
    void outputBeginsAtTheLeftMargin() {
        output.prompt("> ");
        output.prompt("? ");
        output.error("x");
        output.prompt("> ");
        output.answered();
        output.line("y");
        assertEquals("> \n? \nError: x\n> y\n", shown.toString(StandardCharsets.UTF_8));
    }
}
