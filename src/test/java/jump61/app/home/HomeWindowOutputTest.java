package jump61.app.home;

import java.util.Optional;
import java.util.stream.Stream;
import javafx.scene.Node;
import javafx.scene.input.KeyCode;
import jump61.app.WindowOutput;
import jump61.game.Game;
import jump61.game.Games;
import jump61.game.Match;
import jump61.game.Player;
import jump61.game.Players;
import jump61.game.RandomPlay;
import jump61.game.Result;
import jump61.game.Side;
import jump61.window.FxWait;
import jump61.window.match.TimeControl;

/** Where people begin: what goes on, what is offered, the last games. */
class HomeWindowOutputTest extends WindowOutput {
    @Override
    protected void walk() {
        command("goHome");
        days();
        click("#primary");
        for (Game game : Games.all()) {
            command("goHome");
            click("#offer-" + game.id());
            key(KeyCode.ESCAPE);
            begin(new Players(Player.HUMAN, Player.HUMAN), 0);
        }
        command("goHome");
        size(480, 360);
        await("in a small window", this::isNarrow);
        days();
        size(1000, 700);
        await("in a large window", () -> !isNarrow());
        days();
        click("#allOptions");
        key(KeyCode.ESCAPE);
        aPlayerWhoComesBack();
    }

    /** Every game known, each ended in another way. */
    private void aPlayerWhoComesBack() {
        Player casual = new Player.Computer(3);
        played(Games.all().get(0), new Players(Player.HUMAN, casual), Result.win(Side.FIRST));
        played(Games.all().get(1), new Players(casual, Player.HUMAN), Result.shared());
        Result onTime = new Result(Optional.of(Side.SECOND), Result.Reason.TIME);
        played(Games.all().get(2), new Players(Player.HUMAN, Player.HUMAN), onTime);
        for (Game game : Games.all()) {
            click("#offer-" + game.id());
            key(KeyCode.ESCAPE);
            command("goHome");
        }
        keys(6, KeyCode.TAB);
        size(480, 360);
        await("in a small window", this::isNarrow);
        size(1000, 700);
        await("in a large window", () -> !isNarrow());
    }

    private void played(Game game, Players players, Result result) {
        quietly(() -> {
            Match match = new Match(game.start(game.sizes().usualSize()), players);
            RandomPlay.from(match.start(), 3).stream().limit(6).forEach(turn -> match.play(turn.move()));
            match().begin(match, TimeControl.NONE);
            match.end(result);
        });
        command("goHome");
    }

    private boolean isNarrow() {
        return node("#root", Node.class).getPseudoClassStates().stream()
                .anyMatch(state -> state.getPseudoClassName().equals("narrow"));
    }

    /** Where the days of the week are, whatever they say, and what is beside them of a puzzle that changes daily. */
    private void days() {
        tell("the days are in "
                + FxWait.ask(() -> {
                    Node days = node("#days", Node.class);
                    return days.getParent().getId() + ", place "
                            + days.getParent().getChildrenUnmodifiable().indexOf(days) + ", beside "
                            + Stream.of("#todayPicture", "#todayLabel", "#solver", "#streak")
                                    .filter(part -> days.getScene().lookup(part).isVisible())
                                    .toList();
                }));
    }
}
