package jump61.desktop;

import java.util.function.Supplier;
import javafx.beans.binding.BooleanBinding;
import jump61.desktop.match.MatchViewModel;
import jump61.desktop.remote.RemotePlay;
import jump61.desktop.remote.RemoteStage;
import jump61.desktop.shell.Command;
import jump61.desktop.shell.Commands;
import jump61.desktop.shell.FxmlFile;
import jump61.desktop.shell.QuestionController.Question;
import jump61.desktop.shell.Sheets;
import jump61.desktop.shell.Texts;

/** The commands that concern play over the network, and what others ask before they end such a game. */
final class RemoteCommands {
    private final RemotePlay remote;
    private final MatchViewModel match;
    private final Supplier<Views> views;

    RemoteCommands(RemotePlay remote, MatchViewModel match, Supplier<Views> views) {
        this.remote = remote;
        this.match = match;
        this.views = views;
    }

    void define(Commands commands) {
        BooleanBinding playing = remote.stageProperty().isEqualTo(RemoteStage.PLAYING);
        commands.define(Command.HOST_GAME, afterLeaving(() -> sheets().show(FxmlFile.HOST_GAME)));
        commands.define(Command.JOIN_GAME, afterLeaving(() -> sheets().show(FxmlFile.JOIN_GAME)));
        commands.define(Command.LEAVE_GAME, afterLeaving(() -> {}), playing);
        remote.stageProperty().addListener((observable, before, stage) -> {
            if (stage == RemoteStage.PLAYING) {
                views.get().note(texts().get("network.noUndo"));
            }
        });
    }

    /** {@return an effect that asks first where it would leave somebody alone in the middle of a game} */
    Runnable afterLeaving(Runnable effect) {
        return () -> {
            if (remote.isPlaying()) {
                Question question = new Question(
                        texts().get("network.leave.question", remote.opponent()),
                        texts().get("network.leave.explanation"),
                        texts().get("network.leave.goOn"),
                        texts().get("network.leave.stay"));
                Runnable leave = () -> {
                    remote.leave();
                    effect.run();
                };
                sheets().ask(question, leave, () -> {});
            } else {
                effect.run();
            }
        };
    }

    /** {@return an effect that plays against another machine once more if that was the last game} */
    Runnable again(Runnable local) {
        return () -> {
            if (match.playersProperty().get().haveRemote() && remote.hasPlayed()) {
                sheets().show(remote.wasHost() ? FxmlFile.HOST_GAME : FxmlFile.JOIN_GAME);
            } else {
                local.run();
            }
        };
    }

    private Sheets sheets() {
        return views.get().sheets();
    }

    private Texts texts() {
        return views.get().texts();
    }
}
