package jump61.app;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import javafx.event.ActionEvent;
import javafx.scene.Node;
import javafx.scene.control.Label;
import javafx.scene.control.MenuButton;
import javafx.scene.control.TextField;
import javafx.scene.control.ToggleButton;
import javafx.scene.input.Clipboard;
import javafx.scene.input.KeyCode;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Pane;
import jump61.game.Brush;
import jump61.game.Game;
import jump61.game.Games;
import jump61.game.Match;
import jump61.game.Player;
import jump61.game.Players;
import jump61.game.Side;
import jump61.games.cubes.CubesGame;
import jump61.library.ui.LibraryFeature;
import jump61.puzzle.ui.EditorFeature;
import jump61.review.ui.AnalysisFeature;
import jump61.review.ui.AnalysisModel;
import jump61.window.Command;
import jump61.window.FxWait;
import jump61.window.board.BoardControl;
import jump61.window.board.Help;
import jump61.window.match.TimeControl;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The panels of the position editor and of the analysis board, as a user reaches them. */
class PanelsWindowTest extends WindowTest {
    private List<Integer> wrongPlaces() {
        return robot.lookup("#board")
                .<BoardControl>query()
                .wrongPlacesProperty()
                .get();
    }

    /** Chooses an item of a menu in the panel. */
    private void pick(String menu, String item) {
        robot.interact(() -> robot.lookup(menu).<MenuButton>query().getItems().stream()
                .filter(any -> any.getText().equals(item))
                .findFirst()
                .orElseThrow()
                .fire());
    }

    @Test
    void nothingIsLeftOfAHintWhileAPositionIsSetUp() {
        robot.interact(() -> program().commands().run(Command.HINT));
        waitUntil(() -> FxWait.ask(() -> board().getHint() != null));
        assertTrue(FxWait.ask(() -> board().helpProperty().get() != Help.NONE));
        robot.interact(() -> program().commands().run(Command.EDIT_POSITION));
        assertNull(FxWait.ask(() -> board().getHint()));
        assertFalse(FxWait.ask(() -> board().helpProperty().get() != Help.NONE));
        robot.clickOn("#done");
        waitUntil(() -> match().modeProperty().get() == null);
    }

    private BoardControl board() {
        return robot.lookup("#board").query();
    }

    @Test
    void aBrushIsChosenAsAPictureOfWhatItPuts() {
        robot.interact(() -> program().commands().run(Command.EDIT_POSITION));
        robot.interact(() -> {
            robot.lookup(".brush").nth(1).<ToggleButton>query().fire();
            robot.lookup(".brush").nth(5).<ToggleButton>query().fire();
        });
        assertEquals(
                Brush.of(Side.SECOND, 3),
                feature(EditorFeature.class).editor().brushProperty().get());
    }

    @Test
    void brushesShareTheWidthOfThePanel() {
        robot.interact(() -> program().commands().run(Command.EDIT_POSITION));
        FxWait.settle();
        for (String row : List.of("#owners", "#counts")) {
            HBox brushes = robot.lookup(row).query();
            Node last = brushes.getChildren().get(brushes.getChildren().size() - 1);
            assertEquals(
                    brushes.getWidth() - brushes.getInsets().getRight(),
                    last.getBoundsInParent().getMaxX(),
                    1,
                    row);
        }
    }

    @Test
    void theEditorMarksWhatIsWrongAndSaysWhoWins() {
        robot.interact(() -> program().commands().run(Command.EDIT_POSITION));
        assertEquals(List.of(), wrongPlaces());
        pick("#boardMenu", "Fill");
        assertFalse(wrongPlaces().isEmpty());
        assertTrue(robot.lookup("#play").queryButton().isDisabled());
        robot.interact(() -> feature(EditorFeature.class).editor().read("2r 1- / 1- 1b"));
        assertEquals(List.of(), wrongPlaces());
        makeLow();
        pick("#editorMore", "Solve");
        // A longer answer takes its room with the next picture.
        waitUntil(() -> text("#answer").contains("can force a win in") && isInSight("#answer"));
    }

    @Test
    void whyATextIsNoPositionIsInSight() {
        robot.interact(() -> program().commands().run(Command.EDIT_POSITION));
        makeLow();
        robot.interact(() -> {
            TextField notation = robot.lookup("#notation").query();
            notation.setText("4r 1- / 1- 1-");
            notation.fireEvent(new ActionEvent());
        });
        assertTrue(text("#problem").contains("1:1"));
        assertTrue(isInSight("#problem"));
    }

    private void makeLow() {
        robot.interact(() -> robot.window(0).setHeight(600));
    }

    /** Whether a text in the scrolled part of the editor is seen as a whole. */
    private boolean isInSight(String id) {
        FxWait.settle();
        return FxWait.ask(() -> {
            Node said = robot.lookup(id).query();
            Node view = robot.lookup(".editor-scroll > .viewport").query();
            return view.localToScene(view.getBoundsInLocal()).contains(said.localToScene(said.getBoundsInLocal()));
        });
    }

    @Test
    void escLeavesTheEditorAsItsButtonDoesAndWhatWasSetUpWaits() {
        robot.interact(() -> program().commands().run(Command.EDIT_POSITION));
        robot.type(KeyCode.ESCAPE);
        assertFalse(feature(EditorFeature.class).editor().openProperty().get());
        robot.interact(() -> program().commands().run(Command.EDIT_POSITION));
        pick("#boardMenu", "Fill");
        List<Integer> wrong = wrongPlaces();
        robot.type(KeyCode.ESCAPE);
        assertFalse(feature(EditorFeature.class).editor().openProperty().get());
        robot.interact(() -> program().commands().run(Command.EDIT_POSITION));
        assertEquals(wrong, wrongPlaces());
        assertFalse(wrong.isEmpty());
    }

    @Test
    void whoBeginsAGameWhileAPositionIsSetUpPlaysItOnTheBoard() {
        robot.interact(() -> {
            program().commands().run(Command.EDIT_POSITION);
            Match next = new Match(Games.usual().start(4), new Players(Player.HUMAN, Player.HUMAN));
            match().begin(next, TimeControl.NONE);
        });
        robot.clickOn(robot.lookup(".cubes-square").nth(0).<Node>query());
        waitUntil(() -> match().turns().size() == 1);
    }

    @Test
    void aPositionThatCouldNotBePastedIsNotCopiedButSaysWhy() {
        robot.interact(() -> {
            program().newGame().beginAt(Games.byId("sim").orElseThrow().start(6));
            program().commands().run(Command.COPY_POSITION);
            program().commands().run(Command.EDIT_POSITION);
        });
        String before = clipboard();
        robot.interact(() -> {
            feature(EditorFeature.class).editor().fill();
            program().commands().run(Command.COPY_POSITION);
        });
        assertEquals(before, clipboard());
        assertFalse(isShown("Position copied."));
        assertEquals("Red must have as many lines as Blue or one more, not 15 to 0.", text("#note"));
        robot.interact(() -> {
            feature(EditorFeature.class).editor().read("12 / 34");
            program().commands().run(Command.COPY_POSITION);
        });
        assertEquals("12 / 34", clipboard());
    }

    private static String clipboard() {
        return FxWait.ask(() -> Clipboard.getSystemClipboard().getString());
    }

    private void openAVariation() throws IOException {
        Path file = home.resolve("variations.jump61");
        Files.writeString(file, "Jump61 record 2\nGame: jump61\nSize: 3\n\n1. 1:1\n2. 3:3\n(\n2. 2:2\n)\n");
        robot.interact(() -> feature(LibraryFeature.class).files().open(file));
        waitUntil(() -> match().turns().size() == 2 && isShown(".side-line"));
    }

    @Test
    void aVariationInTheMoveListHasItsMenuByKeyAndWhenItIsDeletedTheListHasTheFocus() throws IOException {
        openAVariation();
        Label line = robot.lookup(".side-line").query();
        robot.interact(line::requestFocus);
        robot.type(KeyCode.CONTEXT_MENU);
        assertTrue(FxWait.ask(() -> line.getContextMenu().isShowing()));
        robot.interact(() -> line.getContextMenu().hide());
        robot.push(KeyCode.SHIFT, KeyCode.F10);
        assertTrue(FxWait.ask(() -> line.getContextMenu().isShowing()));
        robot.interact(() -> {
            line.getContextMenu().hide();
            line.requestFocus();
            line.getContextMenu().getItems().get(3).fire();
        });
        waitUntil(() -> !isShown(".side-line"));
        assertEquals("moves", FxWait.ask(() -> stage.getScene().getFocusOwner().getId()));
    }

    @Test
    void aVariationInTheMoveListLeadsToTheAnalysisBoard() throws Exception {
        openAVariation();
        robot.clickOn(".side-line");
        waitUntil(() -> isShown("#treeScroll") && isShown(".tree-row.variation"));
        assertEquals(
                List.of(false, true),
                FxWait.ask(() -> robot.lookup(".tree-row").queryAll().stream()
                        .map(row -> row.getStyleClass().contains("variation"))
                        .toList()),
                "the game, and what is set off from it");
        assertEquals(
                "2:2",
                feature(AnalysisFeature.class)
                        .analysis()
                        .nodeProperty()
                        .get()
                        .turn()
                        .orElseThrow()
                        .move()
                        .notation());
    }

    @Test
    void theAnalysisSaysWhoseProofDecidesAPosition() {
        robot.interact(() -> {
            match().begin(
                            new Match(
                                    CubesGame.INSTANCE.start(4),
                                    match().playersProperty().get()),
                            TimeControl.NONE);
            feature(AnalysisFeature.class).analysis().open();
        });
        waitUntil(() -> isShown("#depth"));
        assertEquals("By a proof that comes with the program", text("#depth"));
    }

    @Test
    void arrowKeysStepThroughTheAnalysisWhereverItsFocusIs() throws Exception {
        Path file = home.resolve("three.jump61");
        Files.writeString(file, "Jump61 record 2\nGame: jump61\nSize: 3\n\n1. 1:1\n2. 3:3\n3. 1:2\n");
        robot.interact(() -> feature(LibraryFeature.class).files().open(file));
        waitUntil(() -> match().turns().size() == 3);
        AnalysisModel analysis = feature(AnalysisFeature.class).analysis();
        robot.interact(analysis::open);
        for (String place : List.of(".analysis #previous", "#treeScroll", "#play")) {
            robot.interact(() -> robot.lookup(place).query().requestFocus());
            int ply = analysis.nodeProperty().get().ply();
            robot.push(KeyCode.LEFT);
            assertEquals(ply - 1, analysis.nodeProperty().get().ply(), place);
        }
        robot.push(KeyCode.RIGHT);
        assertEquals(1, analysis.nodeProperty().get().ply());
        robot.interact(
                () -> robot.lookup("#analysisMore").queryAs(MenuButton.class).show());
        robot.push(KeyCode.RIGHT);
        assertEquals(1, analysis.nodeProperty().get().ply(), "the open menu has the key");
    }

    @ParameterizedTest
    @CsvSource({"sim, checkers, \\d\\d–\\d\\d", "checkers, jump61, \\d:\\d", "jump61, sim, \\d–\\d"})
    void theAnalysisNamesMovesAsTheGameOnTheBoardDoes(String before, String now, String move) {
        analyse(before);
        waitUntil(() -> isShown(".line-move.first"));
        robot.interact(feature(AnalysisFeature.class).analysis()::close);
        analyse(now);
        waitUntil(() -> isShown(".line-move.first") && text(".line-move.first").matches(move));
    }

    @Test
    void aLineThatIsTooLongEndsAfterAWholeMove() {
        analyse("checkers");
        waitUntil(() -> FxWait.ask(() -> lastWords().contains("…")));
        assertEquals(List.of(), FxWait.ask(this::movesBeyondTheirRow));
    }

    private List<String> lastWords() {
        return robot.lookup(".line-row").queryAllAs(Pane.class).stream()
                .map(row -> shownMoves(row))
                .map(moves -> moves.get(moves.size() - 1).getText())
                .toList();
    }

    private List<String> movesBeyondTheirRow() {
        return robot.lookup(".line-row").queryAllAs(Pane.class).stream()
                .flatMap(row -> shownMoves(row).stream()
                        .filter(move -> move.getBoundsInParent().getMaxX() > row.getWidth()))
                .map(Label::getText)
                .toList();
    }

    /** {@return the moves of a line that can be seen, after its layout} */
    private static List<Label> shownMoves(Pane row) {
        row.applyCss();
        row.layout();
        return row.lookupAll(".line-move").stream()
                .map(Label.class::cast)
                .filter(Label::isVisible)
                .toList();
    }

    private void beginWhereNobodyCanMove() {
        robot.interact(() -> program()
                .newGame()
                .beginAt(Games.byId("checkers")
                        .orElseThrow()
                        .parsePosition("..../..../..../..../..../...w/..../R... red")));
    }

    @Test
    void whoCannotMoveReadsWhyAndEndsTheGameWithAButtonNamedAfterThat() {
        beginWhereNobodyCanMove();
        waitUntil(() -> isShown("No piece can move.") && isShown("End game"));
        robot.clickOn("#pass");
        waitUntil(() -> match().resultProperty().get() != null);
        assertFalse(isShown("No piece can move."));
    }

    @Test
    void aHintForWhoCannotMovePointsToTheButtonAndSaysWhy() {
        beginWhereNobodyCanMove();
        waitUntil(() -> isShown("#pass"));
        robot.type(KeyCode.H);
        waitUntil(() -> isShown("#note") && text("#note").equals("No piece can move."));
        assertTrue(FxWait.ask(() -> robot.lookup("#pass").query().isFocused()));
    }

    @Test
    void afterWhoCannotMoveAnotherGameHasItsOwnWords() {
        beginWhereNobodyCanMove();
        waitUntil(() -> isShown("No piece can move."));
        robot.interact(() ->
                program().newGame().beginAt(Games.byId("sim").orElseThrow().start(6)));
        waitUntil(() -> !isShown("No piece can move."));
        assertEquals("sim", match().positionProperty().get().game().id());
        assertTrue(robot.lookup(".sheet").tryQuery().isEmpty(), "nothing went wrong");
    }

    /** A move that has a button beside the headline is no part of setting up. */
    @Test
    void whoCannotMoveIsNotAskedToInTheEditor() {
        beginWhereNobodyCanMove();
        waitUntil(() -> isShown("#pass"));
        robot.interact(() -> program().commands().run(Command.EDIT_POSITION));
        FxWait.settle();
        assertFalse(isShown("#pass"));
        assertTrue(robot.lookup("#play").queryButton().isDisabled());
        robot.clickOn("#done");
        assertTrue(isShown("#pass"));
    }

    private void analyse(String name) {
        Game game = Games.byId(name).orElseThrow();
        Players people = new Players(Player.HUMAN, Player.HUMAN);
        robot.interact(() -> {
            match().begin(new Match(game.start(game.sizes().usual()), people), TimeControl.NONE);
            feature(AnalysisFeature.class).analysis().open();
        });
    }
}
