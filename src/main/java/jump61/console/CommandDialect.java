package jump61.console;

import jump61.game.RefusedException;

/**
 * A text program controlled by commands. Blank lines are ignored; a line with a mistake is reported and changes
 * nothing.
 */
public abstract class CommandDialect implements Dialect {
    /** The output of this program. */
    protected final Output output;

    protected CommandDialect(Output output) {
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

    /** {@return the words of a line, without this dialect's comments} */
    protected Words words(String line) {
        return Words.of(line);
    }

    /**
     * Executes a line of at least one word.
     *
     * @return whether the program continues
     * @throws MistakeException or {@link RefusedException} if the command cannot be executed; nothing has changed then
     */
    protected abstract boolean obey(Words words);
}
