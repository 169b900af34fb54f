package jump61.window.settings;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import jump61.window.ViewLoader;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** The one table of colours: what lies on what can be read and seen, in every theme with every palette. */
class TokensTest {
    private static final double READABLE = 4.5;
    private static final double VISIBLE = 3;
    private static final Pattern RULE = Pattern.compile("([^{}]+)\\{([^{}]*)\\}");
    private static final Pattern TOKEN = Pattern.compile("(-[-a-z]+): (#[0-9a-f]{6}|-[-a-z]+);");

    /** Texts, and all that they are written on. */
    private static final Map<String, String> TEXTS = Map.ofEntries(
            Map.entry("-ink", "-ground -rail -surface -board -chosen -button -sunken -last-row -red-tint -blue-tint"),
            Map.entry("-muted", "-ground -rail -surface -sunken -chosen -button -board"),
            Map.entry("-on-ink", "-ink -muted"),
            Map.entry("-good", "-ground -surface"),
            Map.entry("-fault", "-ground -surface -sunken"),
            Map.entry("-on-mark", "-good -fault"),
            Map.entry("-on-white", "-white"));

    /** Marks, edges and faces, and all that they lie on. Of several joined by a plus, the most visible counts. */
    private static final Map<String, String> MARKS = Map.ofEntries(
            Map.entry("-red-spot", "-red"),
            Map.entry("-red-full", "-red"),
            Map.entry("-blue-spot", "-blue"),
            Map.entry("-blue-full", "-blue"),
            Map.entry("-free-spot", "-free"),
            Map.entry("-red+-red-edge", "-board -ground -surface -track"),
            Map.entry("-blue+-blue-edge", "-board -ground -surface -track"),
            Map.entry("-red-line", "-board -surface"),
            Map.entry("-blue-line", "-board -surface"),
            Map.entry("-ink", "-board -red-tint -blue-tint"),
            Map.entry("-good", "-board -surface"),
            Map.entry("-fault", "-board -surface"),
            Map.entry("-edge", "-surface -ground -sunken"),
            Map.entry("-last+-last-edge", "-board -red-tint -blue-tint -wood-dark -surface"),
            Map.entry("-man+-man-line", "-wood-dark"),
            Map.entry("-man-spot", "-man"),
            Map.entry("-white", "-wood-dark"),
            Map.entry("-white+-edge", "-surface -ground"));

    /** A theme with a palette, as the classes of the window's root, and the colours it has then. */
    private record Look(Set<String> classes, Map<String, String> tokens) {
        Rgb colour(String name) {
            String value = tokens.get(name);
            assertTrue(value != null, () -> "no token is called " + name);
            return value.startsWith("#") ? Rgb.of(Integer.parseInt(value.substring(1), 16)) : colour(value);
        }

        double contrast(String marks, String ground) {
            return Arrays.stream(marks.split("\\+"))
                    .mapToDouble(mark -> colour(mark).contrast(colour(ground)))
                    .max()
                    .orElseThrow();
        }

        @Override
        public String toString() {
            return String.join(" ", classes);
        }
    }

    static Stream<Look> looks() throws IOException {
        String sheet = read("style/tokens.css");
        List<Look> looks = new ArrayList<>();
        for (String theme : List.of("light", "dark", "high-contrast")) {
            for (String palette : List.of("palette-classic", "palette-safe", "palette-vivid")) {
                looks.add(look(sheet, Set.of(theme, palette)));
                looks.add(look(sheet, Set.of(theme, palette, "game-checkers")));
            }
        }
        return looks.stream();
    }

    static Stream<Look> ownLooks() throws IOException {
        String sheet = read("style/tokens.css");
        List<Look> looks = new ArrayList<>();
        for (SideColour first : SideColour.values()) {
            for (SideColour second : SideColour.values()) {
                OwnColours own = new OwnColours(first, second);
                if (own.problem().isEmpty()) {
                    looks.add(look(sheet + own.styleSheet(false), Set.of("light", "palette-own")));
                    looks.add(look(sheet + own.styleSheet(true), Set.of("dark", "palette-own")));
                }
            }
        }
        return looks.stream();
    }

    /** Applies the rules in their order; those of more classes are stronger. */
    private static Look look(String sheet, Set<String> classes) {
        Map<String, String> tokens = new LinkedHashMap<>();
        for (int strength = 1; strength <= 3; strength++) {
            Matcher rule = RULE.matcher(sheet.replaceAll("(?s)/\\*.*?\\*/", ""));
            while (rule.find()) {
                List<String> wanted = List.of(rule.group(1).strip().substring(1).split("\\."));
                if (wanted.size() == strength && classes.containsAll(wanted.subList(1, strength))) {
                    TOKEN.matcher(rule.group(2)).results().forEach(token -> tokens.put(token.group(1), token.group(2)));
                }
            }
        }
        return new Look(classes, tokens);
    }

    private static String read(String name) throws IOException {
        try (var in = ViewLoader.class.getResourceAsStream(name)) {
            return new String(in.readAllBytes(), java.nio.charset.StandardCharsets.UTF_8);
        }
    }

    @ParameterizedTest
    @MethodSource({"looks", "ownLooks"})
    void textsCanBeReadAndMarksSeen(Look look) {
        List<String> faint = new ArrayList<>();
        TEXTS.forEach((text, grounds) -> check(look, text, grounds, READABLE, faint));
        MARKS.forEach((mark, grounds) -> check(look, mark, grounds, VISIBLE, faint));
        assertEquals(List.of(), faint);
    }

    private static void check(Look look, String mark, String grounds, double least, List<String> faint) {
        for (String ground : grounds.split(" ")) {
            double contrast = look.contrast(mark, ground);
            if (contrast < least) {
                faint.add(String.format("%s on %s: %.2f", mark, ground, contrast));
            }
        }
    }

    @Test
    void noControlHasTheColourOfASide() throws IOException {
        Matcher theme = Pattern.compile("(-color-[-a-z0-9]+): (-[-a-z]+);").matcher(read("style/tokens.css"));
        assertTrue(theme.find());
        assertEquals(
                List.of(),
                theme.results()
                        .filter(name -> name.group(2).matches("-(red|blue|man|white)\\b.*"))
                        .map(name -> name.group(1))
                        .toList());
    }
}
