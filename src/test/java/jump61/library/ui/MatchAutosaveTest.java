package jump61.library.ui;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import jump61.game.Match;
import jump61.game.Result;
import jump61.game.Side;
import jump61.record.GameRecord;
import jump61.window.WorkerThread;
import jump61.window.match.TimeControl;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class MatchAutosaveTest {
    private static final long PATIENCE_SECONDS = 60;

    @TempDir
    Path folder;

    private final MatchForTests window = new MatchForTests();
    private final BlockingQueue<Runnable> home = new LinkedBlockingQueue<>();
    private final List<Throwable> failures = new ArrayList<>();
    private final List<Path> putAside = new ArrayList<>();
    private final List<Optional<GameRecord>> found = new ArrayList<>();
    private final List<GameRecord> finished = new ArrayList<>();

    private MatchAutosave find(WorkerThread worker) throws InterruptedException {
        window.begin(MatchForTests.AGAINST_CASUAL);
        MatchAutosave autosave =
                new MatchAutosave(window.match, window.files, folder, worker, failures::add, putAside::addAll);
        autosave.setOnFinished(finished::add);
        autosave.find(found::add);
        while (found.isEmpty()) {
            Runnable next = home.poll(PATIENCE_SECONDS, TimeUnit.SECONDS);
            assertTrue(next != null, "nothing is found");
            next.run();
        }
        return autosave;
    }

    @Test
    void aFileThatIsNoGameIsPutAsideAndToldOnceTheGameBegins() throws Exception {
        Files.writeString(folder.resolve("last.jump61"), "no game at all");
        try (WorkerThread worker = new WorkerThread("autosave under test", home::add, failures::add)) {
            MatchAutosave autosave = find(worker);
            assertEquals(List.of(Optional.empty()), found);
            assertEquals(List.of(), putAside, "a question about the last game comes first");
            autosave.start();
            assertEquals(List.of(folder.resolve("last.jump61.damaged")), putAside);
            assertEquals(List.of(), failures);
        }
    }

    @Test
    void whereThereIsNoGameNothingIsTold() throws Exception {
        try (WorkerThread worker = new WorkerThread("autosave under test", home::add, failures::add)) {
            find(worker).start();
            assertEquals(List.of(Optional.empty()), found);
            assertEquals(List.of(), putAside);
            assertEquals(List.of(), failures);
        }
    }

    @Test
    void howAGameEndedIsKeptAtOnce() throws Exception {
        try (WorkerThread worker = new WorkerThread("autosave under test", home::add, failures::add)) {
            find(worker).start();
            Match match = window.match.matchProperty().get();
            match.play(match.position().legalMoves().get(0));
            match.end(new Result(Optional.of(Side.SECOND), Result.Reason.RESIGNATION));
        }
        String kept = Files.readString(folder.resolve("last.jump61"));
        assertTrue(kept.contains("\nResult: Blue wins by resignation\n"), kept);
    }

    @Test
    void theTimeThatHasPassedSinceTheLastMoveIsNotGivenBackByTheNextStart() throws Exception {
        try (WorkerThread worker = new WorkerThread("autosave under test", home::add, failures::add)) {
            MatchAutosave autosave = find(worker);
            autosave.start();
            Match match = new Match(window.now().start(), MatchForTests.AGAINST_CASUAL);
            window.match.begin(match, TimeControl.total(Duration.ofMinutes(5), Duration.ZERO));
            match.play(match.position().legalMoves().get(0));
            window.match.setTimes(Duration.ofMinutes(4), Duration.ofMinutes(3));
            autosave.close();
        }
        String kept = Files.readString(folder.resolve("last.jump61"));
        assertTrue(kept.contains("\nTimeLeft: 240000 180000\n"), kept);
    }

    /** The program may have been killed between the end of a game and the library. */
    @ParameterizedTest
    @CsvSource({"'', 1", "'Seen: yes\n', 0"})
    void aGameThatIsOverIsToldUnlessItWasOverWhenItWasOpened(String tag, int told) throws Exception {
        String sim = Files.readString(Path.of("src/test/resources/jump61/console/sim.jump61"));
        Files.writeString(
                folder.resolve("last.jump61"),
                sim.replaceFirst("\n\n", "\nResult: Red wins by resignation\n" + tag + "\n"));
        try (WorkerThread worker = new WorkerThread("autosave under test", home::add, failures::add)) {
            MatchAutosave autosave = find(worker);
            assertEquals(List.of(Optional.empty()), found, "nothing goes on");
            assertEquals(told, finished.size());
            assertEquals(10, autosave.previousProperty().get().moves().size());
        }
    }
}
