package jump61.window;

import com.sun.javafx.tk.Toolkit;
import com.sun.javafx.tk.quantum.QuantumToolkit;
import java.lang.reflect.Method;
import java.util.List;
import java.util.Objects;
import java.util.concurrent.Callable;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.stream.Stream;
import javafx.application.Platform;
import javafx.stage.Window;
import org.testfx.service.query.EmptyNodeQueryException;
import org.testfx.util.WaitForAsyncUtils;

/**
 * Asks and waits on the FX thread.
 *
 * <p>TestFX looks for nodes on the thread of the test. While the window changes, that runs into lists of children that
 * are being rewritten, and a test fails once in a hundred runs.
 */
public final class FxWait {
    private static final int PATIENCE_SECONDS = 20;
    private static final Method FRAME = frame();

    private FxWait() {}

    /** {@return what the FX thread answers} */
    public static <T> T ask(Callable<T> question) {
        return WaitForAsyncUtils.waitForAsyncFx(TimeUnit.SECONDS.toMillis(PATIENCE_SECONDS), question);
    }

    /** Waits until the condition, evaluated on the FX thread, holds and the events that follow have been handled. */
    public static void until(Callable<Boolean> condition) {
        untilJust(condition);
        settle();
    }

    /** Waits until the condition, evaluated on the FX thread, holds, and for no frame after that. */
    public static void untilJust(Callable<Boolean> condition) {
        try {
            WaitForAsyncUtils.waitFor(PATIENCE_SECONDS, TimeUnit.SECONDS, () -> ask(() -> holds(condition)));
        } catch (TimeoutException e) {
            throw new AssertionError("nothing happened in " + PATIENCE_SECONDS + " s", e);
        }
    }

    /** {@return whether a condition holds} A part of the window that is being made anew is not there for a moment. */
    private static boolean holds(Callable<Boolean> condition) throws Exception {
        try {
            return condition.call();
        } catch (Exception problem) {
            boolean missing = Stream.iterate((Throwable) problem, Objects::nonNull, Throwable::getCause)
                    .anyMatch(EmptyNodeQueryException.class::isInstance);
            if (missing) {
                return false;
            }
            throw problem;
        }
    }

    /** Hides all windows. TestFX can do that, too, but waits five times 10 ms for it. */
    public static void hideWindows() {
        ask(() -> {
            List.copyOf(Window.getWindows()).forEach(Window::hide);
            return null;
        });
        settle();
    }

    /**
     * Waits until the events that have been sent are handled, and what they changed is laid out.
     *
     * <p>TestFX waits five times 10 ms for this, at each key and each click; one frame says the same, and it is drawn at
     * once. A test that acts on the FX thread itself does not wait.
     */
    public static void settle() {
        if (Platform.isFxApplicationThread()) {
            return;
        }
        // Keys and clicks reach the window by a detour, so that the frame would come before them.
        ask(() -> null);
        ask(() -> {
            FRAME.invoke(Toolkit.getToolkit());
            return null;
        });
        // What the frame has put off until later.
        ask(() -> null);
    }

    /** {@return the toolkit's way to draw a frame, which its timer calls, too, as often as {@code javafx.animation.pulse} says} */
    private static Method frame() {
        try {
            Method frame = QuantumToolkit.class.getDeclaredMethod("pulse");
            frame.setAccessible(true);
            return frame;
        } catch (NoSuchMethodException e) {
            throw new AssertionError("another JavaFX", e);
        }
    }
}
