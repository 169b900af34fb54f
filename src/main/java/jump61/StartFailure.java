package jump61;

import java.util.Arrays;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import jump61.console.Tool;

/** Explains in one line why the window cannot be opened, and what to install if something is missing. */
final class StartFailure {
    /** The message of the Linux loader. */
    private static final Pattern MISSING_LIBRARY = Pattern.compile("(lib[\\w.+-]+): cannot open shared object file");

    private static final String FONT_CLASSES = "com.sun.javafx.font.";

    private static final String GTK =
            "apt install libgtk-3-0 libxtst6 libpangoft2-1.0-0 (Debian, Ubuntu) or dnf install gtk3 libXtst (Fedora)";
    private static final String FONTS =
            "apt install fonts-dejavu-core (Debian, Ubuntu) or dnf install dejavu-sans-fonts (Fedora)";

    private StartFailure() {}

    /** {@return the reason in one line} */
    static String explain(Throwable problem) {
        Throwable root = problem;
        while (root.getCause() != null) {
            root = root.getCause();
        }
        String message = root.getMessage() == null ? root.toString() : root.getMessage();
        Matcher library = MISSING_LIBRARY.matcher(message);
        if (library.find()) {
            return "the library " + library.group(1) + " is missing; try " + GTK;
        } else if (message.contains("glass GTK")) {
            return "GTK 3, or a library it needs, is missing; try " + GTK;
        } else if (message.equals("Unable to open DISPLAY")) {
            return "there is no X display (Wayland needs Xwayland); jump61-console needs none";
        } else if (concernsFonts(root)) {
            return "there are no fonts; try " + FONTS;
        }
        return Tool.printable(message);
    }

    /** JavaFX fails with a null pointer if no font is installed. */
    private static boolean concernsFonts(Throwable root) {
        return root instanceof NullPointerException
                && Arrays.stream(root.getStackTrace())
                        .limit(1)
                        .anyMatch(frame -> frame.getClassName().startsWith(FONT_CLASSES));
    }
}
