package jump61.review.ui;

import javafx.application.Platform;
import jump61.library.ui.GameFiles;
import jump61.profile.ui.Evening;
import jump61.review.ReviewNotes;
import jump61.window.feature.Context;
import jump61.window.feature.Feature;
import jump61.window.feature.Program;

/** The end card of a game, with its story, which a quick review in the background completes. */
public final class EndingFeature implements Feature {
    private final ReviewRunner runner;
    private final Ending ending;

    public EndingFeature(Program program, GameFiles files, Evening evening) {
        runner = new ReviewRunner(Ending.QUICK, Platform::runLater, program.messages()::unexpected);
        ending = new Ending(program.match(), runner, () -> ReviewNotes.read(files.record()), evening);
        program.marks().suggest(ending.suggestionProperty());
    }

    /** Leaves the processor to a review or an analysis, and uses the results of the review. */
    public EndingFeature giveWayTo(ReviewModel review, AnalysisModel analysis) {
        review.openProperty().addListener((observable, before, now) -> ending.rest());
        review.reviewProperty().addListener((observable, before, now) -> ending.know(now));
        analysis.openProperty().addListener((observable, before, now) -> ending.rest());
        return this;
    }

    public Ending ending() {
        return ending;
    }

    @Override
    public void addTo(Context window) {
        window.views().register(EndingController.class, () -> new EndingController(window, ending));
    }

    @Override
    public void close() {
        runner.close();
    }
}
