package jump61.library.ui;

import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;
import jump61.engine.SearchResult;
import jump61.game.Games;
import jump61.game.Match;
import jump61.game.Player;
import jump61.game.Players;
import jump61.game.Position;
import jump61.game.RandomPlay;
import jump61.game.Result;
import jump61.game.Side;
import jump61.game.Turn;
import jump61.record.GameRecord;
import jump61.window.DirectWorker;
import jump61.window.Messages;
import jump61.window.QuestionController.Question;
import jump61.window.Texts;
import jump61.window.feature.FileChoice;
import jump61.window.match.EngineTask;
import jump61.window.match.MatchViewModel;
import jump61.window.match.Thinker;
import jump61.window.match.TimeControl;
import jump61.window.settings.Settings;

/** A match as the window has it, without a window; the test makes the moves of both sides. */
final class MatchForTests {
    static final Players AGAINST_CASUAL = new Players(Player.HUMAN, new Player.Computer(3));

    final MatchViewModel match = new MatchViewModel(
            new MatchViewModel.Surroundings(new Nobody(), new Nobody(), (time, action) -> () -> {}, () -> 0, () -> 7));
    final GameFiles files =
            new GameFiles(match, new Settings(), new DirectWorker(), new Nobody(), new Nobody(), effect -> effect);

    /** Thinks nothing, chooses nothing, shows nothing. */
    private static final class Nobody implements Thinker, FileChoice, Messages {
        @Override
        public Texts texts() {
            return Texts.in("en");
        }

        @Override
        public void think(EngineTask search, Consumer<SearchResult> onProgress, Consumer<SearchResult> onDone) {}

        @Override
        public void moveNow() {}

        @Override
        public void cancel() {}

        @Override
        public Optional<java.nio.file.Path> toOpen() {
            return Optional.empty();
        }

        @Override
        public Optional<Target> toSave(String suggestedName) {
            return Optional.empty();
        }

        @Override
        public Optional<Target> toExport(String suggestedName) {
            return Optional.empty();
        }

        @Override
        public void note(String text) {}

        @Override
        public void problem(String what, String why) {}

        @Override
        public void ask(Question question, Runnable onGoOn) {}
    }

    void begin(Players players) {
        match.begin(new Match(Games.all().get(0).start(3), players), TimeControl.NONE);
    }

    Match now() {
        return match.matchProperty().get();
    }

    /** Plays the match to its end by the rules. */
    void playToTheEnd(int seed) {
        Position from = now().position();
        RandomPlay.from(from, seed).stream().map(Turn::move).forEach(now()::play);
    }

    void resign(Side loser) {
        now().end(new Result(Optional.of(loser.opponent()), Result.Reason.RESIGNATION));
    }

    GameRecord record() {
        return GameRecord.of(now(), Map.of());
    }
}
