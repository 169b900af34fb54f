package jump61.tournament;

import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * A tournament player as specified by the user: {@code level:3}, or {@code NAME=level:3} to give it a name.
 *
 * @param name its name in the table
 * @param spec the player, as parsed by {@link jump61.tournament.ContestantSpec}
 */
public record Entrant(String name, String spec) {
    /** The text that specifies a person at this computer. */
    public static final String PERSON = "person";

    private static final Pattern NAMED = Pattern.compile("(?s)\\s*([^:=]*[^:=\\s])\\s*=\\s*(.+)");

    /** {@return the player specified by {@code text}} */
    public static Entrant parse(String text) {
        Matcher named = NAMED.matcher(text);
        return named.matches()
                ? new Entrant(named.group(1), named.group(2).strip())
                : new Entrant(text.strip(), text.strip());
    }

    /** {@return the player in the form that {@link #parse} reads} */
    public String text() {
        return name.equals(spec) ? spec : name + "=" + spec;
    }

    /** {@return whether this is a person, whose games are played in the window} */
    public boolean isPerson() {
        return spec.equals(PERSON) || spec.equals("human");
    }
}
