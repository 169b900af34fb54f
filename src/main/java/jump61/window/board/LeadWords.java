package jump61.window.board;

import java.util.Locale;
import java.util.function.Function;
import jump61.engine.Score;
import jump61.game.Game;
import jump61.game.Side;
import jump61.review.WinChance;
import jump61.window.Texts;

/**
 * Puts a score into words, from the point of view of the side that is ahead: {@code Red is a little ahead}, {@code Blue
 * wins in 5 moves}. The words depend on the winning chances that the score stands for.
 */
public final class LeadWords {
    private static final double LITTLE = 0.56;
    private static final double AHEAD = 0.72;
    private static final double FAR = 0.92;

    private LeadWords() {}

    /**
     * {@return the score in words}
     *
     * @param side the side that the score refers to
     * @param names returns the name of a side
     */
    public static String of(Score score, Side side, Game game, Locale language, Function<Side, String> names) {
        Texts texts = BoardTexts.shared(language);
        String leader = names.apply(leader(score, side));
        Score leaders = score.value() < 0 ? score.negated() : score;
        if (leaders.isWin()) {
            boolean exact = leaders.distance() <= Score.EXACT_DISTANCE;
            return texts.get(exact ? "evaluation.wins" : "evaluation.wins.atMost", leader, leaders.moves());
        }
        double chance = WinChance.of(game).of(leaders);
        if (chance < LITTLE) {
            return texts.get("evaluation.even");
        } else if (chance < AHEAD) {
            return texts.get("evaluation.little", leader);
        }
        return texts.get(chance < FAR ? "evaluation.ahead" : "evaluation.far", leader);
    }

    /** {@return whether neither side is noticeably ahead} */
    public static boolean isEven(Score score, Game game) {
        Score leaders = score.value() < 0 ? score.negated() : score;
        return !leaders.isWin() && WinChance.of(game).of(leaders) < LITTLE;
    }

    /** {@return the side that is ahead according to a score} */
    public static Side leader(Score score, Side side) {
        return score.value() < 0 ? side.opponent() : side;
    }
}
