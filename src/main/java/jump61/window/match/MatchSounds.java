package jump61.window.match;

import jump61.game.Players;
import jump61.game.Result;
import jump61.game.Side;
import jump61.game.Turn;
import jump61.window.board.Beat;
import jump61.window.board.GameViews;
import jump61.window.settings.Settings;
import jump61.window.sound.Sound;
import jump61.window.sound.Speaker;

/** Plays the sounds of a match: moves as they are played, the waves of a cascade as they are shown, and the end. */
public final class MatchSounds implements MatchListener {
    private final Settings settings;
    private final Speaker speaker;
    private final MatchViewModel match;

    public MatchSounds(Settings settings, Speaker speaker, MatchViewModel match) {
        this.settings = settings;
        this.speaker = speaker;
        this.match = match;
    }

    @Override
    public void played(Turn turn) {
        played(turn, of(turn, match.playersProperty().get()));
    }

    /** Plays the sound of a turn in a lesson, made by the user or by the teacher. */
    public void played(Turn turn, boolean own) {
        Sound sound = GameViews.of(turn.after().game()).sound(turn);
        played(turn, sound == Sound.MOVE && !own ? Sound.REPLY : sound);
    }

    /** Plays the sound of a win in a lesson. */
    public void won() {
        play(Sound.WIN);
    }

    private void played(Turn turn, Sound sound) {
        // A cascade that is animated is heard wave by wave instead.
        if (sound != Sound.CASCADE || settings.shownSpeed() == 0) {
            play(sound);
        }
    }

    /** Plays the sound of a moment in an animation. */
    public void beat(Beat beat) {
        play(Sound.wave(beat.number(), beat.weight(), beat.side() == Side.FIRST));
    }

    /** Plays the response to a click on an illegal square. */
    public void refused() {
        play(Sound.REFUSED);
    }

    /** Plays the sound of a solved puzzle. */
    public void solved() {
        play(Sound.SOLVED);
    }

    @Override
    public void ended(Result result) {
        play(of(result, match.playersProperty().get()));
    }

    private void play(Sound sound) {
        if (!settings.mutedProperty().get()) {
            speaker.play(sound, settings.volumeProperty().get());
        }
    }

    /** {@return the sound of a turn; a plain move is lower if made by a computer or a remote opponent} */
    static Sound of(Turn turn, Players players) {
        Sound sound = GameViews.of(turn.after().game()).sound(turn);
        return sound == Sound.MOVE && !players.isPerson(turn.mover()) ? Sound.REPLY : sound;
    }

    /** {@return the sound of an end: a loss only for the only person who lost} */
    static Sound of(Result result, Players players) {
        boolean lost = result.winner()
                .filter(winner -> !players.isPerson(winner) && players.isPerson(winner.opponent()))
                .isPresent();
        return lost ? Sound.LOSS : Sound.WIN;
    }
}
