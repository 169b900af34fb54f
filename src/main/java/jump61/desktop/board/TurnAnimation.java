package jump61.desktop.board;

/**
 * How a turn is shown, as a function of time: a number of stages, one after the other. In step mode the board waits
 * before each. What is on the board when it ends does not matter; the board draws the turn's last position then.
 */
public interface TurnAnimation {
    /** {@return how many stages there are} */
    int stages();

    /** {@return how long a stage takes at normal speed, in milliseconds} */
    double millis(int stage);

    /**
     * Draws a moment. Time only moves on; moments and whole stages may be left out.
     *
     * @param progress how much of the stage is over, 0 to 1
     */
    void show(int stage, double progress);

    /** Told once when a stage begins to move; stages that pass within one frame are left out. */
    default void begin(int stage) {}

    /** Removes what only the animation shows. */
    void end();
}
