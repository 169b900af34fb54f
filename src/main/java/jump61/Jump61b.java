package jump61;

import java.util.ArrayList;
import java.util.List;

/** Starts the 2006 console under the class name required that year: {@code java jump61.Jump61b}. */
public final class Jump61b {
    private Jump61b() {}

    /** Runs {@link Main} with {@code --dialect 2006} before the arguments. */
    public static void main(String[] args) {
        List<String> arguments = new ArrayList<>(List.of("--dialect", "2006"));
        arguments.addAll(List.of(args));
        Main.main(arguments.toArray(String[]::new));
    }
}
