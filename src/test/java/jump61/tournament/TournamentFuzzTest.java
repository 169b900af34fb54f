package jump61.tournament;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.SplittableRandom;
import jump61.game.Move;
import jump61.game.Position;
import jump61.trust.Fuzz;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Set-ups and journals of tournaments with changes: each is understood, or refused in one line and left as it was. */
class TournamentFuzzTest {
    private static final List<String> LINES = List.of(
            "Type: round-robin",
            "Type: swiss",
            "Type: knockout",
            "Type: gauntlet",
            "Rounds: 3",
            "Games: 4",
            "Game: sim",
            "Game: checkers",
            "Size: 9x6",
            "Size: 2",
            "Seed: -7",
            "Patience: 100",
            "Opening-plies: 2",
            "Player: level:3",
            "Player: B=nodes:20",
            "Player: program:sleep 1",
            "Player: person",
            "Player: Ann=human",
            "Opening: 1- 1- 1- / 1- 2r 1- / 1- 1- 1-",
            "# a comment");

    @TempDir
    Path folder;

    @Test
    void aSetUpIsWrittenAsItIsReadOrRefusedInOneLine() {
        Fuzz.feed(1, (input, random) -> {
            String text = setUp(random);
            try {
                Setup setup = SetupFormat.read(text);
                setup.contestants();
                String written = SetupFormat.write(setup);
                assertEquals(written, SetupFormat.write(SetupFormat.read(written)), text);
            } catch (IllegalArgumentException refused) {
                assertEquals(1, refused.getMessage().lines().count(), text);
            }
        });
    }

    @ParameterizedTest
    @ValueSource(strings = {"Game: sim\nSize: 9x6", "Game: checkers\nSize: 3", "Size: 99", "Size: 0", "Size: six"})
    void aSizeThatTheGameDoesNotHaveIsRefused(String lines) {
        String text = "Jump61 tournament 1\n" + lines + "\nPlayer: level:1\nPlayer: level:2\n";
        assertThrows(IllegalArgumentException.class, () -> SetupFormat.read(text));
    }

    private static String setUp(SplittableRandom random) {
        StringBuilder text = new StringBuilder("Jump61 tournament 1\nSize: 3\nPlayer: level:1\nPlayer: A=level:2\n");
        for (int lines = random.nextInt(5); lines > 0; lines--) {
            text.append(Fuzz.one(random, LINES)).append('\n');
        }
        return random.nextInt(3) == 0
                ? text.toString()
                : new String(Fuzz.mutate(random, text.toString()), StandardCharsets.UTF_8);
    }

    @Test
    void aJournalIsReadUpToItsLastWholeLineOrRefusedAndLeftAsItWas() {
        Setup setup = SetupFormat.read("Jump61 tournament 1\nSize: 3\nGames: 6\nPlayer: level:1\nPlayer: A=level:2\n");
        Path file = folder.resolve("tournament.journal");
        Fuzz.feed(1, 10, (input, random) -> {
            try {
                byte[] before = Fuzz.mutate(random, journal(setup, file, random));
                Files.write(file, before);
                try (Journal journal = Journal.open(file, setup)) {
                    new Tournament(setup, journal).standings();
                    journal.outcomes().forEach(TournamentFuzzTest::assertSound);
                } catch (IllegalArgumentException refused) {
                    assertEquals(1, refused.getMessage().lines().count());
                }
                byte[] after = Files.readAllBytes(file);
                int whole = Math.min(before.length, after.length);
                assertArrayEquals(Arrays.copyOf(before, whole), Arrays.copyOf(after, whole));
            } catch (IOException problem) {
                throw new AssertionError(problem);
            }
        });
    }

    private static String journal(Setup setup, Path file, SplittableRandom random) throws IOException {
        Files.deleteIfExists(file);
        try (Journal journal = Journal.open(file, setup)) {
            for (int number = random.nextInt(4); number >= 0; number--) {
                List<Move> moves = new ArrayList<>();
                Position position = setup.openingOf(number);
                for (int ply = random.nextInt(4); ply > 0; ply--) {
                    moves.add(Fuzz.one(random, position.legalMoves()));
                    position = position.play(moves.get(moves.size() - 1)).after();
                }
                Optional<String> conduct = random.nextBoolean() ? Optional.of("HANG: late") : Optional.empty();
                journal.add(new Outcome(number, random.nextInt(3) / 2.0, conduct, moves));
            }
        }
        return Files.readString(file);
    }

    private static void assertSound(Outcome outcome) {
        assertTrue(List.of(0.0, 0.5, 1.0).contains(outcome.pointsOfFirst()), outcome::toString);
    }

    @ParameterizedTest
    @ValueSource(strings = {"1\tNaN\t-\t1:1", "1\t1e99\t-\t1:1", "1\t-0.5\t-\t1:1", "0\t1.0\t-\t", "-3\t0.0\t-\t"})
    void aLineWithPointsOrANumberThatNoGameHasIsDamaged(String line) {
        assertEquals(Optional.empty(), Journal.JournalLine.read(line, jump61.game.Games.usual()));
    }
}
