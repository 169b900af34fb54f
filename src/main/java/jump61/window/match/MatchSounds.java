package jump61.window.match;

import java.util.function.ObjDoubleConsumer;
import jump61.game.Players;
import jump61.game.Result;
import jump61.game.Side;
import jump61.game.Turn;
import jump61.window.board.Beat;
import jump61.window.board.GameViews;
import jump61.window.settings.Settings;
import jump61.window.sound.Sound;

/** Plays the sounds of a match: moves as they are played, the waves of a cascade as they are shown, and the end. */
public final class MatchSounds implements MatchListener {
    private final Settings settings;
    private final ObjDoubleConsumer<Sound> speaker;
    private final MatchViewModel match;
    /** The number of the last wave of the last turn that was heard; 0 for none. */
    private int lastWave;

    /**
     * Creates the sounds of a match.
     *
     * @param speaker plays a sound at a volume from 0 to 1
     */
    public MatchSounds(Settings settings, ObjDoubleConsumer<Sound> speaker, MatchViewModel match) {
        this.settings = settings;
        this.speaker = speaker;
        this.match = match;
    }

    @Override
    public void played(Turn turn) {
        played(turn, match.playersProperty().get().isPerson(turn.mover()));
    }

    /**
     * Plays the sound of a turn.
     *
     * @param own whether the user made it; otherwise, the sound is lower
     */
    public void played(Turn turn, boolean own) {
        Sound sound = of(turn, own);
        lastWave = 0;
        if (!sound.equals(Sound.CASCADE)) {
            play(sound);
        } else if (settings.shownSpeed() == 0) {
            // A cascade that is animated is heard wave by wave instead.
            lastWave = Sound.LAST_OF_CASCADE;
            play(sound);
        }
    }

    /** Plays the sound of a moment in an animation. */
    public void beat(Beat beat) {
        lastWave = beat.number();
        play(Sound.wave(beat.number(), beat.side() == Side.FIRST));
    }

    /** Plays the response to an illegal move. */
    public void refused() {
        play(Sound.REFUSED);
    }

    /** Plays the sound of a solved puzzle. */
    public void solved() {
        play(Sound.SOLVED);
    }

    /** Plays the sound of a win, which begins on the note on which the last turn ended. */
    public void won() {
        play(Sound.win(lastWave));
    }

    @Override
    public void ended(Result result) {
        if (isLost(result, match.playersProperty().get())) {
            play(Sound.LOSS);
        } else {
            won();
        }
    }

    private void play(Sound sound) {
        if (!settings.mutedProperty().get()) {
            speaker.accept(sound, settings.volumeProperty().get());
        }
    }

    /** {@return the sound of a turn: a fourth lower if the user did not make it, except for a cascade} */
    static Sound of(Turn turn, boolean own) {
        Sound sound = GameViews.of(turn.after().game()).sound(turn);
        return own || sound.equals(Sound.CASCADE) ? sound : sound.answer();
    }

    /** {@return whether a person has lost to a player of another kind} */
    static boolean isLost(Result result, Players players) {
        return result.winner()
                .filter(winner -> !players.isPerson(winner) && players.isPerson(winner.opponent()))
                .isPresent();
    }
}
