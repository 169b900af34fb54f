package jump61.window.sound;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.SplittableRandom;
import java.util.TreeMap;
import java.util.function.Supplier;
import javax.sound.sampled.AudioFileFormat;
import javax.sound.sampled.AudioInputStream;
import javax.sound.sampled.AudioSystem;
import jump61.lab.usage.Usage;

/** Writes each sound to a WAV file in a folder, as it is played at the usual volume, and prints what a meter shows. */
public final class SoundFiles {
    /** Time between the waves of a cascade at normal speed, in seconds. */
    private static final double WAVE = 0.22;

    private SoundFiles() {}

    public static void main(String[] args) throws IOException {
        Usage.require(SoundFiles.class, args, 1, "FOLDER");
        Path folder = Files.createDirectories(Path.of(args[0]));
        var random = new SplittableRandom();
        for (Map.Entry<String, Map<Double, Sound>> entry : sounds().entrySet()) {
            write(folder.resolve(entry.getKey() + ".wav"), entry.getValue(), () -> Touch.of(random));
        }
    }

    private static Map<String, Map<Double, Sound>> sounds() {
        Map<String, Map<Double, Sound>> sounds = new LinkedHashMap<>();
        sounds.put("move-corner", Map.of(0.0, Sound.move(-2)));
        sounds.put("move-edge", Map.of(0.0, Sound.move(0)));
        sounds.put("move-inside", Map.of(0.0, Sound.move(2)));
        sounds.put("answer", Map.of(0.0, Sound.MOVE.answer()));
        sounds.put("capture", Map.of(0.0, Sound.CAPTURE));
        sounds.put("refused", Map.of(0.0, Sound.REFUSED));
        sounds.put("solved", Map.of(0.0, Sound.SOLVED));
        sounds.put("loss", Map.of(0.0, Sound.LOSS));
        sounds.put("cascade", Map.of(0.0, Sound.CASCADE));
        for (int waves : new int[] {0, 3, 7, 11, 40}) {
            sounds.put("win-after-" + waves + "-waves", cascade(waves));
        }
        return sounds;
    }

    private static Map<Double, Sound> cascade(int waves) {
        Map<Double, Sound> sounds = new TreeMap<>();
        for (int wave = 1; wave <= waves; wave++) {
            sounds.put((wave - 1) * WAVE, Sound.wave(wave, true));
        }
        sounds.put(waves * WAVE, Sound.win(waves));
        return sounds;
    }

    private static void write(Path file, Map<Double, Sound> sounds, Supplier<Touch> touches) throws IOException {
        Recording recording = Recording.of(sounds, Sound.USUAL_VOLUME, touches);
        byte[] bytes = recording.bytes();
        var stream = new AudioInputStream(new ByteArrayInputStream(bytes), Mix.FORMAT, bytes.length / Mix.FRAME);
        AudioSystem.write(stream, AudioFileFormat.Type.WAVE, file.toFile());
        System.out.printf(
                "%s: %.1f dB A-weighted, peak %.2f of full scale%n",
                file.getFileName(), recording.level(), recording.peak());
    }
}
