package jump61.record;

import java.io.IOException;
import java.io.Reader;

/**
 * Reads lines of limited length, so that an endless line cannot exhaust memory. Lines end as in {@link
 * java.io.BufferedReader}; a leading byte-order mark is skipped.
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
     * @param longest maximum number of characters kept of a line; the rest is skipped
     */
    public BoundedLines(Reader reader, int longest) {
        this.reader = reader;
        this.longest = longest;
    }

    /** {@return the next line, without its terminator; null at the end of the input} */
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

    /** {@return whether the line last returned by {@link #next} was truncated} */
    public boolean wasCut() {
        return cut;
    }

    /** {@return whether part of the next line has arrived} */
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
