package jump61.app;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class MagnifiedRootTest {
    @ParameterizedTest
    @CsvSource({"480,360,1", "1400,980,1", "1920,1080,1", "2560,1440,1.375", "5000,1120,1.125", "5000,3000,1.5"})
    void everythingGrowsWithBothSidesOfTheWindowUpToOneAndAHalfTimes(double width, double height, double expected) {
        assertEquals(expected, MagnifiedRoot.magnification(width, height));
    }
}
