package jump61.tournament;

import java.util.ArrayList;
import java.util.List;

/**
 * The words of a command, quoted as in a shell: blanks separate words, unless they are in single or double quotes or after
 * a backslash. A backslash before anything but a blank, a quote or a backslash stands for itself, as all backslashes in
 * single quotes do, so that Windows paths can be written as they are.
 */
public final class CommandWords {
    private static final char NONE = 0;

    private final List<String> words = new ArrayList<>();
    private final StringBuilder word = new StringBuilder();
    private boolean begun;
    private char quote = NONE;

    private CommandWords() {}

    /**
     * {@return the words of a command; none if it is blank}
     *
     * @throws IllegalArgumentException if a quote is not closed; the message is one clear line
     */
    public static List<String> of(String command) {
        var read = new CommandWords();
        for (int i = 0; i < command.length(); i++) {
            char next = i + 1 < command.length() ? command.charAt(i + 1) : NONE;
            if (command.charAt(i) == '\\' && read.escapes(next)) {
                read.add(next);
                i++;
            } else {
                read.read(command.charAt(i));
            }
        }
        if (read.quote != NONE) {
            throw new IllegalArgumentException("a quote (" + read.quote + ") is not closed in the command " + command);
        }
        read.end();
        return List.copyOf(read.words);
    }

    /** {@return whether a command has words, and all quotes are closed} */
    public static boolean isCommand(String command) {
        try {
            return !of(command).isEmpty();
        } catch (IllegalArgumentException notClosed) {
            return false;
        }
    }

    /** {@return a word in quotes if it needs them} */
    public static String quoted(String word) {
        boolean plain =
                !word.isEmpty() && word.chars().noneMatch(c -> Character.isWhitespace(c) || "'\"\\".indexOf(c) >= 0);
        return plain ? word : "'" + word.replace("'", "'\\''") + "'";
    }

    private boolean escapes(char next) {
        return switch (quote) {
            case NONE -> Character.isWhitespace(next) || next == '\'' || next == '"' || next == '\\';
            case '"' -> next == '"' || next == '\\';
            default -> false;
        };
    }

    private void read(char c) {
        if (quote == NONE && Character.isWhitespace(c)) {
            end();
        } else if (quote == NONE && (c == '\'' || c == '"')) {
            quote = c;
            begun = true;
        } else if (c == quote) {
            quote = NONE;
        } else {
            add(c);
        }
    }

    private void add(char c) {
        word.append(c);
        begun = true;
    }

    private void end() {
        if (begun) {
            words.add(word.toString());
        }
        word.setLength(0);
        begun = false;
    }
}
