package jump61.table;

import java.util.Locale;
import java.util.Optional;

/** Bytes as letters and digits that are hard to confuse, five bits each, as in Crockford's Base32. */
final class Letters {
    private static final String ALL = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";
    private static final int BITS = 5;
    private static final int GROUP = 4;

    private Letters() {}

    /** {@return bytes as letters; the last one is filled up with zeros} */
    static String write(byte[] bytes) {
        StringBuilder letters = new StringBuilder();
        int held = 0;
        int value = 0;
        for (byte each : bytes) {
            value = value << Byte.SIZE | each & 0xff;
            held += Byte.SIZE;
            while (held >= BITS) {
                held -= BITS;
                letters.append(ALL.charAt(value >> held & ALL.length() - 1));
            }
            value &= (1 << held) - 1;
        }
        if (held > 0) {
            letters.append(ALL.charAt(value << BITS - held & ALL.length() - 1));
        }
        return letters.toString();
    }

    /** {@return the bytes that {@link #write} wrote, however a person has typed them; empty for other text} */
    static Optional<byte[]> read(String typed) {
        String letters = typed.toUpperCase(Locale.ROOT)
                .replaceAll("[\\s-]", "")
                .replace('O', '0')
                .replace('I', '1')
                .replace('L', '1');
        byte[] bytes = new byte[letters.length() * BITS / Byte.SIZE];
        int held = 0;
        int value = 0;
        int next = 0;
        for (char letter : letters.toCharArray()) {
            int digit = ALL.indexOf(letter);
            if (digit < 0) {
                return Optional.empty();
            }
            value = value << BITS | digit;
            held += BITS;
            if (held >= Byte.SIZE) {
                held -= Byte.SIZE;
                bytes[next++] = (byte) (value >> held);
                value &= (1 << held) - 1;
            }
        }
        return value == 0 ? Optional.of(bytes) : Optional.empty();
    }

    /** {@return letters in groups of four: {@code K7QM-4TZP}} */
    static String grouped(String letters) {
        return letters.replaceAll("(.{" + GROUP + "})(?=.)", "$1-");
    }
}
