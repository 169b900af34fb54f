package jump61.games.checkers;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import jump61.console.Words;

/**
 * Collects the four values of a move from one or more lines. A line that starts with four integers is a complete move,
 * and the rest of it a comment, as in the lab's "easy" files. A line with a single number gives the next value, as the
 * lab's library reads it. Lines of two or three numbers give as many values; anything after the fourth value is a
 * comment too. Blank lines are ignored.
 */
final class CheckersInput {
    private static final int VALUES = 4;
    private static final Pattern WHOLE_NUMBER = Pattern.compile("[+-]?[0-9]+");
    /** Maximum number of digits; longer numbers are off the board anyway. */
    private static final int MOST_DIGITS = 6;

    private final List<Integer> values = new ArrayList<>();

    /**
     * Reads the next line.
     *
     * @return what is wrong with it, in one line; the line has then given no value
     */
    Optional<String> accept(String line) {
        List<String> words = line.isBlank() ? List.of() : List.of(line.strip().split("\\s+"));
        int numbers = 0;
        while (numbers < Math.min(words.size(), VALUES)
                && WHOLE_NUMBER.matcher(words.get(numbers)).matches()) {
            numbers++;
        }
        if (numbers < VALUES && numbers < words.size()) {
            return Optional.of("A whole number is expected, not " + Words.quoted(words.get(numbers)) + ".");
        }
        Optional<String> dropped = numbers == VALUES ? dropUnfinished() : Optional.empty();
        words.stream()
                .limit(Math.min(numbers, VALUES - values.size()))
                .map(CheckersInput::value)
                .forEach(values::add);
        return dropped;
    }

    private Optional<String> dropUnfinished() {
        if (values.isEmpty()) {
            return Optional.empty();
        }
        String unfinished = values.stream().map(String::valueOf).collect(Collectors.joining(" "));
        values.clear();
        return Optional.of("The unfinished move " + unfinished + " is forgotten, as a whole one follows.");
    }

    private static int value(String number) {
        String shortened = number.substring(0, Math.min(number.length(), MOST_DIGITS));
        return Integer.parseInt(shortened);
    }

    /** {@return how many values of the current move have been given, 0 to 4} */
    int given() {
        return values.size();
    }

    /** {@return the move, once all four values are given; the next line then starts another} */
    Optional<CheckersMove> take() {
        if (values.size() < VALUES) {
            return Optional.empty();
        }
        var move = new CheckersMove(values.get(0), values.get(1), values.get(2), values.get(3));
        values.clear();
        return Optional.of(move);
    }
}
