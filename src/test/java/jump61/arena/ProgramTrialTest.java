package jump61.arena;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.time.Duration;
import java.util.Optional;
import jump61.cubes.CubesGame;
import org.junit.jupiter.api.Test;

class ProgramTrialTest {
    private static ProgramTrial trial(String spec) {
        return ProgramTrial.of(ContestantSpec.parse(spec, Duration.ofMillis(50), 1), CubesGame.INSTANCE.start(6));
    }

    @Test
    void whoeverPlaysMakesThreeMoves() {
        ProgramTrial trial = trial("depth:2");
        assertEquals(Optional.empty(), trial.problem());
        assertEquals(3, trial.moves());
    }

    @Test
    void whatCannotBeStartedIsTold() {
        String problem = trial("program:/no/such/program").problem().orElseThrow();
        assertTrue(problem.startsWith("cannot be started"), problem);
    }
}
