package jump61.tournament;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Path;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicReference;
import jump61.engine.Score;
import jump61.engine.SearchMonitor;
import jump61.engine.SearchResult;
import jump61.game.BoardSize;
import jump61.game.Game;
import jump61.game.Games;
import jump61.game.Position;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class ProgramAnalystTest {
    private static final Game GAME = Games.usual();
    private static final Position START = GAME.start(BoardSize.square(3));

    /** The command that starts our own engine as another program. */
    private static String engine() {
        String java = Path.of(System.getProperty("java.home"), "bin", "java").toString();
        return CommandWords.quoted(java) + " -cp " + CommandWords.quoted(System.getProperty("java.class.path"))
                + " jump61.Main engine";
    }

    private static SearchResult upToDepth(int depth, ProgramAnalyst analyst, Position position) throws Forfeit {
        var latest = new AtomicReference<SearchResult>();
        SearchMonitor monitor =
                SearchMonitor.of(() -> latest.get() != null && latest.get().depth() >= depth, latest::set);
        Optional<SearchResult> result = analyst.analyze(position, 3, monitor);
        assertEquals(latest.get(), result.orElseThrow());
        return latest.get();
    }

    @Test
    void aProgramAnalysesOnePositionAfterAnotherAndSaysWhatItFinds() throws Forfeit {
        try (var analyst = new ProgramAnalyst(engine())) {
            SearchResult first = upToDepth(3, analyst, START);
            assertEquals(3, first.moves().size());
            assertEquals(first.best().orElseThrow(), first.moves().get(0).move());
            assertTrue(
                    first.moves().get(0).score().compareTo(first.moves().get(2).score()) >= 0);
            assertTrue(first.line().size() > 1);
            Position next = START.play(first.best().get()).after();
            SearchResult second = upToDepth(2, analyst, next);
            second.moves()
                    .forEach(scored -> assertTrue(next.refusal(scored.move()).isEmpty()));
        }
    }

    @Test
    void aProgramThatIsNotThereOrSaysNothingIsReported() {
        try (var absent = new ProgramAnalyst("./no-such-program");
                var silent = new ProgramAnalyst(
                        "sh -c 'while read line && test \"$line\" != \"go infinite\"; do :; done; echo bestmove 1:1; cat'")) {
            Forfeit missing = assertThrows(Forfeit.class, () -> absent.analyze(START, 1, SearchMonitor.NONE));
            assertEquals(Forfeit.Kind.NO_START, missing.kind());
            assertThrows(Forfeit.class, () -> silent.analyze(START, 1, SearchMonitor.NONE));
        }
    }

    @Test
    void whatAProgramHasFoundIsToldAlsoIfItAnswersEarly() throws Forfeit {
        try (var brief = new ProgramAnalyst("sh -c 'while read line && test \"$line\" != \"go infinite\"; do :; done;"
                + " echo info depth 4 rank 1 score points 20 nodes 9 line 1:1; echo bestmove 1:1; cat'")) {
            assertEquals(4, upToDepth(4, brief, START).depth());
        }
    }

    @Test
    void linesAreReadAsFarAsTheirMovesAreLegal() {
        EngineInfo info = EngineInfo.read(
                        START, "info depth 5 rank 2 score win 7 nodes 12 time 3 line 1:1, 3:3, 3:3, 1:1")
                .orElseThrow();
        assertEquals(2, info.rank());
        assertEquals(new Score(Score.WIN - 7), info.move().score());
        assertEquals(2, info.move().line().size());
        assertEquals(
                new Score(20_000),
                EngineInfo.read(START, "info depth 1 score points 999999 nodes 1 line 1:1")
                        .orElseThrow()
                        .move()
                        .score());
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "info depth 5 score points 1 nodes 1 line 9:9",
                "info depth 5 score points 1 nodes 1 line ",
                "info depth 99999999999 score points 1 nodes 1 line 1:1",
                "info depth 5 score points x nodes 1 line 1:1",
                "bestmove 1:1",
                ""
            })
    void whatIsNoLineIsSkipped(String line) {
        assertEquals(Optional.empty(), EngineInfo.read(START, line));
    }
}
