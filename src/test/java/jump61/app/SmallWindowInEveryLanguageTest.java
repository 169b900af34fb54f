package jump61.app;

import java.util.List;
import jump61.game.Languages;
import org.junit.jupiter.api.Tag;

/** In the smallest window, in every language, no text is cut short. */
@Tag("slow")
class SmallWindowInEveryLanguageTest extends SmallWindowTest {
    @Override
    List<String> languages() {
        return Languages.TAGS;
    }
}
