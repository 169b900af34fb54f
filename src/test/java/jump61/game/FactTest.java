package jump61.game;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.Collections;
import java.util.List;
import org.junit.jupiter.api.Test;

class FactTest {
    private static final Position START = Games.byId("sim").orElseThrow().start(6);

    /** How a line of play ends for the side that moves. */
    private record End(int moves, boolean holds, int worth) implements Fact {
        @Override
        public Position before() {
            return START;
        }

        @Override
        public Move move() {
            return START.legalMoves().get(0);
        }

        @Override
        public String key() {
            return "end";
        }

        @Override
        public List<Object> arguments() {
            return List.of();
        }
    }

    @Test
    void ofALineOnlyWhatIsTrueAndBadIsToldTheWorstFirst() {
        List<Move> line = Collections.nCopies(9, START.legalMoves().get(0));
        assertEquals(
                List.of(new End(8, true, -3), new End(4, true, -1)),
                Fact.bad(
                        line,
                        begun -> new End(begun.size(), true, begun.size() == 8 ? -3 : begun.size() == 4 ? -1 : 2)));
        assertEquals(List.of(), Fact.bad(line, begun -> new End(begun.size(), false, -5)));
        assertEquals(List.of(), Fact.bad(line, begun -> new End(begun.size(), true, 0)));
    }
}
