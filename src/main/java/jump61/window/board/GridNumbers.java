package jump61.window.board;

import java.util.ArrayList;
import java.util.List;
import javafx.scene.Group;
import jump61.game.BoardSize;

/** The numbers of rows and columns in a board's frame. */
final class GridNumbers extends Group {
    private static final double HEIGHT = 0.58;
    private final List<BoardNumber> rows = new ArrayList<>();
    private final List<BoardNumber> columns = new ArrayList<>();

    /** Numbers a board of this size, from {@code first}. */
    GridNumbers(BoardSize size, int first) {
        getStyleClass().add("numbers");
        setManaged(false);
        setMouseTransparent(true);
        for (int i = 0; i < size.rows(); i++) {
            rows.add(new BoardNumber(first + i));
        }
        for (int i = 0; i < size.columns(); i++) {
            columns.add(new BoardNumber(first + i));
        }
        getChildren().addAll(rows);
        getChildren().addAll(columns);
    }

    void place(GridGeometry geometry) {
        setVisible(geometry.isNumbered());
        double size = geometry.lead() * HEIGHT;
        for (int i = 0; i < rows.size(); i++) {
            double middle = geometry.y() + geometry.middleOfRow(i);
            rows.get(i).place(size, geometry.x() - geometry.lead() / 2, middle);
        }
        for (int i = 0; i < columns.size(); i++) {
            double middle = geometry.x() + geometry.middleOfColumn(i);
            columns.get(i).place(size, middle, geometry.y() - geometry.lead() / 2);
        }
    }
}
