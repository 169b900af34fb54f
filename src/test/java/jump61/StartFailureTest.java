package jump61;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;

class StartFailureTest {
    @Test
    void aMissingLibraryIsNamedWithWhatToInstall() {
        String line = StartFailure.explain(new UnsatisfiedLinkError(
                "/lib/libglassgtk3.so: libXtst.so.6: cannot open shared object file: No such file or directory"));
        assertTrue(line.startsWith("the library libXtst.so.6 is missing; try apt install "), line);
        assertTrue(line.contains("dnf install"), line);
    }

    @Test
    void withoutGtkTheLineNamesIt() {
        String line = StartFailure.explain(
                new RuntimeException(new UnsupportedOperationException("Unable to load glass GTK library.")));
        assertTrue(line.startsWith("GTK 3, or a library it needs, is missing; try apt install libgtk-3-0 "), line);
    }

    @Test
    void withoutADisplayTheLineNamesWhatNeedsNone() {
        String line =
                StartFailure.explain(new RuntimeException(new UnsupportedOperationException("Unable to open DISPLAY")));
        assertEquals("there is no X display (Wayland needs Xwayland); jump61-console needs none", line);
    }

    @Test
    void withoutFontsTheLineSaysSo() {
        NullPointerException trip = new NullPointerException("Cannot read field \"firstFont\"");
        trip.setStackTrace(new StackTraceElement[] {
            new StackTraceElement("com.sun.javafx.font.LogicalFont", "getSlot0FontResource", "LogicalFont.java", 1)
        });
        String line = StartFailure.explain(new RuntimeException("Exception in Application start method", trip));
        assertTrue(line.startsWith("there are no fonts; try apt install fonts-dejavu-core "), line);
    }

    @Test
    void anyOtherReasonIsQuotedOnOneLine() {
        assertEquals(
                "no display?nowhere",
                StartFailure.explain(new RuntimeException(new IllegalStateException("no display\nnowhere"))));
        assertEquals("java.lang.IllegalStateException", StartFailure.explain(new IllegalStateException((String) null)));
    }

    @Test
    void aNullPointerElsewhereIsNotBlamedOnFonts() {
        NullPointerException trip = new NullPointerException("x is null");
        assertEquals("x is null", StartFailure.explain(trip));
        trip.setStackTrace(new StackTraceElement[] {
            new StackTraceElement("java.util.Objects", "requireNonNull", "Objects.java", 1),
            new StackTraceElement("com.sun.javafx.font.LogicalFont", "getSlot0FontResource", "LogicalFont.java", 1)
        });
        assertEquals("x is null", StartFailure.explain(trip), "which only passed through them");
    }
}
