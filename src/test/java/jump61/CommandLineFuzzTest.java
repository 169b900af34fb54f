package jump61;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import jump61.trust.Fuzz;
import org.junit.jupiter.api.Test;

/** Arguments in any order: each command line is understood, or rejected in one line. */
class CommandLineFuzzTest {
    private static final List<String> WORDS = List.of(
            "--display",
            "--dialect",
            "2014",
            "2006",
            "--game",
            "sim",
            "checkers",
            "--red",
            "ai:3",
            "--blue",
            "human",
            "--white",
            "ai",
            "--notice-jumps",
            "--listen",
            "all",
            "-x",
            "",
            "--",
            "file");

    @Test
    void argumentsMakeSenseOrAreRefusedInOneLine() {
        Fuzz.feed(5, (input, random) -> {
            String[] arguments = new String[random.nextInt(6)];
            for (int i = 0; i < arguments.length; i++) {
                arguments[i] = random.nextInt(10) == 0 ? Fuzz.garbage(random, 12) : Fuzz.one(random, WORDS);
            }
            if (CommandLine.parse(arguments) instanceof Request.Mistake mistake) {
                assertEquals(
                        1,
                        mistake.message().replaceAll("\\p{Cntrl}", "?").lines().count());
            }
        });
    }
}
