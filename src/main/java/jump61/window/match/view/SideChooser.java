package jump61.window.match.view;

import java.util.List;
import java.util.Optional;
import javafx.fxml.FXML;
import javafx.scene.control.ToggleButton;
import javafx.scene.control.ToggleGroup;
import javafx.scene.layout.Region;
import jump61.game.Game;
import jump61.game.Side;
import jump61.window.Choices;
import jump61.window.Texts;
import jump61.window.board.BoardPseudoClasses;
import jump61.window.match.MatchTexts;

/** Two buttons for choosing a side, in the sides' colours; part of the sheets that begin a match. */
public final class SideChooser {
    private final Texts texts;
    private final MatchTexts words;
    private final ToggleGroup chosen = new ToggleGroup();

    @FXML
    private ToggleButton playFirst;

    @FXML
    private ToggleButton playSecond;

    @FXML
    private Region firstMarker;

    @FXML
    private Region secondMarker;

    public SideChooser(Texts texts, MatchTexts words) {
        this.texts = texts;
        this.words = words;
    }

    /** Shows the initial choice. */
    public void begin(Side side) {
        Choices.keepOne(chosen, List.of(playFirst, playSecond));
        (side == Side.FIRST ? playFirst : playSecond).setSelected(true);
    }

    /** Shows the names and colours of a game. */
    public void show(Game game) {
        BoardPseudoClasses.setColour(firstMarker, Optional.of(game.colour(Side.FIRST)));
        BoardPseudoClasses.setColour(secondMarker, Optional.of(game.colour(Side.SECOND)));
        playFirst.setText(texts.get("newGame.begins", words.side(Side.FIRST, game)));
        playSecond.setText(words.side(Side.SECOND, game));
    }

    public Side chosen() {
        return playSecond.isSelected() ? Side.SECOND : Side.FIRST;
    }

    /** Calls {@code listener} now, and whenever another side is chosen. */
    public void onChosen(Runnable listener) {
        chosen.selectedToggleProperty().subscribe(listener);
        listener.run();
    }
}
