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
 * Breaks the lines of wrapped labels. If JavaFX has to break a run of Arabic, Hebrew or Devanagari on Linux, it draws all
 * of the run in each of the lines; between lines that are separate from the start, it need not.
 */
public final class LineBreaks {
    private LineBreaks() {}

    /** Keeps the lines of all labels below {@code root} broken, if this is Linux. */
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
                    // Until the label changes, there is nothing more to wrap.
                    text.setWrappingWidth(0);
                    makeRoom(labeled, text);
                }
            }
        }
    }

    /** Makes a label as high as its lines, of which JavaFX may have expected fewer, until it shows something else. */
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

    /** {@return {@code text} in lines of at most {@code width}, if its words allow} */
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
