package jump61.rating;

import java.util.List;
import java.util.Map;

/**
 * Ratings of the computer levels in each game, from matches between neighbouring levels (docs/strength.md,
 * docs/sim.md). Only differences were measured, in Jump61 and Checkers up to level 7; level 1 is defined as {@value
 * #BEGINNER}.
 */
public final class LevelRatings {
    /** The rating of level 1 in every game. */
    public static final int BEGINNER = 800;

    private static final Map<String, List<Integer>> BY_GAME = Map.of(
            "jump61", List.of(800, 996, 1211, 1541, 1895, 2225, 2507, 2962),
            "checkers", List.of(800, 1058, 1339, 1591, 1832, 2005, 2165, 2415),
            "sim", List.of(800, 885, 1115, 1238, 1377, 1652, 1998, 2498));

    /** For a game whose levels have not been measured yet: equal steps, as for the upper levels of Checkers. */
    private static final List<Integer> UNMEASURED = List.of(800, 1050, 1300, 1550, 1800, 2050, 2300, 2550);

    private LevelRatings() {}

    /**
     * {@return the rating of a level}
     *
     * @param game the game's id
     * @param level 1 to 8
     */
    public static int of(String game, int level) {
        return BY_GAME.getOrDefault(game, UNMEASURED).get(level - 1);
    }
}
