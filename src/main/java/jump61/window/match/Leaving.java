package jump61.window.match;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.BooleanSupplier;
import java.util.function.Supplier;
import jump61.window.Messages;
import jump61.window.QuestionController.Question;
import jump61.window.Texts;

/** Asks for confirmation before the match on the board ends, if that would abandon an opponent at another computer. */
public final class Leaving {
    private final Messages messages;
    private final List<Connected> connected = new ArrayList<>();

    private record Connected(BooleanSupplier isPlaying, Supplier<String> opponent, Runnable leave) {}

    /** Uses {@code messages} to ask. */
    public Leaving(Messages messages) {
        this.messages = messages;
    }

    /**
     * Guards games with opponents at other computers. At most one of the guarded games is on the board; the question is
     * about that one.
     *
     * @param isPlaying whether such a game is in progress
     * @param opponent the name of the opponent
     * @param leave leaves the game
     */
    public void guard(BooleanSupplier isPlaying, Supplier<String> opponent, Runnable leave) {
        connected.add(new Connected(isPlaying, opponent, leave));
    }

    /** {@return {@code effect}, preceded by a question if one is necessary when it is run} */
    public Runnable before(Runnable effect) {
        return () -> {
            Optional<Connected> abandoned = connected.stream()
                    .filter(game -> game.isPlaying().getAsBoolean())
                    .findFirst();
            if (abandoned.isEmpty()) {
                effect.run();
                return;
            }
            messages.ask(question(abandoned.get().opponent().get()), () -> {
                abandoned.get().leave().run();
                effect.run();
            });
        };
    }

    private Question question(String opponent) {
        Texts words = messages.texts();
        return new Question(
                words.get("network.leave.question", opponent),
                words.get("network.leave.explanation"),
                words.get("network.leave.goOn"),
                words.get("network.leave.stay"));
    }
}
