package jump61.app.lesson;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.ArrayList;
import java.util.List;
import jump61.game.Position;
import jump61.game.Turn;
import jump61.games.cubes.CubesGame;
import jump61.window.FxThreadExtension;
import jump61.window.board.GameViews;
import jump61.window.match.MatchSounds;
import jump61.window.settings.Settings;
import jump61.window.settings.Speed;
import jump61.window.sound.Sound;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;

@ExtendWith(FxThreadExtension.class)
class LessonBoardTest {
    private final List<Sound> heard = new ArrayList<>();
    private final Settings settings = new Settings();
    private final MatchSounds sounds = new MatchSounds(settings, (sound, volume) -> heard.add(sound), null);

    LessonBoardTest() {
        settings.speedProperty().set(Speed.NONE);
    }

    @Test
    void aMoveIsHeardAndOnlyTheOneThatWinsTheGameIsCelebrated() {
        Turn first = turn("1- 1- / 1- 1-", "1:1");
        assertEquals(List.of(Sound.move(-2)), heard(first));
        Turn last = turn("2r 1b / 2r 1r", "1:1");
        assertEquals(List.of(Sound.CASCADE, Sound.win(Sound.LAST_OF_CASCADE)), heard(last));
    }

    private List<Sound> heard(Turn turn) {
        LessonBoard board = new LessonBoard(null, GameViews.of(CubesGame.INSTANCE), sounds, move -> {}, why -> {});
        board.control().setAnimationSpeed(0);
        heard.clear();
        board.place(turn.before(), null);
        List<Turn> shown = new ArrayList<>();
        board.show(turn, () -> shown.add(turn));
        board.finishNow();
        assertEquals(List.of(turn), shown);
        return List.copyOf(heard);
    }

    private static Turn turn(String position, String move) {
        Position before = CubesGame.INSTANCE.parsePosition(position);
        return before.play(CubesGame.INSTANCE.parseMove(move));
    }
}
