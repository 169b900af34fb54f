package jump61.tournament;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.time.Duration;
import java.util.Optional;
import jump61.games.cubes.CubesGame;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;

class ProgramTrialTest {
    private static ProgramTrial trial(String spec) {
        return trial(spec, Duration.ofMinutes(1));
    }

    private static ProgramTrial trial(String spec, Duration patience) {
        return ProgramTrial.of(ContestantSpec.parse(spec, patience), CubesGame.INSTANCE.start(6), moves -> {});
    }

    @Test
    void whoeverPlaysMakesThreeMoves() {
        ProgramTrial trial = trial("depth:2");
        assertEquals(Optional.empty(), trial.problem());
        assertEquals(3, trial.moves());
    }

    @Test
    void aProgramThatCannotBeStartedIsReported() {
        Forfeit problem = trial("program:/no/such/program").problem().orElseThrow();
        assertEquals(Forfeit.Kind.NO_START, problem.kind());
        assertTrue(problem.getMessage().startsWith("cannot be started"), problem::getMessage);
    }

    @Test
    @DisabledOnOs(OS.WINDOWS)
    void anythingButAMoveIsQuotedVerbatim() {
        Forfeit problem = trial("program:sed /start/q").problem().orElseThrow();
        assertEquals(Forfeit.Kind.CRASH, problem.kind());
        assertEquals("start", problem.detail());
    }

    @Test
    @DisabledOnOs(OS.WINDOWS)
    void aProgramThatNeverMovesHangs() {
        Forfeit problem = trial("program:cat", Duration.ofMillis(50)).problem().orElseThrow();
        assertEquals(Forfeit.Kind.HANG, problem.kind());
    }

    @Test
    @DisabledOnOs(OS.WINDOWS)
    void aProgramThatEndsHasCrashed() {
        assertEquals(
                Forfeit.Kind.CRASH,
                trial("program:true").problem().map(Forfeit::kind).orElseThrow());
    }
}
