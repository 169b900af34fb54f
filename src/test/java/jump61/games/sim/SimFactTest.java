package jump61.games.sim;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.stream.IntStream;
import jump61.game.Fact;
import jump61.game.Move;
import jump61.game.Position;
import jump61.game.RandomPlay;
import jump61.game.Side;
import jump61.game.Turn;
import org.junit.jupiter.api.Test;

class SimFactTest {
    @Test
    void aPlayerRunsOutAtTheFirstMoveAfterWhichNoLineIsSafe() {
        int atOnce = 0;
        for (int seed = 0; seed < 60; seed++) {
            List<Turn> turns = RandomPlay.from(SimGame.INSTANCE.start(6), seed);
            for (int i = 0; i < turns.size() - 1; i++) {
                SimPosition before = (SimPosition) turns.get(i).before();
                List<Turn> replies = turns.subList(i + 1, turns.size());
                OptionalInt first = IntStream.rangeClosed(1, replies.size())
                        .filter(plies -> isOut(replies.get(plies - 1).after(), before.toMove()))
                        .findFirst();
                List<Move> moves = replies.stream().map(Turn::move).toList();
                Optional<Fact> fact =
                        SimFact.runsOut(before, (SimMove) turns.get(i).move(), moves);
                assertEquals(
                        first,
                        fact.stream()
                                .mapToInt(runsOut ->
                                        ((SimFact.RunsOut) runsOut).line().size())
                                .findFirst());
                atOnce += first.orElse(0) == 1 ? 1 : 0;
            }
        }
        assertTrue(atOnce > 0, "some have no safe line after the reply");
    }

    private static boolean isOut(Position position, Side side) {
        return position.result().isEmpty()
                && position.toMove() == side
                && SimFact.safeLines((SimPosition) position, side) == 0;
    }
}
