package jump61.games.checkers;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;
import jump61.game.Fact;
import jump61.game.Move;
import jump61.game.Position;
import jump61.game.Side;
import jump61.game.Takings;

/** Finds the noteworthy facts about a move. */
final class CheckersFacts {
    /** How far a line of play is followed, in plies. */
    private static final int FURTHEST = 6;

    private CheckersFacts() {}

    static List<Fact> of(CheckersPosition before, CheckersMove move) {
        List<Fact> facts = new ArrayList<>();
        addIfTrue(facts, new CheckersFact.Ends(before, move));
        addIfTrue(facts, new CheckersFact.Captures(before, move));
        addIfTrue(facts, new CheckersFact.Crowns(before, move));
        var after = (CheckersPosition) before.play(move).after();
        List<CheckersMove> replies = steps(after, step -> true);
        replies.stream()
                .filter(CheckersMove::isJump)
                .map(reply -> new CheckersFact.Hangs(before, move, reply, passedRow(reply), passedColumn(reply)))
                // Taking a piece and losing one is a trade.
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

    /** {@return what comes of a move in a line of play} */
    static List<Fact> consequences(CheckersPosition before, CheckersMove move, List<Move> reply) {
        List<Fact> facts = new ArrayList<>();
        exchange(before, move, reply).ifPresent(facts::add);
        int plies = Math.min(FURTHEST, reply.size()) / 2 * 2;
        if (plies > 0) {
            CheckersFact.LeadsTo end = new CheckersFact.LeadsTo(before, move, List.copyOf(reply.subList(0, plies)));
            if (end.holds() && end.worth() < 0) {
                facts.add(end);
            }
        }
        List<Move> line = untilQuiet(before, move, reply);
        if (!line.isEmpty()) {
            facts.add(new CheckersFact.Scores(before, move, line));
        }
        return facts;
    }

    /** {@return the longest beginning of a line of play, in whole rounds, after which nothing can be taken; empty if there is none} */
    private static List<Move> untilQuiet(CheckersPosition before, CheckersMove move, List<Move> reply) {
        Position at = before.play(move).after();
        int quiet = 0;
        for (int plies = 1; plies <= reply.size(); plies++) {
            at = at.play(reply.get(plies - 1)).after();
            quiet = plies % 2 == 1 || canTake((CheckersPosition) at) ? quiet : plies;
        }
        return List.copyOf(reply.subList(0, quiet));
    }

    /** {@return what the opponent takes and the mover takes back in a line of play, if that costs the mover something} */
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
