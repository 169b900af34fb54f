package jump61.library.ui;

import java.util.Optional;
import jump61.game.Game;
import jump61.game.Games;
import jump61.game.Position;
import jump61.game.RefusedException;
import jump61.record.GameRecord;
import jump61.record.RecordException;
import jump61.record.RecordReader;

/**
 * What a text from the clipboard means: at most one of these.
 *
 * @param game a whole game
 * @param position a position of any game
 */
record Pasted(Optional<GameRecord> game, Optional<Position> position) {
    private static final String RECORD_BEGINS = "Jump61 record";
    private static final Pasted NOTHING = new Pasted(Optional.empty(), Optional.empty());

    /** Longer than any game; whatever else lies on the clipboard must not keep the window waiting. */
    private static final int LONGEST = 1_000_000;

    /** {@return a text from the clipboard, which may be null, without what surrounds it} */
    static String clean(String text) {
        return text == null || text.length() > LONGEST
                ? ""
                : text.replace("\uFEFF", "").strip();
    }

    /**
     * {@return the meaning of a {@link #clean} text}
     *
     * @throws RecordException if it begins like a game and is none
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
