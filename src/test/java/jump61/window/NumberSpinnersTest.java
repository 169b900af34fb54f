package jump61.window;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.concurrent.TimeUnit;
import javafx.scene.control.Spinner;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.testfx.api.FxToolkit;
import org.testfx.util.WaitForAsyncUtils;

@Timeout(60)
class NumberSpinnersTest {
    @BeforeAll
    static void startTheToolkit() throws Exception {
        FxToolkit.registerPrimaryStage();
    }

    @ParameterizedTest
    @CsvSource({"z2, 15", "'', 15", "-3, 15", "7, 7", "0, 1", "99, 60", "99999999999, 15", "' 8', 15", "1e1, 15"})
    void whateverIsTypedTheValueIsANumberInTheRange(String typed, int expected) {
        int value = WaitForAsyncUtils.waitForAsyncFx(TimeUnit.SECONDS.toMillis(20), () -> {
            Spinner<Integer> spinner = new Spinner<>();
            spinner.setEditable(true);
            NumberSpinners.fill(spinner, 1, 60, 15);
            spinner.getEditor().setText(typed);
            spinner.commitValue();
            return spinner.getValue();
        });
        assertEquals(expected, value);
    }
}
