package jump61.puzzle.ui;

import java.time.DayOfWeek;
import java.time.LocalDate;
import java.time.YearMonth;
import java.time.format.TextStyle;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.stream.IntStream;
import javafx.geometry.HPos;
import javafx.geometry.NodeOrientation;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.Tooltip;
import javafx.scene.input.KeyEvent;
import javafx.scene.layout.ColumnConstraints;
import javafx.scene.layout.GridPane;
import jump61.profile.Profile;
import jump61.profile.Profile.DayMark;
import jump61.window.TabStop;

/** A month, with a button for each day that opens its puzzle. */
public final class CalendarView extends GridPane {
    private static final int DAYS = 7;

    private final TabStop stop = new TabStop(this, this::buttons);
    private Consumer<LocalDate> onChoose = date -> {};

    /** Creates an empty calendar. */
    public CalendarView() {
        getStyleClass().add("calendar");
        addEventFilter(KeyEvent.KEY_PRESSED, this::toAnotherWeek);
        for (int day = 0; day < DAYS; day++) {
            ColumnConstraints column = new ColumnConstraints();
            column.setPercentWidth(100.0 / DAYS);
            column.setHalignment(HPos.CENTER);
            getColumnConstraints().add(column);
        }
    }

    /** Leads with an arrow key from the end of a week to the next one, and back, as the days follow each other. */
    private void toAnotherWeek(KeyEvent event) {
        boolean rightToLeft = getEffectiveNodeOrientation() == NodeOrientation.RIGHT_TO_LEFT;
        int step = switch (event.getCode()) {
            case RIGHT, KP_RIGHT -> rightToLeft ? -1 : 1;
            case LEFT, KP_LEFT -> rightToLeft ? 1 : -1;
            default -> 0;
        };
        boolean plain = !event.isShortcutDown() && !event.isAltDown() && !event.isShiftDown();
        List<? extends Node> days = buttons();
        int from = days.stream().map(Node::isFocused).toList().indexOf(true);
        int to = from + step;
        // Within a week, the stop has used the key already.
        boolean across = !event.isConsumed() && plain && step != 0 && from >= 0 && to >= 0 && to < days.size();
        if (across && days.get(to).isVisible() && !days.get(to).isDisabled()) {
            days.get(to).requestFocus();
            stop.choose(days.get(to));
            event.consume();
        }
    }

    private List<? extends Node> buttons() {
        return getChildren().stream().skip(DAYS).toList();
    }

    /** Sets the listener for the chosen day. */
    void setOnChoose(Consumer<LocalDate> consumer) {
        onChoose = consumer;
    }

    /**
     * Shows complete weeks. The focus stays on the same cell of the grid.
     *
     * @param words describes a day for assistive technology and tooltips
     */
    void show(List<Day> days, Function<Day, String> words, Locale locale) {
        if (getChildren().size() != DAYS + days.size()) {
            fill(days.size());
        }
        for (int i = 0; i < days.size(); i++) {
            if (i < DAYS) {
                DayOfWeek weekday = days.get(i).date().getDayOfWeek();
                ((Label) getChildren().get(i)).setText(weekday.getDisplayName(TextStyle.NARROW, locale));
            }
            Button button = (Button) getChildren().get(DAYS + i);
            show(button, days.get(i), words.apply(days.get(i)));
            if (days.get(i).today()) {
                stop.choose(button);
            }
        }
    }

    private void fill(int days) {
        getChildren().clear();
        for (int i = 0; i < DAYS; i++) {
            Label name = new Label();
            name.getStyleClass().add("weekday");
            add(name, i, 0);
        }
        for (int i = 0; i < days; i++) {
            Button button = new Button();
            button.setMaxWidth(Double.MAX_VALUE);
            add(button, i % DAYS, 1 + i / DAYS);
        }
    }

    private void show(Button button, Day day, String words) {
        button.setText(String.valueOf(day.date().getDayOfMonth()));
        button.getStyleClass().setAll("button", "day");
        day.mark()
                .ifPresent(mark -> button.getStyleClass()
                        .add(
                                switch (mark) {
                                    case SOLVED -> "solved";
                                    case SOLVED_NOT_AT_ONCE -> "helped";
                                    case FAILED -> "failed";
                                }));
        if (day.today()) {
            button.getStyleClass().add("today");
        }
        button.setVisible(day.inMonth());
        button.setDisable(!day.open());
        button.setAccessibleText(words);
        button.setTooltip(new Tooltip(words));
        button.setOnAction(event -> onChoose.accept(day.date()));
    }

    /**
     * A day in the puzzle calendar.
     *
     * @param date the day
     * @param mark the result of its puzzle; empty if it was not attempted
     * @param today whether it is today
     * @param open whether its puzzle is available
     * @param inMonth whether it is a day of the month shown, and not of the month before or after
     */
    public record Day(LocalDate date, Optional<DayMark> mark, boolean today, boolean open, boolean inMonth) {
        private static final int DAYS = 7;

        /**
         * {@return the complete weeks of a month, oldest day first}
         *
         * @param first the first day of the week
         */
        public static List<Day> month(YearMonth month, DayOfWeek first, LocalDate today, Profile profile) {
            int before = Math.floorMod(month.atDay(1).getDayOfWeek().getValue() - first.getValue(), DAYS);
            int weeks = (before + month.lengthOfMonth() + DAYS - 1) / DAYS;
            var calendar = profile.calendar();
            return IntStream.range(0, weeks * DAYS)
                    .mapToObj(month.atDay(1).minusDays(before)::plusDays)
                    .map(date -> new Day(
                            date,
                            Optional.ofNullable(calendar.get(date)),
                            date.equals(today),
                            !date.isAfter(today),
                            YearMonth.from(date).equals(month)))
                    .toList();
        }
    }
}
