package jump61.engine;

import java.util.List;
import java.util.Locale;
import jump61.game.Player;
import jump61.game.SearchState;

/**
 * How strong the program plays.
 *
 * @param number 1 (a child's first opponent) to 8 (all it can)
 */
public record Level(int number) {
    /** The strongest level. */
    public static final Level FULL = new Level(Player.Computer.STRONGEST);

    private static final List<Skill> SKILLS = List.of(
            new Skill("Beginner", 1, Long.MAX_VALUE, 7, 27),
            new Skill("Novice", 2, Long.MAX_VALUE, 45, 14),
            new Skill("Casual", 2, Long.MAX_VALUE, 200, 4),
            new Skill("Club", 3, Long.MAX_VALUE, 400, 3),
            new Skill("Strong", Integer.MAX_VALUE, 1_000, 0, 0),
            new Skill("Expert", Integer.MAX_VALUE, 8_000, 0, 0),
            new Skill("Master", Integer.MAX_VALUE, 200_000, 0, 0),
            new Skill("Grandmaster", Integer.MAX_VALUE, 4_000_000, 0, 0));

    private static final int FIRST_PROVING = 7;

    public Level {
        if (number < 1 || number > Player.Computer.STRONGEST) {
            throw new IllegalArgumentException("a level is a number from 1 to " + Player.Computer.STRONGEST);
        }
    }

    /**
     * What makes a level.
     *
     * @param attention the {@link SearchState#effort} at which only one of e moves is seen
     * @param temperature how many hundredths a move may lose until it is chosen e times more rarely than the best; 0 for
     *     levels without human mistakes
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

    /** {@return what the search may spend at this level; no time is in it, so that play can be repeated} */
    public Limits limits() {
        return new Limits(skill().depth(), skill().nodes(), Limits.NONE.time());
    }

    /** {@return whether this level makes mistakes, as a person in a hurry does} */
    boolean errs() {
        return skill().temperature() > 0;
    }

    double attention() {
        return skill().attention();
    }

    double temperature() {
        return skill().temperature();
    }

    /** {@return whether the promises about forced wins and losses hold at this level} */
    boolean proves() {
        return number >= FIRST_PROVING;
    }

    private Skill skill() {
        return SKILLS.get(number - 1);
    }
}
