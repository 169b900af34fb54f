package jump61.library;

import java.time.Instant;
import java.util.Optional;
import java.util.OptionalDouble;
import jump61.game.Player;
import jump61.game.Players;
import jump61.game.Position;
import jump61.game.Result;
import jump61.game.Side;

/**
 * A game in the library, as shown in a list.
 *
 * @param name name of its file in the library's folder
 * @param finished when it was finished, if known
 * @param players who played
 * @param result its result; empty if it was not finished
 * @param plies number of moves played
 * @param first accuracy of the side that moves first, 0 to 100; empty without a review
 * @param second accuracy of the other side
 * @param end the final position
 * @param id distinguishes it from all other games; empty if its file has no id
 * @param profile the id of the profile it was played with on this computer; empty if it comes from elsewhere
 */
public record LibraryEntry(
        String name,
        Instant finished,
        Players players,
        Optional<Result> result,
        int plies,
        OptionalDouble first,
        OptionalDouble second,
        Position end,
        String id,
        String profile) {

    /** {@return whether no person played} */
    public boolean isOfComputers() {
        return isNoPerson(players.first()) && isNoPerson(players.second());
    }

    private static boolean isNoPerson(Player player) {
        return player.fold(human -> false, computer -> true, remote -> false, program -> true, byLetter -> false);
    }

    /** {@return the accuracy of the only person; empty without a review, or without such a person} */
    public OptionalDouble accuracy() {
        return players.onlyPerson().map(this::accuracy).orElse(OptionalDouble.empty());
    }

    /** {@return the accuracy of a side, 0 to 100; empty without a review} */
    public OptionalDouble accuracy(Side side) {
        return side == Side.FIRST ? first : second;
    }
}
