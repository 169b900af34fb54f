package jump61.desktop.board;

import java.util.function.BooleanSupplier;
import java.util.function.DoubleSupplier;
import javafx.animation.AnimationTimer;

/** Lets the time of one {@link TurnAnimation} pass, frame by frame, and says when it is over. */
final class TurnClock extends AnimationTimer {
    /** A late frame moves the animation on by no more than this, so that a hiccup is not a jump. */
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

    /** Lets the stage that waits in step mode begin. */
    void step() {
        mayPass = true;
    }

    /** {@return whether the animation waits for a step} */
    boolean isWaiting() {
        return stepping.getAsBoolean() && millis == 0 && !mayPass;
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

    /** Lets time pass, in milliseconds at normal speed. */
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
