package jump61.window.sound;

import java.util.List;

/**
 * A sound, made of a few tones.
 *
 * @param tones the tones, each with its own start time
 */
public record Sound(List<Tone> tones) {
    /** A tap: your own move. */
    public static final Sound MOVE = of(new Tone(440, 0, 0.09, Tone.decibels(-14)));

    /** The same, a fourth lower: the opponent's move. */
    public static final Sound REPLY = of(new Tone(330, 0, 0.09, Tone.decibels(-14)));

    /** A low knock: a capture. */
    public static final Sound CAPTURE =
            of(new Tone(196, 0, 0.14, Tone.decibels(-12)), new Tone(392, 0.01, 0.08, Tone.decibels(-18)));

    /** Rising notes: a cascade that is not animated. */
    public static final Sound CASCADE = of(
            new Tone(261.6, 0, 0.18, Tone.decibels(-16)),
            new Tone(329.6, 0.06, 0.18, Tone.decibels(-15)),
            new Tone(392.0, 0.12, 0.18, Tone.decibels(-14)),
            new Tone(523.3, 0.18, 0.18, Tone.decibels(-13)));

    /** A dull tick: an illegal square. */
    public static final Sound REFUSED = of(new Tone(140, 0, 0.05, Tone.decibels(-12)));

    /** Four rising notes: you have won, or one of two people has. */
    public static final Sound WIN = of(
            new Tone(261.6, 0, 0.2, Tone.decibels(-12)),
            new Tone(329.6, 0.11, 0.2, Tone.decibels(-12)),
            new Tone(392.0, 0.22, 0.2, Tone.decibels(-12)),
            new Tone(523.3, 0.33, 0.5, Tone.decibels(-12)));

    /** Two rising notes: a puzzle is solved. */
    public static final Sound SOLVED =
            of(new Tone(392.0, 0, 0.15, Tone.decibels(-13)), new Tone(523.3, 0.1, 0.35, Tone.decibels(-13)));

    /** Three falling notes, softer: you have lost. */
    public static final Sound LOSS = of(
            new Tone(329.6, 0, 0.3, Tone.decibels(-17)),
            new Tone(293.7, 0.16, 0.3, Tone.decibels(-17)),
            new Tone(261.6, 0.32, 0.45, Tone.decibels(-17)));

    /** The major pentatonic scale, in semitones above C4; it repeats every octave. */
    private static final int[] SCALE = {0, 2, 4, 7, 9};

    private static final double C4 = 261.63;
    private static final int HIGHEST = 11;

    public Sound {
        tones = List.copyOf(tones);
    }

    private static Sound of(Tone... tones) {
        return new Sound(List.of(tones));
    }

    /**
     * {@return the note for one wave of a cascade: a step higher for each wave, and louder the more squares it takes}
     *
     * @param number the wave, from 1
     * @param flips number of squares that change hands
     * @param left whether it is heard slightly to the left, otherwise to the right
     */
    public static Sound wave(int number, int flips, boolean left) {
        int step = Math.min(number, HIGHEST) - 1;
        int halfTones = SCALE[step % SCALE.length] + 12 * (step / SCALE.length);
        double level = Math.min(-8, -20 + 1.5 * flips);
        double pan = left ? -0.1 : 0.1;
        return of(new Tone(C4 * Math.pow(2, halfTones / 12.0), 0, 0.18, Tone.decibels(level), pan));
    }

    /** {@return the duration in seconds} */
    double length() {
        return tones.stream().mapToDouble(Tone::end).max().orElse(0);
    }
}
