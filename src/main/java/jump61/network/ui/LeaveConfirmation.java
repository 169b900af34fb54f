package jump61.network.ui;

import jump61.window.Messages;
import jump61.window.QuestionController.Question;
import jump61.window.Texts;

/** Asks for confirmation before something ends a network game in progress. */
final class LeaveConfirmation {
    private final RemotePlay remote;
    private final Messages messages;

    LeaveConfirmation(RemotePlay remote, Messages messages) {
        this.remote = remote;
        this.messages = messages;
    }

    /** {@return {@code effect}, preceded by the question if a network game is in progress when it is run} */
    Runnable before(Runnable effect) {
        return () -> {
            if (remote.isPlaying()) {
                messages.ask(question(), () -> {
                    remote.leave();
                    effect.run();
                });
            } else {
                effect.run();
            }
        };
    }

    private Question question() {
        Texts words = messages.texts();
        return new Question(
                words.get("network.leave.question", remote.opponent()),
                words.get("network.leave.explanation"),
                words.get("network.leave.goOn"),
                words.get("network.leave.stay"));
    }
}
