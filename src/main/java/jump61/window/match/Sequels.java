package jump61.window.match;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;
import javafx.beans.binding.Bindings;
import javafx.beans.property.IntegerProperty;
import javafx.beans.property.SimpleIntegerProperty;
import javafx.beans.value.ObservableValue;
import jump61.game.Match;
import jump61.window.Texts;

/** What the button after a game leads to: a similar game, unless a feature provides something else for its own games. */
public final class Sequels {
    private final List<Sequel> sequels = new ArrayList<>();
    private final IntegerProperty changes = new SimpleIntegerProperty();

    /**
     * What follows a feature's games.
     *
     * @param follows checks whether it follows a match
     * @param textKey the key of the button's text, in the texts of the window
     * @param effect what the button does
     */
    public record Sequel(Predicate<Match> follows, String textKey, Runnable effect) {}

    /** Adds a feature's sequel. */
    public void add(Sequel sequel) {
        sequels.add(sequel);
    }

    /** {@return a feature's sequel to this match; empty if there is none} */
    public Optional<Sequel> after(Match match) {
        return sequels.stream().filter(sequel -> sequel.follows().test(match)).findFirst();
    }

    /** Updates the text of the button, because another sequel may now follow the same match. */
    public void change() {
        changes.set(changes.get() + 1);
    }

    /** {@return the text of the button after the match that is shown} */
    public ObservableValue<String> text(MatchViewModel shown, Texts texts) {
        return Bindings.createStringBinding(
                () -> {
                    Match match = shown.matchProperty().get();
                    return match == null
                            ? null
                            : texts.get(after(match).map(Sequel::textKey).orElse("result.playAgain"));
                },
                shown.matchProperty(),
                changes);
    }
}
