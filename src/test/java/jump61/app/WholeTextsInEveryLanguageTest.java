package jump61.app;

import java.util.List;
import jump61.game.Languages;
import org.junit.jupiter.api.Tag;

/** In every language; in a larger window, in those of the longest texts. */
@Tag("slow")
class WholeTextsInEveryLanguageTest extends WholeTextsTest {
    @Override
    List<String> languages() {
        return Languages.TAGS;
    }
}
