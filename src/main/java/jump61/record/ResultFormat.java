package jump61.record;

import java.util.Arrays;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import jump61.game.Game;
import jump61.game.Result;
import jump61.game.Side;

/**
 * Formats and parses results as written in records: {@code Red wins}, {@code both win}, {@code Blue wins by
 * resignation}.
 */
public final class ResultFormat {
    private static final Map<Result.Reason, String> SUFFIXES = Map.of(
            Result.Reason.RULES, "",
            Result.Reason.AGREEMENT, " by agreement",
            Result.Reason.RESIGNATION, " by resignation",
            Result.Reason.FORFEIT, " by forfeit",
            Result.Reason.TIME, " on time",
            Result.Reason.CONNECTION, " by lost connection");

    private ResultFormat() {}

    /** {@return a result as written in the records of a game} */
    public static String write(Result result, Game game) {
        return result.winner().map(side -> game.colour(side).title() + " wins").orElse("both win")
                + SUFFIXES.get(result.reason());
    }

    /** {@return the result that {@code text} stands for in the records of a game; empty if it is not a result} */
    public static Optional<Result> read(String text, Game game) {
        return Stream.of(Optional.of(Side.FIRST), Optional.of(Side.SECOND), Optional.<Side>empty())
                .flatMap(winner -> Arrays.stream(Result.Reason.values()).map(reason -> new Result(winner, reason)))
                .filter(result -> write(result, game).equals(text))
                .findFirst();
    }
}
