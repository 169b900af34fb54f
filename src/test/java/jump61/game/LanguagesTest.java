package jump61.game;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.Locale;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class LanguagesTest {
    @ParameterizedTest
    @CsvSource({"en-GB, en", "de-AT, de", "zh, zh", "zh-CN, zh", "zh-Hans-HK, zh", "xx, en", "eo, en", "und, en"})
    void theLanguageThatSuitsBestIsUsed(String wanted, String expected) {
        assertEquals(expected, Languages.tag(Locale.forLanguageTag(wanted)));
    }

    @Test
    void aTextThatIsNotTranslatedIsEnglish() {
        assertEquals(
                Translation.of("jump61.game.refusals", Locale.ENGLISH).getString("match.over"),
                Translation.of("jump61.game.refusals", Locale.forLanguageTag("eo"))
                        .getString("match.over"));
    }
}
