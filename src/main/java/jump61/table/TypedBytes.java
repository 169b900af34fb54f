package jump61.table;

import java.util.Locale;
import java.util.Optional;
import jump61.record.Base32;

/** Bytes as capital letters and digits that a person can read out and type. */
final class TypedBytes {
    private static final int GROUP = 4;

    private TypedBytes() {}

    /** {@return bytes as characters; the last one is padded with zero bits} */
    static String write(byte[] bytes) {
        Base32.Writer letters = new Base32.Writer();
        for (byte each : bytes) {
            letters.write(each, Byte.SIZE);
        }
        return letters.text().toUpperCase(Locale.ROOT);
    }

    /** {@return the bytes that {@link #write} wrote, however a person has typed them; empty for other text} */
    static Optional<byte[]> read(String typed) {
        String letters = typed.toUpperCase(Locale.ROOT)
                .replaceAll("[\\s-]", "")
                .replace('O', '0')
                .replace('I', '1')
                .replace('L', '1');
        Base32.Reader bits = new Base32.Reader(letters);
        byte[] bytes = new byte[letters.length() * Base32.BITS / Byte.SIZE];
        try {
            for (int i = 0; i < bytes.length; i++) {
                bytes[i] = (byte) bits.read(Byte.SIZE);
            }
            long fill = bits.read(letters.length() * Base32.BITS - bytes.length * Byte.SIZE);
            return fill == 0 ? Optional.of(bytes) : Optional.empty();
        } catch (IllegalArgumentException otherText) {
            return Optional.empty();
        }
    }

    /** {@return characters in groups of four: {@code K7QM-4TZP}} */
    static String grouped(String letters) {
        return letters.replaceAll("(.{" + GROUP + "})(?=.)", "$1-");
    }
}
