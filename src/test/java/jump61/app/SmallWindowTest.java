package jump61.app;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import javafx.geometry.Bounds;
import javafx.geometry.Orientation;
import javafx.scene.Node;
import javafx.scene.control.ButtonBase;
import javafx.scene.control.ScrollBar;
import javafx.scene.input.KeyCode;
import javafx.scene.layout.Region;
import jump61.game.Match;
import jump61.game.Move;
import jump61.game.Player;
import jump61.game.Players;
import jump61.game.Position;
import jump61.game.Result;
import jump61.game.Side;
import jump61.games.cubes.CubesGame;
import jump61.library.ui.LibraryFeature;
import jump61.puzzle.ui.Activity;
import jump61.puzzle.ui.PuzzleFeature;
import jump61.review.ui.AnalysisFeature;
import jump61.review.ui.ReviewFeature;
import jump61.review.ui.ReviewModel;
import jump61.window.FxWait;
import jump61.window.match.TimeControl;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** In the smallest window no text is cut short. */
@Tag("slow")
class SmallWindowTest extends WindowTest {
    /** What a review says of a move that loses nothing. */
    private static final String FINE = "# [best 0.5000 to 0.5000; best 1:1; depth 18]";

    private static final Position HALVES = CubesGame.INSTANCE.parsePosition(
            "2r 2r 2r 2r 2r 2r / ".repeat(3) + "2b 2b 2b 2b 2b 2b / ".repeat(2) + "2b 2b 2b 2b 2b 2b");

    /** {@return the languages whose texts are usually the longest, or run the other way, or have large letters} */
    List<String> languages() {
        return List.of("de", "ru", "ja", "ar");
    }

    @Override
    String settings() {
        return super.settings()
                + "window.width=480\nwindow.height=360\nnew.last=checkers 8 human computer\\\\ 8 none\n";
    }

    /** All tests of a process share the stage, which keeps the size that an earlier one gave it. */
    @BeforeEach
    void makeTheWindowSmall() {
        resize(480, 360);
    }

    @ParameterizedTest
    @CsvSource({"480, 360", "640, 480"})
    void noSheetCutsATextShort(double width, double height) {
        resize(width, height);
        Map<String, List<String>> cut = new TreeMap<>();
        for (String language : languages()) {
            robot.interact(() -> desktopSettings().languageProperty().set(language));
            for (String sheet : SHEETS) {
                choose(stage, sheet);
                cut.put(language + " " + sheet, cutShort());
                robot.push(KeyCode.ESCAPE);
            }
        }
        assertNothing(cut);
    }

    @Test
    void thePuzzlePanelCutsNoTextShort() {
        Map<String, List<String>> cut = new TreeMap<>();
        for (String language : languages()) {
            robot.interact(() -> desktopSettings().languageProperty().set(language));
            for (Activity activity : Activity.values()) {
                robot.interact(() -> feature(PuzzleFeature.class).open(activity));
                waitUntil(() -> match().userToMoveProperty().get());
                cut.put(language + " " + activity, cutShort());
            }
        }
        assertNothing(cut);
    }

    @ParameterizedTest
    @CsvSource({"480, 360", "1000, 700"})
    void aroundTheBoardNoTextIsCutShort(double width, double height) {
        resize(width, height);
        Map<String, List<String>> cut = new TreeMap<>();
        for (String language : languages()) {
            robot.interact(() -> {
                desktopSettings().languageProperty().set(language);
                begin(new Players(Player.HUMAN, new Player.Computer(3)));
            });
            cut.put(language + " playing", cutShort());
            robot.interact(() -> begin(new Players(new Player.Computer(8), new Player.Computer(8))));
            cut.put(language + " watching", cutShort());
            robot.interact(() -> begin(HALVES, new Players(new Player.Computer(8), new Player.Computer(8))));
            cut.put(language + " watching, with much on the board", cutShort());
        }
        assertNothing(cut);
    }

    private void begin(Players players) {
        begin(CubesGame.INSTANCE.start(6), players);
    }

    private void begin(Position start, Players players) {
        match().begin(new Match(start, players), TimeControl.perMove(Duration.ofMinutes(59)));
        match().pausedProperty().set(!players.havePerson());
    }

    @Test
    void aShortReviewAfterALongOneHasItsGraph() throws Exception {
        open("blunder", "Red", "1. 1:1", FINE, "2. 3:3", "# [blunder 0.5000 to 0.2000; best 1:4; depth 18]");
        assertFalse(isShown(".review-graph"), "the first verdict has to need its room");
        robot.push(KeyCode.ESCAPE);
        open("flawless", "Red", "1. 1:1", FINE, "2. 1:4", FINE.replace("1:1", "1:4"));
        assertTrue(isShown(".review-graph"));
    }

    /** Opens a game with its review. */
    private void open(String name, String winner, String... moves) throws Exception {
        String head = "Jump61 record 1\nGame: jump61\nSize: 4\nRed: human\nBlue: computer 3\n"
                + "Review: 1000000 nodes\nResult: " + winner + " wins by resignation\n\n";
        Path file = Files.writeString(home.resolve(name + ".jump61"), head + String.join("\n", moves) + "\n");
        robot.interact(() -> feature(LibraryFeature.class).files().open(file));
        waitUntil(() -> stage.getTitle().startsWith(name));
        robot.interact(() -> run(program(), "review"));
        ReviewModel review = feature(ReviewFeature.class).review();
        waitUntil(() -> isShown("#reviewedMoves")
                && review.reviewProperty().get() != null
                && review.reviewProperty().get().isComplete());
        FxWait.settle();
    }

    @Test
    void theMovesOfAReviewStayInTheWindow() {
        Match match = new Match(CubesGame.INSTANCE.start(6), new Players(Player.HUMAN, Player.HUMAN));
        for (int ply = 0; ply < 24; ply++) {
            List<Move> moves = match.position().legalMoves();
            match.play(moves.get(ply % moves.size()));
        }
        match.end(new Result(Optional.of(Side.FIRST), Result.Reason.RESIGNATION));
        robot.interact(() -> match().begin(match, TimeControl.NONE));
        robot.interact(() -> run(program(), "review"));
        waitUntil(() -> isShown("#reviewedMoves"));
        Node moves = robot.lookup("#reviewedMoves").query();
        FxWait.settle();
        double right =
                FxWait.ask(() -> moves.localToScene(moves.getLayoutBounds()).getMaxX());
        assertTrue(right <= 480, right + " of 480");
        assertTrue(
                moves.lookupAll(".scroll-bar").stream()
                        .map(ScrollBar.class::cast)
                        .noneMatch(bar -> bar.isVisible() && bar.getOrientation() == Orientation.HORIZONTAL),
                "a scroll bar in place of a move");
        Region graph = robot.lookup(".review-graph").query();
        // The graph gives way to a long reason, not the buttons below.
        waitUntil(() -> FxWait.ask(() -> graph.minHeight(-1) <= graph.prefHeight(-1) - 16));
    }

    @Test
    void theAnalysisPanelShowsAllItsButtonsAndTexts() {
        robot.interact(() -> {
            feature(AnalysisFeature.class).linesProperty().set(5);
            desktopSettings().detailsProperty().set(true);
            feature(AnalysisFeature.class).analysis().open();
        });
        waitUntil(() -> isShown(".line-move.first"));
        Map<String, List<String>> wrong = new TreeMap<>();
        for (String language : languages()) {
            robot.interact(() -> desktopSettings().languageProperty().set(language));
            wrong.put(language + " cut short", cutShort());
            wrong.put(language + " hidden", FxWait.ask(this::hiddenButtons));
        }
        assertNothing(wrong);
    }

    /** {@return the buttons of the analysis that lie outside their panel, or show neither a picture nor a text} */
    private List<String> hiddenButtons() {
        Node analysis = robot.lookup(".analysis").query();
        Bounds panel = analysis.localToScene(analysis.getLayoutBounds());
        Set<Node> buttons = robot.from(analysis)
                .lookup((Node node) -> node instanceof ButtonBase && CutTexts.isSeen(node))
                .queryAll();
        return buttons.stream()
                .map(ButtonBase.class::cast)
                .filter(button -> !panel.contains(button.localToScene(button.getLayoutBounds()))
                        || button.getChildrenUnmodifiable().isEmpty())
                .map(button -> button.getText() + " " + button.getAccessibleText())
                .toList();
    }

    private static void assertNothing(Map<String, List<String>> cut) {
        cut.values().removeIf(List::isEmpty);
        assertEquals(Map.of(), cut);
    }

    private List<String> cutShort() {
        return CutTexts.in(stage);
    }
}
