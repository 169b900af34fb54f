package jump61.profile.ui;

import java.util.HashMap;
import java.util.Map;
import java.util.OptionalInt;
import javafx.beans.binding.Bindings;
import javafx.beans.value.ObservableValue;
import jump61.game.Game;
import jump61.game.Player;
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
        Map<Integer, Score> scores = new HashMap<>();
        for (int level = 1; level <= Player.Computer.STRONGEST; level++) {
            Profile.Score score = profile.score(game.id(), level);
            if (score.games() > 0) {
                scores.put(level, new Score(score.wins(), score.losses(), score.draws()));
            }
        }
        return new Rungs(
                scores,
                scores.isEmpty()
                        ? OptionalInt.empty()
                        : OptionalInt.of(profile.nextLevel(game.id(), Player.Computer.STRONGEST)));
    }
}
