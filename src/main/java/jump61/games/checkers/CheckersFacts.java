package jump61.games.checkers;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Predicate;
import jump61.game.Fact;

/** Finds the noteworthy facts about a move. */
final class CheckersFacts {
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
                .filter(CheckersFact.Hangs::holds)
                .findFirst()
                .ifPresent(facts::add);
        replies.stream()
                .map(reply -> new CheckersFact.AllowsKing(before, move, reply))
                .filter(CheckersFact.AllowsKing::holds)
                .findFirst()
                .ifPresent(facts::add);
        return facts;
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
