package jump61.engine;

import jump61.game.Level;
import jump61.game.SearchState;

/**
 * How a level searches and errs.
 *
 * @param depth the deepest search, in plies
 * @param nodes the most nodes searched for a move
 * @param attention the {@link SearchState#effort} at which only one of e moves is seen
 * @param temperature how many hundredths worse than the best a move must be to be chosen e times less often; 0 for
 * levels without human mistakes
 * @param proves whether the guarantees about forced wins and losses apply
 */
public record Skill(int depth, long nodes, double attention, double temperature, boolean proves) {
    /** {@return the skill of a level} */
    public static Skill of(Level level) {
        return switch (level) {
            case BEGINNER -> human(1, 7, 27);
            case IMPROVER -> human(2, 45, 14);
            case CASUAL -> human(2, 170, 3);
            case CLUB -> human(3, 700, 3);
            case STRONG -> careful(700, false);
            case EXPERT -> careful(5_000, false);
            case MASTER -> careful(22_000, true);
            case GRANDMASTER -> careful(4_000_000, true);
        };
    }

    /** Returns the skill of a player who makes mistakes, like a person in a hurry. */
    private static Skill human(int depth, double attention, double temperature) {
        return new Skill(depth, Long.MAX_VALUE, attention, temperature, false);
    }

    private static Skill careful(long nodes, boolean proves) {
        return new Skill(Integer.MAX_VALUE, nodes, 0, 0, proves);
    }

    /** {@return the limits of the search, at most} They contain no time, so that play is repeatable. */
    public Limits limits() {
        return new Limits(depth, nodes, Limits.NONE.time());
    }

    /** {@return the limits of the search at a level on the board of {@code root}} */
    static Limits limits(Level level, SearchState root) {
        Skill skill = of(level);
        long nodes = skill.errs() ? skill.nodes : (long) (skill.nodes * root.nodesShare(level));
        return new Limits(skill.depth, nodes, Limits.NONE.time());
    }

    /** {@return whether mistakes are made, like those of a person in a hurry} */
    boolean errs() {
        return temperature > 0;
    }
}
