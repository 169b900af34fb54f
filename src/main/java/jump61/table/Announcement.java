package jump61.table;

import java.nio.charset.StandardCharsets;
import java.util.Optional;

/**
 * The datagram by which an open table announces itself to the network, twice a second: {@code jump61-table 1 STATE PORT
 * ID GAME SIZE SIDE CLOCK NAME OTHER}, and {@linkplain Extras extras}.
 *
 * @param state what others may do at the table
 * @param port the port on which the table can be reached
 * @param id the table's unique id
 * @param terms what is played
 * @param name the name of the player who opened it; may be empty
 * @param other the guest's name, while others may watch; may be empty
 */
record Announcement(State state, int port, String id, Terms terms, String name, String other) {
    /** Maximum length in bytes. */
    static final int LONGEST = 1_000;

    /** What others may do at a table. */
    enum State {
        /** Anybody may join. */
        OPEN,
        /** Others may watch the game. */
        PLAY,
        /** Only the guest may come back. */
        BACK
    }

    private static final String FORMAT = "jump61-table";
    private static final int WORDS = 11;
    private static final int LARGEST_PORT = 65_535;

    byte[] bytes() {
        String text = String.join(
                " ",
                FORMAT,
                String.valueOf(TableLines.VERSION),
                TableLines.word(state),
                String.valueOf(port),
                id,
                TableLines.write(terms),
                TableLines.packed(name),
                TableLines.packed(other) + terms.extras().text());
        return text.getBytes(StandardCharsets.US_ASCII);
    }

    /** {@return the announcement in a datagram; empty if the datagram is not one} */
    static Optional<Announcement> read(byte[] bytes, int length) {
        String text = new String(bytes, 0, Math.min(length, bytes.length), StandardCharsets.ISO_8859_1);
        String[] words = text.split(" ");
        boolean known = length <= LONGEST
                && TableLines.ALLOWED.matcher(text).matches()
                && words.length >= WORDS
                && words[0].equals(FORMAT)
                && words[1].equals(String.valueOf(TableLines.VERSION));
        try {
            return known
                    ? Optional.of(new Announcement(
                            TableLines.constant(State.class, words[2]),
                            TableLines.number(words[3], 1, LARGEST_PORT),
                            TableLines.id(words[4]),
                            TableLines.terms(words, 5, Extras.read(words, WORDS)),
                            TableLines.name(words[9]),
                            TableLines.name(words[10])))
                    : Optional.empty();
        } catch (ProtocolException | RuntimeException wrong) {
            return Optional.empty();
        }
    }
}
