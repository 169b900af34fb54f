package jump61.app;

import java.io.File;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import javafx.geometry.NodeOrientation;
import javafx.scene.AccessibleRole;
import javafx.scene.Node;
import javafx.scene.Parent;
import javafx.scene.control.Cell;
import javafx.scene.control.CheckBox;
import javafx.scene.control.CheckMenuItem;
import javafx.scene.control.ChoiceBox;
import javafx.scene.control.ComboBox;
import javafx.scene.control.ContextMenu;
import javafx.scene.control.Control;
import javafx.scene.control.Labeled;
import javafx.scene.control.ListView;
import javafx.scene.control.Menu;
import javafx.scene.control.MenuButton;
import javafx.scene.control.MenuItem;
import javafx.scene.control.ProgressIndicator;
import javafx.scene.control.RadioMenuItem;
import javafx.scene.control.ScrollBar;
import javafx.scene.control.SeparatorMenuItem;
import javafx.scene.control.Slider;
import javafx.scene.control.TextInputControl;
import javafx.scene.control.ToggleButton;
import javafx.scene.shape.Path;
import javafx.scene.shape.Polygon;
import javafx.scene.shape.Polyline;
import javafx.scene.shape.SVGPath;
import javafx.scene.text.Text;
import javafx.stage.Stage;
import javafx.stage.Window;
import jump61.trust.Changes;
import jump61.window.board.BoardControl;
import jump61.window.board.Miniature;

/**
 * What is on the screen, as text: a line for each thing that is seen, with its role, style, state, texts and value; of
 * what is drawn, how many points go up and down. No lengths, which are other ones in other fonts.
 */
final class ScreenText {
    private static final String OF_A_DATE = "(?:\\d{1,4}|DAY|MONTH)";

    /** What is another one on another day, or in another run. */
    private static final List<Map.Entry<Pattern, String>> OTHER_ONES = List.of(
            other("\\b(?:(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day|Today|Yesterday|today(?=,))\\b", "DAY"),
            other(
                    "\\b(?:January|February|March|April|May|June|July|August|September|October|November|December"
                            + "|Jan|Feb|Mar|Apr|Jun|Jul|Aug|Sep|Sept|Oct|Nov|Dec)\\b",
                    "MONTH"),
            other("\\d{4}-\\d\\d-\\d\\d", "DATE"),
            other("\\b\\d{1,2}:\\d\\d(?::\\d\\d)?(?:[\\s\\u202f][AP]M)", "TIME"),
            other("(?:" + OF_A_DATE + "[ ,]+)*(?:DAY|MONTH)(?:[ ,]+" + OF_A_DATE + "\\b)*", "DATE"),
            other("DATE(?:,? (?:at )?TIME)?", "DATE"),
            // The folder of the sources may have blanks in its name.
            other(Pattern.quote(new File("").getAbsolutePath()) + "\\S*home\\d+", "HOME"),
            other("\\S*home\\d+", "HOME"),
            other("@[0-9a-f]+|\\b[0-9a-f]{12}\\b", ""),
            other("Port: \\d+", "Port"),
            other("\\b(?:[0-9A-Z]{4}-){2}[0-9A-Z]{4}\\b", "CODE"),
            other("\n", " "));

    /** The same texts are on the screen most of the time. */
    private static final Map<String, String> PLAIN = new HashMap<>();

    /** They show what day it is, and its puzzle. */
    private static final Set<String> OF_THE_DAY =
            Set.of("calendar", "today-lines", "today-picture", "home-today", "home-puzzle");

    /**
     * How many processors the machine has, which program and which Java this is, what day it is, what stands there for some seconds
     * only, what comes when a search has come so far, and what depends on another thread.
     */
    private static final Set<String> UNSETTLED = Set.of(
            "atOnce",
            "version",
            "libraries",
            "titles",
            "licence",
            "day",
            "note",
            "evaluation",
            "storyGraph",
            "turning",
            "moment",
            "code",
            "addresses");

    private static final int MOST_POINTS = 24;
    private static final int MOST_ROWS = 4;

    private final List<String> lines = new ArrayList<>();

    private ScreenText() {}

    private static Map.Entry<Pattern, String> other(String pattern, String name) {
        return Map.entry(Pattern.compile(pattern), name);
    }

    static List<String> of(Stage stage) {
        ScreenText text = new ScreenText();
        text.lines.add(plain("window " + stage.getTitle()));
        text.note(stage.getScene().getRoot());
        for (Window window : Window.getWindows()) {
            if (window instanceof ContextMenu menu && window.isShowing()) {
                text.lines.add("open menu");
                text.note(menu.getItems(), "  ");
            }
        }
        Node focus = stage.getScene().getFocusOwner();
        text.lines.add("focus: " + (focus == null ? "nowhere" : name(focus)));
        return text.lines;
    }

    /** {@return a text without dates, times and hashes} */
    static String plain(String text) {
        return PLAIN.computeIfAbsent(text, any -> {
            String plain = any;
            for (Map.Entry<Pattern, String> other : OTHER_ONES) {
                plain = other.getKey().matcher(plain).replaceAll(other.getValue());
            }
            return plain.strip();
        });
    }

    static String name(Node node) {
        return (node.getId() == null ? "" : "#" + node.getId() + " ") + String.join(" ", node.getStyleClass());
    }

    private void note(Node node) {
        if (!node.isVisible() && node.isManaged() && node.getId() != null && !UNSETTLED.contains(node.getId())) {
            lines.add("room is kept for " + name(node));
        }
        if (!node.isVisible()
                || node instanceof ScrollBar
                || node instanceof Cell<?> cell && cell.isEmpty()
                || node.getId() != null && UNSETTLED.contains(node.getId())
                || isFound(node)
                || node.getStyleClass().stream().anyMatch(OF_THE_DAY::contains)) {
            return;
        }
        if (node instanceof BoardControl board) {
            lines.add(board(board));
            return;
        }
        if (node instanceof Miniature picture) {
            lines.add(picture(picture));
            return;
        }
        boolean partOfAnother = node instanceof Text && node.getParent() instanceof Labeled;
        String line = plain(role(node) + name(node) + states(node) + said(node) + value(node) + look(node));
        if (!line.isEmpty() && !partOfAnother) {
            lines.add(line);
        }
        if (node instanceof MenuButton button) {
            note(button.getItems(), "  ");
        }
        if (node instanceof Control control && control.getContextMenu() != null) {
            note(control.getContextMenu().getItems(), "  at the pointer: ");
        }
        if (node instanceof Parent parent && !(node instanceof TextInputControl)) {
            boolean isList = parent.getParent() != null
                    && parent.getParent().getStyleClass().contains("clipped-container");
            (isList ? rows(parent) : parent.getChildrenUnmodifiable()).forEach(this::note);
        }
    }

    /** {@return whether a node shows the tables that are found on the network now, or that there are none} */
    private static boolean isFound(Node node) {
        return node.getStyleClass().contains("found-tables");
    }

    /**
     * {@return the rows of a list, from above, or of a long one those that are chosen} Which others are seen depends on
     * how it came to be scrolled; it keeps them in any order, and some that are not seen.
     */
    private static List<Node> rows(Parent rows) {
        double height = rows.getParent().getLayoutBounds().getHeight();
        boolean isLong = length(rows) > MOST_ROWS;
        return rows.getChildrenUnmodifiable().stream()
                .filter(row -> row.getLayoutY() > -1 && row.getLayoutY() < height - 1)
                .filter(row -> !isLong || row instanceof Cell<?> cell && cell.isSelected())
                .sorted(Comparator.comparingDouble(Node::getLayoutY))
                .toList();
    }

    private static int length(Node part) {
        for (Node at = part; at != null; at = at.getParent()) {
            if (at instanceof ListView<?> list) {
                return list.getItems().size();
            }
        }
        return Integer.MAX_VALUE;
    }

    private static String role(Node node) {
        AccessibleRole role = node.getAccessibleRole();
        return role == null
                        || role == AccessibleRole.NODE
                        || role == AccessibleRole.PARENT
                        || role == AccessibleRole.TEXT
                ? ""
                : role.name().toLowerCase(Locale.ROOT) + " ";
    }

    private static String states(Node node) {
        return Changes.states(node)
                .replaceAll("\\bdisabled ?", "")
                .replace(" )", ")")
                .replace(" ()", "");
    }

    private static String said(Node node) {
        String text = node instanceof Labeled labeled
                ? labeled.getText()
                : node instanceof Text plain && !(node.getParent() instanceof Labeled) ? plain.getText() : null;
        if (node instanceof TextInputControl input) {
            text = input.getText() + "|" + input.getPromptText();
        }
        return (text == null || text.isEmpty() ? "" : " \"" + text + "\"")
                + (node.getAccessibleText() == null ? "" : " [" + node.getAccessibleText() + "]")
                + (node.getAccessibleHelp() == null ? "" : " help [" + node.getAccessibleHelp() + "]")
                + (node.getAccessibleRoleDescription() == null
                        ? ""
                        : " as [" + node.getAccessibleRoleDescription() + "]")
                + (node instanceof Control control && control.getTooltip() != null
                        ? " tip [" + control.getTooltip().getText() + "]"
                        : "");
    }

    /** What a board shows; what is said of its squares stands in tests of its own. */
    private static String board(BoardControl board) {
        return name(board) + " "
                + (board.isAnimating() ? "in motion" : board.getPosition().notation())
                + (board.getLastTurn() == null
                        ? ""
                        : " after " + board.getLastTurn().move().notation())
                + (board.getHint() == null ? "" : " hint " + board.getHint().notation())
                + board.getMarks().stream()
                        .map(mark -> " mark " + mark.move().notation() + " " + mark.label() + " " + mark.style())
                        .collect(Collectors.joining())
                + (board.wrongPlacesProperty().get().isEmpty()
                        ? ""
                        : " wrong " + board.wrongPlacesProperty().get())
                + (board.isInteractive() ? " to be played on" : "")
                + (board.isEditing() ? " to be set up" : "")
                + (board.isTurned() ? " turned" : "")
                + (board.isNumbered() ? "" : " without numbers")
                + (board.getColours().isEmpty() ? "" : " in " + board.getColours());
    }

    /** The layers of a drawing, each with how much it holds. */
    private static String picture(Miniature picture) {
        return picture.getChildrenUnmodifiable().stream()
                .map(Path.class::cast)
                .map(layer -> " " + String.join(" ", layer.getStyleClass()) + " "
                        + layer.getElements().size())
                .collect(Collectors.joining(",", name(picture), ""));
    }

    private static String value(Node node) {
        String value = "";
        if (node instanceof ToggleButton toggle && toggle.isSelected()
                || node instanceof CheckBox box && box.isSelected()) {
            value = " chosen";
        } else if (node instanceof ProgressIndicator progress) {
            value = String.format(Locale.ROOT, " %.2f", progress.getProgress());
        } else if (node instanceof Slider slider) {
            value = String.format(
                    Locale.ROOT, " %.2f of %.2f to %.2f", slider.getValue(), slider.getMin(), slider.getMax());
        } else if (node instanceof ChoiceBox<?> box) {
            value = choices(box.getItems(), box.getConverter());
        } else if (node instanceof ComboBox<?> box) {
            value = choices(box.getItems(), box.getConverter());
        } else if (node instanceof ListView<?> list) {
            value = " " + list.getItems().size() + " rows, chosen "
                    + list.getSelectionModel().getSelectedIndices().stream()
                            .sorted()
                            .toList();
        }
        return value;
    }

    private static <T> String choices(List<?> items, javafx.util.StringConverter<T> words) {
        return items.stream()
                .map(item -> {
                    @SuppressWarnings("unchecked")
                    T each = (T) item;
                    return words == null ? item + "" : words.toString(each);
                })
                .collect(Collectors.joining(", ", " {", "}"));
    }

    private static String look(Node node) {
        return (node.isDisable() ? " disabled" : "")
                + (node instanceof Control && !node.isFocusTraversable() && ofUse(node) ? " without Tab" : "")
                + (node.getStyle() == null || node.getStyle().isEmpty() ? "" : " {" + node.getStyle() + "}")
                + (node.getScaleX() < 0 ? " mirrored" : "")
                + (node.getRotate() == 0 ? "" : " turned by " + Math.round(node.getRotate()))
                + (node.isMouseTransparent() ? " untouched" : "")
                + (node.getNodeOrientation() == NodeOrientation.INHERIT ? "" : " " + node.getNodeOrientation())
                + points(node);
    }

    private static boolean ofUse(Node node) {
        return !(node instanceof Labeled) || node instanceof javafx.scene.control.ButtonBase;
    }

    private static String points(Node node) {
        if (node instanceof SVGPath drawing) {
            return " drawn by " + drawing.getContent().length() + " characters";
        }
        if (node instanceof Path path) {
            return path.getElements().stream()
                    .limit(MOST_POINTS)
                    .map(element -> element.getClass().getSimpleName().substring(0, 1))
                    .collect(
                            Collectors.joining("", " path " + path.getElements().size() + " ", ""));
        }
        List<Double> points = node instanceof Polyline line
                ? line.getPoints()
                : node instanceof Polygon polygon ? polygon.getPoints() : List.of();
        if (points.isEmpty()) {
            return "";
        }
        StringBuilder directions = new StringBuilder(" " + points.size() / 2 + " points ");
        for (int i = 3; i < Math.min(2 * MOST_POINTS, points.size()); i += 2) {
            double rise = points.get(i - 2) - points.get(i);
            directions.append(Math.abs(rise) < 0.5 ? '-' : rise > 0 ? '/' : '\\');
        }
        return directions.toString();
    }

    private void note(List<MenuItem> items, String indent) {
        for (MenuItem item : items) {
            if (item.isVisible() && !(item instanceof SeparatorMenuItem)) {
                boolean chosen = item instanceof CheckMenuItem check && check.isSelected()
                        || item instanceof RadioMenuItem radio && radio.isSelected();
                lines.add(plain(indent + (item.getId() == null ? "" : "#" + item.getId() + " ")
                        + String.join(" ", item.getStyleClass()) + " \"" + item.getText() + "\""
                        + (item.getAccelerator() == null ? "" : " " + item.getAccelerator())
                        + (chosen ? " chosen" : "")
                        + (item.isDisable() ? " disabled" : "")));
            }
            if (item instanceof Menu menu) {
                note(menu.getItems(), indent + "  ");
            }
        }
    }
}
