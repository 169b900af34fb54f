package jump61.window.board;

import java.util.Optional;
import javafx.beans.property.ObjectProperty;
import javafx.beans.property.SimpleObjectProperty;
import javafx.scene.AccessibleRole;
import javafx.scene.layout.Pane;
import javafx.scene.layout.Region;
import jump61.game.Game;
import jump61.game.Side;

/**
 * A bar that shows the shares of the board: the first side's at the left end, free squares, and the second side's. The
 * numbers are beside the players.
 */
public final class TerritoryBar extends Pane {
    private final ObjectProperty<Territory> territory = new SimpleObjectProperty<>(this, "territory");
    private final Region first = part("first");
    private final Region free = part("free");
    private final Region second = part("second");

    /** Creates a bar for an untouched board. */
    public TerritoryBar() {
        getStyleClass().add("territory-bar");
        setAccessibleRole(AccessibleRole.TEXT);
        getChildren().setAll(free, first, second);
        territory.addListener(observable -> show());
    }

    private static Region part(String styleClass) {
        Region part = new Region();
        part.getStyleClass().addAll("part", styleClass);
        part.setManaged(false);
        return part;
    }

    /** Sets the game. The ends of the bar take the colours of its sides. */
    public void setGame(Game game) {
        BoardPseudoClasses.setColour(first, Optional.of(game.colour(Side.FIRST)));
        BoardPseudoClasses.setColour(second, Optional.of(game.colour(Side.SECOND)));
    }

    /** The shares shown; null for an empty bar. */
    public ObjectProperty<Territory> territoryProperty() {
        return territory;
    }

    private void show() {
        Territory now = territory.get();
        setAccessibleText(now == null ? "" : now.first() + " : " + now.second());
        requestLayout();
    }

    @Override
    protected void layoutChildren() {
        Territory now = territory.get();
        double unit = now == null || now.whole() == 0 ? 0 : getWidth() / now.whole();
        free.resizeRelocate(0, 0, getWidth(), getHeight());
        place(first, now == null ? 0 : now.first() * unit, false);
        place(second, now == null ? 0 : now.second() * unit, true);
    }

    /** Lays out a part at one end of the bar, long enough for its ends to be round. An empty part is hidden. */
    private void place(Region part, double share, boolean last) {
        double width = snapSizeX(Math.max(share, getHeight()));
        part.setVisible(share > 0);
        part.resizeRelocate(last ? getWidth() - width : 0, 0, width, getHeight());
    }

    @Override
    protected double computeMinWidth(double height) {
        return 0;
    }
}
