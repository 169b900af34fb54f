package jump61.window;

import java.util.ArrayList;
import java.util.List;
import javafx.scene.Node;
import javafx.scene.Scene;
import javafx.scene.control.Labeled;
import javafx.scene.layout.ColumnConstraints;
import javafx.scene.layout.GridPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Pane;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;

/** Spreads groups of lines over columns of about the same length, so that a long list needs no scrolling. */
public final class Columns {
    private static final double COLUMN = 320;
    private static final double MARGIN = 40;
    private static final int MOST = 3;
    private static final double PERCENT = 100;
    /** Number of letters that fit on a line. */
    private static final int LINE = 40;

    private Columns() {}

    /**
     * Spreads the groups over as many columns as the window has room for when the sheet is shown.
     *
     * @param sheet the sheet, which gets the width that the columns need
     * @param place the row of columns
     * @param groups the groups in their order; each has a heading and lines as its children
     * @return an action that spreads the groups again, to be run after groups or lines have been shown or hidden
     */
    public static Runnable follow(Region sheet, HBox place, List<VBox> groups) {
        double usual = sheet.getPrefWidth();
        sheet.sceneProperty().flatMap(Scene::widthProperty).subscribe(width -> {
            double room = width == null ? 0 : width.doubleValue();
            int count = (int) Math.max(1, Math.min(MOST, (room - MARGIN) / COLUMN));
            if (count != place.getChildren().size()) {
                fill(place, groups, count);
                sheet.setPrefWidth(count == 1 ? usual : COLUMN * count);
            }
        });
        return () -> fill(place, groups, place.getChildren().size());
    }

    /** Arranges the nodes of a grid in a row, or those after the first one in a row below it. */
    public static void row(GridPane grid, boolean beside) {
        List<Node> nodes = grid.getChildren();
        GridPane.setColumnSpan(nodes.get(0), beside ? 1 : nodes.size());
        nodes.stream().skip(1).forEach(node -> GridPane.setRowIndex(node, beside ? 0 : 1));
    }

    /** Arranges nodes in columns of the same width, row by row. */
    public static void equal(GridPane grid, List<? extends Node> nodes, int columns) {
        grid.getColumnConstraints().clear();
        for (int i = 0; i < columns; i++) {
            ColumnConstraints column = new ColumnConstraints();
            column.setPercentWidth(PERCENT / columns);
            column.setHgrow(Priority.ALWAYS);
            grid.getColumnConstraints().add(column);
        }
        for (int i = 0; i < nodes.size(); i++) {
            GridPane.setConstraints(nodes.get(i), i % columns, i / columns);
        }
        grid.getChildren().setAll(nodes);
    }

    private static void fill(HBox place, List<VBox> groups, int count) {
        place.getChildren().clear();
        List<VBox> shown = groups.stream().filter(Node::isManaged).toList();
        List<Integer> lengths = shown.stream().map(Columns::lines).toList();
        for (List<Integer> part : split(lengths, count)) {
            VBox column = new VBox();
            column.setMinWidth(0);
            column.setPrefWidth(COLUMN);
            HBox.setHgrow(column, Priority.ALWAYS);
            part.forEach(group -> column.getChildren().add(shown.get(group)));
            place.getChildren().add(column);
        }
    }

    /** Returns about how many lines a group takes up, with the gap after it. */
    private static int lines(VBox group) {
        return 1
                + group.getChildren().stream()
                        .filter(Node::isManaged)
                        .mapToInt(row -> letters(row) > LINE ? 2 : 1)
                        .sum();
    }

    private static int letters(Node row) {
        if (row instanceof Labeled label) {
            return label.getText().length();
        }
        return row instanceof Pane pane
                ? pane.getChildren().stream().mapToInt(Columns::letters).sum()
                : 0;
    }

    /**
     * {@return the groups of each column, by number, such that the longest column is as short as possible}
     *
     * @param lengths the number of lines of each group
     */
    static List<List<Integer>> split(List<Integer> lengths, int count) {
        int longest = lengths.stream().mapToInt(Integer::intValue).max().orElse(0);
        List<List<Integer>> columns = filled(lengths, longest);
        while (columns.size() > count) {
            longest++;
            columns = filled(lengths, longest);
        }
        while (columns.size() < count) {
            columns.add(List.of());
        }
        return columns;
    }

    private static List<List<Integer>> filled(List<Integer> lengths, int longest) {
        List<List<Integer>> columns = new ArrayList<>();
        int used = longest;
        for (int group = 0; group < lengths.size(); group++) {
            if (columns.isEmpty() || used + lengths.get(group) > longest) {
                columns.add(new ArrayList<>());
                used = 0;
            }
            columns.get(columns.size() - 1).add(group);
            used += lengths.get(group);
        }
        return columns;
    }
}
