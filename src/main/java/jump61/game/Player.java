package jump61.game;

/** Who plays a side. */
public sealed interface Player {
    /**
     * A person at this computer.
     *
     * @param name the person's name, on one line, at most {@link #LONGEST_NAME} characters; empty if none is given
     */
    record Human(String name) implements Player {
        /** Maximum length of a name, in characters; a longer one is truncated. */
        public static final int LONGEST_NAME = 24;

        public Human {
            String line = name.replaceAll("\\p{Cntrl}+", " ").strip();
            int end = Math.min(LONGEST_NAME, line.codePointCount(0, line.length()));
            name = line.substring(0, line.offsetByCodePoints(0, end)).strip();
        }
    }

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

    /**
     * Another program on this computer.
     *
     * @param name its name
     */
    record Program(String name) implements Player {}

    /** A person at this computer without a name. */
    Player HUMAN = new Human("");

    /** {@return whether this is a person or program outside this program, which cannot take back moves} */
    default boolean isRemote() {
        return this instanceof Remote || this instanceof Program;
    }

    /** {@return whether this is the computer} */
    default boolean isComputer() {
        return this instanceof Computer;
    }
}
