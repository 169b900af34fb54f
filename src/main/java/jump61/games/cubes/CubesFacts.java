package jump61.games.cubes;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import jump61.game.Fact;
import jump61.game.Side;

/** Finds the noteworthy facts about a move. */
final class CubesFacts {
    private CubesFacts() {}

    static List<Fact> of(CubesPosition before, CubesMove move) {
        if (wins(before, move)) {
            return List.of(new CubesFact.Wins(before, move));
        }
        var after = (CubesPosition) before.play(move).after();
        List<CubesMove> replies =
                after.legalMoves().stream().map(reply -> (CubesMove) reply).toList();
        List<Fact> facts = new ArrayList<>();
        facts.add(new CubesFact.Takes(before, move, taken(before, move)));
        Optional<CubesMove> winner =
                replies.stream().filter(reply -> wins(after, reply)).findFirst();
        if (winner.isPresent()) {
            facts.add(new CubesFact.AllowsWin(before, move, winner.get()));
            return facts;
        }
        CubesMove greediest = replies.stream()
                .max(Comparator.comparingInt(reply -> taken(after, reply)))
                .orElseThrow();
        facts.add(new CubesFact.AllowsTaking(before, move, greediest, taken(after, greediest)));
        corners(after)
                .filter(corner -> owns(after, corner, before.toMove()))
                .forEach(corner -> replies.stream()
                        .filter(reply -> owns((CubesPosition) after.play(reply).after(), corner, after.toMove()))
                        .findFirst()
                        .filter(reply -> facts.size() < 3)
                        .ifPresent(reply -> facts.add(new CubesFact.AllowsCorner(before, move, reply, corner))));
        return facts;
    }

    /** {@return the number of opponent's squares that a move takes} */
    static int taken(CubesPosition before, CubesMove move) {
        Side opponent = before.toMove().opponent();
        var after = (CubesPosition) before.play(move).after();
        return before.squares(opponent) - after.squares(opponent);
    }

    static boolean wins(CubesPosition before, CubesMove move) {
        return before.play(move)
                .after()
                .result()
                .filter(result -> result.wonBy(before.toMove()))
                .isPresent();
    }

    private static boolean owns(CubesPosition position, CubesMove square, Side side) {
        return position.owner(square).filter(owner -> owner == side).isPresent();
    }

    private static Stream<CubesMove> corners(CubesPosition position) {
        int rows = position.size().rows();
        int columns = position.size().columns();
        return Stream.of(
                new CubesMove(1, 1), new CubesMove(1, columns), new CubesMove(rows, 1), new CubesMove(rows, columns));
    }
}
