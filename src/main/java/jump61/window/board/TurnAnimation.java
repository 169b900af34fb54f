package jump61.window.board;

/**
 * The animation of a turn, as a function of time in a number of consecutive stages. In step mode the board waits before
 * each stage, unless there is only one. The last picture does not matter, because the board then draws the turn's final position.
 */
public interface TurnAnimation {
    /** {@return the number of stages} */
    int stages();

    /** {@return the duration of a stage at normal speed, in milliseconds} */
    double millis(int stage);

    /**
     * Draws one moment. Time only moves forward; moments and whole stages may be skipped.
     *
     * @param progress the fraction of the stage that is over, 0 to 1
     */
    void show(int stage, double progress);

    /** Called once when a stage begins; stages that pass within one frame are skipped. */
    default void begin(int stage) {}

    /** Removes everything shown only by the animation. */
    void end();
}
