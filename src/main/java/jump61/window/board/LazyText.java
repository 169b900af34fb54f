package jump61.window.board;

import java.util.function.Supplier;
import javafx.beans.binding.StringBinding;

/** An accessible text that is composed only on request, because composing takes time. */
public final class LazyText extends StringBinding {
    private Supplier<String> words = () -> "";

    /** Sets the supplier of the text. */
    public void set(Supplier<String> now) {
        words = now;
        invalidate();
    }

    @Override
    protected String computeValue() {
        return words.get();
    }
}
