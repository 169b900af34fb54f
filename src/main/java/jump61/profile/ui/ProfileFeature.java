package jump61.profile.ui;

import java.time.InstantSource;
import java.time.LocalDate;
import java.util.EnumMap;
import java.util.Map;
import java.util.Optional;
import javafx.beans.binding.Bindings;
import javafx.beans.value.ObservableValue;
import jump61.game.Game;
import jump61.game.Level;
import jump61.game.Tally;
import jump61.profile.Profile;
import jump61.profile.ProfileEvent;
import jump61.profile.Profiles;
import jump61.window.Command;
import jump61.window.FxmlFile;
import jump61.window.Place;
import jump61.window.feature.Context;
import jump61.window.feature.Feature;
import jump61.window.feature.Program;
import jump61.window.match.Ladder;

/** The achievements of the people at this computer, and the score of the evening. */
public final class ProfileFeature implements Feature {
    private static final Place YOU = Place.of(Command.GO_YOU, "icon-you", FxmlFile.PROFILE);

    private final ProfileModel model;
    private final Ladder ladder;
    private final Evening evening;

    public ProfileFeature(Program program) {
        model = new ProfileModel(
                new Profiles(program.directories().data().resolve("profiles")),
                program.settings().personProperty(),
                program.background(),
                problem -> program.failures().notKept("keep.profile", problem));
        ladder = new ProfileLadder(model);
        evening = new Evening(program.match(), program.settings().eveningProperty(), InstantSource.system());
        program.settings().personProperty().addListener((observable, before, now) -> evening.forgetOnlyPerson());
    }

    public ProfileModel model() {
        return model;
    }

    /** {@return the results against each level} */
    public Ladder ladder() {
        return ladder;
    }

    public Evening evening() {
        return evening;
    }

    /** Notes that the current person has played the lesson of a game to its end. */
    public void learnt(Game game) {
        model.record(new ProfileEvent.Learnt(LocalDate.now(), game.id()));
    }

    @Override
    public void addTo(Context window) {
        window.views().register(ProfileController.class, () -> new ProfileController(window, model));
        window.definePlace(YOU);
        window.commands().define(Command.PROFILE, () -> window.commands().run(Command.GO_YOU));
    }

    @Override
    public void drawn() {
        model.refresh();
    }

    /** Reads the profile again, because another window may have added to it. */
    @Override
    public void focusChanged() {
        model.refresh();
    }

    /** The results of the current person against each level, on boards of all sizes. */
    static final class ProfileLadder implements Ladder {
        private final ProfileModel model;

        /** Creates the ladder for the profile of {@code model}. */
        public ProfileLadder(ProfileModel model) {
            this.model = model;
        }

        @Override
        public ObservableValue<Rungs> of(Game game) {
            return Bindings.createObjectBinding(
                    () -> rungs(model.profileProperty().get(), game), model.profileProperty());
        }

        /** {@return the results against the levels played, and the recommended level} */
        static Rungs rungs(Profile profile, Game game) {
            Map<Level, Tally> scores = new EnumMap<>(Level.class);
            for (Level level : Level.values()) {
                Tally score = profile.score(game.id(), level.number());
                if (score.games() > 0) {
                    scores.put(level, score);
                }
            }
            return new Rungs(scores, scores.isEmpty() ? Optional.empty() : Optional.of(profile.nextLevel(game.id())));
        }
    }
}
