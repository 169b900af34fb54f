package jump61.desktop.remote;

import java.util.Optional;

/** Port numbers as they are typed: nothing leaves the choice to the program. */
final class Ports {
    private static final int LARGEST = 65_535;

    private Ports() {}

    /** {@return whether the text is a port number, or empty} */
    static boolean isRight(String text) {
        return text.isBlank() || read(text).isPresent();
    }

    /** {@return the port; empty if there is none} */
    static Optional<Integer> read(String text) {
        String digits = text.strip();
        return Optional.of(digits)
                .filter(number -> number.matches("\\d{1,5}"))
                .map(Integer::valueOf)
                .filter(port -> port >= 1 && port <= LARGEST);
    }
}
