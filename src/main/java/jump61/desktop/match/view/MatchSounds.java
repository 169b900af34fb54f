package jump61.desktop.match.view;

import jump61.desktop.board.Beat;
import jump61.desktop.games.GameViews;
import jump61.desktop.match.MatchListener;
import jump61.desktop.match.MatchViewModel;
import jump61.desktop.settings.Settings;
import jump61.desktop.sound.Sound;
import jump61.desktop.sound.Speaker;
import jump61.game.Player;
import jump61.game.Players;
import jump61.game.Result;
import jump61.game.Side;
import jump61.game.Turn;

/** Lets a match be heard: its moves as they are played, the waves of a cascade as they are shown, and its end. */
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

    /** Plays a turn of a lesson, which the user or the one who teaches made. */
    public void played(Turn turn, boolean own) {
        Sound sound = GameViews.of(turn.after().game()).sound(turn);
        played(turn, sound == Sound.MOVE && !own ? Sound.REPLY : sound);
    }

    /** Plays the end of a game that the user has won in a lesson. */
    public void won() {
        play(Sound.WIN);
    }

    private void played(Turn turn, Sound sound) {
        // A cascade that is shown is heard wave by wave instead.
        if (sound != Sound.CASCADE || settings.shownSpeed() == 0) {
            play(sound);
        }
    }

    /** Plays a moment of an animation. */
    public void beat(Beat beat) {
        play(Sound.wave(beat.number(), beat.weight(), beat.side() == Side.FIRST));
    }

    /** Plays the answer to a click on what may not be played. */
    public void refused() {
        play(Sound.REFUSED);
    }

    /** Plays what a solved puzzle sounds like. */
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

    /** {@return what a turn sounds like; a plain move is lower if a computer or a distant opponent made it} */
    static Sound of(Turn turn, Players players) {
        Sound sound = GameViews.of(turn.after().game()).sound(turn);
        return sound == Sound.MOVE && !isHuman(players, turn.mover()) ? Sound.REPLY : sound;
    }

    /** {@return what an end sounds like: a loss only to the one human who lost} */
    static Sound of(Result result, Players players) {
        boolean lost = result.winner()
                .filter(winner -> !isHuman(players, winner) && isHuman(players, winner.opponent()))
                .isPresent();
        return lost ? Sound.LOSS : Sound.WIN;
    }

    private static boolean isHuman(Players players, Side side) {
        return players.of(side) instanceof Player.Human;
    }
}
