package jump61.app;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.lang.ref.WeakReference;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import javafx.scene.input.KeyCode;
import javafx.scene.input.MouseButton;
import javafx.stage.Window;
import jump61.game.Match;
import jump61.window.Command;
import jump61.window.FxWait;
import jump61.window.feature.Program;
import jump61.window.match.MatchViewModel;
import jump61.window.match.TimeControl;
import org.junit.jupiter.api.Test;
import org.testfx.api.FxToolkit;

class ClosedWindowTest extends WindowTest {
    /** Threads of the machine, the toolkit and the tests, which live as long as the process. */
    private static final String NOT_OURS =
            "(JavaFX|Prism|Quantum|Java2D|RMI|testfx|process reaper|ForkJoinPool|Common-Cleaner|Attach"
                    + "|Keep-Alive|InvokeLaterDispatcher|Timer|surefire).*";

    @Override
    String settings() {
        return super.settings() + "arena.programs=" + ProgramOpponentTest.program("Rex", "good")
                + "\nnew.last=jump61 6 human program\\:Rex none\n";
    }

    @Test
    void theNextProgramOfTheProcessDoesNotKeepTheMemoryOfTheOneBefore() throws Exception {
        WeakReference<Program> before = new WeakReference<>(program());
        closeWindow();
        start(Optional.empty());
        waitUntil(() -> {
            System.gc();
            return before.get() == null;
        });
    }

    @Test
    void whateverWasOpenNoThreadAndNoProcessOfAClosedProgramGoesOn() throws Exception {
        closeWindow();
        waitUntil(() -> children().findAny().isEmpty());
        Set<Thread> before = threads();
        start(Optional.empty());
        for (Command command : commands()) {
            robot.interact(() -> program().commands().run(command));
            robot.push(KeyCode.ESCAPE).push(KeyCode.ESCAPE);
        }
        robot.push(KeyCode.CONTROL, KeyCode.N);
        robot.clickOn(".sheet #online").clickOn(".sheet #openTable", MouseButton.PRIMARY);
        waitUntil(() -> threads().stream()
                .map(Thread::getName)
                .collect(Collectors.toSet())
                .containsAll(Set.of("puzzles", "files", "program", "settings", "table")));
        waitUntil(() -> children().findAny().isPresent());
        closeWindow();
        try {
            waitUntil(() -> left(before).isEmpty());
        } catch (AssertionError stillThere) {
            throw new AssertionError(left(before).toString(), stillThere);
        }
    }

    @Test
    void aMenuWithinAMenuFromWhichTheWindowIsClosedGoesWithIt() throws Exception {
        List<Throwable> escaped = new CopyOnWriteArrayList<>();
        Thread.UncaughtExceptionHandler before = Thread.getDefaultUncaughtExceptionHandler();
        Thread.setDefaultUncaughtExceptionHandler((thread, thrown) -> escaped.add(thrown));
        robot.clickOn("#menu");
        robot.push(KeyCode.DOWN).push(KeyCode.DOWN).push(KeyCode.DOWN).push(KeyCode.RIGHT);
        waitUntil(() -> Window.getWindows().size() == 3);
        robot.interact(() -> program().commands().run(Command.QUIT));
        waitUntil(() -> Window.getWindows().isEmpty());
        FxWait.settle();
        Thread.setDefaultUncaughtExceptionHandler(before);
        assertEquals(List.of(), escaped);
        closeWindow();
    }

    @Test
    void aProgramThatIsAboutToPlayIsNotStartedOnceTheWindowIsClosed() throws Exception {
        waitUntil(() -> children().findAny().isPresent());
        Desktop closed = desktop;
        desktop = null;
        robot.interact(() -> {
            MatchViewModel board = closed.features().program().match();
            Match played = board.matchProperty().get();
            board.begin(new Match(played.start(), played.players()), TimeControl.NONE);
            stage.close();
            closed.close();
        });
        FxWait.settle();
        waitUntil(() -> children().findAny().isEmpty()
                && threads().stream().map(Thread::getName).noneMatch("program"::equals));
    }

    /** {@return the threads and processes that go on, but for those that were there before} */
    private static Set<Object> left(Set<Thread> before) {
        Set<Object> left = new HashSet<>(threads());
        left.removeAll(before);
        children().forEach(left::add);
        return left;
    }

    private List<Command> commands() {
        return FxWait.ask(() -> program().commands().all()).stream()
                .filter(command -> !MonkeyTest.NOT_CHOSEN.contains(command.id()))
                .toList();
    }

    private void closeWindow() throws Exception {
        robot.interact(stage::close);
        end();
        // This also makes the toolkit of the tests forget the events of its stage.
        FxToolkit.registerPrimaryStage();
    }

    private static Set<Thread> threads() {
        Set<Thread> threads = new HashSet<>(Thread.getAllStackTraces().keySet());
        threads.removeIf(thread -> thread.getName().matches(NOT_OURS));
        return threads;
    }

    private static Stream<ProcessHandle> children() {
        return ProcessHandle.current().descendants().filter(ProcessHandle::isAlive);
    }
}
