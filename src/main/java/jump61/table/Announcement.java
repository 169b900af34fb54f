package jump61.table;

import java.nio.charset.StandardCharsets;
import java.util.Optional;
import java.util.regex.Pattern;

/**
 * What an open table tells the network once a second, in one datagram: {@code jump61-table 1 STATE PORT ID GAME SIZE SIDE
 * CLOCK NAME}.
 *
 * @param isOpen whether anybody may join; otherwise the table waits for its guest to come back
 * @param port where it can be reached
 * @param id tells tables apart
 * @param terms what is played
 * @param name who opened it; may be empty
 */
record Announcement(boolean isOpen, int port, String id, Terms terms, String name) {
    /** Maximum length in bytes. */
    static final int LONGEST = 500;

    private static final String FORMAT = "jump61-table";
    private static final int WORDS = 10;
    private static final int LARGEST_PORT = 65_535;
    private static final Pattern ALLOWED = Pattern.compile("[!-~]+( [!-~]+)*");
    private static final Pattern ID = Pattern.compile("[0-9a-f]{16}");

    byte[] bytes() {
        String text = String.join(
                " ",
                FORMAT,
                String.valueOf(TableLines.VERSION),
                isOpen ? "open" : "back",
                String.valueOf(port),
                id,
                TableLines.write(terms),
                TableLines.packed(name));
        return text.getBytes(StandardCharsets.US_ASCII);
    }

    /** {@return what a datagram announces; empty if it is not such an announcement} */
    static Optional<Announcement> read(byte[] bytes, int length) {
        String text = new String(bytes, 0, Math.min(length, bytes.length), StandardCharsets.ISO_8859_1);
        String[] words = text.split(" ");
        boolean known = length <= LONGEST
                && ALLOWED.matcher(text).matches()
                && words.length >= WORDS
                && words[0].equals(FORMAT)
                && words[1].equals(String.valueOf(TableLines.VERSION))
                && (words[2].equals("open") || words[2].equals("back"))
                && ID.matcher(words[4]).matches();
        try {
            return known
                    ? Optional.of(new Announcement(
                            words[2].equals("open"),
                            TableLines.number(words[3], 1, LARGEST_PORT),
                            words[4],
                            TableLines.terms(words, 5),
                            TableLines.name(words[9])))
                    : Optional.empty();
        } catch (ProtocolException | RuntimeException wrong) {
            return Optional.empty();
        }
    }
}
