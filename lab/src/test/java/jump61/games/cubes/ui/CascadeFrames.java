package jump61.games.cubes.ui;

import atlantafx.base.theme.PrimerLight;
import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.function.ToLongFunction;
import javafx.animation.AnimationTimer;
import javafx.animation.PauseTransition;
import javafx.application.Application;
import javafx.application.Platform;
import javafx.stage.Stage;
import javafx.util.Duration;
import jump61.game.Turn;
import jump61.window.board.ColouredScene;

/**
 * Measures the time between frames, and how long the user waits for a response, while the longest and widest cascades
 * found run over a 10×10 board: {@code java ... CascadeFrames$Start [LENGTH]}. Not a test; requires a display.
 */
public final class CascadeFrames extends Application {
    private static final int ROUNDS = 3;
    private static final int CHANGES = 8000;
    private static final long PRESS_MILLIS = 10;

    /** When a frame began, and the processor time used by two threads so far, in nanoseconds. */
    private record Frame(long time, long application, long renderer) {}

    private final List<Frame> frames = new ArrayList<>();
    private final CubesBoard board = new CubesBoard();
    private final List<Turn> turns = new ArrayList<>();
    private final List<Double> heard = new ArrayList<>();
    private final Thread hand = new Thread(this::press, "hand");

    /** A main class outside the toolkit, required on the class path. */
    static final class Start {
        public static void main(String[] args) {
            Application.launch(CascadeFrames.class, args);
        }
    }

    @Override
    public void start(Stage stage) {
        List<String> arguments = getParameters().getRaw();
        double length = arguments.isEmpty() ? 800 : Double.parseDouble(arguments.get(0));
        Application.setUserAgentStylesheet(new PrimerLight().getUserAgentStylesheet());
        stage.setScene(ColouredScene.of(board, length, length));
        stage.show();
        turns.add(LongCascades.climbed(10, CHANGES, LongCascades::waves));
        turns.add(LongCascades.climbed(
                10, CHANGES, turn -> LongCascades.topplings(turn) * 100 / (10 + LongCascades.waves(turn))));
        hand.setDaemon(true);
        hand.start();
        later(1000, () -> round(0));
    }

    /** Repeatedly posts tasks to the application thread, as a key or a click does. */
    private void press() {
        try {
            while (true) {
                Thread.sleep(PRESS_MILLIS);
                long pressed = System.nanoTime();
                Platform.runLater(() -> heard.add((System.nanoTime() - pressed) / 1e6));
            }
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }

    private void round(int number) {
        if (number == ROUNDS * turns.size()) {
            Platform.exit();
            return;
        }
        Turn turn = turns.get(number / ROUNDS);
        System.out.printf(
                "%d waves, %d topplings, at most %d at once%n",
                LongCascades.waves(turn), LongCascades.topplings(turn), LongCascades.width(turn));
        board.setPosition(turn.before());
        // In a game, the board has existed for a long time.
        later(500, () -> show(number, turn));
    }

    private void show(int number, Turn turn) {
        frames.clear();
        heard.clear();
        var timer = new AnimationTimer() {
            @Override
            public void handle(long now) {
                frames.add(new Frame(System.nanoTime(), cpuNanos("JavaFX Application"), cpuNanos("QuantumRenderer")));
            }
        };
        timer.start();
        board.show(turn, () -> {
            timer.stop();
            report();
            later(1500, () -> round(number + 1));
        });
    }

    private void report() {
        System.out.printf("%d frames%n", frames.size() - 1);
        report("from frame to frame", Frame::time);
        report("processor time, application thread", Frame::application);
        report("processor time, renderer", Frame::renderer);
        report("a hand waits", heard);
    }

    private void report(String what, ToLongFunction<Frame> clock) {
        List<Double> times = new ArrayList<>();
        for (int i = 1; i < frames.size(); i++) {
            times.add((clock.applyAsLong(frames.get(i)) - clock.applyAsLong(frames.get(i - 1))) / 1e6);
        }
        report(what, times);
    }

    private static void report(String what, List<Double> times) {
        times.sort(null);
        System.out.printf(
                "    %-36s mean %5.1f, median %5.1f, 95 %% %5.1f, 99 %% %5.1f, longest %5.1f ms%n",
                what,
                times.stream().mapToDouble(Double::doubleValue).average().orElse(0),
                part(times, 0.5),
                part(times, 0.95),
                part(times, 0.99),
                times.get(times.size() - 1));
    }

    /** {@return the processor time that threads with this name have used, in nanoseconds} */
    private static long cpuNanos(String name) {
        ThreadMXBean threads = ManagementFactory.getThreadMXBean();
        return Arrays.stream(threads.getThreadInfo(threads.getAllThreadIds()))
                .filter(thread -> thread != null && thread.getThreadName().startsWith(name))
                .mapToLong(thread -> threads.getThreadCpuTime(thread.getThreadId()))
                .sum();
    }

    private static double part(List<Double> sorted, double part) {
        return sorted.get((int) (part * (sorted.size() - 1)));
    }

    private static void later(double millis, Runnable action) {
        var pause = new PauseTransition(Duration.millis(millis));
        pause.setOnFinished(event -> action.run());
        pause.play();
    }
}
