package jump61.console;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import jump61.game.Side;

/** The words of one line of input. Its checks explain in one line what is wrong with an operand. */
public final class Words {
    private static final int LONGEST_QUOTE = 40;

    private final List<String> words;
    private final String usage;

    private Words(List<String> words, String usage) {
        this.words = words;
        this.usage = usage;
    }

    /** Splits a line at white space. */
    public static Words of(String line) {
        List<String> words = new ArrayList<>();
        int begin = 0;
        for (int end = 0; end <= line.length(); end++) {
            if (end == line.length() || isSpace(line.charAt(end))) {
                if (begin < end) {
                    words.add(line.substring(begin, end));
                }
                begin = end + 1;
            }
        }
        return new Words(words, "");
    }

    /** Splits a line at white space, up to a comment. */
    public static Words withoutComment(String line) {
        int comment = line.indexOf('#');
        return of(comment < 0 ? line : line.substring(0, comment));
    }

    /** {@return the same words, whose errors show {@code usage} as the expected form} */
    public Words like(String usage) {
        return new Words(words, usage);
    }

    /** {@return whether the line is blank or only a comment} */
    public boolean sayNothing() {
        return words.isEmpty() || words.get(0).startsWith("#");
    }

    /** {@return these words, after checking that there are exactly {@code count}} */
    public Words exactly(int count) {
        word(count - 1);
        if (words.size() > count) {
            throw new MistakeException("Nothing may follow " + quoted(words.get(count - 1)) + ".");
        }
        return this;
    }

    /** {@return the first word in lower case} */
    public String command() {
        return words.get(0).toLowerCase(Locale.ROOT);
    }

    /** {@return whether the first word looks like a number} */
    public boolean beginWithNumber() {
        char first = words.get(0).charAt(0);
        return isDigit(first) || first == '-' || first == '+';
    }

    /** {@return the word at {@code index}; 0 is the command} */
    public String word(int index) {
        if (index >= words.size()) {
            throw new MistakeException("Something is missing; write " + usage + ".");
        }
        return words.get(index);
    }

    /** {@return the word at {@code index} as a {@code long}} */
    public long number(int index) {
        String word = word(index);
        if (!isWholeNumber(word)) {
            throw new MistakeException("A whole number is needed, not " + quoted(word) + "; write " + usage + ".");
        }
        try {
            return Long.parseLong(word);
        } catch (NumberFormatException tooLarge) {
            throw new MistakeException("The number " + quoted(word) + " is too large.");
        }
    }

    /** {@return the word at {@code index} as a number from {@code least} to {@code most}} */
    public int number(int index, int least, int most, String what) {
        long number = number(index);
        if (number < least || number > most) {
            throw new MistakeException(what + " must be from " + least + " to " + most + ", not " + number + ".");
        }
        return (int) number;
    }

    /** {@return the word at {@code index} as a side, with its colour written in full} */
    public Side side(int index) {
        return side(index, "red", "blue");
    }

    /** {@return the word at {@code index} as a side, with its colour written as a single letter} */
    public Side sideLetter(int index) {
        return side(index, "r", "b");
    }

    /** {@return the word at {@code index} as a side, with its colour written in full or as one letter} */
    public Side sideOrLetter(int index) {
        return word(index).length() == 1 ? sideLetter(index) : side(index);
    }

    private Side side(int index, String red, String blue) {
        String word = word(index);
        if (word.equalsIgnoreCase(red)) {
            return Side.FIRST;
        }
        if (word.equalsIgnoreCase(blue)) {
            return Side.SECOND;
        }
        throw new MistakeException("There is no side " + quoted(word) + "; write " + usage + ".");
    }

    /** {@return foreign text made safe to show: in quotes, shortened, without control characters} */
    public static String quoted(String text) {
        StringBuilder shown = new StringBuilder("\"");
        text.codePoints()
                .limit(LONGEST_QUOTE)
                .map(c -> Character.isLetterOrDigit(c) || isPrintableAscii(c) ? c : '?')
                .forEach(shown::appendCodePoint);
        return shown.append(text.codePointCount(0, text.length()) > LONGEST_QUOTE ? "...\"" : "\"")
                .toString();
    }

    private static boolean isWholeNumber(String word) {
        int digits = word.charAt(0) == '-' || word.charAt(0) == '+' ? 1 : 0;
        for (int i = digits; i < word.length(); i++) {
            if (!isDigit(word.charAt(i))) {
                return false;
            }
        }
        return digits < word.length();
    }

    private static boolean isPrintableAscii(int c) {
        return ' ' <= c && c < 0x7f;
    }

    private static boolean isDigit(char c) {
        return '0' <= c && c <= '9';
    }

    /** Some editors start a text with an invisible byte order mark. */
    private static boolean isSpace(char c) {
        return Character.isWhitespace(c) || c == '\uFEFF';
    }
}
