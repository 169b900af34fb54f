package jump61.window.match.view;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

class WheelTest {
    private final List<Integer> told = new ArrayList<>();
    private final SideController.Wheel wheel = new SideController.Wheel(told::add);

    @Test
    void aNotchUpGoesBackAndANotchDownGoesForward() {
        wheel.turned(40);
        wheel.turned(-40);
        assertEquals(List.of(-1, 1), told);
    }

    @Test
    void theSmallPartsOfATouchPadMakeOneNotch() {
        for (int i = 0; i < 9; i++) {
            wheel.turned(-5);
        }
        assertEquals(List.of(1), told);
    }

    @Test
    void aTurnTheOtherWayForgetsWhatWasGathered() {
        wheel.turned(30);
        wheel.turned(-30);
        wheel.turned(15);
        assertEquals(List.of(), told);
    }
}
