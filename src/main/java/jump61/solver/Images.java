package jump61.solver;

import java.util.function.UnaryOperator;
import jump61.game.Position;
import jump61.game.ProvenWin;

/** Translates between positions that differ only by a symmetry of the board. */
public final class Images {
    private Images() {}

    /** {@return a win in {@code from}, translated to {@code to}, which has the same canonical position} */
    public static ProvenWin win(ProvenWin win, Position from, Position to) {
        if (to.equals(from)) {
            return win;
        }
        return win(win, from, to, UnaryOperator.identity());
    }

    /**
     * {@return a win in {@code from}, translated to {@code to}, of which {@code from} is the {@linkplain Position#turned
     * turned} position}
     */
    static ProvenWin turned(ProvenWin win, Position from, Position to) {
        return win(win, from, to, after -> after.turned().orElseThrow());
    }

    private static ProvenWin win(ProvenWin win, Position from, Position to, UnaryOperator<Position> image) {
        Position after = from.play(win.move()).after().canonical();
        return to.legalMoves().stream()
                .filter(move -> image.apply(to.play(move).after()).canonical().equals(after))
                .findFirst()
                .map(move -> new ProvenWin(move, win.plies()))
                .orElseThrow();
    }
}
