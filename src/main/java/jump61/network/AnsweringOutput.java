package jump61.network;

import java.io.IOException;
import java.io.OutputStream;

/** Notifies the input that everything read so far has been answered. */
final class AnsweringOutput extends OutputStream {
    private final OutputStream out;
    private final GuardedInput input;

    AnsweringOutput(OutputStream out, GuardedInput input) {
        this.out = out;
        this.input = input;
    }

    @Override
    public void write(int b) throws IOException {
        input.answered();
        out.write(b);
    }

    @Override
    public void write(byte[] bytes, int offset, int length) throws IOException {
        input.answered();
        out.write(bytes, offset, length);
    }

    @Override
    public void flush() throws IOException {
        out.flush();
    }

    @Override
    public void close() throws IOException {
        out.close();
    }
}
