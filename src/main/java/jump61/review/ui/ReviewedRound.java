package jump61.review.ui;

import java.util.List;
import java.util.Optional;
import java.util.function.Function;
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
 * A row of the reviewed moves: one move of each side. It knows its moves, because JavaFX may draw a row once more after its
 * list has changed.
 *
 * @param number the number of the round, from 1
 * @param moves the move of each side, empty where there is none
 */
record ReviewedRound(int number, List<Optional<Played>> moves) {
    /**
     * A move of a row.
     *
     * @param ply its number, from 1
     * @param round the number of its round, from 1
     */
    record Played(int ply, int round, Turn turn) {}

    static List<ReviewedRound> of(List<Turn> turns) {
        return IntStream.rangeClosed(1, Rounds.of(turns.size(), turns))
                .mapToObj(round -> {
                    int first = 2 * round - turns.get(0).mover().ordinal() - 1;
                    return new ReviewedRound(
                            round,
                            Stream.of(first, first + 1)
                                    .map(ply -> played(ply, round, turns))
                                    .toList());
                })
                .toList();
    }

    private static Optional<Played> played(int ply, int round, List<Turn> turns) {
        return ply > 0 && ply <= turns.size()
                ? Optional.of(new Played(ply, round, turns.get(ply - 1)))
                : Optional.empty();
    }

    /** {@return whether a move is in this row} */
    boolean has(int ply) {
        return moves.stream().flatMap(Optional::stream).anyMatch(move -> move.ply() == ply);
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
        private final Function<Played, Shown> words;
        private final Label number = new Label();
        private final List<Half> halves;
        private final HBox row;

        Cell(Function<Played, Shown> words, IntFunction<Boolean> isSelected, IntConsumer onChoose) {
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
                    Optional<Played> move = item.moves().get(side);
                    halves.get(side)
                            .show(
                                    move.map(Played::ply).orElse(0),
                                    move.map(words).orElse(new Shown("", Optional.empty(), "")));
                }
                setAccessibleText(Sentences.join(item.moves().stream()
                        .flatMap(Optional::stream)
                        .map(move -> words.apply(move).spoken())
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
