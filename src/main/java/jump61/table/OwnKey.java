package jump61.table;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.math.BigInteger;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;
import java.nio.file.attribute.FileAttribute;
import java.nio.file.attribute.PosixFilePermissions;
import java.security.GeneralSecurityException;
import java.security.KeyFactory;
import java.security.KeyPair;
import java.security.KeyPairGenerator;
import java.security.PrivateKey;
import java.security.SecureRandom;
import java.security.cert.CertificateFactory;
import java.security.cert.X509Certificate;
import java.security.spec.ECGenParameterSpec;
import java.security.spec.PKCS8EncodedKeySpec;
import java.util.Base64;
import java.util.List;

/**
 * The key by which others know this program, created when it is first needed and kept in a file that only its owner may
 * read.
 *
 * @param secret the private key
 * @param certificate the self-signed certificate of the public key
 */
record OwnKey(PrivateKey secret, X509Certificate certificate) {
    private static final String FILE = "key";
    private static final int SERIAL_BITS = 64;

    /** {@return the key kept in a folder; a new one if there is none, or it cannot be read} */
    static OwnKey in(Path folder) throws IOException {
        Files.createDirectories(folder);
        Path file = folder.resolve(FILE);
        try {
            return Files.exists(file) ? read(Files.readAllLines(file, StandardCharsets.US_ASCII)) : make(file);
        } catch (GeneralSecurityException | IOException | RuntimeException damaged) {
            return make(file);
        }
    }

    /** {@return the code of this key, for people to compare} */
    String code() {
        return KnownKeys.code(KnownKeys.fingerprint(certificate.getPublicKey()));
    }

    private static OwnKey read(List<String> lines) throws GeneralSecurityException {
        byte[] secret = Base64.getDecoder().decode(lines.get(0));
        byte[] signed = Base64.getDecoder().decode(lines.get(1));
        return new OwnKey(
                KeyFactory.getInstance("EC").generatePrivate(new PKCS8EncodedKeySpec(secret)), certificate(signed));
    }

    private static OwnKey make(Path file) throws IOException {
        try {
            KeyPairGenerator generator = KeyPairGenerator.getInstance("EC");
            generator.initialize(new ECGenParameterSpec("secp256r1"));
            KeyPair keys = generator.generateKeyPair();
            byte[] signed = Der.certificate(keys, new BigInteger(SERIAL_BITS, new SecureRandom()));
            keep(file, keys.getPrivate().getEncoded(), signed);
            return new OwnKey(keys.getPrivate(), certificate(signed));
        } catch (GeneralSecurityException missing) {
            throw new IOException("this Java makes no keys", missing);
        }
    }

    private static void keep(Path file, byte[] secret, byte[] signed) throws IOException {
        Base64.Encoder text = Base64.getEncoder();
        List<String> lines = List.of(text.encodeToString(secret), text.encodeToString(signed));
        Path fresh = Files.createTempFile(file.toAbsolutePath().getParent(), FILE, ".new", ownersOnly(file));
        Files.write(fresh, lines, StandardCharsets.US_ASCII, StandardOpenOption.WRITE);
        Files.move(fresh, file, StandardCopyOption.REPLACE_EXISTING, StandardCopyOption.ATOMIC_MOVE);
    }

    /** On Windows, a user's data folder is already private. */
    private static FileAttribute<?>[] ownersOnly(Path file) {
        boolean posix = file.getFileSystem().supportedFileAttributeViews().contains("posix");
        return posix
                ? new FileAttribute<?>[] {
                    PosixFilePermissions.asFileAttribute(PosixFilePermissions.fromString("rw-------"))
                }
                : new FileAttribute<?>[0];
    }

    private static X509Certificate certificate(byte[] signed) throws GeneralSecurityException {
        return (X509Certificate)
                CertificateFactory.getInstance("X.509").generateCertificate(new ByteArrayInputStream(signed));
    }
}
