package jump61.games.cubes;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import jump61.game.Fact;
import jump61.game.Move;
import jump61.game.Side;
import jump61.game.Takings;

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
        var waste = new CubesFact.BurstsForNothing(before, move);
        facts.add(waste.holds() ? waste : new CubesFact.Takes(before, move, taken(before, move)));
        if (freeCorners(before) > 0) {
            facts.add(new CubesFact.ClaimsCorner(before, move, freeCorners(before) - freeCorners(after)));
        }
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
        int exposed = exposed(after, before.toMove());
        if (exposed > 0) {
            facts.add(new CubesFact.LeavesFull(before, move, exposed));
        }
        Optional<CubesFact.AllowsCorner> lost = corners(after)
                .filter(corner -> owns(after, corner, before.toMove()))
                .flatMap(corner -> replies.stream()
                        .filter(reply -> owns((CubesPosition) after.play(reply).after(), corner, after.toMove()))
                        .limit(1)
                        .map(reply -> new CubesFact.AllowsCorner(before, move, reply, corner)))
                .findFirst();
        // If a reply takes nothing else, it is the same square that is lost.
        lost.ifPresent(corner -> facts.remove(new CubesFact.AllowsTaking(before, move, corner.reply(), 1)));
        lost.ifPresent(facts::add);
        return facts;
    }

    /** {@return the consequences of a move in a line of play} */
    static List<Fact> consequences(CubesPosition before, CubesMove move, List<Move> reply) {
        List<Fact> facts = new ArrayList<>();
        exchange(before, move, reply).ifPresent(facts::add);
        facts.addAll(Fact.bad(reply, beginning -> new CubesFact.LeadsTo(before, move, beginning)));
        return facts;
    }

    /** {@return the exchange in a line of play, if the opponent takes more than the mover takes back} */
    static Optional<Fact> exchange(CubesPosition before, CubesMove move, List<Move> reply) {
        return Takings.lasting(
                        before.play(move).after(),
                        reply,
                        turn -> taken((CubesPosition) turn.before(), (CubesMove) turn.move()))
                .map(lost -> new CubesFact.Exchange(
                        before, move, List.copyOf(reply.subList(0, lost.plies())), lost.taken(), lost.back()));
    }

    /** {@return the number of full squares of a side that lie beside full squares of the other side} */
    static int exposed(CubesPosition position, Side side) {
        return (int) IntStream.range(0, position.size().squares())
                .mapToObj(position::move)
                .filter(square -> isFull(position, square, side))
                .filter(square ->
                        neighbours(position, square).anyMatch(beside -> isFull(position, beside, side.opponent())))
                .count();
    }

    private static boolean isFull(CubesPosition position, CubesMove square, Side side) {
        return owns(position, square, side) && position.isFull(square);
    }

    private static Stream<CubesMove> neighbours(CubesPosition position, CubesMove square) {
        return Stream.of(
                        new CubesMove(square.row() - 1, square.column()),
                        new CubesMove(square.row() + 1, square.column()),
                        new CubesMove(square.row(), square.column() - 1),
                        new CubesMove(square.row(), square.column() + 1))
                .filter(beside -> position.contains(beside.row(), beside.column()));
    }

    /** {@return the number of the opponent's squares that a move takes} */
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

    static int freeCorners(CubesPosition position) {
        return (int) corners(position)
                .filter(corner -> position.owner(corner).isEmpty())
                .count();
    }

    private static Stream<CubesMove> corners(CubesPosition position) {
        int rows = position.size().rows();
        int columns = position.size().columns();
        return Stream.of(
                new CubesMove(1, 1), new CubesMove(1, columns), new CubesMove(rows, 1), new CubesMove(rows, columns));
    }
}
