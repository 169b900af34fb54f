package jump61.games.cubes.ui;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class CascadePaceTest {
    @ParameterizedTest
    @ValueSource(ints = {1, 5, 6, 20, 120, 1000})
    void noCascadeLastsLongerThanItsLimit(int waves) {
        var pace = new CascadePace(waves, false);

        double all = IntStream.rangeClosed(1, waves).mapToDouble(pace::millis).sum();

        assertTrue(all <= CascadePace.LONGEST_CASCADE_MILLIS + 1e-6, () -> waves + " waves take " + all);
    }

    @Test
    void aLongCascadeAcceleratesAndNeverStops() {
        var pace = new CascadePace(120, false);

        for (int wave = 2; wave <= 120; wave++) {
            assertTrue(pace.millis(wave) <= pace.millis(wave - 1));
            assertTrue(pace.millis(wave) > 0);
        }
    }

    @Test
    void shortCascadesAreCalm() {
        assertEquals(CascadePace.WAVE_MILLIS, new CascadePace(3, false).millis(3));
    }
}
