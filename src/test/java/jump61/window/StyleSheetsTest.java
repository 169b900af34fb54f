package jump61.window;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Predicate;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** The style sheets keep to the table of colours, and to a few sizes, weights, corners and distances. */
class StyleSheetsTest {
    private static final Path SHEETS = Path.of("src/main/resources/jump61/window");
    private static final String TOKENS = "tokens.css";
    private static final Pattern DECLARATION = Pattern.compile("(-[-\\w]+):\\s*([^;{}]+);");

    /** 12, 14, 16, 20 and 28 of a root with 14. */
    private static final Set<String> SIZES = Set.of("0.86em", "1em", "1.14em", "1.43em", "2em");

    /** The text of the window itself, which all others are parts of, and of numbers on boards, which are scaled. */
    private static final Set<String> ROOT_SIZES = Set.of("14px", "17px", "20px");

    private static final Set<Integer> RADII = Set.of(6, 10, 16);
    private static final int ROUND = 100;
    private static final Set<Integer> DISTANCES = Set.of(0, 4, 8, 16, 24, 32);
    private static final Set<String> SPACED =
            Set.of("-fx-padding", "-fx-spacing", "-fx-hgap", "-fx-vgap", "-fx-graphic-text-gap");

    private static final Pattern LITERAL_COLOUR = Pattern.compile(
            "#[0-9a-fA-F]{3,8}|\\b(?:rgba?|hsba?)\\(|(?<![-\\w])(?:white|black|red|blue|gr[ae]y|green)(?![-\\w])");

    /** The names that the theme of the controls has for colours. */
    private static final Pattern THEME_COLOUR =
            Pattern.compile("(?<!-)-color-(?:fg|bg|border|accent|base|neutral|danger|success)-?\\w*");

    private record Declaration(String sheet, String name, String value) {
        @Override
        public String toString() {
            return sheet + " " + name + ": " + value;
        }
    }

    private static List<Declaration> declarations(Predicate<Declaration> wanted) throws IOException {
        try (Stream<Path> files = Files.walk(SHEETS)) {
            List<Declaration> all = new ArrayList<>();
            for (Path file :
                    files.filter(path -> path.toString().endsWith(".css")).toList()) {
                String text = Files.readString(file).replaceAll("(?s)/\\*.*?\\*/", "");
                for (MatchResult found : DECLARATION.matcher(text).results().toList()) {
                    all.add(new Declaration(file.getFileName().toString(), found.group(1), found.group(2)));
                }
            }
            assertTrue(all.size() > 500, "the sheets were not read: " + all.size());
            return all.stream().filter(wanted).toList();
        }
    }

    @Test
    void onlyTheTableOfTokensNamesAColour() throws IOException {
        assertEquals(
                List.of(),
                declarations(rule -> !rule.sheet().equals(TOKENS)
                        && !rule.name().equals("-fx-shape")
                        && (LITERAL_COLOUR.matcher(rule.value()).find()
                                || THEME_COLOUR.matcher(rule.value()).find())));
    }

    @Test
    void everyColourIsInTheTable() throws IOException {
        Set<String> tokens = declarations(rule -> rule.sheet().equals(TOKENS)).stream()
                .map(Declaration::name)
                .collect(Collectors.toCollection(TreeSet::new));
        // Names that a sheet gives to a colour of the table for some of its own rules.
        declarations(rule -> !rule.name().startsWith("-fx-")).forEach(rule -> tokens.add(rule.name()));
        Pattern name = Pattern.compile("(?<![-\\w])-[a-z][-a-z]*");
        assertEquals(
                List.of(),
                declarations(rule -> rule.name().matches("-fx-.*(?:color|fill|stroke)")
                                || !rule.name().startsWith("-fx-"))
                        .stream()
                        .filter(rule ->
                                name.matcher(rule.value()).results().anyMatch(used -> !tokens.contains(used.group())))
                        .toList());
    }

    @Test
    void textHasFiveSizesAndTwoWeights() throws IOException {
        assertEquals(
                List.of(),
                declarations(rule -> rule.name().equals("-fx-font-size")
                        && !SIZES.contains(rule.value())
                        && !ROOT_SIZES.contains(rule.value())));
        assertEquals(
                List.of(),
                declarations(rule ->
                        rule.name().equals("-fx-font-weight") && !rule.value().matches("bold|normal")));
        assertEquals(List.of(), declarations(rule -> rule.name().equals("-fx-font-style")));
    }

    /** Inner layers are smaller by what their outer one shows. Corners in per cent are those of squares and discs. */
    @Test
    void cornersHaveThreeRadiiOrAreRound() throws IOException {
        assertEquals(
                List.of(), declarations(rule -> rule.name().endsWith("-radius") && !hasKnownCorners(rule.value())));
    }

    private static boolean hasKnownCorners(String value) {
        String[] layers = value.split(",\\s*");
        for (int layer = 0; layer < layers.length; layer++) {
            for (String corner : layers[layer].split("\\s+")) {
                if (!corner.endsWith("%") && !isKnown(Integer.parseInt(corner), layer > 0)) {
                    return false;
                }
            }
        }
        return true;
    }

    private static boolean isKnown(int corner, boolean inner) {
        return corner == 0
                || corner == ROUND
                || RADII.contains(corner)
                || inner && (RADII.contains(corner + 1) || RADII.contains(corner + 2));
    }

    @Test
    void thereAreFiveDistances() throws IOException {
        assertEquals(List.of(), declarations(rule -> SPACED.contains(rule.name()) && !hasKnownDistances(rule.value())));
    }

    private static boolean hasKnownDistances(String value) {
        return Stream.of(value.split("\\s+"))
                .allMatch(part -> part.matches("-?\\d+") && DISTANCES.contains(Math.abs(Integer.parseInt(part))));
    }

    @Test
    void thereIsOneTypeface() throws IOException {
        assertEquals(
                Set.of("\"Inter\"", "\"DejaVu Sans\""),
                declarations(rule -> rule.name().equals("-fx-font-family")).stream()
                        .map(Declaration::value)
                        .filter(family -> !family.startsWith("\"Noto Sans CJK"))
                        .collect(Collectors.toSet()));
    }

    /** JavaFX on Linux draws boxes in place of letters of East Asia if their font is not asked for by its name. */
    @Test
    void aLanguageOfEastAsiaAsksForTheFontThatTheSystemHas() throws IOException {
        String sheet = Files.readString(SHEETS.resolve("style/window.css"));
        for (String language : List.of("ja", "ko", "zh", "zh-TW")) {
            List<String> asked = new ArrayList<>();
            String style = Typeface.styleClass(Locale.forLanguageTag(language), asked::add)
                    .orElseThrow();
            String rule = ".window." + style + " { -fx-font-family: \"" + asked.get(0) + "\"; }";
            assertTrue(sheet.contains(rule), rule);
            assertEquals(Optional.empty(), Typeface.styleClass(Locale.forLanguageTag(language), family -> false));
        }
        assertEquals(Optional.empty(), Typeface.styleClass(Locale.GERMAN, family -> true));
    }

    @Test
    void theTypefaceIsSmallAndComesWithItsLicence() throws IOException {
        try (Stream<Path> fonts = Files.list(SHEETS.resolve("fonts"))) {
            long size = fonts.mapToLong(font -> font.toFile().length()).sum();
            assertTrue(0 < size && size <= 350_000, size + " bytes");
        }
        assertTrue(Files.readString(Path.of("packaging/licenses/inter.txt")).contains("SIL OPEN FONT LICENSE"));
    }
}
