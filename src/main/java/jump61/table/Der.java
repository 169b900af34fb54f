package jump61.table;

import java.io.ByteArrayOutputStream;
import java.math.BigInteger;
import java.nio.charset.StandardCharsets;
import java.security.GeneralSecurityException;
import java.security.KeyPair;
import java.security.Signature;

/** Writes a self-signed certificate, for which Java has no public API. X.690 and RFC 5280 define the format. */
final class Der {
    private static final int INTEGER = 0x02;
    private static final int BIT_STRING = 0x03;
    private static final int OBJECT = 0x06;
    private static final int TEXT = 0x0c;
    private static final int TIME = 0x18;
    private static final int SEQUENCE = 0x30;
    private static final int SET = 0x31;
    private static final int LONG_LENGTH = 0x80;
    private static final int BYTE = 0xff;

    /** 1.2.840.10045.4.3.2, ECDSA with SHA-256. */
    private static final byte[] ECDSA = {0x2a, (byte) 0x86, 0x48, (byte) 0xce, 0x3d, 4, 3, 2};

    /** 2.5.4.3, a common name. */
    private static final byte[] COMMON_NAME = {0x55, 4, 3};

    private Der() {}

    /** {@return a certificate for an elliptic-curve key pair} It never expires and names nobody. */
    static byte[] certificate(KeyPair keys, BigInteger serial) throws GeneralSecurityException {
        byte[] algorithm = of(SEQUENCE, of(OBJECT, ECDSA));
        byte[] called = of(TEXT, "jump61 table".getBytes(StandardCharsets.US_ASCII));
        byte[] name = of(SEQUENCE, of(SET, of(SEQUENCE, of(OBJECT, COMMON_NAME), called)));
        byte[] valid = of(SEQUENCE, time("20000101000000Z"), time("99991231235959Z"));
        byte[] facts = of(
                SEQUENCE,
                of(INTEGER, serial.toByteArray()),
                algorithm,
                name,
                valid,
                name,
                keys.getPublic().getEncoded());
        Signature signature = Signature.getInstance("SHA256withECDSA");
        signature.initSign(keys.getPrivate());
        signature.update(facts);
        return of(SEQUENCE, facts, algorithm, of(BIT_STRING, new byte[1], signature.sign()));
    }

    private static byte[] time(String text) {
        return of(TIME, text.getBytes(StandardCharsets.US_ASCII));
    }

    /** {@return a value, preceded by its type and length} */
    private static byte[] of(int type, byte[]... parts) {
        ByteArrayOutputStream content = new ByteArrayOutputStream();
        for (byte[] part : parts) {
            content.writeBytes(part);
        }
        ByteArrayOutputStream whole = new ByteArrayOutputStream();
        whole.write(type);
        int length = content.size();
        if (length < LONG_LENGTH) {
            whole.write(length);
        } else if (length <= BYTE) {
            whole.write(LONG_LENGTH + 1);
            whole.write(length);
        } else {
            whole.write(LONG_LENGTH + 2);
            whole.write(length >> Byte.SIZE);
            whole.write(length);
        }
        whole.writeBytes(content.toByteArray());
        return whole.toByteArray();
    }
}
