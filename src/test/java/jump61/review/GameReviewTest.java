package jump61.review;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.stream.IntStream;
import jump61.game.Match;
import jump61.game.Player;
import jump61.game.Players;
import jump61.game.Side;
import jump61.game.Turn;
import jump61.games.sim.SimGame;
import org.junit.jupiter.api.Test;

/** What decided a game. */
class GameReviewTest {
    private static MoveReview blunder(int ply, Turn turn) {
        return new MoveReview(
                ply,
                turn,
                turn.move(),
                MoveClass.BLUNDER,
                1,
                0,
                Optional.empty(),
                Optional.empty(),
                List.of(turn.move()),
                List.of(),
                1);
    }

    /** {@return a review in which the last two of seven moves were blunders, each of the other side} */
    private static GameReview thrownAwayTwice() {
        Match match = new Match(SimGame.INSTANCE.start(6), new Players(Player.HUMAN, Player.HUMAN));
        List.of("12", "56", "34", "45", "23", "26", "13").forEach(move -> match.play(SimGame.INSTANCE.parseMove(move)));
        List<Turn> turns = match.played();
        List<OptionalDouble> chances = IntStream.rangeClosed(0, 7)
                .mapToObj(ply -> OptionalDouble.of(ply == 6 ? 1 : 0))
                .toList();
        return new GameReview(turns, List.of(blunder(6, turns.get(5)), blunder(7, turns.get(6))), chances, 1);
    }

    @Test
    void theLosersMistakeDecidesAGameThatBothThrewAway() {
        assertEquals(
                Optional.of(7),
                thrownAwayTwice().turningPoint(Optional.of(Side.SECOND)).map(MoveReview::ply));
    }

    @Test
    void withoutAWinnerTheFirstOfTheLargestDecides() {
        assertEquals(
                Optional.of(6), thrownAwayTwice().turningPoint(Optional.empty()).map(MoveReview::ply));
    }
}
