package jump61.profile.ui;

import java.util.List;
import java.util.stream.IntStream;
import javafx.css.PseudoClass;
import javafx.scene.Node;
import javafx.scene.control.Label;
import javafx.scene.control.ProgressBar;
import javafx.scene.control.ToggleButton;
import javafx.scene.layout.FlowPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;
import jump61.game.Game;
import jump61.game.Level;
import jump61.game.Sentences;
import jump61.profile.ui.GameStatistics.AtLevel;
import jump61.profile.ui.GameStatistics.OnBoard;
import jump61.profile.ui.TrendChart.Guide;
import jump61.window.OneOf;

/** Fills the parts of the place with the statistics of one game. */
final class ProfilePage {
    private static final PseudoClass MASTERED = PseudoClass.getPseudoClass("mastered");
    private static final int QUARTER = 25;
    private static final int QUARTERS = 4;

    private final ProfileTexts texts;
    private final GameStatistics shown;

    ProfilePage(ProfileTexts texts, GameStatistics shown) {
        this.texts = texts;
        this.shown = shown;
    }

    /** Shows, below each level, how often the person has won and lost against it. */
    void fillLadder(OneOf<Level> ladder) {
        for (AtLevel level : shown.levels()) {
            boolean met = level.score().games() > 0;
            String name = texts.level(level.level());
            String score = met ? texts.score(level.score()) : "–";
            ToggleButton rung = ladder.button(level.level());
            rung.setText(name + "\n" + score);
            rung.setAccessibleText(met ? Sentences.join(name, score) : name);
            rung.pseudoClassStateChanged(MASTERED, level.score().isAhead());
        }
    }

    /** Shows the last games as a row of squares: wins are higher than losses, so that colour is not needed. */
    void fillLastTen(HBox row) {
        row.getChildren().clear();
        for (double score : shown.lastTen()) {
            Region square = new Region();
            square.getStyleClass().add(score == 1 ? "game-won" : score == 0 ? "game-lost" : "game-shared");
            row.getChildren().add(square);
        }
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
        chart.setAccessibleText(texts.get("profile.accuracy"));
    }

    void fillBoards(FlowPane pane, Game game) {
        pane.getChildren()
                .setAll(shown.boards().stream().map(board -> board(board, game)).toList());
    }

    private Node board(OnBoard board, Game game) {
        Label name = new Label(texts.board(game, board.size()));
        name.getStyleClass().add("card-title");
        Region gap = new Region();
        HBox.setHgrow(gap, Priority.ALWAYS);
        Label score = new Label(texts.score(board.score()));
        score.getStyleClass().add("muted");
        ProgressBar won =
                new ProgressBar((double) board.score().wins() / board.score().games());
        won.setMaxWidth(Double.MAX_VALUE);
        won.setAccessibleText(Sentences.join(name.getText(), score.getText()));
        VBox card = new VBox(new HBox(name, gap, score), won);
        card.getStyleClass().addAll("place-card", "board-card");
        return card;
    }
}
