package jump61.profile.ui;

import java.time.InstantSource;
import jump61.profile.Profiles;
import jump61.window.Command;
import jump61.window.FxmlFile;
import jump61.window.Place;
import jump61.window.feature.Context;
import jump61.window.feature.Feature;
import jump61.window.feature.Program;
import jump61.window.match.Ladder;

/** What the people at this computer have achieved, and the score of the evening. */
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

    /** Another window may have added to the profile. */
    @Override
    public void focusChanged() {
        model.refresh();
    }
}
