package jump61.window.sound;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

class SoundTest {
    static Stream<Sound> sounds() {
        return Stream.concat(
                Stream.of(Sound.MOVE, Sound.REPLY, Sound.CASCADE, Sound.CAPTURE, Sound.REFUSED, Sound.WIN, Sound.LOSS),
                IntStream.of(1, 5, 11, 40).mapToObj(wave -> Sound.wave(wave, 4, true)));
    }

    @ParameterizedTest
    @MethodSource("sounds")
    void aSoundIsShortAndCanBeHeardAndEndsInSilence(Sound sound) {
        assertTrue(sound.length() < 1.5, sound.length() + " s");
        byte[] samples = samples(sound, 1);
        assertTrue(loudest(samples, 0) > Short.MAX_VALUE / 20);
        assertTrue(loudest(samples, samples.length - 40) < Short.MAX_VALUE / 100);
    }

    @Test
    void theVolumeScalesTheSound() {
        int loud = loudest(samples(Sound.MOVE, 1), 0);
        int soft = loudest(samples(Sound.MOVE, 0.25), 0);
        assertEquals(0.25, soft / (double) loud, 0.02);
        assertEquals(0, loudest(samples(Sound.MOVE, 0), 0));
    }

    @Test
    void eachWaveIsAStepHigherUntilTheScaleEnds() {
        double[] pitches = IntStream.rangeClosed(1, 12)
                .mapToDouble(wave -> Sound.wave(wave, 1, true).tones().get(0).hertz())
                .toArray();
        for (int i = 1; i < 11; i++) {
            assertTrue(pitches[i] > pitches[i - 1], "wave " + (i + 1));
        }
        assertEquals(pitches[0] * 2, pitches[5], 1e-6);
        assertEquals(pitches[10], pitches[11]);
    }

    @Test
    void aWaveThatTakesMoreIsLouderButNeverTooLoud() {
        double[] strengths = IntStream.of(0, 2, 6, 60)
                .mapToDouble(
                        weight -> Sound.wave(1, weight, true).tones().get(0).strength())
                .toArray();
        assertTrue(strengths[0] < strengths[1] && strengths[1] < strengths[2]);
        assertEquals(Tone.decibels(-8), strengths[3]);
    }

    @Test
    void manySoundsAtOnceNeverClip() {
        Mix mix = new Mix();
        for (int i = 0; i < 50; i++) {
            mix.add(Sound.CAPTURE, 1);
        }
        byte[] samples = new byte[2000];
        mix.fill(samples);
        assertTrue(loudest(samples, 0) < Short.MAX_VALUE);
    }

    private static byte[] samples(Sound sound, double volume) {
        Mix mix = new Mix();
        mix.add(sound, volume);
        byte[] samples = new byte[Mix.FRAME * (int) Math.ceil(sound.length() * Mix.RATE)];
        mix.fill(samples);
        return samples;
    }

    private static int loudest(byte[] samples, int from) {
        int loudest = 0;
        for (int i = from; i < samples.length; i += 2) {
            loudest = Math.max(loudest, Math.abs((short) (samples[i] & 0xff | samples[i + 1] << 8)));
        }
        return loudest;
    }
}
