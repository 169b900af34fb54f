package jump61.window.board;

import java.util.function.BooleanSupplier;
import java.util.function.DoubleSupplier;
import javafx.animation.AnimationTimer;

/** Runs the time of a {@link TurnAnimation}, frame by frame, and reports its end. */
final class TurnClock extends AnimationTimer {
    /** Maximum time that one frame advances the animation, so that a delay does not become a jump. */
    private static final double LONGEST_FRAME_MILLIS = 50;

    private final TurnAnimation animation;
    private final DoubleSupplier speed;
    private final BooleanSupplier stepping;
    private final Runnable whenOver;
    private int stage;
    private double millis;
    private boolean mayPass;
    private long lastFrame = -1;
    private int begun = -1;

    TurnClock(TurnAnimation animation, DoubleSupplier speed, BooleanSupplier stepping, Runnable whenOver) {
        this.animation = animation;
        this.speed = speed;
        this.stepping = stepping;
        this.whenOver = whenOver;
    }

    /** Starts the stage that is waiting in step mode. */
    void step() {
        mayPass = true;
    }

    /** {@return whether the animation is waiting for a step} A turn of a single stage has no steps to wait for. */
    boolean isWaiting() {
        return stepping.getAsBoolean() && animation.stages() > 1 && millis == 0 && !mayPass;
    }

    @Override
    public void handle(long now) {
        double frame = lastFrame < 0 ? 0 : Math.min((now - lastFrame) / 1e6, LONGEST_FRAME_MILLIS);
        lastFrame = now;
        if (isWaiting()) {
            animation.show(stage, 0);
            return;
        }
        pass(frame * speed.getAsDouble());
    }

    private void beginStage() {
        if (begun != stage && !isWaiting()) {
            begun = stage;
            animation.begin(stage);
        }
    }

    /** Advances time, in milliseconds at normal speed. */
    private void pass(double time) {
        millis += time;
        while (stage < animation.stages() && millis >= animation.millis(stage)) {
            millis -= animation.millis(stage);
            stage++;
            mayPass = false;
            if (stepping.getAsBoolean()) {
                millis = 0;
                break;
            }
        }
        if (stage < animation.stages()) {
            beginStage();
            animation.show(stage, millis / animation.millis(stage));
        } else {
            whenOver.run();
        }
    }
}
