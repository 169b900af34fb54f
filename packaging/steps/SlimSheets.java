import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import javafx.css.Stylesheet;

/**
 * Writes style sheets next to their text, in the binary form that JavaFX reads without parsing. From a theme, it leaves out
 * rules for controls that our sources do not name, and for style classes that neither our sources nor the controls have: every
 * start would read and try them in vain.
 */
final class SlimSheets {
    /** Controls with many rules (patterns of their names); their style classes have the same names, with hyphens. */
    private static final List<String> CONTROLS = List.of(
            "Accordion", "Alert", "Breadcrumbs", "Calendar", "Chart", "CustomTextField", "DatePicker", "Message", "Notification",
            "Pagination", "Popover", "Progress", "Spinner", "SplitMenuButton", "SplitPane", "TabPane", "TableView", "Tile",
            "TitledPane", "ToggleSwitch", "ToolBar", "TreeView");

    /** Patterns of other selectors, and of the sources that show their use. */
    private static final Map<String, String> OTHERS = Map.ofEntries(
            Map.entry("\\.dialog-pane", "import [.\\w]*Alert"),
            Map.entry("\\.bb-code", "import [.\\w]*BBCodeParser"),
            Map.entry("\\.(?:bar-chart|axis|\\w+-legend)", "import [.\\w]*Chart"),
            Map.entry("\\.(?:color-p|custom-color-dialog)", "import [.\\w]*ColorPicker"),
            Map.entry("\\.html-editor", "import [.\\w]*HTMLEditor"),
            // A menu bar has plain ones.
            Map.entry("\\.menu-button\\.", "import [.\\w]*MenuButton"),
            Map.entry("\\.menu-button", "import [.\\w]*Menu(?:Bar|Button)"),
            Map.entry("\\.ring-progress", "import [.\\w]*RingProgress"),
            Map.entry("\\.tree-table", "import [.\\w]*TreeTableView"),
            Map.entry("\\.tree-cell", "import [.\\w]*TreeView"),
            Map.entry(":(?:success|danger|accent)", "STATE_(?:SUCCESS|DANGER|ACCENT)"),
            Map.entry(
                    "(?=\\S*-pill)\\S*\\.(?:combo-box-base|choice-box|label|menu-button|spinner|text-input)",
                    "(?:ComboBox|ChoiceBox|Label|MenuButton|Spinner|TextField)[^>]*-pill"),
            Map.entry(
                    "(?=\\S*\\.(?:accent|danger|success|flat|small|large))\\S*\\.menu-button", "import [.\\w]*\\.MenuButton"),
            Map.entry(
                    "(?=\\S*\\.(?:small|large))\\S*\\.(?:slider|separator|progress-bar)",
                    "(?:Slider|Separator|ProgressBar)[^>]*styleClass=\"[^\"]*(?:small|large)"),
            Map.entry("\\.spinner\\.(?:arrows-on|split-arrows)", "(?:arrows-on|ARROWS_ON|split-arrows|SPLIT_ARROWS)"),
            Map.entry("\\.progress-indicator", "ProgressIndicator"),
            Map.entry("\\.hyperlink", "Hyperlink"));

    /** Style classes that only our own sources can give to a node. */
    private static final Pattern OURS = Pattern.compile("\\.((?:ikonli-)?font-icon|caption-menu-item|button-(?:outlined|icon|circle)"
            + "|success|sub-header|progress-slider|modal-box|close-button|edge-to-edge|striped|rounded|no-arrow|elevated-\\d|bordered"
            + "|alt-icon|title-\\d|footer|dense|(?:text|bg|border)-(?!input|area)\\w[-\\w]*)(?![-\\w])");

    private static final Pattern RULE = Pattern.compile("([^{}]+)(\\{[^{}]*\\})");
    /** What may be the name of a style class in our sources: a text that begins so, or a selector. */
    private static final Pattern NAME = Pattern.compile("[\".]([-\\w]+)");

    /** Arguments: the folder of the sources, then sheets; a sheet after {@code --theme} is slimmed. */
    public static void main(String[] arguments) throws IOException {
        String sources = sources(Path.of(arguments[0]));
        Pattern unused = unused(sources);
        Set<String> names = NAME.matcher(sources).results().map(name -> name.group(1)).collect(Collectors.toSet());
        boolean theme = false;
        for (String argument : List.of(arguments).subList(1, arguments.length)) {
            if (!argument.equals("--theme")) {
                Path sheet = Path.of(argument);
                Path text = Files.createTempFile("sheet", ".css");
                Files.writeString(text, theme ? slim(Files.readString(sheet), unused, names) : Files.readString(sheet));
                Stylesheet.convertToBinary(text.toFile(), Path.of(argument.replaceFirst("\\.css$", ".bss")).toFile());
                Files.delete(text);
            }
            theme = argument.equals("--theme");
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

    /** {@return a pattern for useless selectors: those of controls and the like that no source names} */
    private static Pattern unused(String sources) {
        Stream<String> controls = CONTROLS.stream()
                .filter(control -> !named("import (?:javafx|atlantafx)[.\\w]*\\.\\w*" + control, sources))
                .map(control -> "\\." + control.replaceAll("(?<=[a-z])(?=[A-Z])", "-").toLowerCase(Locale.ROOT));
        Stream<String> others = OTHERS.keySet().stream().filter(other -> !named(OTHERS.get(other), sources));
        return Pattern.compile(Stream.concat(controls, others).sorted().collect(Collectors.joining("|")));
    }

    private static boolean named(String pattern, String sources) {
        return Pattern.compile(pattern).matcher(sources).find();
    }

    private static String slim(String sheet, Pattern unused, Set<String> names) {
        Matcher rules = RULE.matcher(sheet.replaceAll("(?s)/\\*.*?\\*/", ""));
        return rules.replaceAll(rule -> {
            String selectors = Stream.of(rule.group(1).split(","))
                    .filter(selector -> !unused.matcher(selector).find())
                    .filter(selector -> OURS.matcher(selector).results().allMatch(name -> names.contains(name.group(1))))
                    .collect(Collectors.joining(","));
            return Matcher.quoteReplacement(selectors.isBlank() ? "" : selectors + rule.group(2));
        });
    }
}
