package jump61.games.sim;

import java.util.List;
import jump61.game.Fact;

/** Finds the noteworthy facts about a move. */
final class SimFacts {
    private SimFacts() {}

    static List<Fact> of(SimPosition before, SimMove move) {
        var after = (SimPosition) before.play(move).after();
        if (after.result().isPresent()) {
            return List.of(
                    new SimFact.ClosesTriangle(before, move, after.triangles().get(0)));
        }
        int theirs = new SimFact.LeavesOpponent(before, move, 0).safeLines(after.toMove());
        int own = new SimFact.LeavesMover(before, move, 0).safeLines(before.toMove());
        return List.of(
                theirs == 0
                        ? new SimFact.ForcesTriangle(before, move)
                        : new SimFact.LeavesOpponent(before, move, theirs),
                new SimFact.LeavesMover(before, move, own));
    }
}
