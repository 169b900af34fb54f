package jump61.games.sim.ui;

import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;
import javafx.geometry.Point2D;
import jump61.game.Brush;
import jump61.game.Game;
import jump61.game.Move;
import jump61.game.Position;
import jump61.game.Side;
import jump61.games.sim.SimGame;
import jump61.games.sim.SimMove;
import jump61.games.sim.SimPosition;
import jump61.window.Texts;
import jump61.window.board.BoardControl;
import jump61.window.board.GameView;
import jump61.window.board.Lesson;
import jump61.window.board.Miniature;
import jump61.window.board.RulesParagraph;

/** Sim in the window. */
public final class SimView implements GameView {
    @Override
    public Game game() {
        return SimGame.INSTANCE;
    }

    @Override
    public BoardControl newBoard() {
        return new SimBoard();
    }

    @Override
    public Position sample() {
        return game().parsePosition("12 15 34 / 16 25 36");
    }

    @Override
    public List<Position> example() {
        return List.of(game().parsePosition("12 13 / 45 56"), game().parsePosition("12 13 23 / 45 56"));
    }

    @Override
    public void mark(Move move, Position before, String styleClass, Miniature picture) {
        draw(styleClass, (SimMove) move, new SimGeometry(new Point2D(0.5, 0.5), 1), picture);
    }

    @Override
    public void draw(Brush brush, Miniature picture) {
        String line = brush.side()
                .map(side -> side == Side.FIRST ? "mini-red-line" : "mini-blue-line")
                .orElse("mini-open");
        picture.line(line, 0.12, 0.88, 0.88, 0.12);
    }

    @Override
    public void draw(Position position, Miniature picture) {
        SimPosition sim = (SimPosition) position;
        var hexagon = new SimGeometry(new Point2D(0.5, 0.5), 1);
        // The lines that have been drawn cover these.
        game().start(game().sizes().usualSize())
                .legalMoves()
                .forEach(line -> draw("mini-open", (SimMove) line, hexagon, picture));
        sim.lines(Side.FIRST).forEach(line -> draw("mini-red-line", line, hexagon, picture));
        sim.lines(Side.SECOND).forEach(line -> draw("mini-blue-line", line, hexagon, picture));
        for (int number = 1; number <= SimGame.POINTS; number++) {
            Point2D point = hexagon.point(number);
            picture.disc("mini-point", point.getX(), point.getY(), 0.055);
        }
    }

    private static void draw(String styleClass, SimMove line, SimGeometry hexagon, Miniature picture) {
        Point2D from = hexagon.point(line.from());
        Point2D to = hexagon.point(line.to());
        picture.line(styleClass, from.getX(), from.getY(), to.getX(), to.getY());
    }

    /** Names the two points: "2–6" for the notation "26". */
    @Override
    public String move(Move move, Texts texts) {
        SimMove line = (SimMove) move;
        return line.from() + "–" + line.to();
    }

    @Override
    public String count(Position position, Side side, Texts texts) {
        return texts.get("count.lines", ((SimPosition) position).lines(side).size());
    }

    @Override
    public Optional<Supplier<Lesson>> lesson() {
        return Optional.of(SimLesson::lesson);
    }

    @Override
    public List<RulesParagraph> rules() {
        return List.of(
                RulesParagraph.of(game(), "rules.move", "12 / -", "12 / 34", "12 25 / 34"),
                RulesParagraph.of(game(), "rules.triangle", "12 25 46 / 34 14 36", "12 25 46 15 / 34 14 36"),
                RulesParagraph.of(game(), "rules.end"));
    }
}
