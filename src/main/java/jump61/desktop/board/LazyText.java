package jump61.desktop.board;

import java.util.function.Supplier;
import javafx.beans.binding.StringBinding;

/** What an assistive device says of a thing: put into words only when it is asked for, as that takes its time. */
public final class LazyText extends StringBinding {
    private Supplier<String> words = () -> "";

    /** Has {@code now} say it from now on. */
    public void set(Supplier<String> now) {
        words = now;
        invalidate();
    }

    @Override
    protected String computeValue() {
        return words.get();
    }
}
