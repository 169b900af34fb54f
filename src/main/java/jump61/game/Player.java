package jump61.game;

/** Who plays a side. */
public sealed interface Player {
    /** A person at this computer. */
    record Human() implements Player {}

    /**
     * The computer.
     *
     * @param level its strength, from 1 (a child's first opponent) to {@link #STRONGEST} (full strength)
     */
    record Computer(int level) implements Player {
        /** The highest level. */
        public static final int STRONGEST = 8;
    }

    /**
     * A person or program on another machine.
     *
     * @param address the opponent's address, as typed
     */
    record Remote(String address) implements Player {}

    /** A person at this computer. */
    Player HUMAN = new Human();

    /** {@return whether this is a person or program on another machine} */
    default boolean isRemote() {
        return this instanceof Remote;
    }

    /** {@return whether this is the computer} */
    default boolean isComputer() {
        return this instanceof Computer;
    }
}
