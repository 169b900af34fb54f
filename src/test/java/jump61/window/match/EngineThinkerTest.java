package jump61.window.match;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicReference;
import javafx.stage.Stage;
import jump61.engine.SearchResult;
import jump61.game.Position;
import jump61.games.cubes.CubesGame;
import jump61.window.FxThreadExtension;
import jump61.window.FxWait;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.testfx.api.FxRobot;
import org.testfx.framework.junit5.Start;

@ExtendWith(FxThreadExtension.class)
class EngineThinkerTest {
    private static final Position START = CubesGame.INSTANCE.start(6);
    private static final EngineTask ENDLESS = EngineTask.atFullStrength(START, Duration.ofDays(1));
    private static final long PATIENCE_SECONDS = 60;

    private final List<Throwable> failures = new ArrayList<>();
    private final List<SearchResult> progress = new ArrayList<>();
    private final List<SearchResult> done = new ArrayList<>();
    private final CountDownLatch ended = new CountDownLatch(1);
    private EngineThinker thinker;

    @Start
    void open(Stage stage) {
        thinker = new EngineThinker("thinker under test", failures::add);
    }

    @AfterEach
    void nothingFails(FxRobot robot) {
        robot.interact(thinker::close);
        assertEquals(List.of(), failures);
    }

    /** Tells when the search has come to its end. */
    private EngineTask told(EngineTask search) {
        return (engine, monitor) -> {
            try {
                return search.run(engine, monitor);
            } finally {
                ended.countDown();
            }
        };
    }

    private void begin(FxRobot robot) {
        robot.interact(() -> thinker.think(told(ENDLESS), progress::add, done::add));
        FxWait.until(() -> !progress.isEmpty());
    }

    @Test
    void moveNowMakesTheBestMoveSoFar(FxRobot robot) {
        begin(robot);
        robot.interact(thinker::moveNow);
        FxWait.until(() -> !done.isEmpty());
        assertTrue(done.get(0).best().isPresent());
    }

    @Test
    void aSearchThatIsCancelledEndsAndReportsNothing(FxRobot robot) throws InterruptedException {
        begin(robot);
        robot.interact(thinker::cancel);
        assertTrue(ended.await(PATIENCE_SECONDS, TimeUnit.SECONDS));
        assertEquals(List.of(), FxWait.ask(() -> List.copyOf(done)));
    }

    /** Its end may be known to its own thread before the JavaFX thread hears of it, and a position may change in between. */
    @Test
    void aSearchThatIsCancelledJustAfterItsEndReportsNothingEither(FxRobot robot) {
        AtomicReference<Thread> searcher = new AtomicReference<>();
        EngineTask brief = EngineTask.atFullStrength(START, Duration.ofMillis(1));
        robot.interact(() -> {
            thinker.think(
                    (engine, monitor) -> {
                        searcher.set(Thread.currentThread());
                        return brief.run(engine, monitor);
                    },
                    progress::add,
                    done::add);
            while (searcher.get() == null || searcher.get().getState() != Thread.State.WAITING) {
                Thread.onSpinWait();
            }
            thinker.cancel();
        });
        assertEquals(List.of(), FxWait.ask(() -> List.copyOf(done)));
        assertEquals(List.of(), FxWait.ask(() -> List.copyOf(progress)));
    }

    @Test
    void closingEndsTheSearch(FxRobot robot) throws InterruptedException {
        begin(robot);
        robot.interact(thinker::close);
        assertTrue(ended.await(PATIENCE_SECONDS, TimeUnit.SECONDS));
        assertEquals(Optional.empty(), FxWait.ask(() -> done.stream().findFirst()));
    }

    @Test
    void onceClosedNothingIsSearched(FxRobot robot) {
        robot.interact(thinker::close);
        robot.interact(() -> thinker.think(told(ENDLESS), progress::add, done::add));
        assertEquals(1, ended.getCount());
    }

    @Test
    void aNewSearchTakesThePlaceOfTheOneBefore(FxRobot robot) throws InterruptedException {
        begin(robot);
        robot.interact(() -> thinker.think(
                EngineTask.atFullStrength(CubesGame.INSTANCE.start(2), Duration.ofDays(1)), result -> {}, done::add));
        assertTrue(ended.await(PATIENCE_SECONDS, TimeUnit.SECONDS));
        FxWait.until(() -> done.size() == 1);
    }
}
