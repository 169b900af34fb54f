package jump61.library.ui;

import java.util.Optional;
import jump61.game.Result;
import jump61.game.Side;
import jump61.library.LibraryEntry;

/** How a game ended for the only person at this computer who played it. */
public enum GameEnding {
    /** Any result, or none. */
    ANY,
    /** The person won. */
    WON,
    /** The opponent won. */
    LOST,
    /** A draw. */
    SHARED,
    /** The game was left before its end. */
    UNFINISHED;

    /**
     * {@return how a game ended for the only person at this computer; {@link #ANY} if there is no such person}
     *
     * @param own whether it is a game of the current profile; in other games, the person is somebody else
     */
    public static GameEnding of(LibraryEntry entry, boolean own) {
        if (entry.result().isEmpty()) {
            return UNFINISHED;
        }
        Optional<Side> person = entry.players().onlyPerson().filter(side -> own);
        if (person.isEmpty()) {
            return ANY;
        }
        Result result = entry.result().get();
        if (result.winner().isEmpty()) {
            return result.reason() == Result.Reason.CONNECTION ? ANY : SHARED;
        }
        return result.wonBy(person.get()) ? WON : LOST;
    }
}
