package jump61.game;

import static java.lang.Character.DIRECTIONALITY_RIGHT_TO_LEFT;
import static java.lang.Character.DIRECTIONALITY_RIGHT_TO_LEFT_ARABIC;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.text.Bidi;
import java.text.MessageFormat;
import java.util.Locale;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class PlaceHoldersTest {
    private static final Object[] ARGUMENTS = {"Red", 7, 1, 999, 1000, -1234, Integer.MIN_VALUE, 2.5, 1000L};

    @ParameterizedTest
    @ValueSource(
            strings = {
                "",
                "nothing to fill in",
                "{0}",
                "{0} to move.",
                "{1} and {1}, {0}",
                "{0}{1}{2}",
                "at the end {3}",
                "{4}",
                "{5}",
                "{6}",
                "{7}",
                "{8}",
                "{9} is not there",
                "it''s {0}",
                "'{0}' stays",
                "{1,choice,0#0 moves|1#1 move|1<{1} moves} at most",
                "{7,number,0.0} s"
            })
    void textsAreFilledInAsTheirFormatSays(String pattern) {
        for (Locale locale : new Locale[] {Locale.ROOT, Locale.ENGLISH, Locale.GERMAN, Locale.CHINESE}) {
            String expected = new MessageFormat(pattern, locale).format(ARGUMENTS);
            assertEquals(expected, PlaceHolders.fill(pattern, locale, ARGUMENTS));
        }
    }

    @Test
    void numbersFromAThousandOnAreGroupedInTheWayOfTheLanguage() {
        assertEquals("12.345 nodes", PlaceHolders.fill("{0} nodes", Locale.GERMAN, 12345));
        assertEquals("12,345 nodes", PlaceHolders.fill("{0} nodes", Locale.ENGLISH, 12345));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "7|7",
                "999|999",
                "1000|1,000",
                "99999|99,999",
                "100000|1,00,000",
                "12345678|1,23,45,678",
                "-1234567|-12,34,567"
            })
    void inIndiaTheThreeLastDigitsAreAGroupAndTheOthersGroupsOfTwo(long number, String expected) {
        for (String tag : new String[] {"hi-u-nu-latn", "hi-IN", "en-IN"}) {
            assertEquals(expected, PlaceHolders.fill("{0}", Locale.forLanguageTag(tag), number));
        }
        String plural = "{0,plural,one{# move} other{# moves}}";
        assertEquals(expected + " moves", PlaceHolders.fill(plural, Locale.forLanguageTag("en-IN"), number));
    }

    @Test
    void movesKeepTheirOrderInATextFromRightToLeft() {
        Locale arabic = Locale.forLanguageTag("ar");
        String text = PlaceHolders.fill("النقلة {0} من {1}", arabic, "2 1 3 2", "أحمر");
        assertEquals("النقلة \u200e2 1 3 2\u200e من أحمر", text);
        Bidi order = new Bidi(text, Bidi.DIRECTION_RIGHT_TO_LEFT);
        int move = text.indexOf("2 1");
        assertEquals(2, order.getLevelAt(move));
        assertEquals(move + 8, order.getRunLimit(1));
        assertEquals("النقلة 12", PlaceHolders.fill("النقلة {0}", arabic, 12));
    }

    @ParameterizedTest
    @ValueSource(strings = {"{0}''s turn", "{0} was ahead from the start.", "{0} 3, {1} 1"})
    void aNameFromRightToLeftDoesNotTurnAnEnglishTextAround(String pattern) {
        String text = PlaceHolders.fill(pattern, Locale.ENGLISH, "عرب", "דוד");
        Bidi order = new Bidi(text, Bidi.DIRECTION_DEFAULT_LEFT_TO_RIGHT);
        assertTrue(order.baseIsLeftToRight());
        for (int i = 0; i < text.length(); i++) {
            boolean ofAName = Character.getDirectionality(text.charAt(i)) == DIRECTIONALITY_RIGHT_TO_LEFT
                    || Character.getDirectionality(text.charAt(i)) == DIRECTIONALITY_RIGHT_TO_LEFT_ARABIC;
            assertEquals(ofAName, order.getLevelAt(i) % 2 == 1, text + " at " + i);
        }
    }

    @Test
    void aNameFromLeftToRightStaysAsItIsInAnEnglishText() {
        assertEquals("Ann's turn", PlaceHolders.fill("{0}''s turn", Locale.ENGLISH, "Ann"));
    }
}
