package jump61.share;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import jump61.window.settings.OwnColours;
import jump61.window.settings.Palette;
import jump61.window.settings.SideColour;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** Pictures have the colours of the window. */
class InkTest {
    private static final String SHEET = "/jump61/window/style/tokens.css";

    @ParameterizedTest
    @EnumSource
    void eachColourIsThatOfTheStyleSheet(Ink ink) throws IOException {
        assertEquals(value(ink, "window"), ink.rgb(false));
        assertEquals(value(ink, "window.dark", "window"), ink.rgb(true));
    }

    @ParameterizedTest
    @EnumSource
    void eachPaletteHasTheColoursOfTheStyleSheet(Palette palette) throws IOException {
        if (palette == Palette.OWN) {
            return;
        }
        String sheet = "." + palette.styleClass();
        SideColours colours = SideColours.named(palette.id()).orElseThrow();
        assertEquals(palette.id(), colours.name());
        for (Ink ink : Ink.values()) {
            assertEquals(value(ink, "window" + sheet, "window"), colours.rgb(ink, false), ink + " in light");
            assertEquals(
                    value(ink, "window.dark" + sheet, "window" + sheet, "window.dark", "window"),
                    colours.rgb(ink, true),
                    ink + " in dark");
        }
    }

    @Test
    void onesOwnColoursAreReadFromTheirStyleSheet() {
        OwnColours own = new OwnColours(SideColour.GREEN, SideColour.MAGENTA);
        SideColours colours = SideColours.of("own.green.magenta", own.styleSheet(false), own.styleSheet(true));
        assertEquals(0x2f9e44, colours.rgb(Ink.RED, false));
        assertEquals(0xd6409f, colours.rgb(Ink.BLUE, true));
        assertEquals(Ink.GROUND.rgb(true), colours.rgb(Ink.GROUND, true));
        for (Ink ink : Ink.values()) {
            boolean ofSide = ink.name().startsWith("RED") || ink.name().startsWith("BLUE");
            assertEquals(
                    ofSide,
                    own.styleSheet(false).contains(" -" + ink.style() + ":")
                            || own.styleSheet(false).contains("{-" + ink.style() + ":"),
                    ink.name());
        }
    }

    /** Returns the value of an ink: that of the first of some rules that has one, or of the name that it gives. */
    private static int value(Ink ink, String... roots) throws IOException {
        return Integer.parseInt(value("-" + ink.style(), roots).substring(1), 16);
    }

    private static String value(String name, String... roots) throws IOException {
        if (name.startsWith("#")) {
            return name;
        }
        for (String root : roots) {
            Optional<String> found = own(name, root);
            if (found.isPresent()) {
                return value(found.get(), roots);
            }
        }
        throw new AssertionError(name + " has no value");
    }

    private static Optional<String> own(String name, String root) throws IOException {
        try (InputStream sheet = InkTest.class.getResourceAsStream(SHEET)) {
            String text = new String(sheet.readAllBytes(), StandardCharsets.UTF_8);
            Matcher block = Pattern.compile("\\n\\." + Pattern.quote(root) + " \\{(.*?)\\n}", Pattern.DOTALL)
                    .matcher(text);
            return block.results()
                    .flatMap(found -> Pattern.compile("    " + name + ": ([-#\\w]+);")
                            .matcher(found.group(1))
                            .results())
                    .map(found -> found.group(1))
                    .findFirst();
        }
    }
}
