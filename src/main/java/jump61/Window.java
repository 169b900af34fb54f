package jump61;

import java.util.stream.Stream;

/** The main class of a launcher that only opens the window; its argument, if any, is the file to open. */
public final class Window {

    private Window() {}

    /** Opens the window as {@code --display} does. */
    public static void main(String[] files) {
        Main.main(Stream.concat(Stream.of("--display"), Stream.of(files)).toArray(String[]::new));
    }
}
