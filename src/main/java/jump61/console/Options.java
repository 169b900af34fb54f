package jump61.console;

import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.Set;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.regex.Pattern;

/** Parsed command-line arguments: options {@code --name value}, flags {@code --name}, and other words. */
public final class Options {
    private final Map<String, String> values = new LinkedHashMap<>();
    /** The words by their places among the arguments. */
    private final SortedMap<Integer, String> words = new TreeMap<>();

    /** The places of values, which are words after all if their option is a flag. */
    private final Map<String, Integer> places = new HashMap<>();

    private final Set<String> unused = new LinkedHashSet<>();

    /** Ends the options: everything after it is a word, even if it begins with dashes. */
    private static final String END = "--";

    private Options() {}

    /**
     * {@return the parsed arguments}
     *
     * @throws UsageException if an option is given twice
     */
    public static Options parse(List<String> arguments) throws UsageException {
        Options options = new Options();
        for (int i = 0; i < arguments.size(); i++) {
            String argument = arguments.get(i);
            if (argument.equals(END)) {
                while (++i < arguments.size()) {
                    options.words.put(i, arguments.get(i));
                }
            } else if (!argument.startsWith("--")) {
                options.words.put(i, argument);
            } else {
                boolean hasValue =
                        i + 1 < arguments.size() && !arguments.get(i + 1).startsWith("--");
                options.add(argument, hasValue ? arguments.get(++i) : "");
                options.places.put(argument, i);
            }
        }
        return options;
    }

    /** {@return whether the arguments ask for help, whatever else they contain} */
    public static boolean askForHelp(List<String> arguments) {
        int end = arguments.indexOf(END);
        List<String> before = end < 0 ? arguments : arguments.subList(0, end);
        return before.contains("--help") || before.contains("-h");
    }

    /** {@return the words as an enumeration, for example {@code 2014, 2021 or 2006}} */
    public static String choices(List<String> words) {
        int last = words.size() - 1;
        return last < 1 ? String.join("", words) : String.join(", ", words.subList(0, last)) + " or " + words.get(last);
    }

    private void add(String name, String value) throws UsageException {
        if (values.put(name, value) != null) {
            throw new UsageException(name + " is given twice");
        }
        unused.add(name);
    }

    /** {@return whether an option is given, with or without a value} */
    public boolean given(String name) {
        return values.containsKey(name);
    }

    /** {@return the value of an option; empty if it is not given} */
    public Optional<String> text(String name) throws UsageException {
        return text(name, "a value");
    }

    /**
     * {@return the value of an option; empty if it is not given}
     *
     * @param what describes the value, for the message if it is missing: {@code a file}
     */
    public Optional<String> text(String name, String what) throws UsageException {
        Optional<String> value = optional(name);
        if (value.isEmpty() && given(name)) {
            throw new UsageException(name + " needs " + what);
        }
        return value;
    }

    /** {@return the value of an option for which a value is optional, as in {@code --display [FILE]}} */
    public Optional<String> optional(String name) {
        unused.remove(name);
        return Optional.ofNullable(values.get(name)).filter(value -> !value.isEmpty());
    }

    /** {@return the value of an option, which must be one of {@code choices}; empty if it is not given} */
    public Optional<String> choice(String name, List<String> choices) throws UsageException {
        Optional<String> value = text(name, choices(choices));
        if (value.isPresent() && !choices.contains(value.get())) {
            throw new UsageException(name + " must be " + choices(choices) + ", not " + value.get());
        }
        return value;
    }

    /** {@return whether a flag is given} Flags have no value, so a word after a flag does not belong to it. */
    public boolean flag(String name) {
        unused.remove(name);
        String value = values.get(name);
        if (value != null && !value.isEmpty()) {
            values.put(name, "");
            words.put(places.get(name), value);
        }
        return value != null;
    }

    /** {@return the value of an option as an integer, or {@code usual} if it is not given} */
    public long number(String name, long least, long most, long usual) throws UsageException {
        Optional<String> value = text(name);
        if (value.isEmpty()) {
            return usual;
        }
        return number(value.get(), least, most)
                .orElseThrow(() -> new UsageException(
                        name + " needs a number from " + least + " to " + most + ", not " + value.get()));
    }

    /** {@return the number in a text; empty if it is not a number within these limits} */
    public static OptionalLong number(String text, long least, long most) {
        try {
            long number = Long.parseLong(text);
            return least <= number && number <= most ? OptionalLong.of(number) : OptionalLong.empty();
        } catch (NumberFormatException notNumber) {
            return OptionalLong.empty();
        }
    }

    /** {@return the first of the words that do not belong to an option, after removing it} */
    public String takeWord() {
        return words.remove(words.firstKey());
    }

    /** {@return the words that do not belong to an option} */
    public List<String> words() {
        return List.copyOf(words.values());
    }

    /**
     * Checks that all options given are named in a help text. Otherwise, a typing error in an option's name might be
     * reported as another option missing.
     */
    public void requireNamedIn(String help) throws UsageException {
        for (String name : values.keySet()) {
            if (!Pattern.compile(Pattern.quote(name) + "(?![\\w-])")
                    .matcher(help)
                    .find()) {
                throw new UsageException("unknown option " + name);
            }
        }
    }

    /** Checks that there are no unknown options, and at most {@code most} words. */
    public void requireNoOthers(int most) throws UsageException {
        if (!unused.isEmpty()) {
            throw new UsageException("unknown option " + unused.iterator().next());
        }
        if (words.size() > most) {
            String word = words().get(most);
            throw new UsageException((word.startsWith("-") ? "unknown option " : "unexpected argument ") + word);
        }
    }
}
