package jump61.window.sound;

import java.util.ArrayList;
import java.util.List;
import javax.sound.sampled.AudioFormat;

/** Mixes sounds played at the same time into samples: 16 bits, stereo, little-endian. */
final class Mix {
    static final float RATE = 44_100;
    static final int FRAME = 4;
    static final AudioFormat FORMAT = new AudioFormat(RATE, 16, 2, true, false);

    /** Maximum number of simultaneous sounds; more would be noise. The oldest one ends. */
    private static final int VOICES = 8;

    private final List<PlayedSound> voices = new ArrayList<>();
    private long frame;

    /** Starts a sound; {@code volume} from 0 to 1. */
    void add(Sound sound, double volume) {
        if (voices.size() == VOICES) {
            voices.remove(0);
        }
        voices.add(new PlayedSound(sound, frame, volume));
    }

    /** {@return whether no sound is playing} */
    boolean isSilent() {
        return voices.isEmpty();
    }

    /** Writes the next samples, and drops sounds that have ended. */
    void fill(byte[] samples) {
        for (int i = 0; i < samples.length; i += FRAME, frame++) {
            put(samples, i, sum(-1));
            put(samples, i + 2, sum(1));
        }
        voices.removeIf(voice -> voice.isOver(frame));
    }

    /** {@return the sample for one ear: -1 is left, 1 is right} */
    private double sum(int ear) {
        double sum = 0;
        for (PlayedSound voice : voices) {
            sum += voice.at(frame, ear);
        }
        // A soft limit: many sounds at once are louder, but never clip.
        return Math.tanh(sum);
    }

    private static void put(byte[] samples, int at, double value) {
        int sample = (int) (value * Short.MAX_VALUE);
        samples[at] = (byte) sample;
        samples[at + 1] = (byte) (sample >> 8);
    }

    /** A sound that started at a frame, with a volume from 0 to 1. */
    private record PlayedSound(Sound sound, long begin, double volume) {
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
}
