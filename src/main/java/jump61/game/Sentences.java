package jump61.game;

import java.util.List;
import java.util.regex.Pattern;

/** Puts sentences one after another. */
public final class Sentences {
    /** Full stops of Chinese and Japanese have their distance in them. */
    private static final Pattern SPACE_TOO_MUCH = Pattern.compile("(?<=[。！？]) ");

    private Sentences() {}

    /** {@return the sentences as one text} */
    public static String join(List<String> sentences) {
        return SPACE_TOO_MUCH.matcher(String.join(" ", sentences)).replaceAll("");
    }

    /** {@return the sentences as one text} */
    public static String join(String... sentences) {
        return join(List.of(sentences));
    }
}
