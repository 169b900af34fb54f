package jump61.window;

import javafx.beans.InvalidationListener;
import javafx.beans.Observable;
import javafx.geometry.Insets;
import javafx.scene.Node;
import javafx.scene.Parent;
import javafx.scene.control.Labeled;
import javafx.scene.layout.Region;
import javafx.scene.text.Font;
import javafx.scene.text.Text;

/**
 * Breaks the lines of wrapped labels. When JavaFX breaks a run of Arabic, Hebrew or Devanagari on Linux, it draws the whole
 * run on each of the lines; it does not if the lines are separate from the start.
 */
public final class LineBreaks {
    private LineBreaks() {}

    /** On Linux, breaks the lines of all labels below {@code root} from now on. */
    public static void keep(Parent root) {
        if (!System.getProperty("os.name").equals("Linux")) {
            return;
        }
        Runnable update = () -> update(root);
        root.sceneProperty().addListener((observable, before, now) -> {
            if (before != null) {
                before.removePostLayoutPulseListener(update);
            }
            if (now != null) {
                now.addPostLayoutPulseListener(update);
            }
        });
    }

    /** Breaks the lines of all labels below {@code root} that were laid out with wrapping. */
    private static void update(Parent root) {
        for (Node node : root.lookupAll(".text")) {
            if (node instanceof Text text
                    && text.getWrappingWidth() > 0
                    && text.getParent() instanceof Labeled labeled
                    && labeled.isWrapText()) {
                String lines = lines(labeled.getText(), text.getFont(), text.getWrappingWidth());
                if (lines.indexOf('\n') > 0) {
                    text.setText(lines);
                    // There is nothing to wrap until the label changes.
                    text.setWrappingWidth(0);
                    makeRoom(labeled, text);
                }
            }
        }
    }

    /** Makes a label high enough for its lines until its text changes, because JavaFX may have expected fewer lines. */
    private static void makeRoom(Labeled labeled, Text text) {
        Insets insets = labeled.getInsets();
        double needed = Math.ceil(text.getLayoutBounds().getHeight() + insets.getTop() + insets.getBottom());
        boolean own = labeled.getPrefHeight() != Region.USE_COMPUTED_SIZE;
        if (!own && needed > labeled.getHeight() + 1) {
            labeled.setPrefHeight(needed);
            labeled.textProperty().addListener(new InvalidationListener() {
                @Override
                public void invalidated(Observable changed) {
                    labeled.setPrefHeight(Region.USE_COMPUTED_SIZE);
                    changed.removeListener(this);
                }
            });
        }
    }

    /** {@return {@code text} in lines of at most {@code width}, unless a word is wider} */
    static String lines(String text, Font font, double width) {
        StringBuilder lines = new StringBuilder();
        String line = "";
        for (String word : text.split(" ")) {
            String longer = line.isEmpty() ? word : line + " " + word;
            if (!line.isEmpty() && width(longer, font) > width) {
                lines.append(line).append('\n');
                line = word;
            } else {
                line = longer;
            }
        }
        return lines.append(line).toString();
    }

    private static double width(String text, Font font) {
        Text measured = new Text(text);
        measured.setFont(font);
        return measured.getLayoutBounds().getWidth();
    }
}
