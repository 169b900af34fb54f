package jump61.desktop.sound;

import jump61.checkers.CheckersMove;
import jump61.cubes.CubesEvent;
import jump61.desktop.match.MatchViewModel;
import jump61.desktop.settings.Settings;
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
        play(of(turn));
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

    /** {@return what a turn sounds like} */
    static Sound of(Turn turn) {
        if (turn.move() instanceof CheckersMove move && move.isJump()) {
            return Sound.CAPTURE;
        }
        return turn.events().stream().anyMatch(CubesEvent.Toppled.class::isInstance) ? Sound.CASCADE : Sound.MOVE;
    }
}
