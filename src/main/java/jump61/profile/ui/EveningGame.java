package jump61.profile.ui;

import java.time.Instant;
import java.util.Optional;
import jump61.game.Game;
import jump61.game.Match;
import jump61.game.Players;
import jump61.game.Result;
import jump61.game.Side;
import jump61.game.Warnings;

/**
 * The result of a game of the evening.
 *
 * @param end when it ended, to the second
 * @param game the game
 * @param players who played
 * @param winner who won; empty for a draw
 * @param isRated whether it says how strong the players are: it began as usual, nobody was warned of bad moves, and both
 *     have moved
 */
record EveningGame(Instant end, Game game, Players players, Optional<Side> winner, boolean isRated) {
    static EveningGame of(Match match, Instant end) {
        return new EveningGame(
                Instant.ofEpochSecond(end.getEpochSecond()),
                match.game(),
                match.players(),
                match.result().flatMap(Result::winner),
                match.played().size() > 1
                        && match.warnings() == Warnings.NEVER
                        && match.start().equals(match.game().start(match.start().size())));
    }
}
