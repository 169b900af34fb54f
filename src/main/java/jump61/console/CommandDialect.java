package jump61.console;

import jump61.game.RefusedException;

/** A text program driven by commands. A blank line does nothing; a line with a mistake is reported and does nothing. */
abstract class CommandDialect implements Dialect {
    /** Where this program prints. */
    protected final Output output;

    CommandDialect(Output output) {
        this.output = output;
    }

    @Override
    public final boolean accept(String line) {
        Words words = words(line);
        if (words.sayNothing()) {
            return true;
        }
        try {
            return obey(words);
        } catch (MistakeException | RefusedException mistake) {
            output.error(mistake.getMessage());
            return true;
        }
    }

    /** {@return the words of a line, without comments of this dialect} */
    Words words(String line) {
        return Words.of(line);
    }

    /**
     * Does what at least one word asks for.
     *
     * @return whether the program goes on
     * @throws MistakeException or {@link RefusedException} before anything has changed, if it cannot be done
     */
    abstract boolean obey(Words words);
}
