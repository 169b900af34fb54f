package jump61.profile;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import org.junit.jupiter.api.Test;

class ShareTextTest {
    @Test
    void eachAttemptIsASquareAndIsAlsoSaidInWords() {
        String text = ShareText.of(
                "Jump61 · 14 June",
                "wins in 2",
                List.of(ShareText.Try.WRONG, ShareText.Try.RIGHT, ShareText.Try.HINT, ShareText.Try.RIGHT),
                "solved with one wrong move and one hint");
        assertEquals("Jump61 · 14 June\nwins in 2\n🟥🟩🟨🟩\nsolved with one wrong move and one hint", text);
    }
}
