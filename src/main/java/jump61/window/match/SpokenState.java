package jump61.window.match;

import java.util.Optional;
import javafx.beans.Observable;
import jump61.engine.SearchResult;
import jump61.game.Match;
import jump61.game.Rounds;
import jump61.game.Sentences;
import jump61.window.Texts;
import jump61.window.settings.Settings;

/** The state of the match to be read aloud: a hint, whose turn it is, how the game ended. */
public final class SpokenState {
    private final MatchViewModel match;
    private final Settings settings;
    private final Texts texts;
    private final MatchTexts words;

    public SpokenState(MatchViewModel match, Settings settings, Texts texts, MatchTexts words) {
        this.match = match;
        this.settings = settings;
        this.texts = texts;
        this.words = words;
    }

    /** {@return the values on which the text depends} */
    public Observable[] changes() {
        return new Observable[] {
            match.matchProperty(),
            match.positionProperty(),
            match.resultProperty(),
            match.playersProperty(),
            match.plyProperty(),
            match.pausedProperty(),
            match.computer().thinkingProperty(),
            match.animatingProperty(),
            match.modeChangesProperty(),
            settings.stepModeProperty(),
            settings.detailsProperty(),
            words.names(),
            match.advice().hintProperty(),
            match.advice().seekingHintProperty()
        };
    }

    /** {@return the text for the current state of the match} */
    public String text() {
        if (match.matchProperty().get() == null) {
            return "";
        }
        BoardMode mode = match.modeProperty().get();
        Optional<String> said = mode == null ? Optional.empty() : mode.status(texts, words);
        return said.orElseGet(this::ofMatch);
    }

    private String ofMatch() {
        SearchResult hint = match.advice().hintProperty().get();
        if (hint != null) {
            return words.hint(
                    hint,
                    match.positionProperty().get(),
                    settings.detailsProperty().get());
        } else if (match.advice().seekingHintProperty().get()) {
            return texts.get("hint.seeking");
        }
        return state(match.matchProperty().get());
    }

    private String state(Match now) {
        Headline headline = new Headline(match, texts, words);
        if (match.animatingProperty().get() && settings.stepModeProperty().get()) {
            return texts.get("status.step");
        }
        if (match.resultProperty().get() != null) {
            String detail = words.detail(
                    match.resultProperty().get(),
                    now.position(),
                    Rounds.of(match.turns().size(), match.turns()),
                    now.players());
            return Sentences.join(headline.text(), detail);
        }
        if (headline.isLookingBack()) {
            return headline.text();
        }
        if (match.animatingProperty().get()) {
            // Not the next player's turn yet, and the move itself has been read.
            return "";
        }
        return now.awaited()
                .map(player -> player.isComputer() && isPaused()
                        ? texts.get("status.paused", words.brief(now.position().toMove(), now.players(), now.game()))
                        : words.turn(now.position(), now.players()))
                .orElse("");
    }

    /** Whether the game is paused. During a single step, the computer thinks despite the pause. */
    private boolean isPaused() {
        return match.pausedProperty().get()
                && !match.computer().thinkingProperty().get();
    }
}
