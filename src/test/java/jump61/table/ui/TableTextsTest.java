package jump61.table.ui;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.time.Duration;
import jump61.table.Pace;
import jump61.window.Texts;
import org.junit.jupiter.api.Test;

class TableTextsTest {
    @Test
    void aClockIsToldAsPlayersWriteIt() {
        Texts texts = Texts.in("en");
        assertEquals(texts.get("newGame.withoutClock"), TableTexts.clock(Pace.NONE, texts));
        Pace pace = new Pace(Pace.Kind.TOTAL, Duration.ofMinutes(5), Duration.ofSeconds(3));
        assertEquals("5 + 3", TableTexts.clock(pace, texts));
    }
}
