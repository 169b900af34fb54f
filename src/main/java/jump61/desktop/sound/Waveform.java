package jump61.desktop.sound;

import java.util.List;
import javax.sound.sampled.AudioFormat;

/** Tones as samples: 16 bits, one channel, low byte first. */
final class Waveform {
    static final float RATE = 44_100;
    static final AudioFormat FORMAT = new AudioFormat(RATE, 16, 1, true, false);

    private Waveform() {}

    static byte[] of(List<Tone> tones, double volume) {
        double seconds = tones.stream().mapToDouble(Tone::end).max().orElse(0);
        byte[] samples = new byte[2 * (int) Math.ceil(seconds * RATE)];
        for (int i = 0; i < samples.length / 2; i++) {
            double time = i / (double) RATE;
            double sum = tones.stream().mapToDouble(tone -> tone.at(time)).sum();
            int sample = (int) (Math.max(-1, Math.min(1, sum)) * volume * Short.MAX_VALUE);
            samples[2 * i] = (byte) sample;
            samples[2 * i + 1] = (byte) (sample >> 8);
        }
        return samples;
    }
}
