package jump61.window.sound;

/** The major pentatonic scale on C: any of its notes sound good together, as in a long cascade. */
final class Scale {
    private static final double C4 = 261.626;

    /** The notes of an octave, in semitones above C. */
    private static final int[] SEMITONES = {0, 2, 4, 7, 9};

    private Scale() {}

    /** {@return the pitch of a note in hertz} Step 0 is C4, 4 is A4, 5 is C5; steps below C4 are negative. */
    static double hertz(int step) {
        int octave = Math.floorDiv(step, SEMITONES.length);
        int semitones = 12 * octave + SEMITONES[Math.floorMod(step, SEMITONES.length)];
        return C4 * Math.pow(2, semitones / 12.0);
    }
}
