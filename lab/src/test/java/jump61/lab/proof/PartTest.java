package jump61.lab.proof;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class PartTest {
    private static final List<Integer> ALL = List.of(1, 2, 3, 4, 5, 6, 7);

    @Test
    void partsFollowOneAnotherAndLeaveNothingOut() {
        assertEquals(List.of(1, 2), new Part(1, 3).of(ALL));
        assertEquals(List.of(3, 4), new Part(2, 3).of(ALL));
        assertEquals(List.of(5, 6, 7), new Part(3, 3).of(ALL));
        assertEquals(ALL, Part.WHOLE.of(ALL));
    }

    @Test
    void thereMayBeMoreOfThemThanThereIsToDo() {
        assertEquals(List.of(), new Part(1, 2).of(List.of(1)));
        assertEquals(List.of(1), new Part(2, 2).of(List.of(1)));
    }

    @Test
    void aPartIsWrittenLikeAFraction() {
        assertEquals(Optional.of(new Part(2, 5)), Part.parse("2/5"));
        assertEquals(Optional.of(Part.WHOLE), Part.parse("1/1"));
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "2", "0/5", "6/5", "1/0", "-1/5", "1/5x", "1/10000000"})
    void noOtherTextIsAPart(String text) {
        assertEquals(Optional.empty(), Part.parse(text));
    }

    @Test
    void thereIsNoSixthOfFive() {
        assertThrows(IllegalArgumentException.class, () -> new Part(6, 5));
        assertThrows(IllegalArgumentException.class, () -> new Part(0, 5));
    }
}
