package jump61.engine;

import java.util.List;
import java.util.Locale;
import jump61.game.Player;
import jump61.game.SearchState;

/**
 * A playing strength of the computer.
 *
 * @param number from 1 (a child's first opponent) to 8 (full strength)
 */
public record Level(int number) {
    /** The strongest level. */
    public static final Level FULL = new Level(Player.Computer.STRONGEST);

    private static final List<Skill> SKILLS = List.of(
            new Skill("Beginner", 1, Long.MAX_VALUE, 7, 27),
            new Skill("Novice", 2, Long.MAX_VALUE, 45, 14),
            new Skill("Casual", 2, Long.MAX_VALUE, 250, 3),
            new Skill("Club", 3, Long.MAX_VALUE, 400, 3),
            new Skill("Strong", Integer.MAX_VALUE, 700, 0, 0),
            new Skill("Expert", Integer.MAX_VALUE, 5_000, 0, 0),
            new Skill("Master", Integer.MAX_VALUE, 22_000, 0, 0),
            new Skill("Grandmaster", Integer.MAX_VALUE, 4_000_000, 0, 0));

    private static final int FIRST_PROVING = 7;

    public Level {
        if (number < 1 || number > Player.Computer.STRONGEST) {
            throw new IllegalArgumentException("a level is a number from 1 to " + Player.Computer.STRONGEST);
        }
    }

    /**
     * The parameters of a level.
     *
     * @param attention the {@link SearchState#effort} at which only one of e moves is seen
     * @param temperature by how many hundredths a move must be worse than the best to be chosen e times less often; 0
     *     for levels without human mistakes
     */
    private record Skill(String name, int depth, long nodes, double attention, double temperature) {}

    /** {@return the level's English name, for example {@code Novice}} */
    public String title() {
        return skill().name();
    }

    /** {@return the key of the level's name in text bundles, for example {@code level.novice}} */
    public String key() {
        return "level." + title().toLowerCase(Locale.ROOT);
    }

    /** {@return the limits of the search at this level, at most} They contain no time, so that play is repeatable. */
    public Limits limits() {
        return new Limits(skill().depth(), skill().nodes(), Limits.NONE.time());
    }

    /** {@return the limits of the search at this level on the board of {@code root}} */
    Limits limits(SearchState root) {
        long nodes = errs() ? skill().nodes() : (long) (skill().nodes() * root.nodesShare(number));
        return new Limits(skill().depth(), nodes, Limits.NONE.time());
    }

    /** {@return whether this level makes mistakes, like a person in a hurry} */
    boolean errs() {
        return skill().temperature() > 0;
    }

    double attention() {
        return skill().attention();
    }

    double temperature() {
        return skill().temperature();
    }

    /** {@return whether the guarantees about forced wins and losses apply to this level} */
    boolean proves() {
        return number >= FIRST_PROVING;
    }

    private Skill skill() {
        return SKILLS.get(number - 1);
    }
}
