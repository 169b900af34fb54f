package jump61.window.settings;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class OwnColoursTest {
    @ParameterizedTest
    @CsvSource({"RED,RED", "BLUE,VIOLET"})
    void twoOfAKindAreRefused(SideColour first, SideColour second) {
        assertEquals(Optional.of(OwnColours.Problem.ALIKE), new OwnColours(first, second).problem());
    }

    @ParameterizedTest
    @CsvSource({"RED,GREEN", "BROWN,GREEN"})
    void whatColourBlindPeopleWouldConfuseIsRefused(SideColour first, SideColour second) {
        assertEquals(Optional.of(OwnColours.Problem.CONFUSED), new OwnColours(first, second).problem());
    }

    @ParameterizedTest
    @CsvSource({"RED,BLUE", "ORANGE,BLUE", "YELLOW,BLUE", "ORANGE,VIOLET", "YELLOW,VIOLET", "GREEN,VIOLET"})
    void manyPairsWillDo(SideColour first, SideColour second) {
        assertEquals(Optional.empty(), new OwnColours(first, second).problem());
        assertEquals(Optional.empty(), new OwnColours(second, first).problem());
    }

    @Test
    void everyColourHasAPartner() {
        for (SideColour colour : SideColour.values()) {
            assertTrue(
                    Stream.of(SideColour.values())
                            .anyMatch(other ->
                                    new OwnColours(colour, other).problem().isEmpty()),
                    colour.name());
        }
    }

    @Test
    void settingsKeepAPairThatWillDoAndNoOther() {
        Settings settings = new Settings();
        settings.setOwnColours(new OwnColours(SideColour.YELLOW, SideColour.BLUE));
        settings.setOwnColours(new OwnColours(SideColour.RED, SideColour.GREEN));
        assertEquals(new OwnColours(SideColour.YELLOW, SideColour.BLUE), settings.ownColours());
        settings.take(Map.of("palette.own.first", "RED", "palette.own.second", "RED"));
        assertEquals(OwnColours.USUAL, settings.ownColours());
    }

    @Test
    void aColourIsWrittenAsStyleSheetsReadIt() {
        assertEquals("#d8473c", SideColour.RED.face().toString());
        assertEquals(21, Rgb.WHITE.contrast(Rgb.of(0)), 0.01);
        assertEquals(100, Rgb.WHITE.distance(Rgb.of(0)), 0.1);
    }
}
