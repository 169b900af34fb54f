package jump61.app.newgame;

import java.time.Duration;
import java.util.List;
import java.util.Locale;
import java.util.function.Consumer;
import javafx.fxml.FXML;
import javafx.scene.control.ChoiceBox;
import javafx.scene.control.Spinner;
import javafx.scene.layout.HBox;
import javafx.scene.layout.VBox;
import jump61.window.Choices;
import jump61.window.NumberSpinners;
import jump61.window.Texts;
import jump61.window.match.TimeControl;

/** The part of the sheet for choosing the clock. */
public final class ClockChooser {
    private static final int MOST_SECONDS = 3600;
    private static final int MOST_MINUTES = 180;
    private static final int MOST_INCREMENT = 120;

    private final Texts texts;

    @FXML
    private VBox clocks;

    @FXML
    private ChoiceBox<TimeControl.Kind> clock;

    @FXML
    private HBox perMoveRow;

    @FXML
    private HBox totalRow;

    @FXML
    private Spinner<Integer> perMove;

    @FXML
    private Spinner<Integer> minutes;

    @FXML
    private Spinner<Integer> increment;

    public ClockChooser(Texts texts) {
        this.texts = texts;
    }

    /** Shows the initial choice. */
    void begin(TimeControl time) {
        fill(time);
        Choices.fill(
                clock,
                List.of(TimeControl.Kind.values()),
                kind -> texts.get("clock." + kind.name().toLowerCase(Locale.ROOT)),
                time.kind());
        clock.valueProperty().subscribe(this::show);
    }

    /** Calls {@code listener} now, and whenever another kind of clock is chosen. */
    void onChosen(Consumer<TimeControl.Kind> listener) {
        clock.valueProperty().subscribe(listener);
    }

    /** Prevents the choice, for games that have no clock. */
    void setDisable(boolean disable) {
        clocks.setDisable(disable);
    }

    private void show(TimeControl.Kind kind) {
        perMoveRow.setVisible(kind == TimeControl.Kind.PER_MOVE);
        perMoveRow.setManaged(kind == TimeControl.Kind.PER_MOVE);
        totalRow.setVisible(kind == TimeControl.Kind.TOTAL);
        totalRow.setManaged(kind == TimeControl.Kind.TOTAL);
    }

    private void fill(TimeControl time) {
        boolean total = time.kind() == TimeControl.Kind.TOTAL;
        boolean each = time.kind() == TimeControl.Kind.PER_MOVE;
        NumberSpinners.fill(perMove, 1, MOST_SECONDS, each ? (int) time.base().toSeconds() : 15, 5);
        NumberSpinners.fill(minutes, 1, MOST_MINUTES, total ? (int) time.base().toMinutes() : 5);
        NumberSpinners.fill(
                increment, 0, MOST_INCREMENT, total ? (int) time.increment().toSeconds() : 3);
    }

    /** {@return the chosen time control} */
    TimeControl chosen() {
        return switch (clock.getValue()) {
            case NONE -> TimeControl.NONE;
            case PER_MOVE -> TimeControl.perMove(Duration.ofSeconds(perMove.getValue()));
            case TOTAL ->
                TimeControl.total(Duration.ofMinutes(minutes.getValue()), Duration.ofSeconds(increment.getValue()));
        };
    }
}
