package jump61.app.newgame;

import java.util.List;
import java.util.Optional;
import java.util.function.IntFunction;
import java.util.stream.IntStream;
import javafx.beans.property.IntegerProperty;
import javafx.beans.property.SimpleIntegerProperty;
import javafx.css.PseudoClass;
import javafx.scene.control.ContentDisplay;
import javafx.scene.control.ToggleButton;
import javafx.scene.control.ToggleGroup;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import jump61.game.Colour;
import jump61.game.Player;
import jump61.window.board.BoardPseudoClasses;
import jump61.window.board.LevelFace;
import jump61.window.match.Ladder;

/** The computer levels as a row of faces, one of which is chosen. */
public final class LevelPicker extends HBox {
    private static final PseudoClass MASTERED = PseudoClass.getPseudoClass("mastered");
    private static final PseudoClass SUGGESTED = PseudoClass.getPseudoClass("suggested");

    /** Preferred width, the same for all faces. */
    private static final double SHARE = 60;

    private final IntegerProperty level = new SimpleIntegerProperty(this, "level", 1);
    private final ToggleGroup group = new ToggleGroup();
    private final List<ToggleButton> rungs = IntStream.rangeClosed(1, Player.Computer.STRONGEST)
            .mapToObj(this::rung)
            .toList();

    /** Creates a row with the weakest level chosen. */
    public LevelPicker() {
        getStyleClass().add("level-picker");
        getChildren().setAll(rungs);
        level.addListener(
                (observable, before, now) -> rungs.get(now.intValue() - 1).setSelected(true));
        rungs.get(0).setSelected(true);
        group.selectedToggleProperty().addListener((observable, before, now) -> {
            if (now == null) {
                // A second click on the chosen face leaves it chosen.
                before.setSelected(true);
            } else {
                level.set(rungs.indexOf(now) + 1);
            }
        });
    }

    private ToggleButton rung(int number) {
        ToggleButton rung = new ToggleButton("", new LevelFace(number));
        rung.getStyleClass().add("rung");
        rung.setId("level" + number);
        rung.setContentDisplay(ContentDisplay.TOP);
        rung.setToggleGroup(group);
        rung.setPrefWidth(SHARE);
        rung.setMaxWidth(Double.MAX_VALUE);
        rung.setMinWidth(0);
        HBox.setHgrow(rung, Priority.ALWAYS);
        return rung;
    }

    /**
     * Sets the text below each face: the name of the level, and the user's results.
     *
     * @param captions the text below a face, by level
     * @param spoken the text for assistive technology, by level
     */
    void show(IntFunction<String> captions, IntFunction<String> spoken, Ladder.Rungs ladder) {
        for (int number = 1; number <= rungs.size(); number++) {
            ToggleButton rung = rungs.get(number - 1);
            rung.setText(captions.apply(number));
            rung.setAccessibleText(spoken.apply(number));
            Ladder.Score score = ladder.scores().get(number);
            rung.pseudoClassStateChanged(MASTERED, score != null && score.isMastered());
            rung.pseudoClassStateChanged(
                    SUGGESTED, ladder.next().isPresent() && ladder.next().getAsInt() == number);
        }
    }

    /** Gives the faces the colour and shape of the side that the computer would play. */
    void setColour(Colour colour) {
        rungs.forEach(rung -> BoardPseudoClasses.setColour(rung.getGraphic(), Optional.of(colour)));
    }

    /** The chosen level, from 1 to 8. */
    public IntegerProperty levelProperty() {
        return level;
    }
}
