package jump61.puzzle.ui;

import java.util.Optional;
import jump61.game.Move;
import jump61.game.Side;
import jump61.window.FxmlFile;
import jump61.window.Texts;
import jump61.window.match.BoardMode;
import jump61.window.match.MatchTexts;

/** What the board is for while puzzles are open. */
final class PuzzleMode implements BoardMode {
    private final PuzzleModel model;

    PuzzleMode(PuzzleModel model) {
        this.model = model;
    }

    @Override
    public boolean takesMoves() {
        return model.takesMoves();
    }

    @Override
    public void chosen(Move move) {
        model.chosen(move);
    }

    @Override
    public void left() {
        model.left();
    }

    @Override
    public boolean canHint() {
        return model.canHint();
    }

    @Override
    public void hint() {
        model.hint();
    }

    @Override
    public Optional<FxmlFile> panel() {
        return Optional.of(FxmlFile.PUZZLE);
    }

    @Override
    public Optional<Side> bottom() {
        return model.attempt().map(attempt -> attempt.puzzle().position().toMove());
    }

    @Override
    public boolean givesAdvice() {
        return false;
    }

    @Override
    public Optional<String> headline(Texts texts, MatchTexts words) {
        return Optional.of(new PuzzleTexts(model, texts, words).headline());
    }

    @Override
    public Optional<String> detail(Texts texts, MatchTexts words) {
        return Optional.of(new PuzzleTexts(model, texts, words).detail());
    }

    @Override
    public Optional<String> status(Texts texts, MatchTexts words) {
        return Optional.of(new PuzzleTexts(model, texts, words).status());
    }
}
