package jump61.desktop.sound;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.concurrent.atomic.AtomicReference;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

class SoundTest {

    @ParameterizedTest
    @EnumSource
    void aSoundIsShortAndCanBeHeardAndEndsInSilence(Sound sound) {
        byte[] samples = Waveform.of(sound.tones(), 1);
        double seconds = samples.length / 2 / Waveform.RATE;
        assertTrue(seconds < 1.5, seconds + " s");
        assertTrue(loudest(samples, 0) > Short.MAX_VALUE / 10);
        assertTrue(loudest(samples, samples.length - 20) < Short.MAX_VALUE / 50);
    }

    @Test
    void theVolumeScalesTheSound() {
        int loud = loudest(Waveform.of(Sound.MOVE.tones(), 1), 0);
        int soft = loudest(Waveform.of(Sound.MOVE.tones(), 0.25), 0);
        assertEquals(0.25, soft / (double) loud, 0.01);
        assertEquals(0, loudest(Waveform.of(Sound.MOVE.tones(), 0), 0));
    }

    @Test
    void withOrWithoutASpeakerPlayingNeitherWaitsNorFails() throws InterruptedException {
        AtomicReference<Throwable> failure = new AtomicReference<>();
        Thread.UncaughtExceptionHandler before = Thread.getDefaultUncaughtExceptionHandler();
        Thread.setDefaultUncaughtExceptionHandler((thread, problem) -> failure.set(problem));
        try (Speaker speaker = new Speaker()) {
            for (int i = 0; i < 100; i++) {
                speaker.play(Sound.WIN, 0.01);
            }
            Thread.sleep(300);
        } finally {
            Thread.setDefaultUncaughtExceptionHandler(before);
        }
        assertNull(failure.get());
    }

    private static int loudest(byte[] samples, int from) {
        int loudest = 0;
        for (int i = from; i < samples.length; i += 2) {
            loudest = Math.max(loudest, Math.abs((short) (samples[i] & 0xff | samples[i + 1] << 8)));
        }
        return loudest;
    }
}
