package jump61.console;

import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.SplittableRandom;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import jump61.trust.Fuzz;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Feeds every console thousands of lines of commands, incomplete commands and garbage. */
class ConsoleFuzzTest {
    private static final int LINES = 40;
    private static final Pattern ERROR = Pattern.compile("Error: [\\p{Lu}\"][^\\p{Cntrl}]*\\.");
    private static final Pattern LINE_OF_2014 = Pattern.compile(
            "====|(    [1-9]\\d*[rb-]( [1-9]\\d*[rb-])*)|(Red|Blue) (wins|moves \\d+ \\d+)\\.|((?!===|wins|moves).)*");
    private static final String BEGINNING = "level red 1\nlevel blue 1\n";

    private static final List<String> COMMANDS = List.of(
            "start",
            "clear",
            "new",
            "dump",
            "board",
            "help",
            "verbose",
            "quiet",
            "quit",
            "auto",
            "manual",
            "auto red",
            "auto blue",
            "manual red",
            "manual blue",
            "size 2",
            "size 3",
            "size",
            "seed 4",
            "seed",
            "game 2 red",
            "game 3 blue",
            "join nobody@",
            "host a-b",
            "load no-such-file",
            "-1 -1 -1 -1",
            "#",
            "",
            "   ");

    @ParameterizedTest
    @ValueSource(strings = {"2014", "2021", "2006", "sim", "checkers"})
    void noLineBringsItDownAndEachErrorIsOneSentence(String console) {
        Fuzz.feed(10, LINES, (input, random) -> check(console, Dialogue.with(console, script(console, random))));
    }

    private static String script(String console, SplittableRandom random) {
        String beginning = console.startsWith("20") ? BEGINNING : "";
        return Stream.generate(() -> line(random))
                .limit(LINES)
                .collect(Collectors.joining("\n", beginning, random.nextBoolean() ? "\n" : ""));
    }

    private static String line(SplittableRandom random) {
        return switch (random.nextInt(8)) {
            case 0 -> Fuzz.garbage(random, 60);
            case 1 -> Fuzz.one(random, COMMANDS) + " " + Fuzz.garbage(random, 10);
            case 2 -> number(random) + " " + number(random);
            case 3 -> number(random) + ":" + number(random);
            case 4 -> number(random) + "" + number(random);
            case 5 ->
                "set " + number(random) + " " + number(random) + " " + number(random)
                        + Fuzz.one(random, List.of(" r", " b", ""));
            case 6 -> number(random) + " " + number(random) + " " + number(random) + " " + number(random);
            default -> Fuzz.one(random, COMMANDS);
        };
    }

    private static int number(SplittableRandom random) {
        return random.nextInt(20) == 0 ? random.nextInt() : random.nextInt(0, 8);
    }

    private static void check(String console, Dialogue dialogue) {
        assertFalse(dialogue.errors().contains("has a fault"), dialogue::errors);
        dialogue.errors().lines().forEach(line -> assertTrue(ERROR.matcher(line).matches(), line));
        if (console.equals("2014")) {
            dialogue.said()
                    .lines()
                    .forEach(line -> assertTrue(LINE_OF_2014.matcher(line).matches(), line));
        }
    }
}
