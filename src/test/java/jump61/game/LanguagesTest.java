package jump61.game;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Locale;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class LanguagesTest {
    @ParameterizedTest
    @CsvSource({"en-GB, en", "de-AT, de", "zh, zh", "zh-CN, zh", "zh-Hans-HK, zh", "xx, en", "eo, en", "und, en"})
    void theLanguageThatSuitsBestIsUsed(String wanted, String expected) {
        assertEquals(expected, Languages.tag(Locale.forLanguageTag(wanted)));
    }

    @ParameterizedTest
    @CsvSource({
        "en, en-GB, en-GB",
        "en, de-AT, en",
        "de, de-AT, de-AT",
        "de, de, de",
        "zh, zh-SG, zh-SG",
        "zh, zh-TW, zh",
        "zh-TW, zh-HK, zh-TW",
        "pt-BR, pt-PT, pt-BR"
    })
    void datesAreWrittenAsInTheRegionOfTheSystem(String tag, String system, String expected) {
        assertEquals(
                Locale.forLanguageTag(expected + "-u-nu-latn"), Languages.locale(tag, Locale.forLanguageTag(system)));
    }

    @Test
    void eachLanguageIsCalledAsJavaCallsIt() {
        for (String tag : Languages.TAGS) {
            Locale language = Locale.forLanguageTag(tag);
            String name = language.getDisplayLanguage(language);
            assertTrue(Languages.name(tag).regionMatches(true, 0, name, 0, name.length()), name);
        }
    }

    @Test
    void aTextThatIsNotTranslatedIsEnglish() {
        assertEquals(
                Translation.of("jump61.game.refusals", Locale.ENGLISH).getString("match.over"),
                Translation.of("jump61.game.refusals", Locale.forLanguageTag("eo"))
                        .getString("match.over"));
    }

    /** The forms for whole numbers, compared with the examples in Unicode's table of plural rules. */
    @Nested
    class Plurals {
        @ParameterizedTest
        @CsvSource({
            "en, 0 OTHER 1 ONE 2 OTHER 21 OTHER 1000 OTHER",
            "de, 0 OTHER 1 ONE 2 OTHER 101 OTHER",
            "es, 0 OTHER 1 ONE 2 OTHER",
            "fr, 0 ONE 1 ONE 2 OTHER",
            "pt-BR, 0 ONE 1 ONE 2 OTHER",
            "hi, 0 ONE 1 ONE 2 OTHER",
            "pl, 0 MANY 1 ONE 2 FEW 4 FEW 5 MANY 12 MANY 14 MANY 21 MANY 22 FEW 25 MANY 112 MANY 122 FEW",
            "ru, 0 MANY 1 ONE 2 FEW 4 FEW 5 MANY 11 MANY 12 MANY 21 ONE 22 FEW 111 MANY 121 ONE",
            "uk, 0 MANY 1 ONE 3 FEW 11 MANY 31 ONE 34 FEW",
            "cs, 0 OTHER 1 ONE 2 FEW 4 FEW 5 OTHER 22 OTHER",
            "he, 0 OTHER 1 ONE 2 TWO 3 OTHER 22 OTHER",
            "ar, 0 ZERO 1 ONE 2 TWO 3 FEW 10 FEW 11 MANY 99 MANY 100 OTHER 102 OTHER 103 FEW 111 MANY 200 OTHER",
            "ja, 0 OTHER 1 OTHER 2 OTHER",
            "ko, 1 OTHER",
            "zh-TW, 1 OTHER 2 OTHER"
        })
        void everyNumberHasTheFormOfItsLanguage(String language, String examples) {
            String[] words = examples.split(" ");
            for (int i = 0; i < words.length; i += 2) {
                PluralText.Plural expected = PluralText.Plural.valueOf(words[i + 1]);
                assertEquals(
                        expected,
                        PluralText.Plural.of(Integer.parseInt(words[i]), Locale.forLanguageTag(language)),
                        words[i]);
            }
        }

        @ParameterizedTest
        @CsvSource(
                delimiter = '|',
                value = {
                    "0 | no moves by Red",
                    "1 | one move by Red",
                    "2 | 2 moves by Red",
                    "1234 | 1,234 moves by Red",
                })
        void aTextTakesTheFormThatFitsItsNumber(int number, String expected) {
            String text = "{0,plural,=0{no moves} one{one move} other{# moves}} by {1}";
            assertEquals(expected, PlaceHolders.fill(text, Locale.ENGLISH, number, "Red"));
        }

        @ParameterizedTest
        @CsvSource(
                delimiter = '|',
                value = {"1 | 1 ход", "3 | 3 хода", "11 | 11 ходов", "21 | 21 ход"})
        void aLanguageMayHaveMoreForms(int number, String expected) {
            String text = "{0,plural,one{# ход} few{# хода} many{# ходов}}";
            assertEquals(expected, PlaceHolders.fill(text, Locale.forLanguageTag("ru"), number));
        }

        @ParameterizedTest
        @ValueSource(
                strings = {"{0,plural,one{a move}}", "{0,plural,other{a", "{0,plural,other{a}", "{0,plural, other a}"})
        void aMalformedPluralIsRefused(String text) {
            assertThrows(IllegalArgumentException.class, () -> PlaceHolders.fill(text, Locale.ENGLISH, 5));
        }
    }
}
