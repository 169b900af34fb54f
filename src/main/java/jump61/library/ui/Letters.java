package jump61.library.ui;

import java.io.IOException;
import java.util.Map;
import java.util.Optional;
import javafx.beans.binding.Bindings;
import javafx.beans.binding.BooleanBinding;
import javafx.beans.value.ObservableBooleanValue;
import jump61.game.Match;
import jump61.game.Result;
import jump61.library.GameLibrary;
import jump61.library.LibraryEntry;
import jump61.record.GameRecord;
import jump61.record.Letter;
import jump61.record.RecordException;
import jump61.window.Messages;
import jump61.window.Worker;
import jump61.window.board.GameViews;
import jump61.window.feature.IoErrorMessages;
import jump61.window.match.MatchViewModel;

/** Games by letter: shares moves made here, and continues the game to which a shared move belongs. */
public final class Letters {
    private final MatchViewModel match;
    private final GameFiles files;
    private final GameLibrary library;
    private final Worker background;
    private final Messages messages;
    private final Runnable toBoard;
    private final BooleanBinding shareable;

    /**
     * Reads and writes the letters of {@code match}.
     *
     * @param library the library, which may contain a game that was left
     * @param toBoard shows the match, no matter where the user is
     */
    Letters(
            MatchViewModel match,
            GameFiles files,
            GameLibrary library,
            Worker background,
            Messages messages,
            Runnable toBoard) {
        this.match = match;
        this.files = files;
        this.library = library;
        this.background = background;
        this.messages = messages;
        this.toBoard = toBoard;
        shareable = Bindings.createBooleanBinding(
                this::isShareable,
                match.matchProperty(),
                match.playersProperty(),
                match.turns(),
                match.resultProperty());
    }

    /** Whether somebody elsewhere is waiting to receive the last move, or a resignation. */
    ObservableBooleanValue shareableProperty() {
        return shareable;
    }

    private boolean isShareable() {
        Match now = match.matchProperty().get();
        if (now == null || !now.players().areByLetter()) {
            return false;
        }
        Optional<Result> resigned = now.result().filter(end -> end.reason() == Result.Reason.RESIGNATION);
        if (resigned.isPresent()) {
            return resigned.get().winner().filter(now.players()::isPerson).isEmpty();
        }
        return now.isOver()
                ? isOwn(now)
                : !now.players().isPerson(now.position().toMove());
    }

    private static boolean isOwn(Match over) {
        return !over.played().isEmpty()
                && over.players()
                        .isPerson(over.played().get(over.played().size() - 1).mover());
    }

    /** Copies the game as a message. The moves so far can no longer be taken back. */
    void share() {
        Match now = match.matchProperty().get();
        Letter letter = Letter.of(now, files.record().tags().get(GameLibrary.ID));
        String name = GameViews.of(now.game()).texts(messages.texts()).get("game.name");
        GameClipboard.copy(messages.texts().get("letter.text", name) + "\n" + letter.line());
        now.openedHere();
        match.modeChanged();
        messages.note(messages.texts().get("letter.copied"));
    }

    /** Shows the game in a text, continued by the new moves, or says in one line why that is not possible. */
    void read(String text) {
        background.run(
                () -> {
                    Letter letter = Letter.read(text);
                    return new Found(letter, stored(letter));
                },
                this::found,
                this::refused);
    }

    private record Found(Letter letter, Optional<GameRecord> stored) {}

    private Optional<GameRecord> stored(Letter letter) throws IOException, RecordException {
        for (LibraryEntry entry : library.list()) {
            if (isOf(letter, entry.id())) {
                return Optional.of(library.load(entry));
            }
        }
        return Optional.empty();
    }

    private static boolean isOf(Letter letter, String id) {
        return !id.isEmpty() && Letter.idOf(id).equals(letter.id());
    }

    private void found(Found found) {
        Letter letter = found.letter();
        GameRecord shown = files.record();
        boolean isShown = isOf(letter, shown.tags().getOrDefault(GameLibrary.ID, ""));
        GameRecord known = isShown
                ? shown
                : found.stored().orElseGet(() -> letter.before().withTags(Map.of(GameLibrary.ID, letter.id())));
        try {
            GameRecord next = letter.after(known);
            if (isShown) {
                toBoard.run();
                goOn(known, next);
            } else {
                files.insteadOfThis(() -> {
                    files.begin(known);
                    goOn(known, next);
                });
            }
        } catch (RecordException other) {
            refused(other);
        }
    }

    /** Plays the new moves in the match on the board. */
    private void goOn(GameRecord known, GameRecord next) {
        Match now = match.matchProperty().get();
        if (next.isSameGame(known)) {
            messages.note(messages.texts().get("letter.known"));
            return;
        }
        match.walkTo(now.played().size());
        next.moves().subList(known.moves().size(), next.moves().size()).forEach(now::play);
        next.declared().ifPresent(now::end);
        now.openedHere();
    }

    private void refused(Throwable problem) {
        messages.problem(messages.texts().get("exchange.wrongGame"), IoErrorMessages.reason(problem, messages.texts()));
    }
}
