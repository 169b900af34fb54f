package jump61.window.sound;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class AWeightingTest {
    @ParameterizedTest
    @CsvSource({"63, -26.2", "125, -16.1", "250, -8.6", "500, -3.2", "1000, 0", "2000, 1.2", "4000, 1.0"})
    void theMeterOfTheseTestsWeighsAsTheTableOfTheStandard(double hertz, double decibels) {
        double amplitude = AWeighting.amplitude(AWeighting.of(AWeighting.sine(hertz)));
        assertEquals(decibels, 20 * Math.log10(amplitude), 0.4);
    }
}
