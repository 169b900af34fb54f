package jump61.games.checkers;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import jump61.game.Fact;
import jump61.game.Move;
import jump61.game.Position;
import jump61.game.Side;
import jump61.game.Takings;
import jump61.game.Turn;

/** Finds the noteworthy facts about a move. */
final class CheckersFacts {
    private CheckersFacts() {}

    static List<Fact> of(CheckersPosition before, CheckersMove move) {
        List<Fact> facts = new ArrayList<>();
        addIfTrue(facts, new CheckersFact.Ends(before, move));
        addIfTrue(facts, new CheckersFact.Captures(before, move));
        addIfTrue(facts, new CheckersFact.Crowns(before, move));
        var after = (CheckersPosition) before.play(move).after();
        men(after, before.toMove())
                .map(man -> new CheckersFact.ShutsIn(before, move, man / Board.SIZE, man % Board.SIZE))
                .filter(CheckersFact.ShutsIn::holds)
                .findFirst()
                .ifPresent(facts::add);
        List<CheckersMove> replies = steps(after, step -> true);
        replies.stream()
                .filter(CheckersMove::isJump)
                .map(reply -> new CheckersFact.Hangs(before, move, reply, passedRow(reply), passedColumn(reply)))
                // Taking a piece and losing one is an exchange.
                .filter(hangs -> !move.isJump() && hangs.holds())
                .findFirst()
                .ifPresent(facts::add);
        replies.stream()
                .map(reply -> new CheckersFact.AllowsKing(before, move, reply))
                .filter(CheckersFact.AllowsKing::holds)
                .findFirst()
                .ifPresent(facts::add);
        return facts;
    }

    /** {@return the consequences of a move in a line of play} */
    static List<Fact> consequences(CheckersPosition before, CheckersMove move, List<Move> reply) {
        CheckersFact.Ends end = new CheckersFact.Ends(before, move);
        if (end.holds()) {
            return List.of(end);
        }
        List<Fact> facts = new ArrayList<>();
        exchange(before, move, reply).ifPresent(facts::add);
        kings(before, move, reply).ifPresent(facts::add);
        List<Move> line = untilQuiet(before, move, reply);
        if (!line.isEmpty()) {
            facts.add(new CheckersFact.Scores(before, move, line));
        }
        facts.addAll(Fact.bad(reply, beginning -> new CheckersFact.LeadsTo(before, move, beginning)));
        return facts;
    }

    /**
     * {@return the longest beginning of a line of play, in whole rounds, after which nothing can be taken; the whole
     * line if it ends the game; empty if there is none}
     */
    private static List<Move> untilQuiet(CheckersPosition before, CheckersMove move, List<Move> reply) {
        Position at = before.play(move).after();
        int quiet = 0;
        for (int plies = 1; plies <= reply.size(); plies++) {
            at = at.play(reply.get(plies - 1)).after();
            boolean over = at.result().isPresent();
            quiet = over || plies % 2 == 0 && !canTake((CheckersPosition) at) ? plies : quiet;
        }
        return List.copyOf(reply.subList(0, quiet));
    }

    /** {@return the kings that both sides make in a line of play, if the opponent makes more} */
    static Optional<Fact> kings(CheckersPosition before, CheckersMove move, List<Move> reply) {
        return Takings.lasting(before.play(move).after(), reply, CheckersFacts::crowned)
                .map(made -> new CheckersFact.KingsMade(
                        before, move, List.copyOf(reply.subList(0, made.plies())), made.taken(), made.back()));
    }

    private static int crowned(Turn turn) {
        return turn.events().stream().anyMatch(CheckersEvent.Crowned.class::isInstance) ? 1 : 0;
    }

    private static Stream<Integer> men(CheckersPosition position, Side side) {
        Optional<Piece> man = Optional.of(Piece.of(side, false));
        return IntStream.range(0, Board.SIZE * Board.SIZE)
                .boxed()
                .filter(square ->
                        position.piece(square / Board.SIZE, square % Board.SIZE).equals(man));
    }

    /**
     * {@return whether a man can never move again} This is so if in front of it there are only the edge, kings of its
     * side, which never move and cannot be jumped, and men that can never move again, which cannot be jumped either.
     */
    static boolean isShutIn(CheckersPosition position, int row, int column) {
        Side side = position.piece(row, column).orElseThrow().side();
        int forward = row + (side == Side.FIRST ? 1 : -1);
        return IntStream.of(column - 1, column + 1)
                .filter(beside -> Board.contains(forward, beside))
                .allMatch(beside -> position.piece(forward, beside)
                        .filter(piece -> piece.side() == side)
                        .filter(piece -> piece.isKing() || isShutIn(position, forward, beside))
                        .isPresent());
    }

    /** {@return the exchange in a line of play, if the opponent takes more than the mover takes back} */
    static Optional<Fact> exchange(CheckersPosition before, CheckersMove move, List<Move> reply) {
        return Takings.lasting(before.play(move).after(), reply, turn -> ((CheckersMove) turn.move()).isJump() ? 1 : 0)
                .map(lost -> new CheckersFact.Exchange(
                        before, move, List.copyOf(reply.subList(0, lost.plies())), lost.taken(), lost.back()));
    }

    /** {@return the number of moves that a side could make if it were its turn} */
    static int mobility(CheckersPosition position, Side side) {
        var at = position.toMove() == side
                ? position
                : (CheckersPosition) position.passed().orElseThrow();
        return steps(at, step -> true).size();
    }

    /** {@return whether the side to move can take a piece} */
    static boolean canTake(CheckersPosition position) {
        return !steps(position, CheckersMove::isJump).isEmpty();
    }

    private static List<CheckersMove> steps(CheckersPosition position, Predicate<CheckersMove> wanted) {
        return position.legalMoves().stream()
                .map(move -> (CheckersMove) move)
                .filter(step -> !step.isCannotMove() && wanted.test(step))
                .toList();
    }

    private static int passedRow(CheckersMove jump) {
        return (jump.fromRow() + jump.toRow()) / 2;
    }

    private static int passedColumn(CheckersMove jump) {
        return (jump.fromColumn() + jump.toColumn()) / 2;
    }

    private static void addIfTrue(List<Fact> facts, Fact fact) {
        if (fact.holds()) {
            facts.add(fact);
        }
    }
}
