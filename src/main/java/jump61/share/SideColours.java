package jump61.share;

import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/** The colours of the sides in pictures for other people: those of one of the window's palettes. */
public final class SideColours {
    private static final Pattern VALUE = Pattern.compile("-([a-z-]+): #(\\p{XDigit}{6});");

    /** Red and blue. */
    public static final SideColours CLASSIC = of("classic", "", "");

    /** The palettes, with the colours that differ from the usual one. */
    private static final List<SideColours> ALL = List.of(
            CLASSIC,
            of(
                    "safe",
                    "-red: #f0a030; -red-rim: #8a5200; -red-spot: #2b1a00; -red-full: #2b1a00; -red-line: #b06600;"
                            + "-blue: #124a8c; -blue-rim: #0a2c56; -blue-full: #d3e6fb; -blue-line: #124a8c;",
                    "-red-rim: #8a5a14; -red-line: #f0a030;"
                            + "-blue: #3d82cc; -blue-rim: #22507f; -blue-full: #f2f8ff; -blue-line: #3d82cc;"),
            of(
                    "vivid",
                    "-red: #ea86c6; -red-rim: #96306f; -red-spot: #3a0528; -red-full: #3a0528; -red-line: #c4509c;"
                            + "-blue: #0d6b4f; -blue-rim: #06402f; -blue-full: #c9f2e3; -blue-line: #0d6b4f;",
                    "-red-line: #ea86c6;"
                            + "-blue: #1f9470; -blue-rim: #0d5340; -blue-full: #f0fff9; -blue-line: #1f9470;"));

    private final String name;
    private final Map<Ink, Integer> light;
    private final Map<Ink, Integer> dark;

    private SideColours(String name, Map<Ink, Integer> light, Map<Ink, Integer> dark) {
        this.name = name;
        this.light = light;
        this.dark = dark;
    }

    /**
     * {@return the colours that style sheets of the window define}
     *
     * @param name the ending of their text keys, such as {@code safe} or {@code own.orange.violet}
     * @param light the sheet for the light theme
     * @param dark the sheet with the differences in the dark theme
     */
    public static SideColours of(String name, String light, String dark) {
        Map<Ink, Integer> inLight = values(light);
        Map<Ink, Integer> inDark = new EnumMap<>(inLight);
        inDark.putAll(values(dark));
        return new SideColours(name, inLight, inDark);
    }

    private static Map<Ink, Integer> values(String sheet) {
        Map<Ink, Integer> values = new EnumMap<>(Ink.class);
        VALUE.matcher(sheet)
                .results()
                .forEach(found -> Stream.of(Ink.values())
                        .filter(ink -> ink.style().equals(found.group(1)))
                        .forEach(ink -> values.put(ink, Integer.parseInt(found.group(2), 16))));
        return values;
    }

    /** {@return the names of the palettes; the usual one is the first} */
    public static List<String> names() {
        return ALL.stream().map(SideColours::name).toList();
    }

    /** {@return the colours of a palette; empty if there is none with this name} */
    public static Optional<SideColours> named(String name) {
        return ALL.stream().filter(colours -> colours.name.equals(name)).findFirst();
    }

    /** {@return the ending of the text keys for the sides' names} */
    String name() {
        return name;
    }

    /** {@return the red, green and blue components of an ink in these colours, eight bits each} */
    int rgb(Ink ink, boolean inDark) {
        return (inDark ? dark : light).getOrDefault(ink, ink.rgb(inDark));
    }
}
