package jump61.app;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import jump61.app.help.HelpFeature;
import jump61.app.home.HomeFeature;
import jump61.app.lesson.LessonFeature;
import jump61.app.newgame.NewGameFeature;
import jump61.library.ui.LibraryFeature;
import jump61.network.RemoteSettings;
import jump61.network.ui.NetworkFeature;
import jump61.profile.ui.ProfileFeature;
import jump61.puzzle.ui.EditorFeature;
import jump61.puzzle.ui.PuzzleFeature;
import jump61.review.ui.AnalysisFeature;
import jump61.review.ui.EndingFeature;
import jump61.review.ui.ReviewFeature;
import jump61.share.ui.ShareFeature;
import jump61.table.ui.TableFeature;
import jump61.tournament.ui.TournamentFeature;
import jump61.window.feature.Context;
import jump61.window.feature.Feature;
import jump61.window.feature.Program;
import jump61.window.match.view.MatchFeature;

/** A program with its features. Those of the product are listed in one place, {@link #ofProduct}. */
final class Features implements AutoCloseable {
    private final Program program;
    private final List<Feature> all;

    /** Creates the features of {@code program} from a list, such as {@link #ofProduct}. */
    Features(Program program, Function<Program, List<Feature>> list) {
        this.program = program;
        all = List.copyOf(list.apply(program));
    }

    /**
     * {@return the features of the product, in the order in which they are closed} They are created in the order in which
     * they are notified of another match: a network game is left before the files follow the new match.
     */
    static Function<Program, List<Feature>> ofProduct(RemoteSettings settings) {
        return program -> {
            var network = new NetworkFeature(program, settings);
            var table = new TableFeature(program);
            var profile = new ProfileFeature(program);
            var library = new LibraryFeature(program, profile.model());
            var tournament = new TournamentFeature(program, library.files(), library.library());
            var review = new ReviewFeature(program, profile.model(), library);
            var puzzles = new PuzzleFeature(program, profile.model(), library);
            var ending = new EndingFeature(program, library.files(), profile.evening());
            var analysis = new AnalysisFeature(program, library.files(), tournament.programs()::advisers);
            var editor = new EditorFeature(program, library.clipboard(), puzzles);
            ending.giveWayTo(review.review(), analysis.analysis());
            var share = new ShareFeature(program, library.files());
            var lesson = new LessonFeature(program, profile::learnt);
            var playing = new MatchFeature(program, analysis.variations(), ending.ending(), profile.evening());
            return List.of(
                    network,
                    table,
                    tournament,
                    puzzles,
                    editor,
                    review,
                    ending,
                    analysis,
                    playing,
                    new NewGameFeature(program, profile.ladder(), network.choices(), tournament.programs()),
                    lesson,
                    new SettingsFeature(),
                    new HelpFeature(),
                    share,
                    profile,
                    library,
                    new HomeFeature(program, profile, library, table, lesson::teach));
        };
    }

    /** {@return a list of features, followed by another one} */
    static Function<Program, List<Feature>> with(
            Function<Program, List<Feature>> list, Function<Program, Feature> another) {
        return program -> {
            List<Feature> features = new ArrayList<>(list.apply(program));
            features.add(another.apply(program));
            return features;
        };
    }

    Program program() {
        return program;
    }

    /**
     * {@return the feature of this class}
     *
     * @throws IllegalArgumentException if there is none
     */
    <F extends Feature> F get(Class<F> type) {
        return all.stream()
                .filter(type::isInstance)
                .map(type::cast)
                .findFirst()
                .orElseThrow(() -> new IllegalArgumentException("no such feature: " + type));
    }

    /** Adds the views and commands of all features to a window. */
    void addTo(Context window) {
        all.forEach(feature -> feature.addTo(window));
    }

    void drawn() {
        all.forEach(Feature::drawn);
    }

    void focusChanged() {
        all.forEach(Feature::focusChanged);
    }

    /** Stops all activity, and writes pending changes. */
    @Override
    public void close() {
        all.forEach(Feature::close);
        program.close();
    }
}
