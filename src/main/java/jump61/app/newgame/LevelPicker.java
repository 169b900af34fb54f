package jump61.app.newgame;

import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Stream;
import javafx.beans.property.ObjectProperty;
import javafx.beans.property.SimpleObjectProperty;
import javafx.css.PseudoClass;
import javafx.scene.control.ContentDisplay;
import javafx.scene.control.ToggleButton;
import javafx.scene.control.ToggleGroup;
import javafx.scene.input.MouseButton;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import jump61.game.Colour;
import jump61.game.Level;
import jump61.game.Tally;
import jump61.window.board.BoardPseudoClasses;
import jump61.window.board.LevelFace;
import jump61.window.match.Ladder;

/** The computer levels as a row of faces, one of which is chosen. */
public final class LevelPicker extends HBox {
    private static final PseudoClass MASTERED = PseudoClass.getPseudoClass("mastered");
    private static final PseudoClass SUGGESTED = PseudoClass.getPseudoClass("suggested");

    private final ObjectProperty<Level> level = new SimpleObjectProperty<>(this, "level", Level.BEGINNER);
    private final ToggleGroup group = new ToggleGroup();
    private final List<ToggleButton> rungs =
            Stream.of(Level.values()).map(this::rung).toList();

    private Runnable onChosen = () -> {};
    private Runnable onDoubleClick = () -> {};
    private boolean free;

    /** Creates a row with the weakest level chosen. */
    public LevelPicker() {
        getStyleClass().add("level-picker");
        getChildren().setAll(rungs);
        level.addListener((observable, before, now) -> {
            if (!free) {
                rungs.get(now.ordinal()).setSelected(true);
            }
        });
        rungs.get(0).setSelected(true);
        group.selectedToggleProperty().addListener((observable, before, now) -> {
            if (now != null) {
                level.set(Level.values()[rungs.indexOf(now)]);
                onChosen.run();
            } else if (!free) {
                // A second click on the chosen face leaves it chosen.
                before.setSelected(true);
            }
        });
    }

    /** Sets the action to run when a face is chosen. */
    void setOnChosen(Runnable action) {
        onChosen = action;
    }

    /** Sets the action to run on a double click on a face, which the first click has chosen. */
    void setOnDoubleClick(Runnable action) {
        onDoubleClick = action;
    }

    /** Chooses no face, because a program plays instead, or the last chosen face again. */
    void setFree(boolean value) {
        free = value;
        group.selectToggle(free ? null : rungs.get(level.get().ordinal()));
    }

    private ToggleButton rung(Level level) {
        ToggleButton rung = new ToggleButton("", new LevelFace(level));
        rung.getStyleClass().add("rung");
        rung.setId("level" + level.number());
        rung.setContentDisplay(ContentDisplay.TOP);
        rung.setToggleGroup(group);
        rung.setMaxWidth(Double.MAX_VALUE);
        rung.setMinWidth(0);
        HBox.setHgrow(rung, Priority.ALWAYS);
        rung.setOnMouseClicked(click -> {
            if (click.getButton() == MouseButton.PRIMARY && click.getClickCount() == 2) {
                onDoubleClick.run();
            }
        });
        return rung;
    }

    /**
     * Sets the text below each face: the name of the level, and the user's results.
     *
     * @param captions the text below a face, by level
     * @param spoken the text for assistive technology, by level
     */
    void show(Function<Level, String> captions, Function<Level, String> spoken, Ladder.Rungs ladder) {
        for (Level each : Level.values()) {
            ToggleButton rung = rungs.get(each.ordinal());
            rung.setText(captions.apply(each));
            rung.setAccessibleText(spoken.apply(each));
            Tally score = ladder.scores().get(each);
            rung.pseudoClassStateChanged(MASTERED, score != null && score.isAhead());
            rung.pseudoClassStateChanged(SUGGESTED, ladder.next().equals(Optional.of(each)));
        }
    }

    /** Gives the faces the colour and shape of the side that the computer would play. */
    void setColour(Colour colour) {
        rungs.forEach(rung -> BoardPseudoClasses.setColour(rung.getGraphic(), Optional.of(colour)));
    }

    /** The chosen level. */
    public ObjectProperty<Level> levelProperty() {
        return level;
    }
}
