package jump61.solver;

import java.util.Optional;
import jump61.engine.Engine;
import jump61.engine.ForcedWins;
import jump61.game.Move;
import jump61.game.Position;
import jump61.game.ProvenWin;
import jump61.game.SearchState;
import jump61.game.Side;
import jump61.game.TacticalState;

/** Finds wins so short that a strategy need not contain them, because the engine also finds them at full strength. */
final class ShortWins {
    private static final int LONGEST = 9;

    private ShortWins() {}

    /** {@return the maximum length of a short win, in plies, on the board of this position} */
    static int length(Position position) {
        return Math.min(LONGEST, Engine.findsWinsWithin(position));
    }

    /** {@return the shortest win of the side to move within this many plies; empty if there is none} */
    static Optional<ProvenWin> find(Position position, int plies) {
        SearchState state = position.game().searchState(position);
        if (!(state instanceof TacticalState tactical)) {
            return winningMove(position).map(move -> new ProvenWin(move, 1));
        }
        ForcedWins wins = new ForcedWins(tactical);
        int distance = wins.distance(plies);
        return distance == 0 ? Optional.empty() : Optional.of(new ProvenWin(state.decode(wins.winner()), distance));
    }

    private static Optional<Move> winningMove(Position position) {
        Side mover = position.toMove();
        return position.legalMoves().stream()
                .filter(move -> position.play(move)
                        .after()
                        .result()
                        .filter(end -> end.wonBy(mover))
                        .isPresent())
                .findFirst();
    }
}
