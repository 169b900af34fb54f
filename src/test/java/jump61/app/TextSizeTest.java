package jump61.app;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class TextSizeTest {
    @ParameterizedTest
    @CsvSource({
        "480,360,USUAL",
        "1600,900,USUAL",
        "1600,1000,LARGE",
        "1920,1080,LARGE",
        "2560,1440,HUGE",
        "5000,1000,LARGE"
    })
    void textsGrowWithBothSidesOfTheWindow(double width, double height, TextSize expected) {
        assertEquals(expected, TextSize.of(width, height));
    }
}
