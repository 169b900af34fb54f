package jump61.games.sim.ui;

import java.util.Optional;
import jump61.game.Refusal;
import jump61.game.Side;
import jump61.games.sim.SimGame;
import jump61.games.sim.SimMove;
import jump61.games.sim.SimPosition;
import jump61.window.board.BoardTexts;

/** The texts of a Sim board about a position, its lines and points. */
record SimTexts(BoardTexts texts, SimPosition position, boolean dangers) {
    /** Sets the accessible texts of the board. */
    void tell(SimBoard board, SimFigure figure) {
        String toMove = texts.side(Optional.of(position.toMove()), SimGame.INSTANCE);
        board.setAccessibleText(texts.get(
                "board.position",
                toMove,
                position.lines(Side.FIRST).size(),
                position.lines(Side.SECOND).size(),
                texts.side(Optional.of(Side.FIRST), SimGame.INSTANCE),
                texts.side(Optional.of(Side.SECOND), SimGame.INSTANCE)));
        figure.lines().forEach(line -> line.setAccessibleText(describe(line.move())));
        figure.points().forEach(point -> point.setAccessibleText(texts.get("board.point", point.number())));
    }

    /** {@return a description of a line, for example "Line 3 to 4: not drawn"} */
    String describe(SimMove line) {
        Optional<Side> owner = position.owner(line);
        if (owner.isPresent()) {
            return texts.get("board.line", line.from(), line.to(), texts.side(owner, SimGame.INSTANCE));
        }
        boolean danger = dangers && position.result().isEmpty() && position.losesAtOnce(line, position.toMove());
        return texts.get(danger ? "board.line.danger" : "board.line.open", line.from(), line.to());
    }

    /** {@return the status text of a line, with the reason if it may not be drawn} */
    String status(SimMove line, boolean open) {
        Optional<Refusal> refusal = open ? position.refusal(line) : Optional.empty();
        return refusal.map(reason -> named(reason, line).text(texts.locale())).orElseGet(() -> describe(line));
    }

    /** {@return a refusal that names the line as the window does} */
    private static Refusal named(Refusal reason, SimMove line) {
        return reason.quoting(name -> name.equals(line.notation()) ? line.from() + "–" + line.to() : name);
    }

    /** {@return the status text while one point is selected} */
    String taken(int point) {
        return texts.get("board.taken", point);
    }
}
