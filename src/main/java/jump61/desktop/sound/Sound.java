package jump61.desktop.sound;

import java.util.List;

/** What can be heard. */
public enum Sound {
    /** A wooden tap. */
    MOVE(new Tone(520, 0, 0.09, 0.5), new Tone(1310, 0, 0.03, 0.2)),
    /** Taps that climb. */
    CASCADE(
            new Tone(440, 0, 0.09, 0.4),
            new Tone(554, 0.06, 0.09, 0.4),
            new Tone(659, 0.12, 0.09, 0.4),
            new Tone(880, 0.18, 0.14, 0.4)),
    /** A low knock: something was taken. */
    CAPTURE(new Tone(196, 0, 0.14, 0.6), new Tone(392, 0.01, 0.08, 0.3)),
    /** A chord that opens. */
    WIN(
            new Tone(523, 0, 0.5, 0.3),
            new Tone(659, 0.12, 0.5, 0.3),
            new Tone(784, 0.24, 0.6, 0.3),
            new Tone(1047, 0.36, 0.8, 0.3));

    private final List<Tone> tones;

    Sound(Tone... tones) {
        this.tones = List.of(tones);
    }

    List<Tone> tones() {
        return tones;
    }
}
