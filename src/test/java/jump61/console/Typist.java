package jump61.console;

import java.io.IOException;
import java.io.Reader;
import java.io.StringReader;
import java.util.Iterator;
import java.util.function.Consumer;

/** Somebody at a terminal, who types a line when one is awaited and not before. */
public final class Typist extends Reader {
    private final Iterator<String> lines;
    private final Consumer<String> screen;
    private Reader line = new StringReader("");

    /** Types the lines of {@code text}; {@code screen} shows each as it is typed. */
    public Typist(String text, Consumer<String> screen) {
        this.lines = text.lines().iterator();
        this.screen = screen;
    }

    @Override
    public int read(char[] buffer, int offset, int length) throws IOException {
        int count = line.read(buffer, offset, length);
        if (count >= 0 || !lines.hasNext()) {
            return count;
        }
        String next = lines.next();
        screen.accept(next);
        line = new StringReader(next + "\n");
        return line.read(buffer, offset, length);
    }

    @Override
    public boolean ready() {
        return false;
    }

    @Override
    public void close() {}
}
