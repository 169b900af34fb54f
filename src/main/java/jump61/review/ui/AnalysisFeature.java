package jump61.review.ui;

import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Function;
import javafx.application.Platform;
import javafx.beans.binding.Bindings;
import javafx.beans.property.BooleanProperty;
import javafx.beans.property.DoubleProperty;
import javafx.beans.property.StringProperty;
import jump61.engine.Engine;
import jump61.game.GameNode;
import jump61.game.Match;
import jump61.library.ui.GameFiles;
import jump61.window.Command;
import jump61.window.feature.Context;
import jump61.window.feature.Feature;
import jump61.window.feature.Program;
import jump61.window.match.Advisers;
import jump61.window.match.EngineThinker;
import jump61.window.match.MatchViewModel;
import jump61.window.match.SideLines;

/** The analysis board, and the variations that are stored with the match. */
public final class AnalysisFeature implements Feature {
    private static final int MOST_THREADS = 2;
    private static final int USUAL_LINES = 3;

    private final MatchViewModel match;
    private final EngineThinker analyst;
    private final DoubleProperty lines;
    private final BooleanProperty details;
    private final StringProperty adviser;
    private final Advisers advisers;
    private final AnalysisModel analysis;
    private final StoredVariations variations;

    /**
     * Creates the analysis board.
     *
     * @param programs creates the programs that can analyse, given the receiver of their failures
     */
    public AnalysisFeature(Program program, GameFiles files, Function<Consumer<String>, Advisers> programs) {
        match = program.match();
        lines = program.settings().number("window.analysisLines", USUAL_LINES, 1, AnalysisController.MOST_LINES);
        details = program.settings().detailsProperty();
        int threads = Math.min(MOST_THREADS, Runtime.getRuntime().availableProcessors());
        analyst = new EngineThinker("analysis", new Engine(threads), program.messages()::unexpected);
        analysis = new AnalysisModel(match, analyst, files::tree, tree -> keep(files, tree), lines);
        adviser = program.settings().text("window.adviser", "");
        advisers = programs.apply(name -> Platform.runLater(() -> failed(program, name)));
        adviser.subscribe(name -> analysis.setAdviser(advisers.start(name)));
        variations = new StoredVariations(
                match,
                analysis,
                () -> program.commands().isPossible(Command.ANALYSIS),
                files::tree,
                tree -> keep(files, tree),
                files.notesProperty());
        program.marks()
                .add(
                        (texts, words) -> AnalysisWords.marks(analysis, texts, words),
                        analysis.openProperty(),
                        analysis.analysisProperty(),
                        analysis.searchingProperty(),
                        analysis.peekingProperty());
    }

    private void failed(Program program, String name) {
        if (adviser.get().equals(name)) {
            adviser.set("");
            program.messages().note(program.texts().get("analysis.adviser.stopped", name));
        }
    }

    private static void keep(GameFiles files, GameNode tree) {
        files.note(record -> record.withTree(tree));
    }

    public AnalysisModel analysis() {
        return analysis;
    }

    /** The number of best moves listed. */
    public DoubleProperty linesProperty() {
        return lines;
    }

    /** {@return the variations and comments, for the list of moves} */
    public SideLines variations() {
        return variations;
    }

    @Override
    public void addTo(Context window) {
        window.views()
                .register(
                        AnalysisController.class,
                        () -> new AnalysisController(
                                window, analysis, lines, details, new AdviserMenu(advisers, adviser, window.texts())));
        window.commands()
                .define(
                        Command.ANALYSIS,
                        analysis::open,
                        Bindings.createBooleanBinding(
                                this::isPossible,
                                match.matchProperty(),
                                match.playersProperty(),
                                match.modeProperty(),
                                match.turns(),
                                match.resultProperty()));
    }

    /** Whether analysis is allowed. In a game between two people it would be unfair. */
    private boolean isPossible() {
        Match now = match.matchProperty().get();
        return now != null && now.allowsStudy();
    }

    @Override
    public void close() {
        analysis.setAdviser(Optional.empty());
        analyst.close();
    }
}
