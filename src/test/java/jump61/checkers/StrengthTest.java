package jump61.checkers;

import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

class StrengthTest {
    /** By nodes, so that it comes out the same on every machine; {@link StrengthMatch} itself measures by time. */
    @Test
    @Tag("slow")
    void aSearcherThatOnlyCountsMaterialLosesWithTwiceTheNodes() {
        var match = new StrengthMatch(8, 1);
        match.play(20, 0.5);
        assertTrue(match.percent() >= 95, match::toString);
    }
}
