package jump61.game;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;

class SentencesTest {
    @Test
    void aSpaceIsBetweenSentencesButNotAfterTheFullStopsOfChineseAndJapanese() {
        assertEquals("One. Two! Three.", Sentences.join("One.", "Two!", "Three."));
        assertEquals("一。二！三。", Sentences.join("一。", "二！", "三。"));
        assertEquals("", Sentences.join());
    }
}
