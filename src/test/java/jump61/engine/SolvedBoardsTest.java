package jump61.engine;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.time.Duration;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import jump61.game.Game;
import jump61.game.Games;
import jump61.game.Level;
import jump61.game.Move;
import jump61.game.Position;
import jump61.game.Side;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Jump61 on 2×2 and 3×3: played perfectly at full strength, and the score says how it ends and when. */
class SolvedBoardsTest {
    private static final Game JUMP61 = Games.byId("jump61").orElseThrow();

    private final Engine engine = new Engine();
    private final Map<Position, Integer> values = new HashMap<>();

    @ParameterizedTest
    @CsvSource({"2, loss in 4", "3, loss in 14"})
    void theStartIsLostForRedAndTheEngineSaysWhen(int size, String score) {
        Position start = JUMP61.start(size);
        assertEquals(
                score,
                engine.play(start, Level.FULL, 1, SearchMonitor.NONE).score().toString());
        Limits hardlyAny = new Limits(1, 1, Duration.ofMillis(1000));
        assertEquals(
                score,
                engine.search(start, hardlyAny, SearchMonitor.NONE).score().toString());
    }

    @ParameterizedTest
    @ValueSource(ints = {2, 3})
    void blueWinsWhateverRedDoes(int size) {
        Deque<Position> waiting = new ArrayDeque<>();
        Set<Position> seen = new HashSet<>();
        waiting.add(JUMP61.start(size));
        while (!waiting.isEmpty()) {
            Position position = waiting.remove();
            List<Move> moves = position.toMove() == Side.FIRST
                    ? position.legalMoves()
                    : List.of(engine.play(position, Level.FULL, 1, SearchMonitor.NONE)
                            .best()
                            .orElseThrow());
            for (Move move : moves) {
                Position after = position.play(move).after();
                assertTrue(after.result().filter(end -> !end.wonBy(Side.SECOND)).isEmpty(), after.notation());
                if (after.result().isEmpty() && seen.add(after.canonical())) {
                    waiting.add(after);
                }
            }
        }
    }

    @Test
    void everyPositionIsPlayedAsExhaustiveSearchDoes() {
        Random random = new Random(4);
        for (int i = 0; i < 150; i++) {
            Position position = playedAtRandom(JUMP61.start(3), 5 + i % 7, random);
            if (position.result().isEmpty()) {
                SearchResult result = engine.play(position, Level.FULL, 1, SearchMonitor.NONE);
                assertEquals(new Score(plainValue(position)), result.score(), position.notation());
                Position after = position.play(result.best().orElseThrow()).after();
                assertEquals(oneLater(-plainValue(after)), plainValue(position), position.notation());
            }
        }
    }

    @Test
    void anAnalysisKnowsEveryMove() {
        Position position = JUMP61.parsePosition("2r 1- 1- / 1- 2b 1- / 1- 3r 1b");
        for (SearchResult.MoveScore scored :
                engine.analyze(position, Limits.NONE, SearchMonitor.NONE).moves()) {
            int expected = oneLater(-plainValue(position.play(scored.move()).after()));
            assertEquals(new Score(expected), scored.score(), scored.move().notation());
        }
    }

    /** The value as {@link Score} has it, by trying everything. */
    private int plainValue(Position position) {
        if (position.result().isPresent()) {
            return position.result().get().wonBy(position.toMove()) ? Score.WIN : -Score.WIN;
        }
        Integer known = values.get(position.canonical());
        if (known == null) {
            known = position.legalMoves().stream()
                    .mapToInt(move -> oneLater(-plainValue(position.play(move).after())))
                    .max()
                    .orElseThrow();
            values.put(position.canonical(), known);
        }
        return known;
    }

    private static int oneLater(int value) {
        return value - Integer.signum(value);
    }

    private static Position playedAtRandom(Position start, int plies, Random random) {
        Position position = start;
        for (int ply = 0; ply < plies && position.result().isEmpty(); ply++) {
            List<Move> moves = position.legalMoves();
            position = position.play(moves.get(random.nextInt(moves.size()))).after();
        }
        return position;
    }
}
