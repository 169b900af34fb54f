package jump61.review.ui;

import javafx.geometry.Orientation;
import javafx.scene.control.ScrollPane;

/** A scroll pane that is as high as its text at this width, if there is room, so that nothing below it is empty. */
public final class TextScroll extends ScrollPane {
    @Override
    public Orientation getContentBias() {
        return Orientation.HORIZONTAL;
    }
}
