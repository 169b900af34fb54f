package jump61.profile.ui;

import java.util.List;
import java.util.OptionalDouble;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import javafx.scene.Node;
import javafx.scene.layout.ColumnConstraints;
import javafx.scene.layout.GridPane;
import javafx.scene.layout.Priority;
import jump61.game.Game;
import jump61.game.Tally;
import jump61.profile.ui.GameStatistics.AtLevel;
import jump61.profile.ui.GameStatistics.OnBoard;
import jump61.profile.ui.TrendChart.Guide;

/** Fills the parts of the sheet with the statistics of one game. */
final class ProfilePage {
    private static final int QUARTER = 25;
    private static final int QUARTERS = 4;

    private final ProfileTexts texts;
    private final GameStatistics shown;

    ProfilePage(ProfileTexts texts, GameStatistics shown) {
        this.texts = texts;
        this.shown = shown;
    }

    /** {@return the figures at the top} */
    List<Node> tiles() {
        Tally total = shown.total();
        OptionalDouble accuracy = shown.recentAccuracy();
        return List.of(
                new StatTile(
                        texts.get("profile.rating"),
                        total.games() == 0 ? "–" : texts.rating(shown.rating().rating()),
                        total.games() == 0
                                ? ""
                                : "± " + texts.rating(shown.rating().margin())),
                new StatTile(
                        texts.get("profile.games"),
                        Integer.toString(total.games()),
                        total.games() == 0 ? "" : texts.get("profile.won", total.wins(), total.losses())),
                new StatTile(
                        texts.get("profile.streak"),
                        Integer.toString(shown.streak()),
                        texts.get("profile.best", shown.bestStreak())),
                new StatTile(
                        texts.get("profile.accuracy"),
                        accuracy.isPresent() ? texts.percent(accuracy.getAsDouble()) : "–",
                        accuracy.isPresent() ? texts.get("profile.recent") : ""));
    }

    void fillRating(TrendChart chart) {
        List<Guide> levels = shown.levels().stream()
                .map(level -> new Guide(texts.level(level.level()), level.rating()))
                .toList();
        chart.show(shown.ratings(), levels, texts::ratingAt);
        chart.setAccessibleText(texts.ratingTold(shown));
    }

    void fillAccuracy(TrendChart chart) {
        List<Guide> quarters = IntStream.rangeClosed(0, QUARTERS)
                .mapToObj(i -> new Guide(texts.percent(i * QUARTER), i * QUARTER))
                .toList();
        chart.show(shown.accuracies(), quarters, texts::accuracyAt);
        chart.setAccessibleText(texts.get("profile.accuracy.title"));
    }

    void fillLevels(GridPane grid) {
        ScoreRows rows = new ScoreRows(grid, most(shown.levels().stream().map(AtLevel::score)));
        for (AtLevel level : shown.levels()) {
            boolean met = level.score().games() > 0;
            rows.add(
                    texts.level(level.level()),
                    level.score(),
                    met ? texts.score(level.score()) : texts.get("profile.notYet"),
                    level.level() == shown.next() && shown.total().games() > 0);
        }
    }

    void fillBoards(GridPane grid, Game game) {
        ScoreRows rows = new ScoreRows(grid, most(shown.boards().stream().map(OnBoard::score)));
        shown.boards()
                .forEach(board ->
                        rows.add(texts.board(game, board.size()), board.score(), texts.score(board.score()), false));
    }

    private static int most(Stream<Tally> scores) {
        return scores.mapToInt(Tally::games).max().orElse(1);
    }

    /** Arranges nodes in equal columns. */
    static void arrange(GridPane grid, List<? extends Node> nodes, int columns) {
        grid.getColumnConstraints().clear();
        for (int i = 0; i < columns; i++) {
            ColumnConstraints column = new ColumnConstraints();
            column.setPercentWidth(100.0 / columns);
            column.setHgrow(Priority.ALWAYS);
            grid.getColumnConstraints().add(column);
        }
        for (int i = 0; i < nodes.size(); i++) {
            GridPane.setConstraints(nodes.get(i), i % columns, i / columns);
        }
        grid.getChildren().setAll(nodes);
    }
}
