package jump61.puzzle.ui;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.lang.reflect.Proxy;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import javafx.beans.property.SimpleObjectProperty;
import jump61.game.Brush;
import jump61.game.Draft.Change;
import jump61.game.Match;
import jump61.game.Move;
import jump61.game.Player;
import jump61.game.Players;
import jump61.game.Position;
import jump61.game.Side;
import jump61.games.cubes.CubesGame;
import jump61.puzzle.Puzzle;
import jump61.puzzle.PuzzleKind;
import jump61.puzzle.ShippedPuzzles;
import jump61.puzzle.ui.Inquiry.Insight;
import jump61.window.DirectWorker;
import jump61.window.Texts;
import jump61.window.match.ManualMatch;
import jump61.window.match.MatchTexts;
import jump61.window.match.MatchViewModel;
import jump61.window.match.TimeControl;
import jump61.window.settings.Palette;
import org.junit.jupiter.api.Assertions;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

class EditorModelTest {
    private final MatchViewModel match = ManualMatch.model();
    private final EditorModel editor = new EditorModel(match, new Inquiry(new DirectWorker(), Runnable::run));
    private final List<Position> begun = new ArrayList<>();

    @BeforeEach
    void anEmptyBoardIsEdited() {
        Match empty = new Match(CubesGame.INSTANCE.start(2), new Players(Player.HUMAN, Player.HUMAN));
        match.begin(empty, TimeControl.NONE);
        editor.open();
    }

    private String board() {
        return match.positionProperty().get().notation();
    }

    @Test
    void aClickUsesTheBrushOnAPlace() {
        editor.placed(0);
        editor.brushProperty().set(Brush.of(Side.SECOND, 2));
        editor.placed(3);
        assertEquals("1r 1- / 1- 2b", board());
    }

    @Test
    void aSecondClickTakesItOffAgain() {
        editor.brushProperty().set(Brush.of(Side.SECOND, 4));
        editor.placed(3);
        assertEquals("1- 1- / 1- 2b", board(), "as many as a corner holds");
        editor.placed(3);
        assertEquals("1- 1- / 1- 1-", board());
    }

    @Test
    void whyNoGameCanBeginIsReadAloudAndWhenOneCanAgain() {
        assertEquals(
                "Click a square to change it. Undo and redo work here, too. A game can start from here.", spoken());
        editor.fill();
        String why = editor.draftProperty().get().problem().orElseThrow().text(Locale.ENGLISH);
        assertEquals(why, spoken());
        match.undo();
        editor.placed(0);
        editor.placed(1);
        assertEquals("A game can start from here.", spoken());
    }

    private String spoken() {
        Texts texts = Texts.in("en");
        return editor.status(texts, new MatchTexts(texts, new SimpleObjectProperty<>(Palette.CLASSIC)))
                .orElseThrow();
    }

    @Test
    void undoAndRedoWorkInsideTheEditor() {
        editor.placed(0);
        editor.placed(1);
        match.undo();
        assertEquals("1r 1- / 1- 1-", board());
        match.redo();
        assertEquals("1r 1r / 1- 1-", board());
        match.undo();
        editor.placed(2);
        assertFalse(match.canRedoProperty().get(), "another change takes the place of what was undone");
    }

    @Test
    void aClickThatChangesNothingNeedsNoUndo() {
        editor.brushProperty().set(Brush.of("free"));
        editor.placed(0);
        assertFalse(match.canUndoProperty().get());
    }

    @Test
    void theMatchIsAsItWasWhenTheEditorIsClosed() {
        editor.placed(0);
        editor.close();
        assertEquals("1- 1- / 1- 1-", board());
        assertNull(match.modeProperty().get());
    }

    @Test
    void whatWasSetUpWaitsUntilTheMatchGoesOn() {
        editor.placed(0);
        editor.placed(1);
        editor.close();
        editor.open();
        assertEquals("1r 1r / 1- 1-", board());
        match.undo();
        assertEquals("1r 1- / 1- 1-", board());
        editor.close();
        match.play(match.positionProperty().get().legalMoves().get(3));
        editor.open();
        assertEquals("1- 1- / 1- 2r", board());
        editor.placed(0);
        editor.close();
        Match other = new Match(CubesGame.INSTANCE.start(2), new Players(Player.HUMAN, Player.HUMAN));
        match.begin(other, TimeControl.NONE);
        editor.open();
        assertEquals("1- 1- / 1- 1-", board(), "another match");
    }

    @Test
    void aGameCannotStartFromAFinishedPosition() {
        editor.fill();
        assertEquals("1r 1r / 1r 1r", board());
        editor.use(begun::add);
        assertEquals(List.of(), begun);
        assertTrue(editor.openProperty().get());
    }

    @Test
    void aPossiblePositionIsHandedOnAndTheEditorCloses() {
        editor.placed(0);
        editor.passTurn();
        assertEquals("2r 1- / 1- 1-", board());
        editor.use(begun::add);
        assertEquals("2r 1- / 1- 1-", begun.get(0).notation());
        assertFalse(editor.openProperty().get());
    }

    @Test
    void aPositionIsReadFromTextAndOtherTextIsRefusedWithAReason() {
        assertEquals(Optional.empty(), editor.read("2r 1- / 1- 2b"));
        assertEquals("2r 1- / 1- 2b", board());
        assertTrue(editor.read("9r 1- / 1- 2b").isPresent());
        assertEquals("2r 1- / 1- 2b", board());
    }

    @Test
    void theWholeBoardCanBeChanged() {
        editor.read("2r 1- / 1- 1-");
        editor.change(Change.MIRROR);
        assertEquals("1- 2r / 1- 1-", board());
        editor.change(Change.SWAP);
        assertEquals("1- 2b / 1- 1-", board());
        editor.change(Change.CLEAR);
        assertEquals("1- 1- / 1- 1-", board());
    }

    @Test
    void thePositionIsSolvedAndAChangeForgetsTheAnswer() {
        editor.read("2r 1b / 1- 1-");
        editor.solveOrStop();
        Insight.Win win = (Insight.Win) editor.inquiry().answerProperty().get();
        assertEquals(
                new PlayedOut(editor.draftProperty().get().shown(), win.line()).winner(), Optional.of(win.winner()));
        assertEquals((win.line().size() + 1) / 2, win.moves());
        editor.placed(3);
        assertNull(editor.inquiry().answerProperty().get());
    }

    @Test
    void workThatFailsIsNoLongerBusyAndSaysThatItFailed() {
        Position broken = (Position) Proxy.newProxyInstance(
                Position.class.getClassLoader(), new Class<?>[] {Position.class}, (position, method, arguments) -> {
                    throw new IllegalStateException("a bug");
                });
        Inquiry inquiry = new Inquiry(new DirectWorker(), Runnable::run);
        assertThrows(IllegalStateException.class, () -> inquiry.solve(broken), "the worker reports it");
        assertEquals(new Insight.Failed(), inquiry.answerProperty().get());
        assertFalse(inquiry.isBusy());
    }

    /** A line of moves, played to its end. */
    private record PlayedOut(Position start, List<Move> line) {
        Optional<Side> winner() {
            Position at = start;
            for (Move move : line) {
                at = at.play(move).after();
            }
            return at.result().orElseThrow().winner();
        }
    }

    @Test
    void aPositionWithOneRightMoveMakesAPuzzleAndTheDraftIsKeptMeanwhile() {
        Puzzle known = ShippedPuzzles.of(CubesGame.INSTANCE).get(0);
        editor.read(known.position().notation());
        List<Puzzle> made = new ArrayList<>();
        editor.makePuzzle(puzzle -> {
            editor.close();
            made.add(puzzle);
        });
        assertEquals(known.task(), made.get(0).task());
        editor.open();
        assertEquals(known.position().notation(), board());
    }

    @Test
    void aPositionWithoutASingleRightMoveMakesNone() {
        editor.makePuzzle(puzzle -> Assertions.fail("the empty board"));
        assertEquals(new Insight.NoPuzzle(), editor.inquiry().answerProperty().get());
    }

    @Test
    void aWinIsAsFarAwayAsInAPuzzle() {
        Puzzle known = ShippedPuzzles.of(CubesGame.INSTANCE).stream()
                .filter(puzzle -> puzzle.kind() == PuzzleKind.FASTEST && puzzle.moves() == 2)
                .findFirst()
                .orElseThrow();
        editor.read(known.position().notation());
        editor.solveOrStop();
        Insight.Win win = (Insight.Win) editor.inquiry().answerProperty().get();
        Texts texts = Texts.in("en");
        MatchTexts words = new MatchTexts(texts, new SimpleObjectProperty<>(Palette.CLASSIC));
        String said = new EditorController.AnswerTexts(texts, words, known.position()).of(win);
        assertTrue(said.contains(" can force a win in 2 moves: "), said);
    }
}
