package jump61.remote;

/** Makes text from another machine fit to be shown: short, on one line, and without any control character. */
final class Sanitizer {
    private static final int LONGEST = 40;

    private Sanitizer() {}

    /** {@return the text in printable ASCII, other characters as {@code ?}, cut when long} */
    static String shown(String text) {
        String cut = text.substring(0, Math.min(text.length(), LONGEST));
        String shown = cut.replaceAll("[^ -~]", "?");
        return text.length() > LONGEST ? shown + "..." : shown;
    }
}
