package jump61.app;

import jump61.game.GameNode;
import jump61.review.ui.AnalysisModel;
import jump61.review.ui.StoredVariations;
import jump61.window.Command;
import jump61.window.match.Thinker;

/** The analysis board and the variations of the match, connected with the window's other models. */
final class AnalysisWiring {
    final AnalysisModel analysis;
    final StoredVariations variations;

    private final Models models;

    /**
     * Connects them.
     *
     * @param analyst searches for the best moves
     */
    AnalysisWiring(Models models, Thinker analyst) {
        this.models = models;
        analysis = new AnalysisModel(
                models.match, analyst, this::tree, this::keep, models.settings.analysisLinesProperty());
        variations = new StoredVariations(
                models.match,
                analysis,
                () -> models.commands.isPossible(Command.ANALYSIS),
                this::tree,
                this::keep,
                models.files.notesProperty());
    }

    private GameNode tree() {
        return models.files.tree();
    }

    private void keep(GameNode tree) {
        models.files.note(record -> record.withTree(tree));
    }
}
