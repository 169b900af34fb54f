package jump61.window.sound;

/** A sound that started at a frame, with a volume from 0 to 1. */
record PlayedSound(Sound sound, long begin, double volume) {
    boolean isOver(long now) {
        return seconds(now) > sound.length();
    }

    /** {@return its sample for one ear: -1 is left, 1 is right} */
    double at(long now, int ear) {
        double sum = 0;
        for (Tone tone : sound.tones()) {
            sum += volume * (1 + ear * tone.pan()) * tone.at(seconds(now));
        }
        return sum;
    }

    private double seconds(long now) {
        return (now - begin) / (double) Mix.RATE;
    }
}
