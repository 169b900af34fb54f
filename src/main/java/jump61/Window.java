package jump61;

import java.util.stream.Stream;

/** Where a launcher for the window alone starts: its arguments are a file to open, or nothing. */
public final class Window {

    private Window() {}

    /** Opens the window as {@code --display} does. */
    public static void main(String[] files) {
        Main.main(Stream.concat(Stream.of("--display"), Stream.of(files)).toArray(String[]::new));
    }
}
