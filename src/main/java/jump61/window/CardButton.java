package jump61.window;

import javafx.geometry.Orientation;
import javafx.scene.control.Button;
import javafx.scene.layout.Region;

/** A button that looks like a card with several lines. It is as high as the lines need at its width. */
public class CardButton extends Button {
    /** Creates a button with this content. */
    public CardButton(Region content) {
        super("", content);
        setMaxSize(Double.MAX_VALUE, Double.MAX_VALUE);
    }

    @Override
    public Orientation getContentBias() {
        return Orientation.HORIZONTAL;
    }

    @Override
    protected double computePrefHeight(double width) {
        double room = width < 0 ? width : width - snappedLeftInset() - snappedRightInset();
        return snappedTopInset() + getGraphic().prefHeight(room) + snappedBottomInset();
    }
}
