package jump61.game;

import java.util.Optional;
import java.util.function.Function;

/** Who plays a side. */
public sealed interface Player {
    /**
     * A person at this computer.
     *
     * @param name the person's name, on one line, in its own reading order, at most {@link #LONGEST_NAME} characters;
     *     empty if none is given
     */
    record Human(String name) implements Player {
        /** Maximum length of a name, in characters; a longer one ends in an ellipsis. */
        public static final int LONGEST_NAME = 24;

        public Human {
            String line = PlaceHolders.onOneLine(name);
            boolean whole = line.codePointCount(0, line.length()) <= LONGEST_NAME;
            name = whole
                    ? line
                    : line.substring(0, line.offsetByCodePoints(0, LONGEST_NAME - 1))
                                    .strip() + "…";
        }

        @Override
        public <T> T fold(
                Function<Human, T> human,
                Function<Computer, T> computer,
                Function<Remote, T> remote,
                Function<Program, T> program,
                Function<ByLetter, T> byLetter) {
            return human.apply(this);
        }
    }

    /**
     * The computer.
     *
     * @param level how strongly it plays
     */
    record Computer(Level level) implements Player {
        /**
         * Creates the computer at a level given by number.
         *
         * @throws IllegalArgumentException if there is no such level
         */
        public Computer(int number) {
            this(Level.of(number));
        }

        @Override
        public <T> T fold(
                Function<Human, T> human,
                Function<Computer, T> computer,
                Function<Remote, T> remote,
                Function<Program, T> program,
                Function<ByLetter, T> byLetter) {
            return computer.apply(this);
        }
    }

    /**
     * A person or program on another machine.
     *
     * @param address the address of a program of 2006, as typed, which has an {@code @}; or the name of a friend at a table
     */
    record Remote(String address) implements Player {
        /** {@return the name of a friend; empty for an address} */
        public Optional<String> friend() {
            return Optional.of(address).filter(name -> name.indexOf('@') < 0);
        }

        @Override
        public <T> T fold(
                Function<Human, T> human,
                Function<Computer, T> computer,
                Function<Remote, T> remote,
                Function<Program, T> program,
                Function<ByLetter, T> byLetter) {
            return remote.apply(this);
        }
    }

    /**
     * Another program on this computer.
     *
     * @param name its name
     */
    record Program(String name) implements Player {
        @Override
        public <T> T fold(
                Function<Human, T> human,
                Function<Computer, T> computer,
                Function<Remote, T> remote,
                Function<Program, T> program,
                Function<ByLetter, T> byLetter) {
            return program.apply(this);
        }
    }

    /**
     * A person elsewhere whose moves come by letter, through any messenger.
     *
     * @param name the person's name; empty if none is given
     */
    record ByLetter(String name) implements Player {
        public ByLetter {
            name = new Human(name).name();
        }

        @Override
        public <T> T fold(
                Function<Human, T> human,
                Function<Computer, T> computer,
                Function<Remote, T> remote,
                Function<Program, T> program,
                Function<ByLetter, T> byLetter) {
            return byLetter.apply(this);
        }
    }

    /** A person at this computer without a name. */
    Player HUMAN = new Human("");

    /**
     * {@return the result of the function for this kind of player} A new kind adds a function here, so the compiler finds
     * every place that treats kinds differently.
     */
    <T> T fold(
            Function<Human, T> human,
            Function<Computer, T> computer,
            Function<Remote, T> remote,
            Function<Program, T> program,
            Function<ByLetter, T> byLetter);

    /** {@return whether this is a person at this computer} */
    default boolean isPerson() {
        return this instanceof Human;
    }

    /** {@return whether this is the computer} */
    default boolean isComputer() {
        return this instanceof Computer;
    }

    /** {@return whether this is a person or program outside this program, which cannot take back moves} */
    default boolean isRemote() {
        return fold(human -> false, computer -> false, remote -> true, program -> true, byLetter -> true);
    }

    /** {@return whether this person's moves come by letter} */
    default boolean isByLetter() {
        return this instanceof ByLetter;
    }

    /** {@return the level of the computer; empty for everyone else} */
    default Optional<Level> computersLevel() {
        return this instanceof Computer computer ? Optional.of(computer.level()) : Optional.empty();
    }

    /** {@return the name given to a person or program; empty without one} */
    default Optional<String> givenName() {
        return fold(
                human -> Optional.of(human.name()).filter(name -> !name.isEmpty()),
                computer -> Optional.empty(),
                remote -> Optional.empty(),
                program -> Optional.of(program.name()),
                byLetter -> Optional.of(byLetter.name()).filter(name -> !name.isEmpty()));
    }
}
