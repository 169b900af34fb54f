package jump61.games.checkers;

import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

class StrengthTest {
    /** Limited by nodes, so that every machine gets the same result. */
    @Test
    @Tag("slow")
    void aSearcherThatOnlyCountsMaterialLosesWithTwiceTheNodes() {
        var match = new StrengthMatch(8, 1);
        match.play(20, 0.5);
        assertTrue(match.percent() >= 95, match::toString);
    }
}
