package jump61.review.ui;

import java.util.List;
import java.util.Optional;
import java.util.function.IntConsumer;
import java.util.function.IntFunction;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import javafx.css.PseudoClass;
import javafx.geometry.Pos;
import javafx.scene.control.Label;
import javafx.scene.control.ListCell;
import javafx.scene.layout.HBox;
import jump61.game.Rounds;
import jump61.game.Sentences;
import jump61.game.Turn;
import jump61.review.MoveClass;

/**
 * A row of the reviewed moves: one move of each side.
 *
 * @param number the number of the round, from 1
 * @param plies the number of each side's move, from 1; 0 where there is none
 */
record ReviewedRound(int number, List<Integer> plies) {
    static List<ReviewedRound> of(List<Turn> turns) {
        return IntStream.rangeClosed(1, Rounds.of(turns.size(), turns))
                .mapToObj(round -> {
                    int first = 2 * round - turns.get(0).mover().ordinal() - 1;
                    return new ReviewedRound(
                            round,
                            Stream.of(first, first + 1)
                                    .map(ply -> ply <= turns.size() ? ply : 0)
                                    .toList());
                })
                .toList();
    }

    /**
     * The displayed form of a move.
     *
     * @param verdict the verdict on the move, once known
     * @param spoken the move and the verdict on it in words
     */
    record Shown(String move, Optional<MoveClass> verdict, String spoken) {}

    /** Shows a row; a click on a move selects it. */
    static final class Cell extends ListCell<ReviewedRound> {
        private final IntFunction<Shown> words;
        private final Label number = new Label();
        private final List<Half> halves;
        private final HBox row;

        Cell(IntFunction<Shown> words, IntFunction<Boolean> isSelected, IntConsumer onChoose) {
            this.words = words;
            this.halves = List.of(new Half(isSelected, onChoose), new Half(isSelected, onChoose));
            number.getStyleClass().add("move-number");
            row = new HBox(number, halves.get(0), halves.get(1));
            row.getStyleClass().add("move-row");
            // The row is then as wide as the list, which needs no horizontal scroll bar.
            setPrefWidth(0);
        }

        @Override
        protected void updateItem(ReviewedRound item, boolean empty) {
            super.updateItem(item, empty);
            setGraphic(empty ? null : row);
            setAccessibleText(null);
            if (!empty) {
                number.setText(String.valueOf(item.number()));
                for (int side = 0; side < halves.size(); side++) {
                    int ply = item.plies().get(side);
                    halves.get(side).show(ply, ply == 0 ? new Shown("", Optional.empty(), "") : words.apply(ply));
                }
                setAccessibleText(Sentences.join(item.plies().stream()
                        .filter(ply -> ply > 0)
                        .map(ply -> words.apply(ply).spoken())
                        .toList()));
            }
        }
    }

    /** One move of a row, with its sign. */
    private static final class Half extends HBox {
        private static final PseudoClass CURRENT = PseudoClass.getPseudoClass("current");

        private final IntFunction<Boolean> isSelected;
        private final Label move = new Label();
        private final Label sign = new Label();
        private int ply;

        Half(IntFunction<Boolean> isSelected, IntConsumer onChoose) {
            this.isSelected = isSelected;
            getStyleClass().add("reviewed-move");
            setAlignment(Pos.CENTER_LEFT);
            move.setMaxWidth(Double.MAX_VALUE);
            HBox.setHgrow(move, javafx.scene.layout.Priority.ALWAYS);
            getChildren().setAll(move, sign);
            setOnMouseClicked(click -> {
                if (ply > 0) {
                    onChoose.accept(ply);
                }
            });
        }

        void show(int newPly, Shown shown) {
            ply = newPly;
            move.setText(shown.move());
            VerdictSign.show(sign, shown.verdict());
            pseudoClassStateChanged(CURRENT, ply > 0 && isSelected.apply(ply));
        }
    }
}
