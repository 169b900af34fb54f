package jump61.games.sim;

import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import jump61.game.Fact;
import jump61.game.Move;
import jump61.game.Position;
import jump61.game.Side;

/**
 * A noteworthy fact about a move of Sim. A line is safe for a side if it does not close a triangle of that side's
 * colour.
 */
public sealed interface SimFact extends Fact {
    /** The worth of a fact that matters more than any number of lines. */
    int DECISIVE = 1_000;

    /** {@return the noteworthy facts about a move} */
    static List<Fact> of(SimPosition before, SimMove move) {
        var after = (SimPosition) before.play(move).after();
        if (after.result().isPresent()) {
            return List.of(new ClosesTriangle(before, move, after.triangles().get(0)));
        }
        int theirs = new LeavesOpponent(before, move, 0).safeLines(after.toMove());
        int own = new LeavesMover(before, move, 0).safeLines(before.toMove());
        return List.of(
                theirs == 0 ? new ForcesTriangle(before, move) : new LeavesOpponent(before, move, theirs),
                new LeavesMover(before, move, own));
    }

    @Override
    SimPosition before();

    @Override
    SimMove move();

    /** {@return the side that makes the move} */
    default Side mover() {
        return before().toMove();
    }

    /** {@return the side that replies} */
    default Side opponent() {
        return mover().opponent();
    }

    /** {@return the number of lines left after the move that are safe for a side} */
    default int safeLines(Side side) {
        return safeLines((SimPosition) before().play(move()).after(), side);
    }

    /** {@return the number of lines that are safe for a side} */
    static int safeLines(SimPosition after, Side side) {
        return (int) after.legalMoves().stream()
                .filter(line -> !after.losesAtOnce((SimMove) line, side))
                .count();
    }

    /** The move closes a triangle of its own colour. */
    record ClosesTriangle(SimPosition before, SimMove move, SimTriangle triangle) implements SimFact {
        @Override
        public String key() {
            return "closesTriangle";
        }

        @Override
        public List<Object> arguments() {
            return List.of(move, triangle.toString());
        }

        @Override
        public int worth() {
            return -DECISIVE;
        }

        @Override
        public boolean holds() {
            var after = (SimPosition) before.play(move).after();
            return after.triangles().contains(triangle);
        }
    }

    /** After the move, every line left closes a triangle for the opponent, who moves next. */
    record ForcesTriangle(SimPosition before, SimMove move) implements SimFact {
        @Override
        public String key() {
            return "forcesTriangle";
        }

        @Override
        public List<Object> arguments() {
            return List.of(move, opponent());
        }

        @Override
        public int worth() {
            return DECISIVE;
        }

        @Override
        public boolean holds() {
            return before.play(move).after().result().isEmpty() && safeLines(opponent()) == 0;
        }
    }

    /** After the move, the opponent has this many safe lines. */
    record LeavesOpponent(SimPosition before, SimMove move, int lines) implements SimFact {
        @Override
        public String key() {
            return "leavesOpponent";
        }

        @Override
        public List<Object> arguments() {
            return List.of(move, opponent(), lines);
        }

        @Override
        public int worth() {
            return -lines;
        }

        @Override
        public boolean holds() {
            return safeLines(opponent()) == lines;
        }
    }

    /** After the move, this many of the lines left are safe for the side that made it. */
    record LeavesMover(SimPosition before, SimMove move, int lines) implements SimFact {
        @Override
        public String key() {
            return "leavesMover";
        }

        @Override
        public List<Object> arguments() {
            return List.of(move, mover(), lines);
        }

        @Override
        public int worth() {
            return lines;
        }

        @Override
        public boolean holds() {
            return safeLines(mover()) == lines;
        }
    }

    /** After the move, the mover is left without a safe line if the game goes on in this way. */
    record RunsOut(SimPosition before, SimMove move, List<Move> line) implements SimFact {
        @Override
        public String key() {
            return "runsOut";
        }

        @Override
        public List<Object> arguments() {
            return List.of(move, mover(), line.get(0), (line.size() + 1) / 2);
        }

        @Override
        public int worth() {
            return -DECISIVE + line.size();
        }

        @Override
        public boolean holds() {
            Position at = before.play(move).after();
            for (Move next : line) {
                at = at.play(next).after();
            }
            return at.result().isEmpty() && at.toMove() == mover() && SimFact.safeLines((SimPosition) at, mover()) == 0;
        }
    }

    /** {@return the fact that the mover runs out of safe lines in a line of play, if that happens} */
    static Optional<Fact> runsOut(SimPosition before, SimMove move, List<Move> reply) {
        return IntStream.rangeClosed(1, reply.size())
                .mapToObj(plies -> new RunsOut(before, move, List.copyOf(reply.subList(0, plies))))
                .filter(RunsOut::holds)
                .findFirst()
                .map(fact -> fact);
    }
}
