package jump61.app.home;

import java.util.List;
import javafx.scene.AccessibleRole;
import javafx.scene.Node;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Region;
import javafx.scene.layout.StackPane;
import jump61.game.Sentences;

/** The last days, each shown as a disc: filled if its puzzle was solved, a ring if with help. Today has a dark edge. */
final class WeekRow {
    private WeekRow() {}

    /** Shows the days in a row. */
    static void show(HBox row, List<HomeModel.Day> days, HomeTexts words) {
        row.getChildren().setAll(days.stream().map(WeekRow::disc).toList());
        row.setAccessibleRole(AccessibleRole.TEXT);
        row.setAccessibleText(Sentences.join(days.stream().map(words::day).toList()));
    }

    private static Node disc(HomeModel.Day day) {
        StackPane disc = new StackPane();
        disc.getStyleClass().add("week-day");
        day.mark().ifPresent(mark -> {
            switch (mark) {
                case SOLVED -> {
                    Region tick = new Region();
                    tick.getStyleClass().addAll("icon", "icon-tick");
                    disc.getStyleClass().add("solved");
                    disc.getChildren().add(tick);
                }
                case SOLVED_NOT_AT_ONCE -> disc.getStyleClass().add("helped");
                case FAILED -> disc.getStyleClass().add("failed");
            }
        });
        if (day.isToday()) {
            disc.getStyleClass().add("today");
        }
        return disc;
    }
}
