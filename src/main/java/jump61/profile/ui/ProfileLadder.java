package jump61.profile.ui;

import java.util.EnumMap;
import java.util.Map;
import java.util.Optional;
import javafx.beans.binding.Bindings;
import javafx.beans.value.ObservableValue;
import jump61.game.Game;
import jump61.game.Level;
import jump61.game.Tally;
import jump61.profile.Profile;
import jump61.window.match.Ladder;

/** The results of the current person against each level, on boards of all sizes. */
public final class ProfileLadder implements Ladder {
    private final ProfileModel model;

    /** Creates the ladder for the profile of {@code model}. */
    public ProfileLadder(ProfileModel model) {
        this.model = model;
    }

    @Override
    public ObservableValue<Rungs> of(Game game) {
        return Bindings.createObjectBinding(() -> rungs(model.profileProperty().get(), game), model.profileProperty());
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
