package jump61.window.sound;

import java.util.List;

/** A sound that is being played. All times are counted in frames. */
final class PlayedSound {
    /** The time in which a sound fades out that ends early, in frames: 10 ms. At once, it would click. */
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

    /** {@return its place between the ears, from -1 (left) to 1 (right)} */
    double pan() {
        return sound.pan();
    }

    /** {@return its sample, before it is placed between the ears} */
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
