package jump61.app.newgame;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.function.Consumer;
import java.util.stream.IntStream;
import javafx.scene.control.ContentDisplay;
import javafx.scene.control.ToggleButton;
import javafx.scene.control.ToggleGroup;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Region;
import jump61.game.BoardSize;
import jump61.game.Game;
import jump61.window.board.GameViews;
import jump61.window.board.Miniature;
import jump61.window.match.MatchTexts;

/** The usual boards of a game as pictures, one of which is chosen, and a last button for any other size. */
final class BoardPresets {
    private static final int[] ROWS = {4, 6, 8, 10};
    private static final double PICTURE = 48;

    private final MatchTexts words;
    private final Consumer<BoardSize> onChosen;
    private final ToggleGroup group = new ToggleGroup();
    private final Map<BoardSize, ToggleButton> boards = new LinkedHashMap<>();
    private final Region noPicture = otherPicture();
    private final ToggleButton other = preset("boardOther", noPicture);
    private String otherText = "";
    private HBox row = new HBox();
    private Game game;
    private BoardSize chosen = new BoardSize(1, 1);

    BoardPresets(MatchTexts words, Consumer<BoardSize> onChosen) {
        this.words = words;
        this.onChosen = onChosen;
    }

    /** Shows the boards in a row. {@code whenOther} is called when another size is wanted. */
    void showIn(HBox newRow, String newText, Runnable whenOther) {
        row = newRow;
        otherText = newText;
        other.setText(otherText);
        other.setOnAction(event -> {
            choose(chosen);
            whenOther.run();
        });
    }

    /** Offers the boards of a game. For a game with one size, the row is invisible but keeps its space. */
    void show(Game newGame) {
        if (newGame.equals(game)) {
            return;
        }
        game = newGame;
        group.getToggles().clear();
        boards.clear();
        IntStream.of(ROWS)
                .filter(rows ->
                        rows >= game.sizes().smallest() && rows <= game.sizes().largest())
                .mapToObj(rows -> new BoardSize(rows, rows))
                .forEach(this::offer);
        other.setToggleGroup(group);
        row.getChildren().setAll(boards.values());
        row.getChildren().add(other);
        row.setVisible(game.sizes().isChoice());
        if (game.sizes().isChoice()) {
            row.toBack();
        } else {
            // The part beside the row moves to the edge.
            row.toFront();
        }
    }

    private void offer(BoardSize size) {
        ToggleButton board = preset("board" + size.rows(), picture(size));
        board.setText(words.size(game, size));
        board.setToggleGroup(group);
        board.setOnAction(event -> {
            // A second click on the chosen board leaves it chosen.
            board.setSelected(true);
            onChosen.accept(size);
        });
        boards.put(size, board);
    }

    /** Marks a size as chosen: its picture, or the last button if it is not among the pictures, which then shows it. */
    void choose(BoardSize size) {
        chosen = size;
        boolean isOther = !boards.containsKey(size) && game.sizes().contains(size);
        other.setText(isOther ? words.size(game, size) : otherText);
        other.setGraphic(isOther ? picture(size) : noPicture);
        boards.getOrDefault(size, other).setSelected(true);
    }

    private Region picture(BoardSize size) {
        Miniature picture = new Miniature(PICTURE);
        GameViews.of(game).draw(game.start(size), picture);
        return picture;
    }

    private static ToggleButton preset(String id, Region picture) {
        ToggleButton button = new ToggleButton("", picture);
        button.getStyleClass().addAll("rung", "board-preset");
        button.setId(id);
        button.setContentDisplay(ContentDisplay.TOP);
        return button;
    }

    private static Region otherPicture() {
        Region picture = new Region();
        picture.getStyleClass().add("other-board");
        picture.setMinSize(PICTURE, PICTURE);
        picture.setMaxSize(PICTURE, PICTURE);
        return picture;
    }
}
