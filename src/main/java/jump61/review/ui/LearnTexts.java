package jump61.review.ui;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import jump61.game.Game;
import jump61.game.Level;
import jump61.game.Match;
import jump61.game.Move;
import jump61.game.Sentences;
import jump61.review.MoveReview;
import jump61.review.ReviewWords;
import jump61.window.Texts;
import jump61.window.match.MatchTexts;

/** Puts questions about mistakes, their answers and the summary into words. */
final class LearnTexts {
    private final LearnModel model;
    private final Optional<Match> match;
    private final Texts texts;
    private final MatchTexts words;

    /**
     * Creates the texts for the current stage of {@code model}.
     *
     * @param match the match whose mistakes are asked about; empty when those of earlier games are practised
     */
    LearnTexts(LearnModel model, Optional<Match> match, Texts texts, MatchTexts words) {
        this.model = model;
        this.match = match;
        this.texts = texts;
        this.words = words;
    }

    /** {@return the question, the verdict on the answer, or the result} */
    String title() {
        return Texts.unbroken(
                switch (model.stage()) {
                    case QUESTION, CHECKING ->
                        texts.get("learn.question", move(mistake().turn().move()));
                    // In RIGHT and SOLUTION, the headline has the result.
                    case RIGHT -> right();
                    case WRONG -> texts.get("learn.wrong", move(tried().turn().move()));
                    case SOLUTION ->
                        Sentences.whole(texts.get(
                                "review.verdict",
                                model.question().round(),
                                reviewWords().title(mistake())));
                    case SUMMARY -> summary();
                });
    }

    /** {@return the reasons; empty if there is nothing to add} */
    String text() {
        return Texts.unbroken(
                switch (model.stage()) {
                    case QUESTION ->
                        Sentences.join(
                                VerdictTexts.change(mistake(), texts),
                                model.question().isHinted() ? texts.get("learn.hinted") : "");
                    case CHECKING -> texts.get("learn.checking");
                    case RIGHT -> "";
                    case WRONG -> Sentences.join(why(), VerdictTexts.change(tried(), texts));
                    case SOLUTION -> reviewWords().explanation(mistake());
                    case SUMMARY -> details();
                });
    }

    /** Returns the number of the question and, if it is from another game, which game that was; empty in the summary. */
    String count() {
        if (model.stage() == LearnModel.Stage.SUMMARY) {
            return "";
        }
        int number = model.number() + 1;
        int all = model.questions().size();
        return model.question()
                .origin()
                .map(game -> texts.get(
                        "learn.count.from", number, all, words.level(Level.of(game.level())), texts.date(game.date())))
                .orElseGet(() -> texts.get("learn.count", number, all));
    }

    /** {@return the text that is read aloud, with the moves that a hint marks} */
    String spoken() {
        String headline = model.headline(texts, words).orElse("");
        return switch (model.stage()) {
            case QUESTION -> Sentences.join(count(), title(), text(), candidates());
            case CHECKING -> text();
            case WRONG -> Sentences.join(title(), text());
            case RIGHT, SOLUTION, SUMMARY -> Sentences.join(headline, title(), text());
        };
    }

    private String candidates() {
        return model.question().isHinted()
                ? Sentences.list(
                        model.question().candidates().stream().map(this::move).toList(), texts.locale())
                : "";
    }

    private MoveReview mistake() {
        return model.question().mistake();
    }

    private MoveReview tried() {
        return model.answered().orElse(mistake());
    }

    private Game game() {
        return mistake().turn().before().game();
    }

    private String move(Move move) {
        return words.move(move, game());
    }

    private ReviewWords reviewWords() {
        return WindowWords.of(game(), model.players(), words, texts);
    }

    /** Returns what is wrong with the move that was tried, unless that would reveal the right square. */
    private String why() {
        String why = reviewWords().refutation(tried());
        return why.contains(move(mistake().best())) ? "" : why;
    }

    private String right() {
        Move best = mistake().best();
        Move found = model.found().orElse(best);
        return found.equals(best)
                ? texts.get(
                        "learn.best", move(best), VerdictTexts.percent(mistake().before()))
                : texts.get("learn.asGood", move(found), move(best));
    }

    private String summary() {
        int all = model.questions().size();
        if (all > 0) {
            return texts.get("learn.found", count(MistakeQuestion.Outcome.AT_ONCE), all);
        }
        // The opponent's mistakes are offered by a button.
        return texts.get(!isNobodys() ? "learn.none.yours" : story().isEmpty() ? "learn.none" : "learn.none.story");
    }

    private String details() {
        if (model.questions().isEmpty()) {
            return !story().isEmpty() ? story() : isNobodys() ? texts.get("learn.none.why") : "";
        }
        List<String> lines = new ArrayList<>();
        for (MistakeQuestion.Outcome outcome : List.of(
                MistakeQuestion.Outcome.WITH_HELP, MistakeQuestion.Outcome.SHOWN, MistakeQuestion.Outcome.SKIPPED)) {
            if (count(outcome) > 0) {
                lines.add(texts.get("learn.summary." + outcome.name().toLowerCase(Locale.ROOT), count(outcome)));
            }
        }
        return String.join("\n", lines);
    }

    private boolean isNobodys() {
        return model.theirs().isEmpty();
    }

    /** Returns how the game was lost if no single move lost it; empty if there is nothing to tell. */
    private String story() {
        return model.reviewed()
                .flatMap(review ->
                        match.map(now -> WindowWords.of(now, words, texts).story(review, now.result())))
                .orElse("");
    }

    private int count(MistakeQuestion.Outcome outcome) {
        return (int) model.questions().stream()
                .filter(question -> question.outcome() == outcome)
                .count();
    }
}
