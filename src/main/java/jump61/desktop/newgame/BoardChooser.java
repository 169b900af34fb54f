package jump61.desktop.newgame;

import javafx.css.PseudoClass;
import javafx.fxml.FXML;
import javafx.scene.control.Label;
import javafx.scene.control.Slider;
import jump61.desktop.match.MatchTexts;
import jump61.game.BoardSize;
import jump61.game.BoardSizes;
import jump61.game.Game;

/** The part of the sheet for choosing the board size. */
public final class BoardChooser {
    private static final PseudoClass ALONE = PseudoClass.getPseudoClass("alone");

    private final MatchTexts words;
    private Game game;

    @FXML
    private Slider size;

    @FXML
    private Slider columns;

    @FXML
    private Label sizeText;

    public BoardChooser(MatchTexts words) {
        this.words = words;
    }

    @FXML
    private void initialize() {
        size.valueProperty().subscribe(this::rowsChanged);
        columns.valueProperty().subscribe(value -> showSize());
    }

    /** Offers the board sizes of a game, with {@code first} chosen. */
    void show(Game newGame, BoardSize first) {
        game = newGame;
        BoardSizes sizes = game.sizes();
        fill(size, sizes, first.rows());
        fill(columns, sizes, first.columns());
        sizeText.pseudoClassStateChanged(ALONE, !sizes.isChoice());
        showSize();
    }

    private static void fill(Slider slider, BoardSizes sizes, int value) {
        slider.setMin(sizes.smallest());
        slider.setMax(sizes.largest());
        slider.setValue(value);
        slider.setVisible(sizes.isChoice());
        slider.setManaged(sizes.isChoice());
    }

    /** Keeps the board square while the number of rows changes, until the user chooses the columns separately. */
    private void rowsChanged(Number before, Number rows) {
        if (Math.round(before.doubleValue()) == Math.round(columns.getValue())) {
            columns.setValue(rows.doubleValue());
        }
        showSize();
    }

    private void showSize() {
        if (game != null) {
            sizeText.setText(words.size(game, chosen()));
        }
    }

    /** {@return the chosen size} */
    BoardSize chosen() {
        return new BoardSize((int) Math.round(size.getValue()), (int) Math.round(columns.getValue()));
    }
}
