package jump61.record;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeFalse;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.Closeable;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.stream.Stream;
import jump61.game.Games;
import jump61.game.Match;
import jump61.game.Player;
import jump61.game.Players;
import jump61.record.AutosavePlace.Step;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;

class AutosavePlaceTest {
    private static final Optional<GameRecord> NONE = Optional.empty();
    private static final Optional<GameRecord> FIRST = game(3, 4);
    private static final Optional<GameRecord> FIRST_A_MOVE_LATER = game(3, 4, 0);
    private static final Optional<GameRecord> SECOND = game(4, 1, 2);

    @TempDir
    Path folder;

    private static Optional<GameRecord> game(int size, int... moves) {
        Match match = new Match(
                Games.byId("jump61").orElseThrow().start(size), new Players(Player.HUMAN, new Player.Computer(3)));
        for (int move : moves) {
            match.play(match.position().legalMoves().get(move));
        }
        return Optional.of(GameRecord.of(match, Map.of()));
    }

    private static AutosavePlace.Games games(Optional<GameRecord> last, Optional<GameRecord> previous) {
        return new AutosavePlace.Games(last, previous);
    }

    @Test
    void aSavedGameIsFoundAgain() throws IOException {
        try (AutosavePlace place = AutosavePlace.take(folder)) {
            place.keep(games(FIRST, SECOND));
        }
        assertEquals(games(FIRST, SECOND), found());
    }

    @Test
    void aGameIsForgottenWhereThereIsNone() throws IOException {
        try (AutosavePlace place = AutosavePlace.take(folder)) {
            place.keep(games(FIRST, SECOND));
            place.keep(games(SECOND, NONE));
            place.keep(games(NONE, NONE));
        }
        assertEquals(games(NONE, NONE), found());
    }

    @Test
    void aGameIsNotLostWhereverTheProcessIsKilledWhenAnotherBegins() throws IOException {
        assertEquals(games(NONE, FIRST), killedAfterEachStep(games(FIRST, SECOND), games(NONE, FIRST), FIRST));
    }

    @Test
    void theLastMoveOfAGameIsNotLostEither() throws IOException {
        AutosavePlace.Games asItIs = games(NONE, FIRST_A_MOVE_LATER);
        AutosavePlace.Games end = killedAfterEachStep(games(FIRST, SECOND), asItIs, FIRST);
        assertEquals(FIRST_A_MOVE_LATER, end.previous());
    }

    @Test
    void neitherOfTwoGamesIsLostWhereverTheProcessIsKilledWhenTheyChangePlaces() throws IOException {
        AutosavePlace.Games end = killedAfterEachStep(games(FIRST, SECOND), games(SECOND, FIRST), FIRST, SECOND);
        assertEquals(games(SECOND, FIRST), end);
    }

    @Test
    void theGameBeforeIsNotLostWhereverTheProcessIsKilledWhenItIsShownAgain() throws IOException {
        assertEquals(games(SECOND, NONE), killedAfterEachStep(games(NONE, SECOND), games(SECOND, NONE), SECOND));
    }

    @Test
    void aFailureToWriteLosesNothingAndIsMadeUpForLater() throws IOException {
        try (AutosavePlace place = AutosavePlace.take(folder)) {
            place.keep(games(FIRST, NONE));
            Path inTheWay = Files.createDirectories(folder.resolve("between.jump61/in-the-way"));
            assertThrows(IOException.class, () -> place.keep(games(NONE, FIRST)));
            Files.delete(inTheWay);
            Files.delete(inTheWay.getParent());
            assertEquals(FIRST, Optional.of(load("last.jump61")));
            place.keep(games(SECOND, FIRST));
        }
        assertEquals(games(SECOND, FIRST), found());
    }

    @Test
    void anUnreadableGameIsPutAsideAndReportedAndTheNextMoveDoesNotDestroyIt() throws IOException {
        for (String name : List.of("last", "previous", "between")) {
            Files.createSymbolicLink(folder.resolve(name + ".jump61"), Path.of(name + ".jump61"));
        }
        try (AutosavePlace place = AutosavePlace.take(folder)) {
            assertEquals(games(NONE, NONE), place.kept());
            place.keep(games(FIRST, SECOND));
            place.keep(games(NONE, NONE));
            assertEquals(
                    List.of("between.jump61.damaged", "last.jump61.damaged", "previous.jump61.damaged"),
                    place.putAside().stream()
                            .map(file -> file.getFileName().toString())
                            .sorted()
                            .toList());
            assertTrue(place.putAside().stream().allMatch(Files::isSymbolicLink), "as they were");
        }
    }

    @DisabledOnOs(OS.WINDOWS)
    @Test
    void aLinkToAFileThatIsNotThereIsPutAsideAndNotReplaced() throws IOException {
        Path elsewhere = folder.resolve("not mounted/last.jump61");
        Files.createSymbolicLink(folder.resolve("last.jump61"), elsewhere);
        try (AutosavePlace place = AutosavePlace.take(folder)) {
            assertEquals(NONE, place.kept().last());
            Path aside = folder.resolve("last.jump61.damaged");
            assertEquals(List.of(aside), place.putAside());
            assertEquals(elsewhere, Files.readSymbolicLink(aside));
        }
    }

    @Test
    void aGameThatCanNeitherBeReadNorPutAsideIsNotOverwritten() throws IOException {
        Files.writeString(folder.resolve("last.jump61"), "damaged");
        for (int number = 1; number <= 1_000; number++) {
            Files.createFile(folder.resolve("last.jump61.damaged" + (number == 1 ? "" : "-" + number)));
        }
        try (AutosavePlace place = AutosavePlace.take(folder)) {
            assertThrows(IOException.class, place::kept);
        }
        assertEquals("damaged", Files.readString(folder.resolve("last.jump61")));
    }

    @Test
    void inAFolderThatCannotBeWrittenWhatWasKeptIsFound() throws IOException {
        try (AutosavePlace place = AutosavePlace.take(folder)) {
            place.keep(games(FIRST, SECOND));
        }
        assumeTrue(folder.toFile().setWritable(false));
        assumeFalse(Files.isWritable(folder), "nothing is closed to this user");
        assertEquals(games(FIRST, SECOND), found());
        assertTrue(folder.toFile().setWritable(true));
    }

    @Test
    void twoWindowsKeepTheirGamesApartAndNeitherIsLost() throws IOException {
        try (AutosavePlace first = AutosavePlace.take(folder);
                AutosavePlace second = AutosavePlace.take(folder)) {
            first.keep(games(SECOND, NONE));
            second.keep(games(FIRST, SECOND));
            first.keep(games(NONE, NONE));
            assertEquals(games(NONE, NONE), first.kept());
            assertEquals(games(FIRST, SECOND), second.kept());
        }
        try (AutosavePlace next = AutosavePlace.take(folder);
                AutosavePlace another = AutosavePlace.take(folder)) {
            assertEquals(games(FIRST, SECOND), next.kept());
            assertEquals(games(NONE, NONE), another.kept());
        }
    }

    @Test
    void allPlacesButTheOneTakenAreLeftToOthers() throws IOException {
        try (AutosavePlace first = AutosavePlace.take(folder);
                AutosavePlace second = AutosavePlace.take(folder);
                AutosavePlace third = AutosavePlace.take(folder)) {
            first.keep(games(NONE, NONE));
            second.keep(games(FIRST, NONE));
            third.keep(games(NONE, NONE));
        }
        try (AutosavePlace lastPlayed = AutosavePlace.take(folder);
                AutosavePlace another = AutosavePlace.take(folder);
                AutosavePlace third = AutosavePlace.take(folder)) {
            assertEquals(FIRST, lastPlayed.kept().last());
            another.keep(games(SECOND, NONE));
            third.keep(games(SECOND, NONE));
        }
        assertTrue(Files.exists(folder.resolve("last.jump61")) && Files.exists(folder.resolve("last-3.jump61")));
        assertFalse(Files.exists(folder.resolve("window-4.lock")), "three places are enough for three windows");
    }

    @Test
    void aTwentyFirstWindowIsToldThatThereAreTooMany() throws IOException {
        List<AutosavePlace> places = new ArrayList<>();
        for (int window = 1; window <= 20; window++) {
            places.add(AutosavePlace.take(folder));
        }
        IOException tooMany = assertThrows(IOException.class, () -> AutosavePlace.take(folder));
        assertEquals("too many windows are open", tooMany.getMessage());
        places.remove(7).close();
        places.add(AutosavePlace.take(folder));
        for (AutosavePlace place : places) {
            place.close();
        }
    }

    @Test
    void noLockIsHeldOpenOnceItsPlaceIsLeft() throws IOException {
        Path open = Path.of("/proc/self/fd");
        assumeTrue(Files.isDirectory(open));
        try (AutosavePlace first = AutosavePlace.take(folder);
                AutosavePlace second = AutosavePlace.take(folder)) {
            first.keep(games(FIRST, NONE));
            second.keep(games(NONE, NONE));
            assertEquals(2, lockFilesIn(open));
        }
        assertEquals(0, lockFilesIn(open));
    }

    private long lockFilesIn(Path open) throws IOException {
        try (Stream<Path> files = Files.list(open)) {
            return files.map(AutosavePlaceTest::target)
                    .filter(target -> target.startsWith(folder.toString()) && target.endsWith(".lock"))
                    .count();
        }
    }

    private static String target(Path link) {
        try {
            return Files.readSymbolicLink(link).toString();
        } catch (IOException closedMeanwhile) {
            return "";
        }
    }

    /** What is found at the end; {@code present} must be found after each step, by a process that starts then. */
    @SafeVarargs
    private AutosavePlace.Games killedAfterEachStep(
            AutosavePlace.Games before, AutosavePlace.Games after, Optional<GameRecord>... present) throws IOException {
        for (int done = 0; ; done++) {
            try (AutosavePlace place = AutosavePlace.take(folder)) {
                place.kept();
                place.keep(before);
                List<Step> steps = new ArrayList<>(place.steps(after));
                for (Step step : steps.subList(0, done)) {
                    step.run();
                }
                if (done == steps.size()) {
                    break;
                }
            }
            AutosavePlace.Games found = found();
            for (Optional<GameRecord> game : present) {
                assertTrue(isAmong(found, game.orElseThrow()), "after " + done + " steps: " + found);
            }
            assertEquals(found, found(), "what was found once stays");
        }
        return found();
    }

    private static boolean isAmong(AutosavePlace.Games found, GameRecord game) {
        return Stream.of(found.last(), found.previous())
                .map(some -> some.orElse(null))
                .filter(Objects::nonNull)
                .anyMatch(some -> some.continues(game));
    }

    private AutosavePlace.Games found() throws IOException {
        try (AutosavePlace place = AutosavePlace.take(folder)) {
            return place.kept();
        }
    }

    private GameRecord load(String name) throws IOException {
        try {
            return RecordFiles.load(folder.resolve(name));
        } catch (RecordException e) {
            throw new IOException(e);
        }
    }

    @Nested
    class LocksOfWindows {
        @TempDir
        Path folder;

        @Test
        void aLockIsTakenOnceUntilItIsReleased() throws IOException {
            Path file = folder.resolve("window-1.lock");
            try (Closeable lock = AutosavePlace.WindowLock.tryTake(file)) {
                assertNotNull(lock);
                assertNull(AutosavePlace.WindowLock.tryTake(file), "another window has it");
            }
            try (Closeable lock = AutosavePlace.WindowLock.tryTake(file)) {
                assertNotNull(lock, "nobody has it any more");
            }
        }

        @Test
        void locksOfOtherWindowsAreOtherLocks() throws IOException {
            try (Closeable first = AutosavePlace.WindowLock.tryTake(folder.resolve("window-1.lock"));
                    Closeable second = AutosavePlace.WindowLock.tryTake(folder.resolve("window-2.lock"))) {
                assertNotNull(first);
                assertNotNull(second);
            }
        }

        @Test
        void whereNothingCanBeWrittenEveryWindowMayReadAndLeavesNothingBehind() throws IOException {
            Path file = folder.resolve("not there/window-1.lock");
            try (Closeable first = AutosavePlace.WindowLock.tryTake(file);
                    Closeable second = AutosavePlace.WindowLock.tryTake(file)) {
                assertNotNull(first);
                assertNotNull(second);
            }
            assertFalse(Files.exists(file.getParent()));
        }
    }
}
