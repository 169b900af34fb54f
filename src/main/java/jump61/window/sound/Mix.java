package jump61.window.sound;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Supplier;
import javax.sound.sampled.AudioFormat;

/** Mixes sounds played at the same time into samples: 16 bits, stereo, little-endian. */
final class Mix {
    static final float RATE = 44_100;
    static final int FRAME = 4;
    static final AudioFormat FORMAT = new AudioFormat(RATE, 16, 2, true, false);

    /** Maximum number of simultaneous sounds; more would be noise. For the next one, the oldest one fades out. */
    private static final int VOICES = 8;

    /** The amplitude up to which nothing is limited, and the one that is never reached. */
    private static final double LINEAR = 0.6;

    private static final double LIMIT = 0.98;

    private final Supplier<Touch> touches;
    private final List<PlayedSound> voices = new ArrayList<>();
    private long frame;

    /**
     * Creates a silent mix.
     *
     * @param touches how each sound is played
     */
    Mix(Supplier<Touch> touches) {
        this.touches = touches;
    }

    /** Starts a sound; {@code volume} from 0 to 1. */
    void add(Sound sound, double volume) {
        releaseOldest();
        voices.add(new PlayedSound(sound, frame, volume, touches.get()));
    }

    private void releaseOldest() {
        List<PlayedSound> lasting =
                voices.stream().filter(voice -> !voice.isReleased(frame)).toList();
        if (lasting.size() >= VOICES) {
            lasting.get(0).release(frame);
        }
    }

    /** {@return whether no sound is playing} */
    boolean isSilent() {
        return voices.isEmpty();
    }

    /** Writes the next samples, and drops sounds that have ended. */
    void fill(byte[] samples) {
        for (int i = 0; i < samples.length; i += FRAME, frame++) {
            double left = 0;
            double right = 0;
            for (PlayedSound voice : voices) {
                double sample = voice.at(frame);
                left += sample * (1 - voice.pan());
                right += sample * (1 + voice.pan());
            }
            put(samples, i, limited(left));
            put(samples, i + 2, limited(right));
        }
        voices.removeIf(voice -> voice.isOver(frame));
    }

    /** Limits softly: many sounds at once are louder, but never clip. */
    private static double limited(double value) {
        double excess = Math.abs(value) - LINEAR;
        double room = LIMIT - LINEAR;
        return excess <= 0 ? value : Math.copySign(LINEAR + room * Math.tanh(excess / room), value);
    }

    private static void put(byte[] samples, int at, double value) {
        int sample = (int) Math.round(value * Short.MAX_VALUE);
        samples[at] = (byte) sample;
        samples[at + 1] = (byte) (sample >> 8);
    }
}
