package jump61.window.board;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.testfx.api.FxToolkit;

/** The time is handed in, frame by frame. */
class TurnClockTest {
    private static final int FRAME_MILLIS = 20;

    private final List<String> shown = new ArrayList<>();
    private double speed = 1;
    private boolean stepping;
    private boolean over;
    private long now;
    private TurnClock clock;

    /** Three stages of 40 ms each. */
    private final TurnAnimation animation = new TurnAnimation() {
        @Override
        public int stages() {
            return 3;
        }

        @Override
        public double millis(int stage) {
            return 40;
        }

        @Override
        public void show(int stage, double progress) {
            shown.add(stage + " " + progress);
        }

        @Override
        public void end() {}
    };

    @BeforeAll
    static void startTheToolkit() throws TimeoutException {
        FxToolkit.registerPrimaryStage();
    }

    @BeforeEach
    void makeClock() {
        clock = new TurnClock(animation, () -> speed, () -> stepping, () -> over = true);
    }

    private void frames(int count) {
        for (int i = 0; i < count; i++) {
            clock.handle(now);
            now += TimeUnit.MILLISECONDS.toNanos(FRAME_MILLIS);
        }
    }

    @Test
    void theStagesFollowOneAnotherInTheirTime() {
        frames(4);
        assertEquals(List.of("0 0.0", "0 0.5", "1 0.0", "1 0.5"), shown);
        frames(2);
        assertFalse(over);
        frames(1);
        assertTrue(over);
    }

    @Test
    void twiceTheSpeedTakesHalfTheTime() {
        speed = 2;
        frames(3);
        assertFalse(over);
        frames(1);
        assertTrue(over);
    }

    @Test
    void aLateFrameDoesNotMakeTheAnimationJump() {
        frames(1);
        now += TimeUnit.SECONDS.toNanos(5);
        frames(1);
        assertEquals(List.of("0 0.0", "1 0.25"), shown, "as after 50 ms");
    }

    @Test
    void inStepModeAStageWaitsHoweverMuchTimePasses() {
        stepping = true;
        frames(1_000);
        assertEquals("0 0.0", shown.get(999));
        assertTrue(clock.isWaiting());
        clock.step();
        frames(1_000);
        assertEquals("1 0.0", shown.get(1_999), "one stage, and no more");
        assertTrue(clock.isWaiting());
    }

    @Test
    void leavingStepModeContinuesTheTurn() {
        stepping = true;
        frames(10);
        stepping = false;
        frames(7);
        assertTrue(over);
    }
}
