package jump61.record;

import java.io.IOException;
import java.io.Reader;

/**
 * Reads lines of bounded length, so that a line without an end cannot fill the memory. Lines end as for {@link
 * java.io.BufferedReader}; a byte-order mark at the beginning is skipped.
 */
public final class BoundedLines {
    private static final int NONE = -1;
    private static final char BYTE_ORDER_MARK = '\uFEFF';

    private final Reader reader;
    private final int longest;
    private final char[] buffer = new char[8192];
    private int next;
    private int end;
    private boolean atStart = true;
    private boolean afterReturn;
    private boolean cut;

    /**
     * Reads from {@code reader}.
     *
     * @param longest how many characters of a line are kept; the rest is skipped
     */
    public BoundedLines(Reader reader, int longest) {
        this.reader = reader;
        this.longest = longest;
    }

    /** {@return the next line without its end, waiting for it; null at the end of the input} */
    public String next() throws IOException {
        StringBuilder line = new StringBuilder();
        cut = false;
        int c = read();
        if (c == NONE) {
            return null;
        }
        while (c != NONE && c != '\n' && c != '\r') {
            if (line.length() < longest) {
                line.append((char) c);
            } else {
                cut = true;
            }
            c = read();
        }
        afterReturn = c == '\r';
        return line.toString();
    }

    /** {@return whether the line that {@link #next} returned last was longer} */
    public boolean wasCut() {
        return cut;
    }

    /** {@return whether something of the next line has arrived} */
    public boolean isReady() throws IOException {
        boolean onlyLineEndLeft = afterReturn && next == end - 1 && buffer[next] == '\n';
        return next < end && !onlyLineEndLeft || reader.ready();
    }

    private int read() throws IOException {
        int c = readNext();
        boolean skipped = afterReturn && c == '\n' || atStart && c == BYTE_ORDER_MARK;
        afterReturn = false;
        atStart = false;
        return skipped ? readNext() : c;
    }

    private int readNext() throws IOException {
        if (next == end) {
            next = 0;
            end = Math.max(0, reader.read(buffer, 0, buffer.length));
        }
        return next == end ? NONE : buffer[next++];
    }
}
