package jump61.table.ui;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.time.Duration;
import jump61.table.Pace;
import jump61.window.Texts;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class TableTextsTest {
    @Test
    void aClockIsToldAsPlayersWriteIt() {
        Texts texts = Texts.in("en");
        assertEquals(texts.get("newGame.withoutClock"), TableTexts.clock(Pace.NONE, texts));
        Pace pace = new Pace(Pace.Kind.TOTAL, Duration.ofMinutes(5), Duration.ofSeconds(3));
        assertEquals("5 + 3", TableTexts.clock(pace, texts));
    }

    /** The console opens tables with any clock. */
    @ParameterizedTest
    @CsvSource({
        "move:15, 0:15 per move",
        "move:120, 2:00 per move",
        "total:25+0, 0:25 + 0",
        "total:90+5, 1:30 + 5",
        "total:600+0, 10 + 0"
    })
    void aClockThatThisWindowDoesNotOfferIsToldInFull(String pace, String told) {
        assertEquals(told, TableTexts.clock(Pace.read(pace).orElseThrow(), Texts.in("en")));
    }
}
