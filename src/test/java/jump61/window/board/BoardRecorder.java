package jump61.window.board;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import javafx.geometry.Bounds;
import javafx.geometry.Point2D;
import javafx.scene.Node;
import javafx.scene.Parent;
import javafx.scene.Scene;
import javafx.scene.control.Labeled;
import javafx.scene.input.KeyCode;
import javafx.scene.layout.Pane;
import javafx.scene.shape.Line;
import javafx.scene.shape.Path;
import javafx.scene.text.Text;
import jump61.game.Move;
import jump61.game.Turn;
import jump61.trust.Changes;

/**
 * Points, presses and types on a board in many states, and notes what changes on it and where it is, in whole pixels; of
 * what is as large as its text, only that it is there.
 */
final class BoardRecorder {
    private static final double LENGTH = 420;
    private static final int POINTS = 5;
    private static final int MOST_LINES = 90;

    private final BoardControl board;
    private final BoardSkin<?> skin;
    private final Turn turn;
    private final List<Move> chosen;
    private final List<Integer> places = new ArrayList<>();
    private final List<String> lines = new ArrayList<>();
    private List<String> before = List.of();

    BoardRecorder(BoardControl board, Turn turn, List<Move> chosen) {
        this.board = board;
        this.skin = (BoardSkin<?>) board.getSkin();
        this.turn = turn;
        this.chosen = chosen;
    }

    List<String> lines() {
        return lines;
    }

    void run() {
        Scene scene = board.getScene();
        Pane pane = new Pane();
        pane.getStyleClass().add("window");
        scene.setRoot(pane);
        pane.getChildren().add(board);
        // Whatever the size of the stage.
        board.setManaged(false);
        board.resizeRelocate(0, 0, LENGTH, LENGTH);
        board.setAnimationSpeed(0);
        board.setOnRefused(why -> lines.add("refused"));
        board.requestFocus();
        tell("at first");
        pointAndPress();
        previews();
        sizes();
        keys();
        marks();
        after();
        editing();
        moments();
    }

    private void pointAndPress() {
        for (Help help : Help.values()) {
            board.setHelp(help);
            tell("help " + help);
            everywhere("point", skin::point);
        }
        skin.pointAway();
        tell("away");
        everywhere("press", (x, y) -> {
            skin.point(x, y);
            skin.pressAt(x, y);
            skin.releaseAt(x, y);
        });
        everywhere("drag", (x, y) -> {
            skin.pressAt(x, y);
            skin.dragTo(LENGTH - y, x);
            skin.releaseAt(LENGTH - y, x);
        });
        board.setInteractive(false);
        tell("not interactive");
        everywhere("press", (x, y) -> {
            skin.point(x, y);
            skin.pressAt(x, y);
            skin.releaseAt(x, y);
        });
        board.setInteractive(true);
    }

    /** Something that is done with the pointer at a place. */
    private interface Pointing {
        void at(double x, double y);
    }

    private void everywhere(String what, Pointing pointing) {
        for (int row = 0; row < POINTS; row++) {
            for (int column = 0; column < POINTS; column++) {
                pointing.at(LENGTH * (column + 0.45) / POINTS, LENGTH * (row + 0.55) / POINTS);
                tell(what + " " + row + " " + column);
            }
        }
    }

    /** What is seen once the pointer has rested, and while a button is held down. */
    private void previews() {
        if (skin instanceof GridBoardSkin<?> grid) {
            List<Move> moves = turn.before().legalMoves();
            for (Move move : List.of(turn.move(), moves.get(0))) {
                for (int square : grid.squaresOf(move)) {
                    tell("rests at " + move.notation() + " " + grid.preview(square));
                }
            }
            grid.preview(-1);
            tell("rests nowhere");
        }
        board.setAnimationSpeed(1);
        everywhere("hold", (x, y) -> {
            skin.point(x, y);
            skin.pressAt(x, y);
        });
        skin.releaseAt(0, 0);
        skin.pointAway();
        board.setAnimationSpeed(0);
        tell("let go");
    }

    private void sizes() {
        for (double part : new double[] {0.1, 0.4, 0.8}) {
            board.resize(LENGTH, part * LENGTH);
            tell("lower, " + part);
            board.resize(part * LENGTH, LENGTH);
            tell("narrower, " + part);
        }
        board.resize(LENGTH, LENGTH);
        tell("as large as before");
    }

    private void keys() {
        for (KeyCode key : List.of(
                KeyCode.RIGHT,
                KeyCode.DOWN,
                KeyCode.ENTER,
                KeyCode.DOWN,
                KeyCode.LEFT,
                KeyCode.UP,
                KeyCode.SPACE,
                KeyCode.ESCAPE,
                KeyCode.DIGIT1,
                KeyCode.DIGIT4,
                KeyCode.ENTER,
                KeyCode.KP_RIGHT,
                KeyCode.KP_UP,
                KeyCode.HOME,
                KeyCode.END,
                KeyCode.A,
                KeyCode.DIGIT9,
                KeyCode.ESCAPE,
                KeyCode.ESCAPE)) {
            boolean done = skin.press(key);
            tell("key " + key + (done ? "" : " is not for it"));
            lines.add("at " + skin.focusItem().getAccessibleText());
        }
    }

    private void marks() {
        List<Move> moves = turn.before().legalMoves();
        for (Move move : List.of(turn.move(), moves.get(moves.size() - 1))) {
            board.setHint(move);
            tell("hint " + move.notation());
            lines.add("has a place: " + board.placeOf(move).isPresent());
            board.aimAt(move);
            tell("aim " + skin.focusItem().getAccessibleText());
        }
        board.setHint(null);
        tell("no hint");
        board.turnDown(turn.move(), "It is not wanted");
        tell("turned down");
        board.setMarks(List.of(
                new MoveMark(turn.move(), "!", "best"), new MoveMark(moves.get(moves.size() - 1), "?", "mistake")));
        tell("marks");
        board.setMarks(List.of());
        board.setNumbered(true);
        tell("numbered");
        board.setTurned(true);
        tell("turned");
        everywhere("point", skin::point);
        board.setTurned(false);
        board.setNumbered(false);
        tell("as before");
    }

    private void after() {
        board.setLastTurn(turn);
        tell("last turn");
        board.setPosition(turn.after());
        tell("after");
        everywhere("press", (x, y) -> {
            skin.point(x, y);
            skin.pressAt(x, y);
            skin.releaseAt(x, y);
        });
        board.setLastTurn(null);
        board.setPosition(turn.before());
        tell("before");
    }

    private void editing() {
        board.setOnPlace(places::add);
        tell("editing");
        everywhere("press", (x, y) -> {
            skin.pressAt(x, y);
            skin.releaseAt(x, y);
        });
        skin.press(KeyCode.RIGHT);
        skin.press(KeyCode.ENTER);
        tell("key");
        board.setWrongPlaces(List.of(2, 12).stream().filter(places::contains).toList());
        tell("wrong places");
        board.setWrongPlaces(List.of());
        board.setOnPlace(null);
        tell("not editing");
    }

    private void moments() {
        TurnAnimation animation = skin.animate(turn);
        for (int stage = 0; stage < animation.stages(); stage++) {
            lines.add("stage of " + Math.round(animation.millis(stage)) + " ms");
            animation.begin(stage);
            for (double progress : new double[] {0, 0.3, 0.7, 1}) {
                animation.show(stage, progress);
                tell("moment " + progress);
            }
        }
        animation.end();
        skin.refresh();
        tell("the end");
    }

    /** Notes what is different from before. */
    private void tell(String what) {
        board.applyCss();
        board.layout();
        List<String> now = new ArrayList<>();
        note(board, now);
        List<String> gone = Changes.beyond(now, before);
        List<String> come = Changes.beyond(before, now);
        lines.add("");
        lines.add(what + (board.getStatus().isEmpty() ? "" : ": " + board.getStatus()));
        chosen.forEach(move -> lines.add("plays " + move.notation()));
        chosen.clear();
        places.stream().skip(Math.max(0, places.size() - 1)).forEach(place -> lines.add("place " + place));
        come.stream().distinct().limit(MOST_LINES).forEach(line -> lines.add("+ " + line));
        lines.add(come.size() + " come, " + gone.size() + " go");
        before = now;
    }

    private void note(Node node, List<String> lines) {
        if (!node.isVisible()) {
            return;
        }
        String text =
                node instanceof Labeled labeled ? labeled.getText() : node instanceof Text plain ? plain.getText() : "";
        String line = String.join(" ", node.getStyleClass())
                + Changes.states(node)
                + (text == null || text.isEmpty() ? "" : " \"" + text + "\"")
                + (node.getAccessibleText() == null ? "" : " " + node.getAccessibleText())
                + (node.getOpacity() == 1 ? "" : String.format(Locale.ROOT, " opacity %.1f", node.getOpacity()));
        if (!line.isBlank()) {
            lines.add((line + (hasText(node) ? "" : place(node))).strip());
        }
        if (node instanceof Parent parent) {
            parent.getChildrenUnmodifiable().forEach(child -> note(child, lines));
        }
    }

    private static boolean hasText(Node node) {
        return node instanceof Text
                || node instanceof Labeled
                || node instanceof Parent parent
                        && parent.getChildrenUnmodifiable().stream().anyMatch(BoardRecorder::hasText);
    }

    /** {@return where something is on the board; of a line, from where to where; of a path, how many parts it has} */
    private String place(Node node) {
        if (node instanceof Line line) {
            return at(node, line.getStartX(), line.getStartY()) + " to" + at(node, line.getEndX(), line.getEndY());
        }
        Bounds area = node.getLayoutBounds();
        String parts = node instanceof Path path ? " of " + path.getElements().size() : "";
        return area.isEmpty()
                ? parts
                : at(node, area.getMinX(), area.getMinY()) + " to" + at(node, area.getMaxX(), area.getMaxY()) + parts;
    }

    private String at(Node node, double x, double y) {
        Point2D place = board.sceneToLocal(node.localToScene(x, y));
        return " " + Math.round(place.getX()) + "," + Math.round(place.getY());
    }
}
