package jump61.profile.ui;

import java.time.Instant;
import java.util.Optional;
import jump61.game.Game;
import jump61.game.Match;
import jump61.game.Players;
import jump61.game.Result;
import jump61.game.Side;
import jump61.profile.ProfileEvent;

/**
 * The result of a game of the evening.
 *
 * @param end when it ended, to the second
 * @param game the game
 * @param players who played
 * @param winner who won; empty for a draw
 * @param isRated whether it says how strong a person is who played against a computer
 */
record EveningGame(Instant end, Game game, Players players, Optional<Side> winner, boolean isRated) {
    static EveningGame of(Match match, Instant end) {
        return new EveningGame(
                Instant.ofEpochSecond(end.getEpochSecond()),
                match.game(),
                match.players(),
                match.result().flatMap(Result::winner),
                match.players()
                        .personAgainstComputer()
                        .filter(person -> ProfileEvent.Played.counts(
                                match.start(), match.played().size(), person, match.warnings()))
                        .isPresent());
    }
}
