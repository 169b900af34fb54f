package jump61.desktop.files;

import java.util.Optional;
import java.util.function.Consumer;
import java.util.logging.Level;
import java.util.logging.Logger;
import javafx.collections.ListChangeListener;
import jump61.desktop.match.MatchViewModel;
import jump61.game.Turn;
import jump61.record.Autosave;
import jump61.record.GameRecord;

/** Keeps the game in progress after each move, so that the next start can go on with it. */
public final class KeptGame {
    private static final Logger LOG = Logger.getLogger(KeptGame.class.getName());

    private final MatchViewModel match;
    private final Autosave autosave;
    private final Background background;

    public KeptGame(MatchViewModel match, Autosave autosave, Background background) {
        this.match = match;
        this.autosave = autosave;
        this.background = background;
    }

    /** Looks for a game that was not finished, and tells it, or that there is none. */
    public void find(Consumer<Optional<GameRecord>> onFound) {
        background.run(
                () -> autosave.kept()
                        .filter(record ->
                                !record.moves().isEmpty() && record.result().isEmpty()),
                onFound,
                problem -> onFound.accept(Optional.empty()));
    }

    /** From now on, keeps the game after each change; a finished one need not be kept. */
    public void start() {
        match.turns().addListener((ListChangeListener<Turn>) change -> keep());
        match.matchProperty().subscribe(now -> keep());
        match.playersProperty().subscribe(now -> keep());
    }

    private void keep() {
        GameRecord record = SavedMatch.record(match);
        boolean worthKeeping =
                !record.moves().isEmpty() && !match.matchProperty().get().isOver();
        background.run(
                () -> {
                    if (worthKeeping) {
                        autosave.keep(record);
                    } else {
                        autosave.forget();
                    }
                    return worthKeeping;
                },
                kept -> {},
                problem -> LOG.log(Level.WARNING, "cannot keep the game", problem));
    }
}
