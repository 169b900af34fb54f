package jump61.window.sound;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.ByteArrayOutputStream;
import java.lang.reflect.Proxy;
import java.nio.charset.StandardCharsets;
import java.util.Random;
import javax.sound.sampled.SourceDataLine;
import org.junit.jupiter.api.Test;

class SpeakerTest {
    private final ByteArrayOutputStream heard = new ByteArrayOutputStream();

    /** A line that keeps what is written to it; when a sound is over, the program is closed. */
    private final SourceDataLine line = (SourceDataLine) Proxy.newProxyInstance(
            SpeakerTest.class.getClassLoader(), new Class<?>[] {SourceDataLine.class}, (proxy, asked, values) -> {
                if (asked.getName().equals("write")) {
                    heard.write((byte[]) values[0], (int) values[1], (int) values[2]);
                    return values[2];
                }
                assertEquals("drain", asked.getName());
                Thread.currentThread().interrupt();
                return null;
            });

    @Test
    void aSoundIsPlayedFromItsBeginningToItsEnd() {
        Speaker.Request request = new Speaker.Request(Sound.SOLVED, 1);
        assertThrows(InterruptedException.class, () -> new Speaker(new Random(1)).play(line, request));
        double seconds = heard.size() / Mix.FRAME / Mix.RATE;
        assertEquals(Sound.SOLVED.length(), seconds, 0.02);
        long loud = heard.toString(StandardCharsets.ISO_8859_1)
                .chars()
                .filter(sample -> sample != 0)
                .count();
        assertTrue(loud > heard.size() / 4, "it is heard");
    }
}
