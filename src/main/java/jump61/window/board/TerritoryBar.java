package jump61.window.board;

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
import jump61.game.Game;
import jump61.game.Side;
import jump61.window.Texts;

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
    /** The numbers of parts too narrow for them, which stand beside these. */
    private final Label besideFirst = part("beside");

    private final Label besideSecond = part("beside");

    /** Creates a bar for an untouched board. */
    public TerritoryBar() {
        getStyleClass().add("territory-bar");
        setAccessibleRole(AccessibleRole.TEXT);
        getChildren().setAll(free, first, second, besideFirst, besideSecond);
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
        placeBeside(besideFirst, now == null ? 0 : now.first(), unit, false);
        placeBeside(besideSecond, now == null ? 0 : now.second(), unit, true);
    }

    /** Lays out the number of a part that is too narrow for it, at the end of the free part. */
    private void placeBeside(Label beside, int held, double unit, boolean last) {
        boolean told = isNarrow(held, unit) && !free.getText().isEmpty();
        double width = snapSizeX(held * unit);
        beside.setVisible(told);
        beside.setText(told ? String.valueOf(held) : "");
        beside.resizeRelocate(last ? getWidth() - width - ROOM_FOR_NUMBER : width, 0, ROOM_FOR_NUMBER, getHeight());
    }

    private static boolean isNarrow(int held, double unit) {
        return held > 0 && held * unit < ROOM_FOR_NUMBER;
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
        boolean beside = now != null && (isNarrow(now.first(), unit) || isNarrow(now.second(), unit));
        // The number of the free squares stays in the middle of the rest, so it needs the same room at both ends.
        double room = getWidth() - left - right - (beside ? 2 * ROOM_FOR_NUMBER : 0);
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
