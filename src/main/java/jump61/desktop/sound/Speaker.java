package jump61.desktop.sound;

import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.ThreadPoolExecutor;
import java.util.concurrent.TimeUnit;
import java.util.logging.Level;
import java.util.logging.Logger;
import javax.sound.sampled.AudioSystem;
import javax.sound.sampled.LineUnavailableException;
import javax.sound.sampled.SourceDataLine;

/** Plays sounds one after the other on a thread of its own; a machine without a speaker stays silent. */
public final class Speaker implements AutoCloseable {
    private static final Logger LOG = Logger.getLogger(Speaker.class.getName());

    /** One sound may wait; what comes on top would only lag behind the game. */
    private final ThreadPoolExecutor thread = new ThreadPoolExecutor(
            1,
            1,
            0,
            TimeUnit.SECONDS,
            new ArrayBlockingQueue<>(1),
            Speaker::daemon,
            new ThreadPoolExecutor.DiscardPolicy());

    private volatile boolean silent;

    private static Thread daemon(Runnable task) {
        Thread thread = new Thread(task, "sound");
        thread.setDaemon(true);
        return thread;
    }

    /** Plays a sound; {@code volume} from 0 to 1. */
    public void play(Sound sound, double volume) {
        if (!silent && volume > 0) {
            thread.execute(() -> playNow(Waveform.of(sound.tones(), volume)));
        }
    }

    private void playNow(byte[] samples) {
        try (SourceDataLine line = AudioSystem.getSourceDataLine(Waveform.FORMAT)) {
            line.open(Waveform.FORMAT);
            line.start();
            line.write(samples, 0, samples.length);
            line.drain();
        } catch (LineUnavailableException e) {
            LOG.log(Level.FINE, "the speaker is taken; the next sound tries again", e);
        } catch (RuntimeException | LinkageError e) {
            // No device, or half a sound system: whatever it throws, a game needs no sound.
            silent = true;
            LOG.log(Level.INFO, "there is no sound: {0}", e.toString());
        }
    }

    @Override
    public void close() {
        thread.shutdownNow();
    }
}
