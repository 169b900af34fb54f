package jump61.desktop.games.cubes;

import java.util.Optional;
import javafx.scene.layout.Region;
import jump61.cubes.CubesMove;
import jump61.cubes.CubesPosition;
import jump61.desktop.board.GridBoardSkin;
import jump61.desktop.board.TurnAnimation;
import jump61.game.Refusal;
import jump61.game.Turn;

/** How a Jump61 board looks and what a hand does on it. */
final class CubesBoardSkin extends GridBoardSkin<CubesBoard> {
    private final FlyingPips flying = new FlyingPips();
    private final Region hintRing = ring("hint-ring");
    private CubesSquares squares;
    private Celebration celebration = Celebration.none();

    CubesBoardSkin(CubesBoard board) {
        super(board);
        addAbove(hintRing);
        addAbove(flying);
        follow();
    }

    private CubesPosition position() {
        return getSkinnable().cubes();
    }

    @Override
    protected void refresh() {
        celebration.stop();
        if (squares == null || !squares.size().equals(position().size())) {
            squares = new CubesSquares(position());
            squares.all().forEach(square -> square.setOnFire(() -> choose(square.index())));
            setSquares(position().size(), 1, squares.all());
        }
        if (!getSkinnable().isAnimating()) {
            squares.show(position());
        }
        new CubesTexts(texts(), position()).tell(getSkinnable(), squares);
        markLastTurn();
        markHint();
        refreshTarget();
    }

    private void markLastTurn() {
        Turn turn = getSkinnable().getLastTurn();
        boolean led = turn != null
                && turn.after().equals(position())
                && turn.before() instanceof CubesPosition before
                && before.size().equals(position().size())
                && !getSkinnable().isAnimating();
        for (CubesSquare square : squares.all()) {
            CubesMove at = position().move(square.index());
            square.mark(led && turn.move().equals(at), led && differ((CubesPosition) turn.before(), at));
        }
    }

    private boolean differ(CubesPosition before, CubesMove at) {
        return before.spots(at.row(), at.column()) != position().spots(at.row(), at.column())
                || !before.owner(at.row(), at.column()).equals(position().owner(at.row(), at.column()));
    }

    private void markHint() {
        boolean shown = !getSkinnable().isAnimating()
                && getSkinnable().getHint() instanceof CubesMove move
                && position().refusal(move).isEmpty();
        surround(hintRing, shown ? position().square((CubesMove) getSkinnable().getHint()) : -1);
    }

    @Override
    protected void placed() {
        markHint();
    }

    @Override
    protected TurnAnimation animate(Turn turn) {
        celebration.stop();
        return new CascadeAnimation(new CascadeWaves(turn), squares, flying);
    }

    @Override
    protected void turnShown(Turn turn) {
        if (turn.after().result().isPresent() && getSkinnable().getAnimationSpeed() > 0) {
            celebration = Celebration.from(position().square((CubesMove) turn.move()), squares);
            celebration.play();
        }
    }

    @Override
    protected void choose(int square) {
        if (isChoosable(square)) {
            play(square, position().move(square));
        }
    }

    @Override
    protected boolean isChoosable(int square) {
        return isOpen() && refusal(square).isEmpty();
    }

    @Override
    protected String describe(int square) {
        return new CubesTexts(texts(), position()).status(square, isOpen() ? refusal(square) : Optional.empty());
    }

    private Optional<Refusal> refusal(int square) {
        return position().refusal(position().move(square));
    }

    @Override
    public void dispose() {
        celebration.stop();
        super.dispose();
    }
}
