package jump61.window.sound;

import java.util.List;
import java.util.stream.IntStream;

/**
 * A sound: strokes on bars of wood, together or one after another.
 *
 * @param tones the strokes
 * @param level the largest level at {@linkplain #USUAL_VOLUME the usual volume}, in decibels relative to full scale,
 *     weighted as in {@link Loudness}
 * @param pan the stereo position, from -1 (left) to 1 (right)
 */
public record Sound(List<Tone> tones, double level, double pan) {
    /** The volume at which a sound has its level. */
    public static final double USUAL_VOLUME = 0.5;

    /** A knock: a move. */
    public static final Sound MOVE = move(0);

    /** A low, full knock: a capture. */
    public static final Sound CAPTURE = new Sound(List.of(new Tone(-2, 0), new Tone(3, 0.01)), -34);

    /** A few rising notes: a cascade that is not animated. */
    public static final Sound CASCADE = new Sound(melody(0.06, 0, 2, 3, 5), -32);

    /** The number of the wave whose note ends {@link #CASCADE}. */
    public static final int LAST_OF_CASCADE = 6;

    /** Two quick low knocks: an illegal move. */
    public static final Sound REFUSED = new Sound(melody(0.06, -1, -1), -38);

    /** Two rising notes: a puzzle is solved. */
    public static final Sound SOLVED = new Sound(melody(0.1, 3, 5), -28);

    /** Three falling notes: you have lost. */
    public static final Sound LOSS = new Sound(melody(0.16, 2, 1, 0), -34);

    private static final int A4 = 4;
    private static final int C5 = 5;
    private static final int E5 = 7;
    private static final int G5 = 8;
    private static final int C6 = 10;

    /** A fourth down from most notes of the scale, in steps. */
    private static final int ANSWER = -2;

    private static final double MOVE_LEVEL = -36;
    private static final double WAVE_LEVEL = -36;
    private static final double HIGHEST_WAVE_LEVEL = -30;
    private static final double WIN_LEVEL = -28;
    private static final double WIN_INTERVAL = 0.11;
    private static final double WAVE_PAN = 0.1;

    public Sound {
        tones = List.copyOf(tones);
    }

    /** Creates a sound in the middle. */
    private Sound(List<Tone> tones, double level) {
        this(tones, level, 0);
    }

    private static List<Tone> melody(double interval, int... steps) {
        return IntStream.range(0, steps.length)
                .mapToObj(i -> new Tone(steps[i], i * interval))
                .toList();
    }

    /**
     * {@return the sound of a move}
     *
     * @param higher the number of steps of the scale by which it is higher than {@link #MOVE}
     */
    public static Sound move(int higher) {
        return new Sound(melody(0, A4 + higher), MOVE_LEVEL);
    }

    /** {@return the sound of the same move if the opponent makes it: a fourth lower} */
    public Sound answer() {
        return new Sound(tones.stream().map(tone -> tone.higher(ANSWER)).toList(), level, pan);
    }

    /**
     * {@return the note of a wave of a cascade} Each wave is a step higher and a little louder than the one before, from C4
     * to C6; later ones run down to C5 and up again.
     *
     * @param number the wave, from 1
     * @param left whether it is heard slightly to the left; otherwise, slightly to the right
     */
    public static Sound wave(int number, boolean left) {
        double rise = Math.min(1, (number - 1.0) / C6);
        double level = WAVE_LEVEL + rise * (HIGHEST_WAVE_LEVEL - WAVE_LEVEL);
        return new Sound(melody(0, stepOf(number)), level, left ? -WAVE_PAN : WAVE_PAN);
    }

    private static int stepOf(int wave) {
        int step = wave - 1;
        int octave = C6 - C5;
        return step <= C6 ? step : C5 + Math.abs((step - C6) % (2 * octave) - octave);
    }

    /**
     * {@return the sound of a win: four notes, from the note of the last wave up to C6}
     *
     * @param lastWave the number of the last wave; 0 if there was none
     */
    public static Sound win(int lastWave) {
        int first = lastWave == 0 ? 0 : stepOf(lastWave);
        // Close to C6, there is no room to rise, so the melody falls first.
        int[] steps = first > E5
                ? new int[] {first, E5, G5, C6}
                : new int[] {first, between(first, 1), between(first, 2), C6};
        return new Sound(melody(WIN_INTERVAL, steps), WIN_LEVEL);
    }

    /** Returns a step between {@code first} and C6, after a number of thirds of the way. */
    private static int between(int first, int thirds) {
        return Math.round(first + (C6 - first) * thirds / 3f);
    }

    /** {@return the amplitude of the lowest partials at a volume from 0 to 1} */
    double amplitude(double volume) {
        return volume / USUAL_VOLUME * Loudness.factor(level - Loudness.of(tones));
    }

    /** {@return the duration in seconds} */
    double length() {
        return tones.stream().mapToDouble(Tone::end).max().orElse(0);
    }
}
