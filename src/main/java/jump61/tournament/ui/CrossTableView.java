package jump61.tournament.ui;

import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import javafx.css.PseudoClass;
import javafx.geometry.Bounds;
import javafx.geometry.HPos;
import javafx.geometry.NodeOrientation;
import javafx.geometry.Pos;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.ContextMenu;
import javafx.scene.control.Label;
import javafx.scene.control.Labeled;
import javafx.scene.control.MenuItem;
import javafx.scene.control.Tooltip;
import javafx.scene.layout.GridPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;
import javafx.scene.shape.Circle;
import javafx.scene.shape.Line;
import jump61.game.Sentences;
import jump61.tournament.Entrant;
import jump61.tournament.Standings;
import jump61.tournament.Standings.Row;
import jump61.tournament.ui.TournamentPicture.FinishedGame;
import jump61.window.Choices;

/** Fills a grid with standings: rank, name, points, rating with its error bar, and the results against each player. */
final class CrossTableView {
    private static final PseudoClass FIRST = PseudoClass.getPseudoClass("first");
    private static final PseudoClass SELF = PseudoClass.getPseudoClass("self");
    private static final int FIXED = 5;
    private static final double LEAST_SPAN = 100;
    private static final double WIDEST = 180;
    /** Number of characters from which a name may be shortened to leave room for the error bars. */
    private static final int LONG_NAME = 14;

    private static final double LEAST_NAME = 110;

    private final GridPane grid;
    private final TournamentTexts texts;
    private final Consumer<FinishedGame> open;
    private final ContextMenu menu = new ContextMenu();
    private List<Entrant> entrants = List.of();
    private TournamentPicture shown;

    CrossTableView(GridPane grid, TournamentTexts texts, Consumer<FinishedGame> open) {
        this.open = open;
        this.grid = grid;
        this.texts = texts;
    }

    /** Takes the choice of games away: those of a tournament cannot be opened once another one is shown. */
    void hideGames() {
        menu.hide();
    }

    void show(TournamentPicture picture) {
        Standings standings = picture.standings();
        if (shown != null && !shown.setup().equals(picture.setup())) {
            hideGames();
        }
        shown = picture;
        Optional<String> focused = grid.getChildren().stream()
                .filter(Node::isFocused)
                .map(Node::getId)
                .findFirst();
        entrants = picture.setup().entrants();
        grid.getChildren().clear();
        List<Row> rows = standings.rows();
        header(rows.size());
        double span = rows.stream()
                .mapToDouble(row -> Math.abs(row.rating()) + shownError(row))
                .max()
                .orElse(LEAST_SPAN);
        for (int i = 0; i < rows.size(); i++) {
            row(i, standings, Math.max(LEAST_SPAN, span));
        }
        // The focused cell keeps the focus when a game ends.
        focused.ifPresent(id -> grid.getChildren().stream()
                .filter(cell -> id.equals(cell.getId()))
                .forEach(Node::requestFocus));
    }

    /** Returns the error shown. Before the first game, the error bar would be as wide as the table. */
    private static double shownError(Row row) {
        return row.games() == 0 ? 0 : row.error();
    }

    private void header(int players) {
        head(0, "");
        head(1, texts.get("tournament.player"));
        head(2, texts.get("tournament.points"));
        head(3, texts.get("profile.rating"));
        head(4, "");
        for (int i = 0; i < players; i++) {
            head(FIXED + i, Integer.toString(i + 1));
        }
    }

    private void head(int column, String text) {
        Label label = new Label(text);
        label.getStyleClass().add("muted");
        label.setAlignment(column >= FIXED ? Pos.CENTER : Pos.CENTER_LEFT);
        put(label, column, 0);
    }

    private void row(int rank, Standings standings, double span) {
        List<Row> rows = standings.rows();
        Row row = rows.get(rank);
        Label number = new Label(rank + 1 + ".");
        number.getStyleClass().add("muted");
        put(number, 0, rank + 1);
        HBox named = named(row, rank < standings.leaders() && row.games() > 0);
        GridPane.setHgrow(named, Priority.SOMETIMES);
        put(named, 1, rank + 1);
        Label points = new Label(texts.points(row.points()) + " / " + row.games());
        points.getStyleClass().add("cross-points");
        put(points, 2, rank + 1);
        boolean rated = row.games() > 0;
        put(
                new Label(
                        rated
                                ? texts.get("tournament.rating", texts.rating(row.rating()), Math.round(row.error()))
                                : "–"),
                3,
                rank + 1);
        Node mark = rated ? new RatingMark(row.rating(), row.error(), -span, span) : new Region();
        GridPane.setHgrow(mark, Priority.ALWAYS);
        put(mark, 4, rank + 1);
        for (int i = 0; i < rows.size(); i++) {
            put(cell(row, rows.get(i)), FIXED + i, rank + 1);
        }
    }

    private HBox named(Row row, boolean first) {
        Label name = new Label(row.name());
        name.getStyleClass().add("cross-name");
        name.pseudoClassStateChanged(FIRST, first);
        if (row.name().length() > LONG_NAME) {
            name.setTooltip(new Tooltip(row.name()));
            name.setMinWidth(LEAST_NAME);
        } else {
            name.setMinWidth(Region.USE_PREF_SIZE);
        }
        name.setMaxWidth(WIDEST);
        VBox names = new VBox(name);
        names.setAlignment(Pos.CENTER_LEFT);
        if (row.forfeits() > 0) {
            Label forfeits = new Label(texts.forfeits(row.forfeits()));
            forfeits.getStyleClass().add("cross-forfeits");
            names.getChildren().add(forfeits);
        }
        HBox named = new HBox(8, new EntrantMark(entrants.get(row.player())), names);
        named.setAlignment(Pos.CENTER_LEFT);
        return named;
    }

    /** Returns a cell with the points against a player. If there are games, it opens them. */
    private Labeled cell(Row row, Row other) {
        boolean self = row.player() == other.player();
        boolean met = !self && row.gamesAgainst().get(other.player()) > 0;
        Labeled cell =
                met ? games(row, other, texts.points(row.against().get(other.player()))) : new Label(self ? "" : "·");
        cell.getStyleClass().add("cross-cell");
        cell.pseudoClassStateChanged(SELF, self);
        GridPane.setHalignment(cell, HPos.CENTER);
        return cell;
    }

    private Button games(Row row, Row other, String points) {
        Button cell = new Button(points);
        cell.setId("cell-" + row.player() + "-" + other.player());
        cell.setAccessibleText(
                Sentences.join(texts.pairing(new TournamentPicture.Pairing(row.name(), other.name())), points));
        cell.setOnAction(event -> {
            List<FinishedGame> games = shown.between(row.player(), other.player());
            if (games.size() == 1) {
                open.accept(games.get(0));
                return;
            }
            menu.getItems().setAll(games.stream().map(this::item).toList());
            Bounds place = cell.localToScreen(cell.getLayoutBounds());
            menu.show(grid, place.getMinX(), place.getMaxY());
        });
        return cell;
    }

    private MenuItem item(FinishedGame game) {
        boolean firstBegan = shown.setup().firstBegins(game.outcome().number());
        return Choices.item(texts.finished(game, firstBegan), () -> open.accept(game));
    }

    private void put(Node node, int column, int row) {
        if (node instanceof Label label) {
            label.setMinWidth(Region.USE_PREF_SIZE);
            label.setMaxWidth(WIDEST);
        }
        grid.add(node, column, row);
    }

    /** A rating as a dot with its error bar, on a scale shared by all players. */
    private static final class RatingMark extends Region {
        private static final double RADIUS = 4.5;
        private static final double WIDTH = 120;
        private static final double LEAST_WIDTH = 80;
        private static final double HEIGHT = 18;

        private final double value;
        private final double error;
        private final double low;
        private final double high;
        private final Line middle = new Line();
        private final Line bar = new Line();
        private final Circle dot = new Circle(RADIUS);

        /**
         * Creates a mark.
         *
         * @param low the lower end of the scale
         * @param high the upper end, above {@code low}
         */
        RatingMark(double value, double error, double low, double high) {
            this.value = value;
            this.error = error;
            this.low = low;
            this.high = high;
            middle.getStyleClass().add("rating-middle");
            bar.getStyleClass().add("rating-bar");
            dot.getStyleClass().add("rating-dot");
            // Higher ratings are on the right in all languages, as in other graphs.
            setNodeOrientation(NodeOrientation.LEFT_TO_RIGHT);
            getChildren().addAll(middle, bar, dot);
            getChildren().forEach(child -> child.setManaged(false));
            setMinSize(LEAST_WIDTH, HEIGHT);
            setPrefSize(WIDTH, HEIGHT);
        }

        @Override
        protected void layoutChildren() {
            double y = getHeight() / 2;
            place(middle, x(0), 0, x(0), getHeight());
            place(bar, x(value - error), y, x(value + error), y);
            dot.setCenterX(x(value));
            dot.setCenterY(y);
        }

        private static void place(Line line, double fromX, double fromY, double toX, double toY) {
            line.setStartX(fromX);
            line.setStartY(fromY);
            line.setEndX(toX);
            line.setEndY(toY);
        }

        private double x(double rating) {
            double part = Math.max(0, Math.min(1, (rating - low) / (high - low)));
            return RADIUS + part * (getWidth() - 2 * RADIUS);
        }
    }
}
