package jump61.app.home;

import javafx.scene.Node;
import javafx.scene.input.KeyCode;
import jump61.app.WindowOutput;
import jump61.game.Game;
import jump61.game.Games;
import jump61.game.Player;
import jump61.game.Players;
import jump61.window.FxWait;

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
    }

    private boolean isNarrow() {
        return node("#root", Node.class).getPseudoClassStates().stream()
                .anyMatch(state -> state.getPseudoClassName().equals("narrow"));
    }

    /** Where the days of the week are, whatever they say. */
    private void days() {
        tell("the days are in "
                + FxWait.ask(() -> {
                    Node days = node("#days", Node.class);
                    return days.getParent().getId() + ", place "
                            + days.getParent().getChildrenUnmodifiable().indexOf(days);
                }));
    }
}
