package jump61.solver;

import java.io.FilterOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.nio.file.attribute.PosixFilePermissions;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.security.SecureRandom;
import java.util.Arrays;
import java.util.Set;
import jump61.record.RecordFiles;

/**
 * A secret of this machine by which the program recognizes what it has written itself: a file from elsewhere may be read,
 * but its claims of proof are not trusted. The seal of some bytes is their HMAC-SHA-256 (RFC 2104); it is computed here
 * because packages come without Java's ciphers.
 */
public final class Seal {
    /** The length of a seal, in bytes. */
    public static final int BYTES = 32;

    private static final String NAME = "proofs.key";
    private static final int BLOCK = 64;
    private static final byte INNER = 0x36;
    private static final byte OUTER = 0x5C;
    private static final int BUFFER = 1 << 16;

    private final byte[] key;

    private Seal(byte[] key) {
        this.key = Arrays.copyOf(key, BLOCK);
    }

    /** {@return a seal with this key} */
    public static Seal withKey(byte[] key) {
        return new Seal(key);
    }

    /**
     * {@return the seal whose key is in a folder, where it is created at first use} If the key can be neither read nor
     * written, the seal is valid until the program ends.
     */
    public static Seal in(Path folder) {
        Path file = folder.resolve(NAME);
        byte[] fresh = new byte[BYTES];
        new SecureRandom().nextBytes(fresh);
        try {
            Files.createDirectories(folder);
            write(file, fresh);
        } catch (FileAlreadyExistsException known) {
            return new Seal(read(file, fresh));
        } catch (IOException unwritable) {
            return new Seal(fresh);
        }
        return new Seal(fresh);
    }

    private static void write(Path file, byte[] key) throws IOException {
        boolean posix = file.getFileSystem().supportedFileAttributeViews().contains("posix");
        var mine = PosixFilePermissions.asFileAttribute(PosixFilePermissions.fromString("rw-------"));
        var options = Set.of(StandardOpenOption.CREATE_NEW, StandardOpenOption.WRITE);
        try (var channel = posix ? Files.newByteChannel(file, options, mine) : Files.newByteChannel(file, options)) {
            channel.write(ByteBuffer.wrap(key));
        }
    }

    /** Reads a key. One that is damaged, or just being written, counts as missing. */
    private static byte[] read(Path file, byte[] otherwise) {
        try {
            byte[] key = RecordFiles.read(file, BYTES);
            return key.length == BYTES ? key : otherwise;
        } catch (IOException unreadable) {
            return otherwise;
        }
    }

    /** {@return the seal of a text} */
    public byte[] of(String text) {
        return of(text.getBytes(StandardCharsets.UTF_8));
    }

    /** {@return the seal of some bytes} */
    public byte[] of(byte[] content) {
        MessageDigest digest = begin();
        digest.update(content);
        return end(digest);
    }

    /** {@return whether a file ends with the seal of everything before it} */
    public boolean isOn(Path file) throws IOException {
        RecordFiles.requireFile(file);
        try (InputStream in = Files.newInputStream(file)) {
            MessageDigest digest = begin();
            long left = Files.size(file) - BYTES;
            byte[] buffer = new byte[BUFFER];
            for (int read = 1; left > 0 && read > 0; left -= read) {
                read = in.read(buffer, 0, (int) Math.min(left, BUFFER));
                digest.update(buffer, 0, Math.max(0, read));
            }
            return left == 0 && MessageDigest.isEqual(end(digest), in.readNBytes(BYTES));
        }
    }

    /** {@return a stream that writes to another one; {@link Sealed#seal} then appends the seal of everything written} */
    public Sealed on(OutputStream out) {
        return new Sealed(out, begin());
    }

    /** A stream whose content is sealed at the end. */
    public final class Sealed extends FilterOutputStream {
        private final MessageDigest digest;

        private Sealed(OutputStream out, MessageDigest digest) {
            super(out);
            this.digest = digest;
        }

        @Override
        public void write(int one) throws IOException {
            digest.update((byte) one);
            out.write(one);
        }

        @Override
        public void write(byte[] bytes, int from, int length) throws IOException {
            digest.update(bytes, from, length);
            out.write(bytes, from, length);
        }

        /** Writes the seal. */
        public void seal() throws IOException {
            out.write(end(digest));
            out.flush();
        }
    }

    private MessageDigest begin() {
        MessageDigest digest = sha256();
        digest.update(padded(INNER));
        return digest;
    }

    private byte[] end(MessageDigest inner) {
        MessageDigest digest = sha256();
        digest.update(padded(OUTER));
        return digest.digest(inner.digest());
    }

    private byte[] padded(byte pad) {
        byte[] padded = key.clone();
        for (int i = 0; i < BLOCK; i++) {
            padded[i] ^= pad;
        }
        return padded;
    }

    /** {@return the digest for the hashes that distinguish files and positions} */
    static MessageDigest sha256() {
        try {
            return MessageDigest.getInstance("SHA-256");
        } catch (NoSuchAlgorithmException everyJavaHasIt) {
            throw new IllegalStateException(everyJavaHasIt);
        }
    }
}
