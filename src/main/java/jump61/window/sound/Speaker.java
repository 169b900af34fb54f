package jump61.window.sound;

import java.util.SplittableRandom;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import java.util.logging.Level;
import java.util.logging.Logger;
import java.util.random.RandomGenerator;
import javax.sound.sampled.AudioSystem;
import javax.sound.sampled.LineUnavailableException;
import javax.sound.sampled.SourceDataLine;
import jump61.engine.DaemonThreads;

/** Plays sounds, several at a time if needed, on its own thread. On a computer without audio output it stays silent. */
public final class Speaker implements AutoCloseable {
    private static final Logger LOG = Logger.getLogger(Speaker.class.getName());

    /** Buffer size: about 10 ms, so that a sound starts at once even while others are playing. */
    private static final int PIECE = 441 * Mix.FRAME;

    private static final int PIECES_AHEAD = 4;

    /** How long the line stays open after the last sound, in seconds. */
    private static final long LINGERING_SECONDS = 2;

    private final RandomGenerator random;
    private final BlockingQueue<Request> requests = new LinkedBlockingQueue<>();
    private Thread thread;
    private volatile boolean silent;

    /** A sound to play. */
    record Request(Sound sound, double volume) {}

    public Speaker() {
        this(new SplittableRandom());
    }

    /**
     * Creates a speaker.
     *
     * @param random makes each stroke a little different from the one before
     */
    Speaker(RandomGenerator random) {
        this.random = random;
    }

    /** Plays a sound; {@code volume} from 0 to 1. */
    public void play(Sound sound, double volume) {
        if (!silent && volume > 0) {
            start();
            requests.add(new Request(sound, volume));
        }
    }

    /** Starts the thread with the first sound, because a muted program needs none. */
    private synchronized void start() {
        if (thread == null) {
            thread = DaemonThreads.start("sound", this::run);
        }
    }

    private void run() {
        try {
            while (!silent) {
                playFrom(requests.take());
            }
        } catch (InterruptedException closed) {
            requests.clear();
        }
    }

    private void playFrom(Request first) throws InterruptedException {
        try (SourceDataLine line = AudioSystem.getSourceDataLine(Mix.FORMAT)) {
            line.open(Mix.FORMAT, PIECES_AHEAD * PIECE);
            line.start();
            play(line, first);
        } catch (LineUnavailableException e) {
            LOG.log(Level.FINE, "the speaker is taken; the next sound tries again", e);
        } catch (RuntimeException | LinkageError e) {
            // No device, or a broken sound system. Whatever it throws, the game works without sound.
            silent = true;
            requests.clear();
            LOG.log(Level.INFO, "there is no sound: {0}", e.toString());
        }
    }

    /** Plays a sound, and those requested meanwhile or soon afterwards, until the thread is interrupted. */
    void play(SourceDataLine line, Request first) throws InterruptedException {
        Mix mix = new Mix(() -> Touch.of(random));
        byte[] piece = new byte[PIECE];
        for (Request next = first; next != null; next = requests.poll(LINGERING_SECONDS, TimeUnit.SECONDS)) {
            mix.add(next.sound(), next.volume());
            while (!mix.isSilent()) {
                mix.fill(piece);
                line.write(piece, 0, piece.length);
                for (Request more = requests.poll(); more != null; more = requests.poll()) {
                    mix.add(more.sound(), more.volume());
                }
                if (Thread.interrupted()) {
                    throw new InterruptedException();
                }
            }
            line.drain();
        }
    }

    @Override
    public synchronized void close() {
        silent = true;
        if (thread != null) {
            thread.interrupt();
        }
    }
}
