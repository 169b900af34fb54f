package jump61.network;

/** Makes text from another machine safe to show: short, on one line, without control characters. */
final class Sanitizer {
    private static final int LONGEST = 40;

    private Sanitizer() {}

    /** {@return the text in printable ASCII, with {@code ?} for other characters, shortened if it is long} */
    static String shown(String text) {
        String cut = text.substring(0, Math.min(text.length(), LONGEST));
        String shown = cut.replaceAll("[^ -~]", "?");
        return text.length() > LONGEST ? shown + "..." : shown;
    }
}
