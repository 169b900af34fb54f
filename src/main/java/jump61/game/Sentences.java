package jump61.game;

import java.util.List;

/** Puts whole sentences, in the user's language, one after the other. */
public final class Sentences {
    /** What ends a sentence in Chinese and Japanese, where no blank follows. */
    private static final String FULL_WIDTH_ENDS = "。！？）」』";

    private Sentences() {}

    /** {@return the sentences as one text; empty ones are left out} */
    public static String join(String... sentences) {
        return join(List.of(sentences));
    }

    /** {@return the sentences as one text; empty ones are left out} */
    public static String join(List<String> sentences) {
        StringBuilder text = new StringBuilder();
        for (String sentence : sentences) {
            if (!sentence.isEmpty()) {
                text.append(between(text, sentence)).append(sentence);
            }
        }
        return text.toString();
    }

    private static String between(CharSequence before, String next) {
        if (before.length() == 0 || FULL_WIDTH_ENDS.indexOf(before.charAt(before.length() - 1)) >= 0) {
            return "";
        }
        // In a text from right to left, two moves with only a full stop between them would become one piece of it that
        // runs from left to right: the second would be read first.
        return endsWithMark(before) && next.startsWith(PlaceHolders.LEFT_TO_RIGHT) ? "\n" : " ";
    }

    /** {@return whether a mark of {@link PlaceHolders} is the last letter} */
    private static boolean endsWithMark(CharSequence text) {
        int last = text.length() - 1;
        while (last >= 0 && text.charAt(last) != PlaceHolders.LEFT_TO_RIGHT.charAt(0)) {
            if (Character.isLetterOrDigit(text.charAt(last))) {
                return false;
            }
            last--;
        }
        return last >= 0;
    }
}
