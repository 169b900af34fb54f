package jump61.engine;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.BufferedReader;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import jump61.game.Games;
import jump61.game.Level;
import jump61.game.Position;
import jump61.game.TacticalState;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/** Wins within 7 plies are found and losses within 8 avoided, however few nodes a search may visit. */
class ForcedEndsTest {
    private static final Limits HARDLY_ANY = Limits.nodes(50);

    static List<Arguments> wins() {
        return lines("forced-wins.txt");
    }

    static List<Arguments> losses() {
        return lines("forced-losses.txt");
    }

    @ParameterizedTest
    @MethodSource("wins")
    void aForcedWinIsFoundAndTheFastestIsPlayed(String position, String plies, String moves) {
        SearchResult result = new Engine().search(position(position), HARDLY_ANY, SearchMonitor.NONE);
        assertEquals("win in " + plies, result.score().toString());
        assertTrue(words(moves).contains(result.best().orElseThrow().notation()));
        assertEquals(Integer.parseInt(plies), result.line().size());
        assertTrue(after(position(position), result).result().isPresent());
    }

    @ParameterizedTest
    @MethodSource("wins")
    void exactlyTheWinningMovesAreProvenToWin(String position, String plies, String moves) {
        ForcedWins proofs = proofs(position);
        Set<String> winning = position(position).legalMoves().stream()
                .filter(move -> proofs.distanceAfter(state(position).encode(move), Guard.WIN) > 0)
                .map(move -> move.notation())
                .collect(Collectors.toSet());
        assertEquals(words(moves), winning);
    }

    @ParameterizedTest
    @MethodSource("losses")
    void exactlyTheLosingMovesAreProvenToLose(String position, String losing, String safe) {
        ForcedWins proofs = proofs(position);
        Set<String> proven = position(position).legalMoves().stream()
                .filter(move -> proofs.lossAfter(state(position).encode(move), Guard.LOSS) > 0)
                .map(move -> move.notation())
                .collect(Collectors.toSet());
        assertEquals(words(losing), proven);
    }

    @ParameterizedTest
    @Tag("slow")
    @MethodSource("losses")
    void aForcedLossIsAvoided(String position, String losing, String safe) {
        SearchResult result = new Engine().search(position(position), HARDLY_ANY, SearchMonitor.NONE);
        assertTrue(words(safe).contains(result.best().orElseThrow().notation()));
        assertTrue(words(safe)
                .contains(new Engine()
                        .play(position(position), Level.FULL, 1, SearchMonitor.NONE)
                        .best()
                        .orElseThrow()
                        .notation()));
    }

    @ParameterizedTest
    @MethodSource("losses")
    void anAnalysisDistinguishesLosingMovesFromSafeOnes(String position, String losing, String safe) {
        SearchResult result = new Engine().analyze(position(position), Limits.depth(4), SearchMonitor.NONE);
        Set<String> lost = result.moves().stream()
                .filter(move -> move.score().isLoss() && move.score().distance() <= Guard.LOSS)
                .map(move -> move.move().notation())
                .collect(Collectors.toSet());
        assertEquals(words(losing), lost);
    }

    private static Position after(Position position, SearchResult result) {
        Position at = position;
        for (var move : result.line()) {
            at = at.play(move).after();
        }
        return at;
    }

    private static ForcedWins proofs(String position) {
        return new ForcedWins(state(position));
    }

    private static TacticalState state(String position) {
        Position at = position(position);
        return (TacticalState) at.game().searchState(at);
    }

    private static Position position(String text) {
        return Games.byId("jump61").orElseThrow().parsePosition(text);
    }

    private static Set<String> words(String text) {
        return text.isBlank() ? Set.of() : Set.of(text.strip().split(" "));
    }

    private static List<Arguments> lines(String file) {
        var stream = ForcedEndsTest.class.getResourceAsStream(file);
        try (Stream<String> lines = new BufferedReader(new InputStreamReader(stream, StandardCharsets.UTF_8)).lines()) {
            return lines.filter(line -> !line.startsWith("#"))
                    .map(line -> Arguments.of((Object[]) line.split(" \\| ?", -1)))
                    .toList();
        }
    }
}
