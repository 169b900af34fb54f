package jump61.game;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.text.Bidi;
import java.util.List;
import java.util.Locale;
import org.junit.jupiter.api.Test;

class SentencesTest {
    @Test
    void aBlankIsBetweenSentencesAndEmptyOnesAreLeftOut() {
        assertEquals("You played 1:3. 6:6 was better.", Sentences.join("", "You played 1:3.", "", "6:6 was better."));
        assertEquals("", Sentences.join("", ""));
    }

    @Test
    void noBlankFollowsTheFullStopsOfChineseAndJapanese() {
        assertEquals("你下了 1:3。6:6 更好。", Sentences.join("你下了 1:3。", "6:6 更好。"));
    }

    @Test
    void aLineBeginsWithTheCapitalOfItsLanguage() {
        assertEquals("Today, 10:35", Sentences.capital("today, 10:35", Locale.ENGLISH));
        assertEquals("İki", Sentences.capital("iki", Locale.forLanguageTag("tr")));
        assertEquals("", Sentences.capital("", Locale.ENGLISH));
    }

    @Test
    void whatHasNoFullStopGetsTheOneOfItsScript() {
        assertEquals("Mistake. It lost a corner.", Sentences.join("Mistake", "It lost a corner."));
        assertEquals("失误。丢了一个角。", Sentences.join("失误", "丢了一个角。"));
        assertEquals("第 5 回合 1:3。丢了。", Sentences.join("第 5 回合 1:3", "丢了。"));
        assertEquals("ग़लती। कोना गया।", Sentences.join("ग़लती", "कोना गया।"));
        assertEquals("실수. 모서리를 잃었습니다.", Sentences.join("실수", "모서리를 잃었습니다."));
        assertEquals("失误。", Sentences.whole("失误"));
        assertEquals("赢。", Sentences.whole("赢"));
        assertEquals("It lost.", Sentences.whole("It lost."));
        assertEquals("", Sentences.whole(""));
        assertEquals("Really? Yes… Then: no", Sentences.join("Really?", "Yes…", "Then:", "no"));
    }

    @Test
    void whatIsNamedHasTheCommaOfTheLanguage() {
        List<String> moves = List.of("3", "6");
        assertEquals("3, 6", Sentences.list(moves, Locale.GERMAN));
        assertEquals("3、6", Sentences.list(moves, Locale.JAPANESE));
        assertEquals("3、6", Sentences.list(moves, Locale.forLanguageTag("zh-TW")));
        assertEquals("3، 6", Sentences.list(moves, Locale.forLanguageTag("ar")));
        assertEquals("", Sentences.list(List.of(), Locale.FRENCH));
    }

    @Test
    void ofTwoMovesThatFollowEachOtherInHebrewTheFirstIsReadFirst() {
        Locale hebrew = Locale.forLanguageTag("he");
        String text = Sentences.join(List.of(
                PlaceHolders.fill("המהלך היה {0}.", hebrew, "1:3"), PlaceHolders.fill("{0} היה שומר", hebrew, "6:6")));
        // A paragraph of its own begins with the second one.
        for (String line : text.split("\n")) {
            Bidi order = new Bidi(line, Bidi.DIRECTION_RIGHT_TO_LEFT);
            assertEquals(1, line.split(":", -1).length - 1, line);
            assertEquals(2, order.getLevelAt(line.indexOf(':')));
        }
        assertEquals(2, text.split("\n").length);
        assertEquals(
                "המהלך היה \u200e1:3\u200e לא טוב. כך",
                Sentences.join(List.of(PlaceHolders.fill("המהלך היה {0} לא טוב.", hebrew, "1:3"), "כך")));
    }
}
