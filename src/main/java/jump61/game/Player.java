package jump61.game;

/** Who plays a side. */
public sealed interface Player {
    /** A person at this computer. */
    record Human() implements Player {}

    /**
     * The program.
     *
     * @param level its strength, 1 (a child's first opponent) to {@link #STRONGEST} (all it can)
     */
    record Computer(int level) implements Player {
        /** The highest level. */
        public static final int STRONGEST = 8;
    }

    /**
     * Somebody on another machine.
     *
     * @param address how the other side is reached, as the user typed it
     */
    record Remote(String address) implements Player {}

    /** A person at this computer. */
    Player HUMAN = new Human();

    /** {@return whether somebody on another machine plays} */
    default boolean isRemote() {
        return this instanceof Remote;
    }

    /** {@return whether the program plays} */
    default boolean isComputer() {
        return this instanceof Computer;
    }
}
