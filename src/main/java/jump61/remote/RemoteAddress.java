package jump61.remote;

import java.util.regex.Matcher;
import java.util.regex.Pattern;
import jump61.game.Refusal;
import jump61.game.RefusedException;

/**
 * Where a hosted game is found.
 *
 * @param id the name under which it is hosted
 * @param host the machine, by name or number
 */
public record RemoteAddress(String id, String host) {
    private static final Pattern ID = Pattern.compile("\\w{1,64}");
    private static final Pattern ADDRESS = Pattern.compile("(\\w{1,64})@([\\w.:%-]{1,255})");

    /**
     * Reads {@code ID@HOST}.
     *
     * @throws RefusedException if the text is none
     */
    public static RemoteAddress parse(String text) {
        Matcher matcher = ADDRESS.matcher(text);
        if (!matcher.matches()) {
            throw new RefusedException(Refusal.of("remote.badAddress", Sanitizer.shown(text)));
        }
        return new RemoteAddress(matcher.group(1), matcher.group(2));
    }

    /**
     * {@return {@code id}, if it is fit to name a hosted game}
     *
     * @throws RefusedException if it is not
     */
    public static String checkId(String id) {
        if (!ID.matcher(id).matches()) {
            throw new RefusedException(Refusal.of("remote.badId", Sanitizer.shown(id)));
        }
        return id;
    }

    /** {@return for example {@code casual@192.168.1.7}} */
    @Override
    public String toString() {
        return id + "@" + host;
    }
}
