package jump61.library.ui;

import java.util.Optional;
import java.util.function.Predicate;
import javafx.scene.input.Clipboard;
import javafx.scene.input.ClipboardContent;
import jump61.game.Draft;
import jump61.game.Game;
import jump61.game.Games;
import jump61.game.Match;
import jump61.game.Player;
import jump61.game.Players;
import jump61.game.Position;
import jump61.game.RefusedException;
import jump61.record.GameRecord;
import jump61.record.Letter;
import jump61.record.RecordException;
import jump61.record.RecordReader;
import jump61.record.RecordWriter;
import jump61.window.Messages;
import jump61.window.feature.IoErrorMessages;
import jump61.window.match.MatchViewModel;
import jump61.window.match.TimeControl;

/** Copies and pastes positions and games as text. */
public final class GameClipboard {
    private final MatchViewModel match;
    private final GameFiles files;
    private final Letters letters;
    private final Messages messages;
    private Predicate<String> taker = text -> false;

    public GameClipboard(MatchViewModel match, GameFiles files, Letters letters, Messages messages) {
        this.match = match;
        this.files = files;
        this.letters = letters;
        this.messages = messages;
    }

    /** Copies the position shown as text; while it is being set up and could not be pasted again, says why instead. */
    public void copyPosition() {
        Position shown = match.positionProperty().get();
        String text = shown.notation();
        try {
            shown.game().parsePosition(text);
        } catch (RefusedException unreadable) {
            messages.note(unreadable.refusal().text(messages.texts().locale()));
            return;
        }
        copy(text);
        messages.note(messages.texts().get("exchange.positionCopied"));
    }

    public void copyGame() {
        copy(RecordWriter.write(files.record()));
        messages.note(messages.texts().get("exchange.gameCopied"));
    }

    /** Copies the result of a puzzle. */
    public void copyResult(String result) {
        copy(result);
        messages.note(messages.texts().get("puzzle.copied"));
    }

    static void copy(String text) {
        ClipboardContent content = new ClipboardContent();
        content.putString(text);
        Clipboard.getSystemClipboard().setContent(content);
    }

    /** Shows the game that the clipboard contains as text, or starts a game at the position that it contains. */
    public void paste() {
        String text = Clipboard.getSystemClipboard().getString();
        paste(Pasted.clean(text));
    }

    /** Sets a predicate that is offered pasted text first, and returns whether it has taken the text. */
    public void setTaker(Predicate<String> taker) {
        this.taker = taker;
    }

    private void paste(String text) {
        if (taker.test(text)) {
            return;
        }
        if (Letter.isIn(text)) {
            letters.read(text);
            return;
        }
        try {
            Pasted pasted = Pasted.read(text);
            pasted.game().ifPresent(record -> files.insteadOfThis(() -> files.beginFromElsewhere(record)));
            pasted.position().ifPresent(this::startAt);
            if (pasted.isEmpty()) {
                messages.problem(
                        messages.texts().get("exchange.nothing"),
                        messages.texts().get("exchange.nothing.why"));
            }
        } catch (RecordException e) {
            messages.problem(messages.texts().get("exchange.wrongGame"), IoErrorMessages.reason(e, messages.texts()));
        }
    }

    /** Starts a game at a position, if the editor would also allow it. */
    private void startAt(Position start) {
        start.game()
                .draft(start)
                .flatMap(Draft::problem)
                .ifPresentOrElse(
                        refusal -> messages.problem(
                                messages.texts().get("exchange.wrongGame"),
                                refusal.text(messages.texts().locale())),
                        () -> files.insteadOfThis(() -> begin(start)));
    }

    private void begin(Position start) {
        // The opponent is no longer connected.
        Players players = match.playersProperty().get().withoutRemote(Player.HUMAN);
        match.begin(new Match(start, players), TimeControl.NONE);
    }

    /**
     * The meaning of a text from the clipboard: a game, a position, or nothing.
     *
     * @param game a whole game
     * @param position a position of any game
     */
    record Pasted(Optional<GameRecord> game, Optional<Position> position) {
        private static final String RECORD_BEGINS = "Jump61 record";
        private static final Pasted NOTHING = new Pasted(Optional.empty(), Optional.empty());

        /** Maximum length; no game is longer, and other contents of the clipboard must not keep the window waiting. */
        private static final int LONGEST = 1_000_000;

        /** {@return a text from the clipboard, which may be null, without white space around it; empty if too long} */
        static String clean(String text) {
            return text == null || text.length() > LONGEST
                    ? ""
                    : text.replace("\uFEFF", "").strip();
        }

        /**
         * {@return the meaning of a {@link #clean} text}
         *
         * @throws RecordException if it begins like a game but is none
         */
        static Pasted read(String text) throws RecordException {
            if (text.startsWith(RECORD_BEGINS)) {
                return new Pasted(Optional.of(RecordReader.read(text)), Optional.empty());
            }
            for (Game each : Games.all()) {
                try {
                    return new Pasted(Optional.empty(), Optional.of(each.parsePosition(text)));
                } catch (RefusedException anotherGame) {
                    continue;
                }
            }
            return NOTHING;
        }

        /** {@return whether the text means nothing} */
        boolean isEmpty() {
            return game.isEmpty() && position.isEmpty();
        }
    }
}
