package jump61.window.sound;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.TreeMap;
import java.util.function.Supplier;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Plays the sounds with the mixer, and measures what comes out. */
class SoundTest {
    private static final double A4 = 440;
    private static final double C4 = 261.63;
    private static final double D4 = 293.66;
    private static final double E4 = 329.63;

    /** Every sound, and its level in decibels. */
    private static Map<Sound, Double> levels() {
        Map<Sound, Double> levels = new LinkedHashMap<>();
        for (int higher : new int[] {-2, 0, 2}) {
            levels.put(Sound.move(higher), -36.0);
            levels.put(Sound.move(higher).answer(), -36.0);
        }
        for (int wave = 1; wave <= 40; wave++) {
            levels.put(Sound.wave(wave, wave % 2 == 0), Math.min(-30, -36 + 0.6 * (wave - 1)));
            levels.put(Sound.win(wave), -28.0);
        }
        levels.put(Sound.win(0), -28.0);
        levels.put(Sound.SOLVED, -28.0);
        levels.put(Sound.LOSS, -34.0);
        levels.put(Sound.REFUSED, -38.0);
        levels.put(Sound.CAPTURE, -34.0);
        levels.put(Sound.CASCADE, -32.0);
        return levels;
    }

    static Stream<Sound> sounds() {
        return levels().keySet().stream();
    }

    @ParameterizedTest
    @MethodSource("sounds")
    void everySoundIsAsLoudAsItShouldBe(Sound sound) {
        double expected = levels().get(sound);
        assertEquals(expected, recorded(sound).level(), 1);
        Touch usual = new Touch(0, 0, new Noise(new Random(1)));
        assertEquals(expected, Recording.of(sound, Sound.USUAL_VOLUME, usual).level(), 1, "with the mallet");
    }

    @ParameterizedTest
    @MethodSource("sounds")
    void evenTheLoudestStrokeAtFullVolumeIsNotLimited(Sound sound) {
        Touch loudest = new Touch(0, Touch.MOST_DECIBELS, new Noise(new Random(1)));
        double peak = Recording.of(sound, 1, loudest).peak();
        assertTrue(peak < 0.6, peak + " of full scale");
    }

    @ParameterizedTest
    @MethodSource("sounds")
    void everySoundIsShortAndFadesOut(Sound sound) {
        assertTrue(sound.length() < 1.5, sound.length() + " s");
        double[] samples = Recording.of(sound, 1, Recording.EXACT).ear(0);
        double end = peak(Arrays.copyOfRange(samples, samples.length - 400, samples.length));
        assertTrue(end < 0.001, end + " of full scale");
    }

    @Test
    void aNoteIsABarOfWood() {
        Recording note = recorded(Sound.MOVE);
        assertEquals(0.120, note.decay(A4, 0.01, 0.1, 0.08), 0.002);
        assertEquals(0.050, note.decay(2.76 * A4, 0.01, 0.05, 0.04), 0.001);
        assertEquals(0.025, note.decay(5.4 * A4, 0.01, 0.03, 0.03), 0.001);
        double lowest = note.amplitude(A4, 0.12, 0.004, 0.06);
        assertEquals(0.4, note.amplitude(2.76 * A4, 0.05, 0.004, 0.06) / lowest, 0.01);
        assertEquals(0.2, note.amplitude(5.4 * A4, 0.025, 0.004, 0.06) / lowest, 0.01);
    }

    @Test
    void aStrokeReachesItsStrengthInAMillisecond() {
        Tone tone = new Tone(4, 0);
        assertEquals(0, tone.at(0, A4, Recording.EXACT.noise()));
        for (double seconds : new double[] {0.0003, 0.0007, 0.001, 0.0015}) {
            double wave = 0;
            for (Partial partial : Partial.OF_WOOD) {
                wave += partial.at(A4, seconds);
            }
            assertEquals(Math.min(1, seconds / 0.001) * wave, tone.at(seconds, A4, Recording.EXACT.noise()), 1e-4);
        }
    }

    @Test
    void aStrokeBeginsWithThreeMillisecondsOfNoise() {
        Tone tone = new Tone(4, 0);
        Noise noise = new Noise(new Random(1));
        double[] heard = IntStream.range(0, 441)
                .mapToDouble(frame -> frame / (double) Mix.RATE)
                .map(seconds -> tone.at(seconds, A4, noise) - tone.at(seconds, A4, Recording.EXACT.noise()))
                .toArray();
        assertTrue(Arrays.stream(heard).limit(133).filter(sample -> sample != 0).count() > 100);
        assertEquals(0, peak(Arrays.copyOfRange(heard, 133, heard.length)));
    }

    @Test
    void theNoiseIs18DecibelsBelowTheLowestPartialAndFadesOut() {
        Noise noise = new Noise(new Random(1));
        double loudest = IntStream.range(0, 120)
                .mapToDouble(frame -> frame / (double) Mix.RATE)
                .map(seconds -> Math.abs(noise.at(seconds)) / (1 - seconds / 0.003))
                .max()
                .orElseThrow();
        assertEquals(-18, 20 * Math.log10(loudest), 0.3);
    }

    @ParameterizedTest
    @CsvSource({"-2, 329.63, 261.63", "0, 440, 329.63", "2, 587.33, 440"})
    void aMoveTellsByItsPitchWhereItIsAndWhoMadeIt(int higher, double own, double answer) {
        assertEquals(0, recorded(Sound.move(higher)).cents(own, 0.004, 0.5), 2);
        assertEquals(0, recorded(Sound.move(higher).answer()).cents(answer, 0.004, 0.5), 2);
    }

    @Test
    void wavesClimbFromC4ToC6AndThenTurnRoundInTheHighestOctave() {
        int[] semitones = {
            0, 2, 4, 7, 9, 12, 14, 16, 19, 21, 24, 21, 19, 16, 14, 12, 14, 16, 19, 21, 24, 21, 19, 16, 14, 12, 14
        };
        for (int wave = 1; wave <= semitones.length; wave++) {
            assertEquals(
                    0, recorded(Sound.wave(wave, true)).cents(hertz(semitones[wave - 1]), 0.004, 0.5), 2, "" + wave);
        }
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 2, 5, 8, 9, 10, 11, 12, 13, 16, 23, 40})
    void aWinBeginsOnTheNoteOfTheLastWaveAndEndsOnC6(int lastWave) {
        Recording win = recorded(Sound.win(lastWave));
        double note = Scale.hertz(Sound.wave(lastWave, true).tones().get(0).step());
        assertEquals(0, recorded(Sound.wave(lastWave, true)).cents(note, 0.004, 0.1), 10);
        assertEquals(0, win.cents(note, 0.004, 0.1), 10);
        assertEquals(0, win.cents(hertz(24), 0.34, 0.6), 10);
    }

    @Test
    void aWinWithoutACascadeBeginsOnC4() {
        assertEquals(0, recorded(Sound.win(0)).cents(C4, 0.004, 0.1), 10);
    }

    @Test
    void aCascadeThatIsNotAnimatedEndsOnTheNoteOfItsLastWave() {
        double last = hertz(12);
        assertEquals(0, recorded(Sound.wave(Sound.LAST_OF_CASCADE, true)).cents(last, 0.004, 0.1), 2);
        assertEquals(0, recorded(Sound.CASCADE).cents(last, 0.184, 0.4), 10);
    }

    @Test
    void aLossFallsInThreeNotes() {
        Recording loss = recorded(Sound.LOSS);
        assertEquals(0, loss.cents(E4, 0.004, 0.155), 10);
        assertEquals(0, loss.cents(D4, 0.164, 0.315), 20);
        assertEquals(0, loss.cents(C4, 0.33, 0.7), 20);
        assertEquals(3, strokes(loss, 0.16));
    }

    @Test
    void aRefusalIsTwoLowKnocksThatAreHeardApart() {
        Recording refused = recorded(Sound.REFUSED);
        assertEquals(0, refused.cents(220, 0.064, 0.4), 5);
        assertEquals(2, strokes(refused, 0.06));
    }

    /** Counts the strokes at regular intervals: at each, a recording is suddenly 6 dB louder than just before. */
    private static int strokes(Recording recording, double interval) {
        double[] weighted = AWeighting.of(recording.ear(0));
        int strokes = 1;
        for (double at = interval; (at + 0.01) * Mix.RATE < weighted.length; at += interval) {
            strokes += energy(weighted, at, at + 0.01) > 4 * energy(weighted, at - 0.01, at) ? 1 : 0;
        }
        return strokes;
    }

    private static double energy(double[] samples, double from, double to) {
        return IntStream.range((int) (from * Mix.RATE), (int) (to * Mix.RATE))
                .mapToDouble(i -> samples[i] * samples[i])
                .sum();
    }

    @Test
    void theVolumeScalesTheSound() {
        double loud = Recording.of(Sound.MOVE, 1, Recording.EXACT).peak();
        assertEquals(0.25, Recording.of(Sound.MOVE, 0.25, Recording.EXACT).peak() / loud, 0.01);
        assertEquals(0, Recording.of(Sound.MOVE, 0, Recording.EXACT).peak());
    }

    @Test
    void noTwoStrokesAreAlikeButAllAreNearlyInTune() {
        Random random = new Random(1);
        List<Touch> touches =
                Stream.generate(() -> Touch.of(random)).limit(1000).toList();
        double[] cents = touches.stream().mapToDouble(Touch::cents).sorted().toArray();
        double[] decibels =
                touches.stream().mapToDouble(Touch::decibels).sorted().toArray();
        assertEquals(-12, cents[0], 0.1);
        assertEquals(12, cents[999], 0.1);
        assertEquals(-1.5, decibels[0], 0.02);
        assertEquals(1.5, decibels[999], 0.02);
        Touch sharp = new Touch(12, 1.5, Recording.EXACT.noise());
        Recording recording = Recording.of(Sound.MOVE, Sound.USUAL_VOLUME, sharp);
        assertEquals(12, recording.cents(A4, 0.004, 0.5), 2);
        assertEquals(1.5, recording.level() - recorded(Sound.MOVE).level(), 0.1);
    }

    @Test
    void theSameRandomNumbersMakeTheSameSounds() {
        assertArrayEquals(
                cascade(40, 0.2, 1, at(1)).bytes(), cascade(40, 0.2, 1, at(1)).bytes());
        assertNotEquals(
                cascade(2, 0.2, 1, at(1)).level(), cascade(2, 0.2, 1, at(2)).level());
    }

    @ParameterizedTest
    @ValueSource(doubles = {0.22, 0.066, 0.02, 0})
    void fortyWavesInARowNeverClip(double interval) {
        Recording recording = cascade(40, interval, 1, at(1));
        assertTrue(recording.peak() < 0.981, recording.peak() + " of full scale");
        double[] samples = recording.ear(0);
        // A sample beyond full scale would be one of the other sign.
        double largestStep = IntStream.range(1, samples.length)
                .mapToDouble(i -> Math.abs(samples[i] - samples[i - 1]))
                .max()
                .orElseThrow();
        assertTrue(largestStep < 1, largestStep + " of full scale at once");
    }

    @Test
    void aLongCascadeIsHardlyLouderThanItsLoudestWave() {
        double level =
                cascade(40, 0.22, Sound.USUAL_VOLUME, () -> Recording.EXACT).level();
        assertTrue(level > -30 && level < -28, level + " dB");
    }

    @Test
    void moreThanEightSoundsAtOnceAreNoLouderThanEight() {
        assertArrayEquals(afterTheirBeginning(8), afterTheirBeginning(50), 1e-9);
        assertTrue(peak(afterTheirBeginning(8)) > 1.1 * peak(afterTheirBeginning(7)));
    }

    /** Returns what is heard of some sounds that began at once, after 10 ms in which those too many fade out. */
    private static double[] afterTheirBeginning(int sounds) {
        Mix mix = new Mix(() -> Recording.EXACT);
        for (int i = 0; i < sounds; i++) {
            mix.add(Sound.wave(1, true), Sound.USUAL_VOLUME / 4);
        }
        mix.fill(new byte[441 * Mix.FRAME]);
        byte[] later = new byte[1000 * Mix.FRAME];
        mix.fill(later);
        return new Recording(later).ear(0);
    }

    private static double peak(double[] samples) {
        return Arrays.stream(samples).map(Math::abs).max().orElseThrow();
    }

    @Test
    void aSoundThatGivesWayToAnotherDoesNotClick() {
        Mix mix = new Mix(() -> Recording.EXACT);
        for (int i = 0; i < 8; i++) {
            mix.add(Sound.wave(1, true), 0.2);
        }
        // The lowest partial is at its largest then, so that silence at once would be a step.
        byte[] before = new byte[(int) (13.25 / C4 * Mix.RATE) * Mix.FRAME];
        mix.fill(before);
        mix.add(Sound.wave(1, true), 0.0001);
        byte[] after = new byte[1000 * Mix.FRAME];
        mix.fill(after);
        byte[] all = Arrays.copyOf(before, before.length + after.length);
        System.arraycopy(after, 0, all, before.length, after.length);
        double[] samples = new Recording(all).ear(0);
        int from = before.length / Mix.FRAME;
        assertTrue(bend(samples, from - 2, from + 500) < 1.5 * bend(samples, from - 500, from - 2));
    }

    /** Returns by how much a curve differs most from a straight line between neighbouring samples. */
    private static double bend(double[] samples, int from, int to) {
        return IntStream.range(from, to)
                .mapToDouble(i -> Math.abs(samples[i] - 2 * samples[i + 1] + samples[i + 2]))
                .max()
                .orElseThrow();
    }

    private static Recording recorded(Sound sound) {
        return Recording.of(sound, Sound.USUAL_VOLUME, Recording.EXACT);
    }

    /** Returns the waves of a cascade, so many seconds apart. */
    private static Recording cascade(int waves, double interval, double volume, Supplier<Touch> touches) {
        Map<Double, Sound> sounds = new TreeMap<>();
        for (int wave = 1; wave <= waves; wave++) {
            sounds.put((wave - 1) * Math.max(interval, 1e-9), Sound.wave(wave, true));
        }
        return Recording.of(sounds, volume, touches);
    }

    private static Supplier<Touch> at(long seed) {
        Random random = new Random(seed);
        return () -> Touch.of(random);
    }

    private static double hertz(int semitones) {
        return C4 * Math.pow(2, semitones / 12.0);
    }
}
