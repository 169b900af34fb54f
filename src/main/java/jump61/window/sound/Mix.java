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

    /** Maximum number of simultaneous sounds; more would be noise. The oldest one fades out to make room for a new one. */
    private static final int VOICES = 8;

    /** The amplitude up to which samples are not limited and, below, the one that they never reach. */
    private static final double LINEAR = 0.6;

    private static final double LIMIT = 0.98;

    private final Supplier<Touch> touches;
    private final List<PlayedSound> voices = new ArrayList<>();
    private long frame;

    /**
     * Creates a silent mix.
     *
     * @param touches supplies the touch of each sound
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

    /** A sound that is being played. All times are counted in frames. */
    static final class PlayedSound {
        /** The time in which a sound that ends early fades out, in frames: 10 ms. An abrupt end would click. */
        private static final int RELEASE = 441;

        private final Sound sound;
        private final long begin;
        private final Noise noise;
        private final double amplitude;
        /** The pitch of each tone, in hertz. It is computed once, not for every sample. */
        private final double[] pitches;

        private long end;

        /** Creates a sound that begins now; {@code volume} from 0 to 1. */
        PlayedSound(Sound sound, long now, double volume, Touch touch) {
            this.sound = sound;
            begin = now;
            noise = touch.noise();
            amplitude = sound.amplitude(volume) * Loudness.factor(touch.decibels());
            pitches = sound.tones().stream()
                    .mapToDouble(tone -> Scale.hertz(tone.step()) * touch.tuning())
                    .toArray();
            end = now + (long) Math.ceil(sound.length() * Mix.RATE);
        }

        /** Lets it fade out. */
        void release(long now) {
            end = Math.min(end, now + RELEASE);
        }

        /** {@return whether it is fading out, because of {@link #release} or because it ends anyway} */
        boolean isReleased(long now) {
            return end <= now + RELEASE;
        }

        boolean isOver(long now) {
            return now >= end;
        }

        /** {@return its stereo position, from -1 (left) to 1 (right)} */
        double pan() {
            return sound.pan();
        }

        /** {@return its sample, before the stereo position is applied} */
        double at(long now) {
            double seconds = (now - begin) / (double) Mix.RATE;
            double sum = 0;
            List<Tone> tones = sound.tones();
            for (int i = 0; i < pitches.length; i++) {
                sum += tones.get(i).at(seconds, pitches[i], noise);
            }
            return amplitude * Math.max(0, Math.min(1, (end - now) / (double) RELEASE)) * sum;
        }
    }
}
