package jump61.games.noughts.ui;

import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import javafx.geometry.Pos;
import javafx.scene.control.Label;
import javafx.scene.layout.Region;
import jump61.game.BoardSize;
import jump61.game.Move;
import jump61.game.Refusal;
import jump61.game.Side;
import jump61.game.Turn;
import jump61.games.noughts.NoughtsGame;
import jump61.games.noughts.NoughtsMove;
import jump61.window.board.BoardPseudoClasses;
import jump61.window.board.GridBoardSkin;
import jump61.window.board.TurnAnimation;

/** Nine squares with marks. */
final class NoughtsBoardSkin extends GridBoardSkin<NoughtsBoard> {
    private final List<Label> squares =
            IntStream.range(0, 9).mapToObj(square -> new Label()).toList();
    private final Region hintRing = ring("hint-ring");

    NoughtsBoardSkin(NoughtsBoard board) {
        super(board);
        squares.forEach(square -> {
            square.getStyleClass().add("noughts-square");
            square.setAlignment(Pos.CENTER);
            square.setMouseTransparent(true);
        });
        setSquares(BoardSize.square(3), 1, squares);
        addAbove(hintRing);
        follow();
    }

    @Override
    protected void refresh() {
        for (int square = 0; square < squares.size(); square++) {
            Optional<Side> owner = getSkinnable().noughts().owner(square);
            squares.get(square)
                    .setText(owner.map(side -> side == Side.FIRST ? "×" : "○").orElse(""));
            squares.get(square).setAccessibleText(describe(square));
            BoardPseudoClasses.setColour(squares.get(square), owner.map(NoughtsGame.INSTANCE::colour));
        }
        Side mover = getSkinnable().noughts().toMove();
        getSkinnable()
                .setAccessibleText(
                        texts().get("board.position", texts().side(Optional.of(mover), NoughtsGame.INSTANCE)));
        placed();
        refreshTarget();
    }

    @Override
    protected void placed() {
        Move hint = getSkinnable().getHint();
        surround(hintRing, hint instanceof NoughtsMove move ? move.square() : -1);
    }

    /** Nothing moves on this board. */
    @Override
    protected TurnAnimation animate(Turn turn) {
        return new TurnAnimation() {
            @Override
            public int stages() {
                return 0;
            }

            @Override
            public double millis(int stage) {
                return 0;
            }

            @Override
            public void show(int stage, double progress) {}

            @Override
            public void end() {}
        };
    }

    @Override
    protected void choose(int square) {
        if (isChoosable(square)) {
            play(square, new NoughtsMove(square));
        }
    }

    @Override
    protected boolean isChoosable(int square) {
        return isOpen() && refusal(square).isEmpty();
    }

    private Optional<Refusal> refusal(int square) {
        return getSkinnable().noughts().refusal(new NoughtsMove(square));
    }

    @Override
    protected String describe(int square) {
        if (isOpen() && refusal(square).isPresent()) {
            return refusal(square).get().text(texts().locale());
        }
        String owner = texts().side(getSkinnable().noughts().owner(square), NoughtsGame.INSTANCE);
        return texts().get("board.square", square % 3 + 1, square / 3 + 1, owner);
    }
}
