package jump61.app;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import javafx.scene.Node;
import javafx.scene.Parent;
import javafx.scene.control.CheckBox;
import javafx.scene.control.Labeled;
import javafx.scene.control.TextInputControl;
import javafx.scene.control.ToggleButton;
import javafx.scene.input.KeyCode;
import javafx.scene.text.Text;
import jump61.game.Games;
import jump61.game.Match;
import jump61.game.Move;
import jump61.game.Player;
import jump61.game.Players;
import jump61.game.RandomPlay;
import jump61.trust.Changes;
import jump61.trust.Golden;
import jump61.window.FxWait;
import jump61.window.board.BoardControl;
import jump61.window.match.TimeControl;
import org.junit.jupiter.api.Test;

/** What commands show in a window stays as it was: texts, states and what can be chosen, but no lengths and numbers. */
public abstract class WindowOutput extends WindowTest {
    private static final String DAYS = "(?i)\\b(mon|tues|wednes|thurs|fri|satur|sun)day\\b,?";
    private static final String MONTHS = "\\b(January|February|March|April|May|June|July|August|September|October"
            + "|November|December|Jan|Feb|Mar|Apr|Jun|Jul|Aug|Sep|Sept|Oct|Nov|Dec)\\b";

    /** They show what day it is, and its puzzle. */
    private static final Set<String> OF_THE_DAY =
            Set.of("calendar", "today-lines", "today-picture", "home-today", "miniature");

    private final List<String> commands;
    private final List<String> lines = new ArrayList<>();
    private List<String> before = List.of();

    /** @param commands the ids of the commands, each run in turn and left with Escape */
    protected WindowOutput(String... commands) {
        this.commands = List.of(commands);
    }

    @Test
    void whatTheCommandsShowStaysAsItWas() throws IOException {
        resize();
        Match match = new Match(Games.usual().start(4), new Players(Player.HUMAN, Player.HUMAN));
        List<Move> moves = RandomPlay.from(match.start(), 3).stream()
                .limit(8)
                .map(turn -> turn.move())
                .toList();
        moves.forEach(match::play);
        robot.interact(() -> match().begin(match, TimeControl.NONE));
        tell("at first");
        lines.clear();
        for (String command : commands) {
            choose(stage, command);
            tell(command);
            robot.push(KeyCode.ESCAPE);
            FxWait.settle();
            tell("after " + command);
        }
        Golden.check(getClass(), "window.txt", lines);
    }

    private void resize() {
        robot.interact(() -> {
            stage.setWidth(1000);
            stage.setHeight(700);
        });
    }

    /** Notes what is different from before. */
    private void tell(String what) {
        List<String> now = new ArrayList<>();
        robot.interact(() -> {
            stage.getScene().getRoot().applyCss();
            stage.getScene().getRoot().layout();
            note(stage.getScene().getRoot(), now);
        });
        List<String> gone = Changes.beyond(now, before);
        List<String> come = Changes.beyond(before, now);
        lines.add("");
        lines.add(what);
        come.forEach(line -> lines.add("+ " + line));
        gone.stream().limit(20).forEach(line -> lines.add("- " + line));
        before = now;
    }

    private static void note(Node node, List<String> lines) {
        if (!node.isVisible()
                || node instanceof BoardControl
                || node.getStyleClass().stream().anyMatch(OF_THE_DAY::contains)) {
            return;
        }
        String line = (node.getId() == null ? "" : "#" + node.getId() + " ")
                + String.join(" ", node.getStyleClass())
                + Changes.states(node)
                + said(node)
                + (node.getAccessibleText() == null ? "" : " [" + node.getAccessibleText() + "]");
        String plain = line.replaceAll(DAYS, "DAY")
                .replaceAll(MONTHS, "MONTH")
                .replaceAll("@\\w+", "")
                .replaceAll("\\d[\\d.,:]*", "N")
                .replace("\n", " ")
                .replaceAll("(?:DAY|MONTH|N)(?: (?:DAY|MONTH|N))+", "DATE")
                .strip();
        if (!plain.isEmpty()) {
            lines.add(plain);
        }
        if (node instanceof Parent parent) {
            parent.getChildrenUnmodifiable().forEach(child -> note(child, lines));
        }
    }

    private static String said(Node node) {
        String text = node instanceof Labeled labeled
                ? labeled.getText()
                : node instanceof Text plain && !(node.getParent() instanceof Labeled) ? plain.getText() : null;
        if (node instanceof TextInputControl input) {
            text = input.getText() + "|" + input.getPromptText();
        }
        boolean chosen = node instanceof ToggleButton toggle && toggle.isSelected()
                || node instanceof CheckBox box && box.isSelected();
        return (text == null || text.isEmpty() ? "" : " \"" + text + "\"")
                + (chosen ? " chosen" : "")
                + (node.isDisabled() ? " disabled" : "");
    }
}
