package jump61.tournament;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.IntStream;
import jump61.record.RecordFiles;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class TournamentTest {
    private static final String SETUP = """
            Jump61 tournament 1
            Type: %s
            Size: 3
            Opening-plies: 1
            Rounds: %d
            Player: level:1
            Player: Two=level:2
            Player: level:3
            """;

    @TempDir
    Path folder;

    private Setup setup(String type, int rounds) {
        return SetupFormat.read(SETUP.formatted(type, rounds));
    }

    private Path file() {
        return folder.resolve("x.journal");
    }

    private List<Outcome> play(Setup setup, int atOnce) throws Exception {
        List<Outcome> played = new ArrayList<>();
        try (Journal journal = Journal.open(file(), setup)) {
            new Tournament(setup, journal).play(atOnce, played::add);
        }
        return played;
    }

    @Test
    void everyGameIsPlayedOnceAndAllOfThemGiveTheTable() throws Exception {
        Setup setup = setup("round-robin", 2);
        assertEquals(12, play(setup, 2).size());
        try (Journal journal = Journal.open(file(), setup)) {
            Standings standings = new Tournament(setup, journal).standings();
            assertEquals(12, standings.games());
            assertEquals(
                    12,
                    standings.rows().stream().mapToDouble(Standings.Row::points).sum());
            assertEquals(
                    0,
                    standings.rows().stream().mapToDouble(Standings.Row::rating).sum(),
                    1e-6);
            standings.rows().forEach(row -> assertEquals(8, row.games()));
        }
    }

    @Test
    void aFaultOfThisProgramCostsOneGameWhichIsNamedAndPlayedAgainWhenResumed() throws Exception {
        Setup setup = setup("round-robin", 1);
        List<ContestantSpec> specs = new ArrayList<>(setup.contestants());
        ContestantSpec first = specs.get(0);
        AtomicInteger asked = new AtomicInteger();
        specs.set(0, new ContestantSpec(first.name(), Optional.empty(), List.of(), () -> {
            if (asked.incrementAndGet() == 1) {
                throw new IllegalStateException("planted");
            }
            return first.maker().get();
        }));
        List<BrokenGame> broken;
        try (Journal journal = Journal.open(file(), setup)) {
            Tournament tournament = new Tournament(setup, journal, specs);
            tournament.play(1, outcome -> {});
            broken = tournament.broken();
            assertEquals(1, tournament.gamesLeft());
        }
        assertEquals(1, broken.size());
        assertEquals("planted", broken.get(0).fault().getMessage());
        List<Outcome> again = play(setup, 1);
        assertEquals(1, again.size());
        assertEquals(broken.get(0).number(), again.get(0).number() + 1);
    }

    @Test
    void playersWithEqualResultsShareTheFirstPlace() throws Exception {
        Setup setup = setup("round-robin", 1);
        try (Journal journal = Journal.open(file(), setup)) {
            List<Encounter> encounters = new Tournament(setup, journal).encounters();
            assertEquals(
                    3,
                    Standings.of(setup, encounters, results(0, 1, 0, 1, 0, 1)).leaders());
            assertEquals(
                    1,
                    Standings.of(setup, encounters, results(0.5, 1, 0, 1, 0, 1)).leaders());
        }
    }

    private static List<Outcome> results(double... points) {
        return IntStream.range(0, points.length)
                .mapToObj(number -> new Outcome(number, points[number], Optional.empty(), List.of()))
                .toList();
    }

    @Test
    void whoIsToldThatAGameIsOverNoLongerFindsItUnderWay() throws Exception {
        Setup setup = setup("round-robin", 1);
        try (Journal journal = Journal.open(file(), setup)) {
            Tournament tournament = new Tournament(setup, journal);
            List<Integer> both = new ArrayList<>();
            tournament.play(1, outcome -> {
                if (tournament.underWay().contains(outcome.number())) {
                    both.add(outcome.number());
                }
            });
            assertEquals(6, tournament.outcomes().size());
            assertEquals(List.of(), both);
        }
    }

    @Test
    void aTournamentThatWasPlayedToItsEndHasNothingLeft() throws Exception {
        play(setup("swiss", 2), 1);
        assertEquals(List.of(), play(setup("swiss", 2), 1));
    }

    @Test
    void aLineWithoutItsEndIsCutOffAndItsGamePlayedAgain() throws Exception {
        Setup setup = setup("round-robin", 1);
        play(setup, 1);
        String whole = Files.readString(file());
        Files.writeString(file(), whole.substring(0, whole.length() - 5));
        assertEquals(1, play(setup, 1).size());
        assertEquals(whole, Files.readString(file()), "the same seed plays the same game");
    }

    @Test
    void theJournalOfAnotherTournamentIsRefusedAndLeftAsItIs() throws Exception {
        play(setup("round-robin", 1), 1);
        String before = Files.readString(file());
        assertThrows(IllegalArgumentException.class, () -> play(setup("gauntlet", 1), 1));
        Files.writeString(file(), "My diary\n");
        assertThrows(IllegalArgumentException.class, () -> play(setup("round-robin", 1), 1));
        assertEquals("My diary\n", Files.readString(file()));
        assertFalse(before.isEmpty());
    }

    @Test
    void aLineThatIsNotAGameIsNamed() throws Exception {
        play(setup("round-robin", 1), 1);
        Files.writeString(file(), "7\tmany\t-\t1:1\n", StandardOpenOption.APPEND);
        var wrong = assertThrows(IllegalArgumentException.class, () -> play(setup("round-robin", 1), 1));
        assertTrue(wrong.getMessage().contains("many"), wrong.getMessage());
    }

    @Test
    void aTournamentIsPlayedByOneProgramAtATime() throws Exception {
        Setup setup = setup("round-robin", 1);
        try (Journal journal = Journal.open(file(), setup)) {
            assertTrue(journal.outcomes().isEmpty());
            assertThrows(IllegalArgumentException.class, () -> Journal.open(file(), setup));
        }
    }

    @Test
    void aProgramThatCannotBeStartedLosesItsGamesAndTheOthersContinue() throws Exception {
        Setup setup = SetupFormat.read(SETUP.formatted("gauntlet", 1) + "Player: program:/no/such/program\n");
        List<Outcome> outcomes = play(setup, 1);
        List<Outcome> forfeited =
                outcomes.stream().filter(o -> o.conduct().isPresent()).toList();
        assertEquals(2, forfeited.size());
        forfeited.forEach(outcome -> {
            assertEquals(1, outcome.pointsOfFirst());
            assertTrue(outcome.conduct().orElseThrow().startsWith("NO_START: "));
        });
        try (Journal journal = Journal.open(file(), setup)) {
            Standings.Row last =
                    new Tournament(setup, journal).standings().rows().get(3);
            assertEquals("program:/no/such/program", last.name());
            assertEquals(2, last.forfeits());
        }
    }

    @Test
    void gamesAreSavedAsGameFilesAndMissingOnesAreWrittenAgain() throws Exception {
        Setup setup = setup("gauntlet", 1);
        List<Outcome> outcomes = play(setup, 1);
        List<Encounter> encounters = setup.pairings().encounters(new Scores(2, java.util.Map.of()));
        var games = new KeptGames(setup, folder.resolve("games"));
        for (Outcome outcome : outcomes) {
            games.keep(outcome, encounters.get(outcome.number() / 2));
        }
        var record = RecordFiles.load(folder.resolve("games/game-0002.jump61"));
        assertEquals(outcomes.get(1).moves(), record.moves());
        assertEquals("Two", record.tags().get("Program-Red"));
        assertTrue(record.result().isPresent());
    }

    @Test
    void aSetUpIsReadAsItWasWritten() {
        Setup setup = setup("swiss", 3);
        assertEquals(setup, SetupFormat.read(SetupFormat.write(setup)));
        for (String wrong : List.of("Type: chess", "Player: level:1", "Speed: 7", "what", "Rounds: many")) {
            String text = SETUP.replace("Type: %s\n", "").formatted(1) + wrong;
            assertThrows(IllegalArgumentException.class, () -> SetupFormat.read(text), wrong);
        }
        assertThrows(IllegalArgumentException.class, () -> SetupFormat.read("Player: human"));
    }

    @Test
    void aTournamentThatIsStoppedIsResumedWithoutLosingOrRepeatingAGame() throws Exception {
        Setup setup = setup("round-robin", 4);
        List<Outcome> before = new ArrayList<>();
        try (Journal journal = Journal.open(file(), setup)) {
            var tournament = new Tournament(setup, journal);
            tournament.play(2, outcome -> {
                before.add(outcome);
                if (before.size() == 5) {
                    tournament.stop();
                }
            });
            assertTrue(before.size() >= 5 && before.size() < 24, before.size() + " games");
            assertTrue(tournament.underWay().isEmpty());
        }
        String stopped = Files.readString(file());
        List<Outcome> rest = play(setup, 2);
        assertEquals(24, before.size() + rest.size());
        assertTrue(Files.readString(file()).startsWith(stopped));
    }

    @Test
    void aPlayerStoppedWithTheTournamentDoesNotForfeit() throws Exception {
        Setup setup = SetupFormat.read(SETUP.formatted("gauntlet", 1) + "Player: program:sleep 60\n");
        List<Outcome> outcomes = new ArrayList<>();
        try (Journal journal = Journal.open(file(), setup)) {
            var tournament = new Tournament(setup, journal);
            // The other games are played by then, and only the one that hangs is left.
            Thread stopper = new Thread(() -> {
                while (outcomes.size() < 4 || tournament.underWay().isEmpty()) {
                    Thread.onSpinWait();
                }
                tournament.stop();
            });
            stopper.start();
            tournament.play(1, outcomes::add);
            stopper.join();
        }
        assertEquals(4, outcomes.size());
        outcomes.forEach(outcome -> assertTrue(outcome.conduct().isEmpty()));
    }

    @Test
    void theGamesOfPeopleWaitForThemAndLaterRoundsForTheirGames() throws Exception {
        Setup setup = SetupFormat.read(SETUP.formatted("knockout", 1).replace("Player: level:3", "Player: Ada=person"));
        List<Outcome> outcomes = new ArrayList<>();
        try (Journal journal = Journal.open(file(), setup)) {
            var tournament = new Tournament(setup, journal);
            Thread people = new Thread(() -> letPeopleWin(setup, tournament, outcomes));
            people.start();
            tournament.play(1, outcomes::add);
            people.join();
            assertEquals("Ada", tournament.standings().rows().get(0).name());
            assertEquals(0, tournament.gamesLeft());
        }
    }

    private static void letPeopleWin(Setup setup, Tournament tournament, List<Outcome> outcomes) {
        while (tournament.gamesLeft() > 0) {
            tournament.gameForPeople().ifPresent(number -> {
                Encounter encounter = tournament.encounters().get(setup.encounterOf(number));
                boolean first = setup.entrants().get(encounter.first()).isPerson();
                try {
                    tournament.report(new Outcome(number, first ? 1 : 0, Optional.empty(), List.of()), outcomes::add);
                } catch (IOException unwritable) {
                    throw new java.io.UncheckedIOException(unwritable);
                }
            });
        }
    }

    /** Kills the program with games in progress, as {@code kill -9} does, and resumes. */
    @Test
    void afterAKillNoGameIsLostOrPlayedTwice() throws Exception {
        Path text = folder.resolve("cup.txt");
        Files.writeString(text, SetupFormat.write(setup("round-robin", 40)));
        Path journal = folder.resolve("cup.journal");
        int killed = 0;
        for (int wanted = 20; wanted <= 60; wanted += 20) {
            Process process = start(text);
            waitForLines(journal, wanted, process);
            killed += process.isAlive() ? 1 : 0;
            process.destroyForcibly().waitFor(20, TimeUnit.SECONDS);
        }
        assertTrue(killed > 0);
        Setup setup = SetupFormat.read(Files.readString(text));
        try (Journal opened = Journal.open(journal, setup)) {
            List<Outcome> before = opened.outcomes();
            List<Outcome> rest = new ArrayList<>();
            new Tournament(setup, opened).play(2, rest::add);
            assertEquals(240, before.size() + rest.size());
            var numbers = new HashSet<Integer>();
            opened.outcomes().forEach(outcome -> assertTrue(numbers.add(outcome.number())));
            assertEquals(240, numbers.size());
        }
    }

    private static Process start(Path setup) throws IOException {
        return new ProcessBuilder(
                        Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                        "-cp",
                        System.getProperty("java.class.path"),
                        "jump61.Main",
                        "tournament",
                        setup.toString(),
                        "--quiet",
                        "--concurrency",
                        "2")
                .redirectErrorStream(true)
                .redirectOutput(ProcessBuilder.Redirect.DISCARD)
                .start();
    }

    private static void waitForLines(Path journal, int lines, Process process) throws Exception {
        while (process.isAlive()
                && (!Files.exists(journal) || Files.readAllLines(journal).size() < lines)) {
            process.waitFor(5, TimeUnit.MILLISECONDS);
        }
    }
}
