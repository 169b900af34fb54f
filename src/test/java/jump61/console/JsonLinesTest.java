package jump61.console;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.util.Map;
import jump61.engine.Score;
import org.junit.jupiter.api.Test;

class JsonLinesTest {
    private static String printed(Score score) {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        Map<String, Object> object = JsonLines.object("depth");
        JsonLines.put(object, score);
        new JsonLines(new PrintStream(bytes, false, StandardCharsets.UTF_8)).print(object);
        return bytes.toString(StandardCharsets.UTF_8).strip();
    }

    @Test
    void anEstimateIsInWholeUnitsOfTheGame() {
        assertEquals(
                "{\"version\": 1, \"type\": \"depth\", \"score\": 2.5000, \"proven\": null, \"plies\": null}",
                printed(new Score(250)));
        assertEquals(
                "{\"version\": 1, \"type\": \"depth\", \"score\": -0.0100, \"proven\": null, \"plies\": null}",
                printed(new Score(-1)));
    }

    @Test
    void aProvenResultHasADistanceInsteadOfAScore() {
        assertEquals(
                "{\"version\": 1, \"type\": \"depth\", \"score\": null, \"proven\": \"win\", \"plies\": 3}",
                printed(new Score(Score.WIN - 3)));
        assertEquals(
                "{\"version\": 1, \"type\": \"depth\", \"score\": null, \"proven\": \"loss\", \"plies\": 4}",
                printed(new Score(-Score.WIN + 4)));
    }
}
