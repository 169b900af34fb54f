package jump61.library.ui;

import java.util.List;
import java.util.regex.Pattern;
import javafx.beans.property.ReadOnlyDoubleProperty;
import javafx.beans.value.ObservableBooleanValue;
import javafx.css.PseudoClass;
import javafx.geometry.Pos;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.ListCell;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.StackPane;
import javafx.scene.layout.VBox;
import jump61.game.Colour;
import jump61.game.Game;
import jump61.game.Side;
import jump61.library.LibraryEntry;
import jump61.window.board.GameViews;
import jump61.window.board.Miniature;

/**
 * A game in the list: the position where it turned, how it ended and against whom, what was played, its course, and, if
 * it is the only one selected, buttons for it.
 */
final class GameCell extends ListCell<LibraryEntry> {
    /** Minimum width, in pixels, to show more than names: how a game went, and buttons without a selection. */
    static final double ROOMY = 640;

    /** Minimum width, in pixels, to show the curve as well. */
    private static final double SPACIOUS = 800;

    private static final double PICTURE = 48;
    private static final List<String> PLAIN = List.of("button");
    private static final List<String> ACCENT = List.of("button", "accent");
    private static final Pattern SPACE_OF_LAST_PART = Pattern.compile("(?<!·) (?=[^·]*$)");
    private static final PseudoClass WON = PseudoClass.getPseudoClass("won");

    private final LibraryTexts words;
    private final LibraryModel library;
    private final StackPane picture = new StackPane();
    private final Label title = new Label();
    private final Label details = new Label();
    private final SmallTrend trend = new SmallTrend();
    private final Label phrase = new Label();
    private final Label accuracy = new Label();
    private final Button open;
    private final Button review;
    private final HBox actions;
    private final VBox how;
    private final HBox row;
    private boolean narrow;
    private boolean noCurve;

    GameCell(LibraryTexts words, LibraryModel library, Button open, Button review) {
        this.words = words;
        this.library = library;
        this.open = open;
        this.review = review;
        selectedProperty().subscribe(chosen -> accent());
        title.getStyleClass().add("library-players");
        title.setWrapText(true);
        details.getStyleClass().add("muted");
        details.setWrapText(true);
        title.setMinHeight(Region.USE_PREF_SIZE);
        details.setMinHeight(Region.USE_PREF_SIZE);
        phrase.setWrapText(true);
        phrase.setMinHeight(Region.USE_PREF_SIZE);
        accuracy.getStyleClass().add("muted");
        picture.getStyleClass().add("library-picture");
        VBox what = new VBox(title, details);
        what.setMinWidth(0);
        what.setAlignment(Pos.CENTER_LEFT);
        HBox.setHgrow(what, Priority.ALWAYS);
        how = new VBox(phrase, accuracy);
        how.getStyleClass().add("library-how");
        actions = new HBox(open, review);
        actions.getStyleClass().add("library-actions");
        row = new HBox(picture, what, trend, how, actions);
        row.getStyleClass().add("library-row");
        // The row is then as wide as the list, so that long names wrap instead of making it scroll.
        row.setPrefWidth(0);
        getStyleClass().add("library-cell");
    }

    /** {@return the buttons that are shown while this game alone is selected} */
    HBox actions() {
        return actions;
    }

    @Override
    protected void updateItem(LibraryEntry entry, boolean empty) {
        LibraryEntry before = getItem();
        super.updateItem(entry, empty);
        setGraphic(empty || entry == null ? null : row);
        if (empty || entry == null || entry.equals(before) && !title.getText().isEmpty()) {
            return;
        }
        accent();
        title.setText(words.title(entry));
        title.pseudoClassStateChanged(WON, words.ending(entry) == GameEnding.WON);
        // No line ends within "12 moves".
        details.setText(SPACE_OF_LAST_PART.matcher(words.details(entry)).replaceAll("\u00a0"));
        accuracy.setText(words.accuracy(entry));
        phrase.setText("");
        picture.getChildren().clear();
        trend.show(List.of(), Side.FIRST, List.of(Colour.RED, Colour.BLUE));
        arrange();
        library.moment(entry, moment -> {
            if (entry.equals(getItem())) {
                show(entry, moment);
            }
        });
        setAccessibleText(words.all(entry));
    }

    /** Emphasizes one button of a selected row: a game that is over is reviewed, another opened. */
    private void accent() {
        boolean over = getItem() != null && getItem().result().isPresent();
        open.getStyleClass().setAll(isSelected() && !over ? ACCENT : PLAIN);
        review.getStyleClass().setAll(isSelected() && over ? ACCENT : PLAIN);
    }

    private void show(LibraryEntry entry, Moment moment) {
        Game game = entry.end().game();
        Miniature position =
                GameViews.miniature(moment.position(), PICTURE, entry.players().onlyPerson());
        picture.getStyleClass().setAll("library-picture", "game-" + game.id());
        picture.getChildren().setAll(position);
        Side lower = entry.players().onlyPerson().orElse(Side.FIRST);
        trend.show(moment.chances(), lower, List.of(game.colour(Side.FIRST), game.colour(Side.SECOND)));
        phrase.setText(words.phrase(moment));
        arrange();
    }

    /**
     * From now on, shows only the parts that fit.
     *
     * @param width the width of the place of the games
     * @param alone whether a single game is selected, whose buttons are shown
     */
    void fit(ReadOnlyDoubleProperty width, ObservableBooleanValue alone) {
        actions.visibleProperty()
                .bind(selectedProperty()
                        .or(hoverProperty().and(width.greaterThan(ROOMY)))
                        .and(alone));
        actions.managedProperty().bind(actions.visibleProperty());
        width.subscribe(now -> {
            narrow = now.doubleValue() < ROOMY;
            noCurve = now.doubleValue() < SPACIOUS;
            arrange();
        });
    }

    /** Hides parts with nothing to show, so that they take no room. */
    private void arrange() {
        boolean told = !phrase.getText().isEmpty() || !accuracy.getText().isEmpty();
        how.setVisible(told && !narrow);
        how.setManaged(how.isVisible());
        trend.setVisible(trend.isKnown() && !noCurve);
        trend.setManaged(trend.isVisible());
    }
}
