package jump61.trust;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import javafx.scene.Node;

/** What the recorders of boards and windows have in common: they note nodes, and what has changed since. */
public final class Changes {
    /** They depend on where the pointer and the focus of the system are, or on the order of layout. */
    private static final Set<String> OF_THE_SYSTEM = Set.of(
            "hover",
            "focused",
            "focus-within",
            "focus-visible",
            "pressed",
            "armed",
            "showing",
            "odd",
            "even",
            "filled",
            "empty",
            "horizontal",
            "vertical",
            "last-visible",
            "first-visible",
            "openvertically",
            "openhorizontally");

    private Changes() {}

    /** {@return the lines of {@code more} that are not in {@code lines}, where each line counts as often as it stands there} */
    public static List<String> beyond(List<String> lines, List<String> more) {
        List<String> left = new ArrayList<>(lines);
        return more.stream().filter(line -> !left.remove(line)).toList();
    }

    /** {@return the pseudo-classes of a node in parentheses; empty if it has none that the program gives it} */
    public static String states(Node node) {
        String states = node.getPseudoClassStates().stream()
                .map(Object::toString)
                .filter(state -> !OF_THE_SYSTEM.contains(state))
                .sorted()
                .collect(Collectors.joining(" "));
        return states.isEmpty() ? "" : " (" + states + ")";
    }
}
