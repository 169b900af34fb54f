package jump61.lab.proof;

import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * One of several parts of a list, whose sizes are as equal as possible, so that several machines can share the work.
 *
 * @param number the number of this part, from 1
 * @param parts the number of parts
 */
public record Part(int number, int parts) {
    /** The whole list. */
    public static final Part WHOLE = new Part(1, 1);

    private static final Pattern TEXT = Pattern.compile("([0-9]{1,6})/([0-9]{1,6})");

    /** @throws IllegalArgumentException if there is no such part */
    public Part {
        if (number < 1 || number > parts) {
            throw new IllegalArgumentException("part " + number + " of " + parts);
        }
    }

    /** {@return the part written in a form such as {@code 2/5}; empty if the text is not a part} */
    public static Optional<Part> parse(String text) {
        Matcher matcher = TEXT.matcher(text);
        if (!matcher.matches()) {
            return Optional.empty();
        }
        int number = Integer.parseInt(matcher.group(1));
        int parts = Integer.parseInt(matcher.group(2));
        return 1 <= number && number <= parts ? Optional.of(new Part(number, parts)) : Optional.empty();
    }

    <T> List<T> of(List<T> all) {
        return all.subList(end(number - 1, all.size()), end(number, all.size()));
    }

    private int end(int earlier, int size) {
        return (int) ((long) size * earlier / parts);
    }
}
