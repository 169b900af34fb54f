package jump61.game;

import java.lang.Character.UnicodeScript;
import java.util.List;
import java.util.Locale;

/** Joins headings, whole sentences and names in the user's language. */
public final class Sentences {
    /** The marks that end a sentence, or lead on to the next one. */
    private static final String ENDS = ".!?…:;؟।";

    /** The marks that end a sentence in Chinese and Japanese, where no space follows. */
    private static final String FULL_WIDTH_ENDS = "。！？：；";

    private Sentences() {}

    /** {@return the sentences as one text, each with its full stop but the last; empty ones are left out} */
    public static String join(String... sentences) {
        return join(List.of(sentences));
    }

    /** {@return the sentences as one text, each with its full stop but the last; empty ones are left out} */
    public static String join(List<String> sentences) {
        StringBuilder text = new StringBuilder();
        for (String sentence : sentences) {
            if (!sentence.isEmpty()) {
                text.append(between(text, sentence)).append(sentence);
            }
        }
        return text.toString();
    }

    /** {@return a text with a full stop, which is added if it has no final mark} */
    public static String whole(String sentence) {
        int last = lastSeen(sentence);
        return last < 0 || isEnd(sentence.charAt(last)) ? sentence : sentence + stopAfter(sentence);
    }

    /** {@return a text that begins with a capital, as at the beginning of a line} */
    public static String capital(String text, Locale locale) {
        int second = text.isEmpty() ? 0 : text.offsetByCodePoints(0, 1);
        return text.substring(0, second).toUpperCase(locale) + text.substring(second);
    }

    /** {@return a list of names, separated by the comma of a language} */
    public static String list(List<String> named, Locale locale) {
        String comma = switch (locale.getLanguage()) {
            case "ja", "zh" -> "、";
            case "ar" -> "، ";
            default -> ", ";
        };
        return String.join(comma, named);
    }

    private static String between(CharSequence before, String next) {
        int last = lastSeen(before);
        if (last < 0) {
            return "";
        }
        String stop = isEnd(before.charAt(last)) ? "" : stopAfter(before);
        boolean fullWidth = FULL_WIDTH_ENDS.indexOf(stop.isEmpty() ? before.charAt(last) : stop.charAt(0)) >= 0;
        // In a right-to-left text, two moves with only a full stop between them would form a single left-to-right run,
        // and the second would be read first.
        return stop + (endsWithMark(before) && isMark(next.charAt(0)) ? "\n" : fullWidth ? "" : " ");
    }

    /** {@return the index of the last visible character; -1 if there is none} */
    private static int lastSeen(CharSequence text) {
        int last = text.length() - 1;
        while (last >= 0 && Character.getType(text.charAt(last)) == Character.FORMAT) {
            last--;
        }
        return last;
    }

    private static boolean isEnd(char character) {
        return ENDS.indexOf(character) >= 0 || FULL_WIDTH_ENDS.indexOf(character) >= 0;
    }

    /** {@return the full stop of the script in which a text ends} */
    private static String stopAfter(CharSequence text) {
        for (int i = text.length() - 1; i >= 0; i--) {
            UnicodeScript script = UnicodeScript.of(text.charAt(i));
            if (script != UnicodeScript.COMMON && script != UnicodeScript.INHERITED) {
                return switch (script) {
                    case HAN, HIRAGANA, KATAKANA -> "。";
                    case DEVANAGARI -> "।";
                    default -> ".";
                };
            }
        }
        return ".";
    }

    /** {@return whether a mark from {@link PlaceHolders} comes after the last letter or digit} */
    private static boolean endsWithMark(CharSequence text) {
        int last = text.length() - 1;
        while (last >= 0 && !Character.isLetterOrDigit(text.charAt(last)) && !isMark(text.charAt(last))) {
            last--;
        }
        return last >= 0 && isMark(text.charAt(last));
    }

    private static boolean isMark(char character) {
        return character == PlaceHolders.LEFT_TO_RIGHT.charAt(0);
    }
}
