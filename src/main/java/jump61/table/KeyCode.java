package jump61.table;

import java.security.GeneralSecurityException;
import java.security.MessageDigest;
import java.security.PublicKey;
import java.util.HexFormat;

/** Names keys: by their whole fingerprint for the program, and by a short code for people. */
final class KeyCode {
    private static final int BYTES = 8;
    private static final int LETTERS = 12;

    private KeyCode() {}

    /** {@return the SHA-256 of a public key, in 64 hexadecimal digits} */
    static String fingerprint(PublicKey key) {
        try {
            return HexFormat.of().formatHex(MessageDigest.getInstance("SHA-256").digest(key.getEncoded()));
        } catch (GeneralSecurityException everyJavaHasIt) {
            throw new IllegalStateException(everyJavaHasIt);
        }
    }

    /** {@return the first 60 bits of a fingerprint, to be compared by people: {@code K7QM-4TZP-9XWC}} */
    static String of(String fingerprint) {
        byte[] first = HexFormat.of().parseHex(fingerprint.substring(0, 2 * BYTES));
        return TypedBytes.grouped(TypedBytes.write(first).substring(0, LETTERS));
    }
}
