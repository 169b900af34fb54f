package jump61.app.lesson;

import javafx.scene.input.KeyCode;
import jump61.app.WindowOutput;
import jump61.game.Game;
import jump61.game.Games;
import jump61.game.Match;
import jump61.game.Player;
import jump61.game.Players;
import jump61.window.match.TimeControl;

/** The first minute of every game, by keys alone. */
class LessonWindowOutputTest extends WindowOutput {
    @Override
    protected void walk() {
        for (Game game : Games.all()) {
            Match match = new Match(game.start(game.sizes().smallest()), new Players(Player.HUMAN, Player.HUMAN));
            step(game.id(), () -> match().begin(match, TimeControl.NONE));
            command("howToPlay");
            await("its first step", () -> lessons().phaseProperty().get() != Phase.SHOWING);
            toTheEnd();
            click("#back");
            await(
                    "a step back",
                    () -> !lessons().isLast() && lessons().phaseProperty().get() != Phase.SHOWING);
            toTheEnd();
            size(480, 360);
            step("in a small window", () -> {});
            size(1000, 700);
            step("in a large window", () -> {});
            command("howToPlay");
            click("#skip");
            command("howToPlay");
            key(KeyCode.ESCAPE);
        }
    }

    private LessonModel lessons() {
        return feature(LessonFeature.class).lessons();
    }

    private void toTheEnd() {
        while (!lessons().isLast() || lessons().phaseProperty().get() != Phase.TELLING) {
            if (lessons().phaseProperty().get() == Phase.TELLING) {
                key(KeyCode.ENTER);
            } else {
                quietly(() -> lessons().choose(lessons().step().asked().get(0)));
                await("the move is shown", () -> lessons().phaseProperty().get() != Phase.SHOWING);
            }
        }
    }
}
