package jump61.desktop.board;

import java.util.ArrayList;
import java.util.List;
import javafx.geometry.VPos;
import javafx.scene.Group;
import javafx.scene.text.Font;
import javafx.scene.text.Text;
import javafx.scene.text.TextAlignment;

/** The numbers of rows and columns in a board's frame. */
final class GridNumbers extends Group {
    private static final double HEIGHT = 0.58;
    private final List<Text> rows = new ArrayList<>();
    private final List<Text> columns = new ArrayList<>();

    /** Numbers a board of this size, from {@code first}. */
    GridNumbers(int size, int first) {
        getStyleClass().add("numbers");
        setManaged(false);
        setMouseTransparent(true);
        for (int i = 0; i < size; i++) {
            rows.add(number(first + i));
            columns.add(number(first + i));
        }
        getChildren().addAll(rows);
        getChildren().addAll(columns);
    }

    void place(GridGeometry geometry) {
        setVisible(geometry.isNumbered());
        Font font = Font.font(geometry.lead() * HEIGHT);
        for (int i = 0; i < rows.size(); i++) {
            double middle = (i + 0.5) * geometry.pitch();
            place(rows.get(i), font, geometry.x() - geometry.lead() / 2, geometry.y() + middle);
            place(columns.get(i), font, geometry.x() + middle, geometry.y() - geometry.lead() / 2);
        }
    }

    private static void place(Text number, Font font, double x, double y) {
        number.setFont(font);
        number.setX(Math.round(x - number.getLayoutBounds().getWidth() / 2));
        number.setY(y);
    }

    private static Text number(int value) {
        Text number = new Text(Integer.toString(value));
        number.getStyleClass().add("number");
        number.setTextOrigin(VPos.CENTER);
        number.setTextAlignment(TextAlignment.CENTER);
        return number;
    }
}
