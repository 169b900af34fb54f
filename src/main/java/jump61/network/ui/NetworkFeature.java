package jump61.network.ui;

import javafx.application.Platform;
import jump61.game.Match;
import jump61.network.RemoteSettings;
import jump61.window.Command;
import jump61.window.FxmlFile;
import jump61.window.feature.Context;
import jump61.window.feature.Feature;
import jump61.window.feature.Program;
import jump61.window.match.Leaving;
import jump61.window.match.Sequels.Sequel;

/** Games against another program over the network. */
public final class NetworkFeature implements Feature {
    private final Program program;
    private final RemotePlay remote;
    private final RemoteChoices choices;

    public NetworkFeature(Program program, RemoteSettings network) {
        this.program = program;
        remote = new RemotePlay(program.match(), network, Platform::runLater);
        choices = new RemoteChoices(program.settings());
        program.leaving().guard(remote::isPlaying, remote::opponent, remote::leave);
        addSequel(true, Command.HOST_GAME);
        addSequel(false, Command.JOIN_GAME);
    }

    /** Adds a sequel that hosts or joins another network game in the same way as the last one. */
    private void addSequel(boolean hosted, Command command) {
        program.sequels()
                .add(new Sequel(
                        match -> hasPlayed(match) && remote.wasHost() == hosted,
                        "result.playAgain",
                        () -> program.commands().runAnyway(command)));
    }

    private boolean hasPlayed(Match match) {
        return match.players().areConnected() && remote.hasPlayed();
    }

    /** {@return the last choices for network games} */
    public RemoteChoices choices() {
        return choices;
    }

    /** {@return how far a network game has come} */
    RemoteStage stage() {
        return remote.stageProperty().get();
    }

    @Override
    public void addTo(Context window) {
        window.views().register(HostController.class, () -> new HostController(window, remote, choices));
        window.views().register(JoinController.class, () -> new JoinController(window, remote, choices));
        window.views().register(WaitingController.class, () -> new WaitingController(window, remote));
        Leaving leaving = program.leaving();
        var commands = window.commands();
        commands.define(Command.HOST_GAME, leaving.before(() -> window.sheets().show(FxmlFile.HOST_GAME)));
        commands.define(Command.JOIN_GAME, leaving.before(() -> window.sheets().show(FxmlFile.JOIN_GAME)));
        commands.define(
                Command.LEAVE_GAME,
                leaving.before(() -> {}),
                remote.stageProperty().isEqualTo(RemoteStage.PLAYING));
        window.subscriptions().onChange(remote.endProperty(), end -> report(end, window));
        window.subscriptions().onChange(remote.stageProperty(), stage -> noteThatMovesStay(stage, window));
    }

    /** Reports the end of a game. If play has not begun, the waiting sheet does that. */
    private void report(RemoteEnd end, Context window) {
        if (end != null && end.onBoard()) {
            window.sheets().show(FxmlFile.REMOTE_END, new EndController(window, end, remote));
        }
    }

    private static void noteThatMovesStay(RemoteStage stage, Context window) {
        if (stage == RemoteStage.PLAYING) {
            window.note(window.texts().get("network.noUndo"));
        }
    }

    @Override
    public void close() {
        remote.close();
    }
}
