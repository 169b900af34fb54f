import static java.nio.charset.StandardCharsets.ISO_8859_1;

import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.Collections;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import java.util.zip.ZipEntry;
import java.util.zip.ZipFile;
import javafx.css.Stylesheet;

/**
 * Writes style sheets in the binary form that JavaFX reads without parsing, beside the text; a theme without the rules for
 * controls that no source of ours names, and for style classes that neither we nor the controls have: those would be read and
 * tried in vain at every start.
 */
final class SlimSheets {
    /** Controls (patterns of their names) with many rules, and what the names of their style classes begin with. */
    private static final Map<String, List<String>> CONTROLS = Map.ofEntries(
            Map.entry("Accordion", List.of("accordion")),
            Map.entry("Alert", List.of("alert", "dialog-pane")),
            Map.entry("BBCodeParser", List.of("bb-code")),
            Map.entry("Breadcrumbs", List.of("breadcrumbs")),
            Map.entry("Calendar", List.of("calendar")),
            Map.entry("Chart", List.of("chart", "bar-chart", "axis")),
            Map.entry("ColorPicker", List.of("color-p", "custom-color-dialog")),
            Map.entry("CustomTextField", List.of("custom-text-field")),
            Map.entry("DatePicker", List.of("date-picker")),
            Map.entry("HTMLEditor", List.of("html-editor")),
            Map.entry("Message", List.of("message")),
            // A menu bar has plain ones.
            Map.entry("MenuButton", List.of("menu-button\\.")),
            Map.entry("Menu(?:Bar|Button)", List.of("menu-button")),
            Map.entry("Notification", List.of("notification")),
            Map.entry("Pagination", List.of("pagination")),
            Map.entry("Popover", List.of("popover")),
            Map.entry("Progress", List.of("progress", "ring-progress")),
            Map.entry("Spinner", List.of("spinner")),
            Map.entry("SplitMenuButton", List.of("split-menu-button")),
            Map.entry("SplitPane", List.of("split-pane")),
            Map.entry("TabPane", List.of("tab-pane")),
            Map.entry("TableView", List.of("table-view")),
            Map.entry("Tile", List.of("tile")),
            Map.entry("TitledPane", List.of("titled-pane")),
            Map.entry("ToggleSwitch", List.of("toggle-switch")),
            Map.entry("ToolBar", List.of("tool-bar")),
            Map.entry("TreeTableView", List.of("tree-table")),
            Map.entry("TreeView", List.of("tree-view", "tree-cell")));

    /** What else the theme offers (patterns of selectors), and the sources that would show that it is used. */
    private static final Map<String, String> OFFERS = Map.of(
            ":(?:success|danger|accent)", "STATE_(?:SUCCESS|DANGER|ACCENT)",
            "(?=\\S*-pill)\\S*\\.(?:combo-box-base|choice-box|label|menu-button|spinner|text-input)",
                    "(?:ComboBox|ChoiceBox|Label|MenuButton|Spinner|TextField)[^>]*-pill",
            "(?=\\S*\\.(?:accent|danger|success|flat|small|large))\\S*\\.menu-button", "import [.\\w]*\\.MenuButton",
            "(?=\\S*\\.(?:small|large))\\S*\\.(?:slider|separator|progress-bar)",
                    "(?:Slider|Separator|ProgressBar)[^>]*styleClass=\"[^\"]*(?:small|large)",
            "\\.spinner\\.(?:arrows-on|split-arrows)", "(?:arrows-on|ARROWS_ON|split-arrows|SPLIT_ARROWS)",
            "\\.progress-indicator", "ProgressIndicator",
            "\\.hyperlink", "Hyperlink");

    /** What a text in quotes is when it can name style classes. */
    private static final Pattern QUOTED_CLASSES = Pattern.compile("\"([a-z][-\\w]*(?:, *[a-z][-\\w]*)*)\"");

    private static final Pattern SELECTED_CLASS = Pattern.compile("\\.([a-zA-Z][-\\w]*)");
    private static final Pattern WORD = Pattern.compile("[a-zA-Z][-\\w]*");
    private static final Pattern IMPORTED = Pattern.compile("(?:import |<\\?import )(atlantafx[.\\w]*)");

    private static final Pattern RULE = Pattern.compile("([^{}]+)(\\{[^{}]*\\})");

    /** Arguments: the folder of the sources, then sheets; a sheet after {@code --theme} is slimmed. */
    public static void main(String[] arguments) throws IOException {
        String sources = sources(Path.of(arguments[0]));
        Pattern unused = unused(sources);
        Set<String> had = styleClasses(sources);
        boolean theme = false;
        for (String argument : Arrays.asList(arguments).subList(1, arguments.length)) {
            if (argument.equals("--theme")) {
                theme = true;
            } else {
                Path sheet = Path.of(argument);
                Path text = Files.createTempFile("sheet", ".css");
                Files.writeString(text, theme ? slim(Files.readString(sheet), unused, had) : Files.readString(sheet));
                Path binary = Path.of(argument.replaceFirst("\\.css$", ".bss"));
                Stylesheet.convertToBinary(text.toFile(), binary.toFile());
                Files.delete(text);
                theme = false;
            }
        }
    }

    private static String sources(Path project) throws IOException {
        StringBuilder all = new StringBuilder();
        try (Stream<Path> files = Stream.concat(Files.walk(project.resolve("src/main")), Files.walk(project.resolve("fxml")))) {
            for (Path file : files.filter(f -> f.toString().matches(".*\\.(java|fxml|css)")).toList()) {
                all.append(Files.readString(file));
            }
        }
        return all.toString();
    }

    /** {@return a pattern for what stands in selectors of no use: controls and offers of the theme that no source names} */
    private static Pattern unused(String sources) {
        Stream<String> controls = CONTROLS.entrySet().stream()
                .filter(control -> !named(control.getKey(), sources))
                .flatMap(control -> control.getValue().stream())
                .map(name -> "\\.(?:" + name + ")");
        Stream<String> offers = OFFERS.entrySet().stream()
                .filter(offer -> !Pattern.compile(offer.getValue()).matcher(sources).find())
                .map(Map.Entry::getKey);
        return Pattern.compile(Stream.concat(controls, offers).sorted().collect(Collectors.joining("|")));
    }

    private static boolean named(String control, CharSequence sources) {
        return Pattern.compile("import (?:javafx|atlantafx)[.\\w]*\\.\\w*" + control).matcher(sources).find();
    }

    /** {@return the style classes that something in the window can have: words of our sources and of the controls' classes} */
    private static Set<String> styleClasses(String sources) throws IOException {
        Set<String> had = new HashSet<>();
        QUOTED_CLASSES.matcher(sources).results().forEach(quoted -> had.addAll(List.of(quoted.group(1).split(", *"))));
        SELECTED_CLASS.matcher(sources).results().forEach(selected -> had.add(selected.group(1)));
        Set<String> imported = IMPORTED.matcher(sources)
                .results()
                .map(name -> name.group(1).replace('.', '/'))
                .collect(Collectors.toSet());
        for (String library : System.getProperty("java.class.path").split(File.pathSeparator)) {
            try (ZipFile classes = new ZipFile(library)) {
                for (ZipEntry entry : Collections.list(classes.entries())) {
                    if (mayDress(entry.getName(), imported)) {
                        String content = new String(classes.getInputStream(entry).readAllBytes(), ISO_8859_1);
                        WORD.matcher(content).results().forEach(word -> had.add(word.group()));
                    }
                }
            }
        }
        return had;
    }

    /** Whether this is a class of JavaFX's, or of a control of the theme's that our sources import. */
    private static boolean mayDress(String entry, Set<String> imported) {
        return entry.endsWith(".class")
                && (entry.matches("(?:com/sun/)?javafx/(?!.*(?:/chart/|ColorDialog|HTMLEditor|WebColor)).*")
                        || imported.stream().anyMatch(entry::startsWith));
    }

    private static String slim(String sheet, Pattern unused, Set<String> had) {
        Matcher rules = RULE.matcher(sheet.replaceAll("(?s)/\\*.*?\\*/", ""));
        return rules.replaceAll(rule -> {
            String selectors = Stream.of(rule.group(1).split(","))
                    .filter(selector -> !unused.matcher(selector).find())
                    .filter(selector -> SELECTED_CLASS.matcher(selector).results().allMatch(name -> had.contains(name.group(1))))
                    .collect(Collectors.joining(","));
            return Matcher.quoteReplacement(selectors.isBlank() ? "" : selectors + rule.group(2));
        });
    }
}
