package jump61.network.ui;

import java.util.Optional;

/** Port numbers as typed by the user; an empty text leaves the choice to the program. */
final class Ports {
    private static final int LARGEST = 65_535;

    private Ports() {}

    /** {@return whether the text is a valid port number, or empty} */
    static boolean isRight(String text) {
        return text.isBlank() || read(text).isPresent();
    }

    /** {@return the port; empty if none was typed} */
    static Optional<Integer> read(String text) {
        String digits = text.strip();
        return Optional.of(digits)
                .filter(number -> number.matches("\\d{1,5}"))
                .map(Integer::valueOf)
                .filter(port -> port >= 1 && port <= LARGEST);
    }
}
