package jump61.console;

import java.io.BufferedOutputStream;
import java.io.FileDescriptor;
import java.io.FileOutputStream;
import java.io.FilterOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.io.PrintStream;
import java.nio.charset.Charset;
import java.nio.file.Files;
import java.nio.file.Path;

/** Standard output that ends the program quietly when its reader has exited, as in {@code jump61 match ... | head}. */
public final class StandardOutput {
    /** The exit code of a program that was ended by a closed pipe: 128 plus the number of the signal. */
    public static final int READER_GONE = 141;

    private static final Path DESCRIPTOR = Path.of("/dev/fd/1");
    private static final int FILE_TYPE = 0170000;
    private static final int PIPE = 0010000;

    private StandardOutput() {}

    /** {@return standard output; if it is not a pipe, this is just {@link System#out}} */
    public static PrintStream given() {
        return isPipe() ? new PrintStream(toPipe(), true, charset()) : System.out;
    }

    private static OutputStream toPipe() {
        return new FilterOutputStream(new BufferedOutputStream(new FileOutputStream(FileDescriptor.out))) {
            @Override
            public void write(byte[] bytes, int from, int length) {
                orEnd(() -> out.write(bytes, from, length));
            }

            @Override
            public void flush() {
                orEnd(out::flush);
            }
        };
    }

    /** Writes to a stream. */
    private interface Writing {
        void run() throws IOException;
    }

    /**
     * Writes, or ends the program if its reader has exited. Other programs are ended by a signal, which Java ignores;
     * without this, the program would go on working for nobody.
     */
    private static void orEnd(Writing writing) {
        try {
            writing.run();
        } catch (IOException readerGone) {
            System.exit(READER_GONE);
        }
    }

    /** {@return the encoding of {@link System#out}} */
    private static Charset charset() {
        String name = System.getProperty("stdout.encoding", System.getProperty("sun.stdout.encoding"));
        return name == null ? Charset.defaultCharset() : Charset.forName(name);
    }

    private static boolean isPipe() {
        try {
            return ((Integer) Files.getAttribute(DESCRIPTOR, "unix:mode") & FILE_TYPE) == PIPE;
        } catch (IOException | UnsupportedOperationException | IllegalArgumentException otherSystem) {
            return false;
        }
    }
}
