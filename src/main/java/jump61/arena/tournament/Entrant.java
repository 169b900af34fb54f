package jump61.arena.tournament;

import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * A player of a tournament as it is written: {@code level:3}, or {@code NAME=level:3} to be called otherwise.
 *
 * @param name what the table calls it
 * @param spec who it is, as {@link jump61.arena.ContestantSpec} reads it
 */
public record Entrant(String name, String spec) {
    private static final Pattern NAMED = Pattern.compile("\\s*([^:=]*[^:=\\s])\\s*=\\s*(.+)");

    /** {@return the player that {@code text} names} */
    public static Entrant parse(String text) {
        Matcher named = NAMED.matcher(text);
        return named.matches()
                ? new Entrant(named.group(1), named.group(2).strip())
                : new Entrant(text.strip(), text.strip());
    }

    /** {@return the player as {@link #parse} reads it} */
    public String text() {
        return name.equals(spec) ? spec : name + "=" + spec;
    }
}
