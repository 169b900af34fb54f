package jump61.profile.ui;

import java.util.List;
import javafx.scene.layout.Region;
import jump61.game.Tally;

/** A score as a bar in three parts, won, drawn and lost. Its length is the number of games. */
final class ScoreBar extends Region {
    private static final double HEIGHT = 12;
    private static final double GAP = 2;
    private static final double LEAST = 4;

    private final List<Region> parts = List.of(new Region(), new Region(), new Region());
    private final List<Integer> games;
    private final int most;

    /**
     * Creates a bar.
     *
     * @param most number of games for a bar of full length
     */
    ScoreBar(Tally score, int most) {
        this.most = Math.max(1, most);
        games = List.of(score.wins(), score.draws(), score.losses());
        List<String> classes = List.of("bar-won", "bar-shared", "bar-lost");
        for (int i = 0; i < parts.size(); i++) {
            parts.get(i).getStyleClass().add(classes.get(i));
            parts.get(i).setManaged(false);
        }
        getStyleClass().add("score-bar");
        getChildren().addAll(parts);
        setMinWidth(40);
        setMinHeight(HEIGHT);
        setPrefHeight(HEIGHT);
        setMaxHeight(HEIGHT);
    }

    @Override
    protected void layoutChildren() {
        double x = 0;
        for (int i = 0; i < parts.size(); i++) {
            double width = games.get(i) == 0 ? 0 : Math.max(LEAST, getWidth() * games.get(i) / most - GAP);
            parts.get(i).setVisible(width > 0);
            parts.get(i).resizeRelocate(Math.round(x), 0, Math.round(width), getHeight());
            x += width == 0 ? 0 : width + GAP;
        }
    }
}
