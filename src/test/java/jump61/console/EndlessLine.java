package jump61.console;

import java.io.IOException;
import java.io.Reader;
import java.io.StringReader;
import java.util.Arrays;

/** A line that is longer than anybody's memory, and what follows it. */
public final class EndlessLine extends Reader {
    private final Reader rest;
    private long left;

    public EndlessLine(long length, String rest) {
        this.left = length;
        this.rest = new StringReader("\n" + rest);
    }

    @Override
    public int read(char[] buffer, int offset, int length) throws IOException {
        if (left == 0) {
            return rest.read(buffer, offset, length);
        }
        int count = (int) Math.min(left, length);
        Arrays.fill(buffer, offset, offset + count, 'x');
        left -= count;
        return count;
    }

    @Override
    public void close() throws IOException {
        rest.close();
    }
}
