package jump61.network;

import java.util.regex.Matcher;
import java.util.regex.Pattern;
import jump61.game.Refusal;
import jump61.game.RefusedException;

/**
 * The address of a hosted game.
 *
 * @param id the name under which it is hosted
 * @param host the machine's name or IP address
 */
public record RemoteAddress(String id, String host) {
    private static final Pattern ID = Pattern.compile("\\w{1,64}");
    // A single colon would be followed by a port, which the program finds by itself; an IPv6 address has at least two.
    private static final Pattern ADDRESS = Pattern.compile("(\\w{1,64})@((?![^:]*:[^:]*$)[\\w.:%-]{1,255})");

    /**
     * Parses {@code ID@HOST}.
     *
     * @throws RefusedException if the text has another form
     */
    public static RemoteAddress parse(String text) {
        Matcher matcher = ADDRESS.matcher(text);
        if (!matcher.matches()) {
            throw new RefusedException(Refusal.in(RemoteGame.class, "badAddress", Sanitizer.shown(text)));
        }
        return new RemoteAddress(matcher.group(1), matcher.group(2));
    }

    /**
     * {@return {@code id}, if it can name a hosted game}
     *
     * @throws RefusedException if it cannot
     */
    public static String checkId(String id) {
        if (!ID.matcher(id).matches()) {
            throw new RefusedException(Refusal.in(RemoteGame.class, "badId", Sanitizer.shown(id)));
        }
        return id;
    }

    /** {@return the address as text, for example {@code casual@192.168.1.7}} */
    @Override
    public String toString() {
        return id + "@" + host;
    }
}
