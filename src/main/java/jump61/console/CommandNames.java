package jump61.console;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Command names, which may be abbreviated as long as they stay unambiguous. */
public final class CommandNames {
    private final List<String> names;

    public CommandNames(String... names) {
        this.names = List.of(names);
    }

    /** {@return the name that {@code word} stands for, as by {@link #resolve}; empty if it stands for none} */
    public Optional<String> meant(String word) {
        try {
            return Optional.of(resolve(word));
        } catch (MistakeException none) {
            return Optional.empty();
        }
    }

    /** {@return the name that {@code word}, in lower case, stands for} */
    public String resolve(String word) {
        List<String> meant = new ArrayList<>();
        for (String name : names) {
            if (name.equals(word)) {
                return name;
            }
            if (name.startsWith(word)) {
                meant.add(name);
            }
        }
        if (meant.isEmpty()) {
            throw new MistakeException("There is no command " + Words.quoted(word) + "; try help.");
        }
        if (meant.size() > 1) {
            throw new MistakeException(
                    "The command " + Words.quoted(word) + " could be " + String.join(" or ", meant) + ".");
        }
        return meant.get(0);
    }
}
