package jump61.console;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;

class TextColumnsTest {
    @Test
    void eastAsianCharactersTakeTwoPlacesAndAccentsNone() {
        assertEquals(4, TextColumns.width("Dame"));
        assertEquals(6, TextColumns.width("\u540d\u524d x"));
        assertEquals(4, TextColumns.width("Dame\u0301"));
        assertEquals(2, TextColumns.width("\ud83c\udfb2"));
        assertEquals(2, TextColumns.width("\ud83c\udf00"), "the first of them");
        assertEquals(2, TextColumns.width("\ud83e\udeff"), "the last of them");
    }

    @Test
    void aTextIsCutBetweenCharactersAndFilledUp() {
        assertEquals("ab  ", TextColumns.fit("ab", 4));
        assertEquals("abcd", TextColumns.fit("abcdef", 4));
        assertEquals("\u540d ", TextColumns.fit("\u540d\u524d", 3));
        assertEquals("   ", TextColumns.fit("", 3));
    }
}
