package jump61.puzzle.ui;

import javafx.application.Platform;
import javafx.beans.binding.Bindings;
import jump61.game.Match;
import jump61.library.ui.GameClipboard;
import jump61.window.Command;
import jump61.window.WorkerThread;
import jump61.window.feature.Context;
import jump61.window.feature.Feature;
import jump61.window.feature.Program;
import jump61.window.match.MatchViewModel;

/** The editor of positions, for playing, analysing and saving them, and for puzzles. */
public final class EditorFeature implements Feature {
    private final MatchViewModel match;
    private final PuzzleFeature puzzles;
    private final WorkerThread solver;
    private final EditorModel editor;

    public EditorFeature(Program program, GameClipboard clipboard, PuzzleFeature puzzles) {
        match = program.match();
        this.puzzles = puzzles;
        solver = new WorkerThread("solver", Platform::runLater, program.messages()::unexpected);
        editor = new EditorModel(match, new Inquiry(solver, Platform::runLater));
        clipboard.setTaker(
                text -> editor.openProperty().get() && editor.read(text).isEmpty());
    }

    public EditorModel editor() {
        return editor;
    }

    @Override
    public void addTo(Context window) {
        window.views().register(EditorController.class, () -> new EditorController(window, editor, puzzles::openOwn));
        window.commands()
                .define(
                        Command.EDIT_POSITION,
                        editor::open,
                        Bindings.createBooleanBinding(
                                this::isPossible,
                                match.matchProperty(),
                                match.playersProperty(),
                                match.modeProperty(),
                                match.turns(),
                                match.resultProperty(),
                                match.positionProperty()));
    }

    /** Whether the position may be edited. In a game between two people, that would be unfair, like analysis. */
    private boolean isPossible() {
        Match now = match.matchProperty().get();
        return now != null && now.allowsStudy() && editor.isPossible();
    }

    @Override
    public void close() {
        solver.drop();
    }
}
