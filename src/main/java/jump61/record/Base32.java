package jump61.record;

import java.util.Locale;

/**
 * Bits as lower-case letters and digits, five bits each. The digits are those of Crockford's Base32, which leave out i, l,
 * o and u.
 */
public final class Base32 {
    private static final String DIGITS = "0123456789abcdefghjkmnpqrstvwxyz";
    /** Number of bits in a digit. */
    public static final int BITS = 5;

    private Base32() {}

    /** Writes numbers one after another. */
    public static final class Writer {
        private final StringBuilder text = new StringBuilder();
        private int digit;
        private int filled;

        /** Writes the lowest {@code bits} bits of a number, the highest of them first. */
        public void write(long number, int bits) {
            for (int bit = bits - 1; bit >= 0; bit--) {
                digit = digit * 2 + (int) (number >> bit & 1);
                filled++;
                if (filled == BITS) {
                    flush();
                }
            }
        }

        private void flush() {
            text.append(DIGITS.charAt(digit));
            digit = 0;
            filled = 0;
        }

        /** {@return everything written so far, padded with zero bits} */
        public String text() {
            while (filled > 0) {
                write(0, 1);
            }
            return text.toString();
        }
    }

    /** Reads what a {@link Writer} wrote. */
    public static final class Reader {
        private final String text;
        private int bit;

        /** Reads digits, in upper or lower case. */
        public Reader(String text) {
            this.text = text.toLowerCase(Locale.ROOT);
        }

        /**
         * {@return the number in the next {@code bits} bits}
         *
         * @throws IllegalArgumentException if there are no more, or they are not written in these digits
         */
        public long read(int bits) {
            long number = 0;
            for (int i = 0; i < bits; i++, bit++) {
                int digit = bit / BITS < text.length() ? DIGITS.indexOf(text.charAt(bit / BITS)) : -1;
                if (digit < 0) {
                    throw new IllegalArgumentException("no such bits");
                }
                number = number * 2 + (digit >> BITS - 1 - bit % BITS & 1);
            }
            return number;
        }
    }
}
