package jump61.desktop.match.view;

import jump61.desktop.games.GameViews;
import jump61.desktop.match.MatchViewModel;
import jump61.desktop.settings.Settings;
import jump61.desktop.sound.Sound;
import jump61.desktop.sound.Speaker;
import jump61.game.Result;
import jump61.game.Turn;

/** Lets a match be heard: its moves as they are played, and its end. */
public final class MatchSounds implements MatchViewModel.Listener {
    private final Settings settings;
    private final Speaker speaker;

    public MatchSounds(Settings settings, Speaker speaker) {
        this.settings = settings;
        this.speaker = speaker;
    }

    @Override
    public void played(Turn turn) {
        play(GameViews.of(turn.after().game()).sound(turn));
    }

    @Override
    public void ended(Result result) {
        play(Sound.WIN);
    }

    private void play(Sound sound) {
        if (!settings.mutedProperty().get()) {
            speaker.play(sound, settings.volumeProperty().get());
        }
    }
}
