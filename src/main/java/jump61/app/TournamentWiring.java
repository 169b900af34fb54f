package jump61.app;

import java.nio.file.Path;
import java.util.Locale;
import java.util.Map;
import java.util.SplittableRandom;
import javafx.application.Platform;
import jump61.game.Match;
import jump61.library.ui.GameFiles;
import jump61.record.GameRecord;
import jump61.tournament.Forfeit;
import jump61.tournament.TournamentException;
import jump61.tournament.ui.BoardGames;
import jump61.tournament.ui.ProgramWords;
import jump61.tournament.ui.TournamentModel;
import jump61.tournament.ui.TournamentPicture.PeopleGame;
import jump61.tournament.ui.UnfinishedGames;
import jump61.window.Texts;
import jump61.window.match.Delay;

/** The tournaments, connected with the window's other models. */
final class TournamentWiring {
    private final Models models;
    private final TournamentModel model;
    private final BoardGames games;

    TournamentWiring(Models models, Path folder) {
        this.models = models;
        model = new TournamentModel(
                folder, models.library, Platform::runLater, this::tell, new SplittableRandom()::nextLong);
        games = new BoardGames(
                models.match,
                new NotesOfMatch(models.files),
                model,
                new UnfinishedGames(Platform::runLater),
                Delay.onFxThread(),
                Platform::runLater,
                this::tellOfForfeit);
    }

    /** What is saved with the match on the board. */
    private record NotesOfMatch(GameFiles files) implements BoardGames.Notes {
        @Override
        public GameRecord record() {
            return files.record();
        }

        @Override
        public void add(Map<String, String> tags) {
            files.note(record -> BoardGames.withTags(record, tags));
        }
    }

    TournamentModel model() {
        return model;
    }

    /** Starts a tournament game with a person on the board, unless that would end a network game. Its result counts. */
    void play(PeopleGame game) {
        models.leaving.before(() -> games.play(game)).run();
    }

    /** {@return whether a match is a tournament game on the board} */
    boolean isGame(Match match) {
        return games.isGame(match);
    }

    private void tell(Throwable problem) {
        if (problem instanceof TournamentException known) {
            Texts texts = models.texts();
            String key = "tournament.failed." + known.reason().name().toLowerCase(Locale.ROOT);
            models.messages.problem(texts.get("tournament.failed"), texts.get(key, known.detail()));
        } else {
            models.notKept("tournament.failed", problem);
        }
    }

    private void tellOfForfeit(String program, Forfeit forfeit) {
        Texts texts = models.texts();
        models.messages.problem(texts.get("tournament.forfeit", program), new ProgramWords(texts).problem(forfeit));
    }

    /** Ends tournaments and the programs that play in them. */
    void close() {
        games.close();
        model.close();
    }
}
