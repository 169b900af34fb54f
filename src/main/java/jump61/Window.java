package jump61;

import java.util.stream.Stream;

/** Main class of a launcher that only opens the window. Its argument, if any, is the file to open. */
public final class Window {

    private Window() {}

    /** Opens the window, like {@code --display}. */
    public static void main(String[] files) {
        Main.main(Stream.concat(Stream.of("--display"), Stream.of(files)).toArray(String[]::new));
    }
}
