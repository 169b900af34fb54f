package jump61.review;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;
import jump61.engine.Score;
import jump61.engine.SearchResult;
import jump61.game.Move;
import jump61.game.Position;
import jump61.game.Turn;
import jump61.games.cubes.CubesGame;
import org.junit.jupiter.api.Test;

class JudgeTest {
    private static final Position START = CubesGame.INSTANCE.start(3);
    private static final Move PLAYED = START.legalMoves().get(0);
    private static final Move OTHER = START.legalMoves().get(1);

    @Test
    void inALostPositionAMoveIsBestIfItLosesNoSoonerThanItHasTo() {
        assertEquals(MoveClass.BEST, verdict(lossIn(12), winIn(11)));
        assertEquals(MoveClass.BEST, verdict(lossIn(12), winIn(13)));
        assertEquals(MoveClass.GOOD, verdict(lossIn(12), winIn(9)));
    }

    @Test
    void inALostPositionAMoveIsBestIfNobodyKnowsHowLongAnotherOneWouldHoldOut() {
        Score atSomeTime = Proof.win().negated();
        Score oneMoveLater = new Score(atSomeTime.value() + 1);
        assertEquals(MoveClass.BEST, verdict(atSomeTime, winIn(9)));
        assertEquals(MoveClass.BEST, verdict(oneMoveLater, winIn(9)));
        assertEquals(MoveClass.BEST, verdict(lossIn(12), Proof.win()));
    }

    private static Score winIn(int plies) {
        return new Score(Score.WIN - plies);
    }

    private static Score lossIn(int plies) {
        return winIn(plies).negated();
    }

    /** Judges a move that is not the one found best. */
    private static MoveClass verdict(Score before, Score after) {
        Turn turn = START.play(PLAYED);
        Finding[] findings = {finding(START, OTHER, before), finding(turn.after(), OTHER, after)};
        Judge judge = new Judge(
                List.of(turn),
                findings,
                new ProofWalk.Known[findings.length],
                new OptionalDouble[] {OptionalDouble.empty()},
                WinChance.of(CubesGame.INSTANCE));
        return judge.review(1).moves().get(0).verdict();
    }

    private static Finding finding(Position position, Move best, Score score) {
        SearchResult result = new SearchResult(Optional.of(best), score, 1, 1, List.of(best), List.of());
        return new Finding(position, result, List.of(score));
    }
}
