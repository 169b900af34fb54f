package jump61.games.sim.ui;

import java.util.List;
import jump61.game.Turn;
import jump61.games.sim.SimMove;
import jump61.games.sim.SimPosition;
import jump61.games.sim.SimTriangle;
import jump61.window.board.TurnAnimation;

/** Animates a turn of Sim: the line is drawn from point to point; then the triangle that ends the game is filled. */
final class SimAnimation implements TurnAnimation {
    private static final double LINE_MILLIS = 300;
    private static final double TRIANGLE_MILLIS = 500;

    private final Turn turn;
    private final SimFigure figure;
    private final List<SimTriangle> closed;

    SimAnimation(Turn turn, SimFigure figure) {
        this.turn = turn;
        this.figure = figure;
        this.closed = ((SimPosition) turn.after()).triangles();
    }

    @Override
    public int stages() {
        return closed.isEmpty() ? 1 : 2;
    }

    @Override
    public double millis(int stage) {
        return stage == 0 ? LINE_MILLIS : TRIANGLE_MILLIS;
    }

    @Override
    public void show(int stage, double progress) {
        SimLine line = figure.line((SimMove) turn.move());
        line.show(((SimPosition) turn.after()).owner(line.move()));
        line.draw(stage == 0 ? 1 - (1 - progress) * (1 - progress) : 1);
        if (stage == 1) {
            figure.showTriangles(closed, turn.mover(), progress);
        }
    }

    @Override
    public void end() {
        figure.show((SimPosition) turn.before(), false);
    }
}
