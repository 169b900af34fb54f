import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import javafx.css.Stylesheet;

/**
 * Writes style sheets in the binary form that JavaFX reads without parsing, beside the text; a theme without the rules for
 * controls that no source of ours names: those would be read and tried in vain at every start.
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

    private static final Pattern RULE = Pattern.compile("([^{}]+)(\\{[^{}]*\\})");

    /** Arguments: the folder of the sources, then sheets; a sheet after {@code --theme} is slimmed. */
    public static void main(String[] arguments) throws IOException {
        String unused = unused(Path.of(arguments[0]));
        boolean theme = false;
        for (String argument : Arrays.asList(arguments).subList(1, arguments.length)) {
            if (argument.equals("--theme")) {
                theme = true;
            } else {
                Path sheet = Path.of(argument);
                Path text = Files.createTempFile("sheet", ".css");
                Files.writeString(text, theme ? slim(Files.readString(sheet), unused) : Files.readString(sheet));
                Path binary = Path.of(argument.replaceFirst("\\.css$", ".bss"));
                Stylesheet.convertToBinary(text.toFile(), binary.toFile());
                Files.delete(text);
                theme = false;
            }
        }
    }

    /** {@return a pattern for the style classes of controls that no source names} */
    private static String unused(Path sources) throws IOException {
        StringBuilder all = new StringBuilder();
        try (Stream<Path> files = Stream.concat(Files.walk(sources.resolve("src/main")), Files.walk(sources.resolve("fxml")))) {
            for (Path file : files.filter(f -> f.toString().matches(".*\\.(java|fxml|css)")).toList()) {
                all.append(Files.readString(file));
            }
        }
        return CONTROLS.entrySet().stream()
                .filter(control -> !named(control.getKey(), all))
                .flatMap(control -> control.getValue().stream())
                .sorted()
                .collect(Collectors.joining("|", "\\.(?:", ")"));
    }

    private static boolean named(String control, CharSequence sources) {
        return Pattern.compile("import (?:javafx|atlantafx)[.\\w]*\\.\\w*" + control).matcher(sources).find();
    }

    private static String slim(String sheet, String unused) {
        Pattern vain = Pattern.compile(unused);
        Matcher rules = RULE.matcher(sheet.replaceAll("(?s)/\\*.*?\\*/", ""));
        return rules.replaceAll(rule -> {
            String selectors = Stream.of(rule.group(1).split(","))
                    .filter(selector -> !vain.matcher(selector).find())
                    .collect(Collectors.joining(","));
            return Matcher.quoteReplacement(selectors.isBlank() ? "" : selectors + rule.group(2));
        });
    }
}
