package jump61.desktop.board;

import java.util.Locale;
import java.util.Optional;
import javafx.beans.property.ObjectProperty;
import javafx.beans.property.SimpleObjectProperty;
import javafx.css.PseudoClass;
import javafx.geometry.Insets;
import javafx.scene.AccessibleRole;
import javafx.scene.control.Label;
import javafx.scene.layout.Pane;
import javafx.scene.layout.Region;
import jump61.desktop.shell.Texts;
import jump61.game.Game;
import jump61.game.Side;

/** A bar that shows the shares of the board: the first side's at the left end, free squares, and the second side's. */
public final class TerritoryBar extends Pane {
    private static final PseudoClass WHOLE = PseudoClass.getPseudoClass("whole");

    /** Minimum width of a part for its number, in pixels. */
    private static final double ROOM_FOR_NUMBER = 22;

    private static final double ROOM_FOR_WORDS = 90;

    private final ObjectProperty<Territory> territory = new SimpleObjectProperty<>(this, "territory");
    private Texts words = BoardTexts.shared(Locale.ENGLISH);
    private final Label first = part("first");
    private final Label free = part("free");
    private final Label second = part("second");

    /** Creates a bar for an untouched board. */
    public TerritoryBar() {
        getStyleClass().add("territory-bar");
        setAccessibleRole(AccessibleRole.TEXT);
        getChildren().setAll(free, first, second);
        territory.addListener(observable -> show());
    }

    private static Label part(String styleClass) {
        Label part = new Label();
        part.getStyleClass().add(styleClass);
        part.setManaged(false);
        part.setMinWidth(Region.USE_PREF_SIZE);
        return part;
    }

    /** Sets the language. */
    public void setLocale(Locale locale) {
        words = BoardTexts.shared(locale);
        requestLayout();
    }

    /** Sets the game, whose sides' colours the ends take. */
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
        double height = getHeight();
        double unit = now == null || now.whole() == 0 ? 0 : getWidth() / now.whole();
        place(first, now == null ? 0 : now.first(), 0, unit);
        place(second, now == null ? 0 : now.second(), getWidth(), unit);
        placeFree(now, unit, height);
    }

    /** Lays out a part at one end of the bar. An empty part is hidden. */
    private void place(Label part, int held, double end, double unit) {
        double width = snapSizeX(held * unit);
        part.setVisible(held > 0);
        part.pseudoClassStateChanged(WHOLE, width >= getWidth());
        part.setText(width < ROOM_FOR_NUMBER ? "" : String.valueOf(held));
        part.resizeRelocate(end == 0 ? 0 : end - width, 0, width, getHeight());
    }

    /** Lays out the free part over the whole bar, so that its frame is drawn; the number is in the middle of the rest. */
    private void placeFree(Territory now, double unit, double height) {
        double left = now == null ? 0 : snapSizeX(now.first() * unit);
        double right = now == null ? 0 : snapSizeX(now.second() * unit);
        double room = getWidth() - left - right;
        boolean told = now != null && now.free() > 0 && room >= ROOM_FOR_NUMBER;
        free.setText(told ? freeSquares(now.free(), room) : "");
        free.setPadding(new Insets(0, right, 0, left));
        free.resizeRelocate(0, 0, getWidth(), height);
    }

    private String freeSquares(int count, double room) {
        return room < ROOM_FOR_WORDS ? String.valueOf(count) : words.get("territory.free", count);
    }

    @Override
    protected double computeMinWidth(double height) {
        return 0;
    }
}
