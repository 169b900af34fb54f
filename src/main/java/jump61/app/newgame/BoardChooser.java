package jump61.app.newgame;

import javafx.fxml.FXML;
import javafx.scene.control.Label;
import javafx.scene.control.Slider;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Region;
import jump61.game.BoardSize;
import jump61.game.BoardSizes;
import jump61.game.Game;
import jump61.window.match.MatchTexts;

/** The part of the sheet for choosing the board size: on a small picture of the board, or with two sliders. */
public final class BoardChooser {
    private final MatchTexts words;
    private final SizeGrid grid = new SizeGrid(this::choose);
    private final BoardPresets presets;
    private Game game;
    private Runnable onChosen = () -> {};

    @FXML
    private Region part;

    @FXML
    private HBox choice;

    @FXML
    private Slider size;

    @FXML
    private Slider columns;

    @FXML
    private Label sizeText;

    @FXML
    private Label rowsText;

    @FXML
    private Label columnsText;

    public BoardChooser(MatchTexts words) {
        this.words = words;
        presets = new BoardPresets(words, this::choose);
    }

    /** {@return the usual sizes, in one row} */
    BoardPresets presets() {
        return presets;
    }

    @FXML
    private void initialize() {
        choice.getChildren().add(0, grid);
        size.valueProperty().subscribe(this::rowsChanged);
        columns.valueProperty().subscribe(value -> showSize());
    }

    /** Offers the board sizes of a game, with {@code first} chosen. */
    void show(Game newGame, BoardSize first) {
        game = newGame;
        BoardSizes sizes = game.sizes();
        presets.show(game);
        fill(size, sizes, first.rows());
        fill(columns, sizes, first.columns());
        part.setVisible(sizes.isChoice());
        part.setManaged(sizes.isChoice());
        showSize();
    }

    private static void fill(Slider slider, BoardSizes sizes, int value) {
        slider.setMin(sizes.smallest());
        slider.setMax(sizes.largest());
        slider.setValue(value);
        slider.setVisible(sizes.isChoice());
    }

    private void choose(BoardSize board) {
        columns.setValue(board.columns());
        size.setValue(board.rows());
        columns.setValue(board.columns());
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
            BoardSize board = chosen();
            sizeText.setText(words.size(game, board));
            rowsText.setText(String.valueOf(board.rows()));
            columnsText.setText(String.valueOf(board.columns()));
            grid.show(game.sizes(), board);
            presets.choose(board);
            onChosen.run();
        }
    }

    /** Sets the action to run when another size is chosen. */
    void setOnChosen(Runnable action) {
        onChosen = action;
    }

    /** {@return the chosen size} */
    BoardSize chosen() {
        return new BoardSize((int) Math.round(size.getValue()), (int) Math.round(columns.getValue()));
    }
}
