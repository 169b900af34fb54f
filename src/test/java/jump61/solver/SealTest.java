package jump61.solver;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.HexFormat;
import java.util.Random;
import javax.crypto.Mac;
import javax.crypto.spec.SecretKeySpec;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What this program has written itself carries a seal, which nobody without its key can make. */
class SealTest {
    private static final byte[] KEY = content(32);

    @TempDir
    Path folder;

    private static byte[] content(int length) {
        byte[] bytes = new byte[length];
        new Random(length).nextBytes(bytes);
        return bytes;
    }

    /** As HMAC-SHA256 in RFC 2104. */
    private static byte[] expected(byte[] content) throws Exception {
        Mac mac = Mac.getInstance("HmacSHA256");
        mac.init(new SecretKeySpec(KEY, "HmacSHA256"));
        return mac.doFinal(content);
    }

    private Path sealed(byte[] content) throws IOException {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        try (Seal.Sealed sealed = Seal.withKey(KEY).on(out)) {
            if (content.length > 0) {
                sealed.write(content[0]);
                sealed.write(content, 1, content.length - 1);
            }
            sealed.seal();
        }
        return Files.write(folder.resolve("file"), out.toByteArray());
    }

    @ParameterizedTest
    @ValueSource(ints = {0, 1, 31, 32, 33, 1000, 65_535, 65_536, 65_537, 131_104})
    void aSealIsACodeOfAllThatIsBeforeIt(int length) throws Exception {
        byte[] content = content(length);
        assertArrayEquals(expected(content), Seal.withKey(KEY).of(content));
        Path file = sealed(content);
        byte[] written = Files.readAllBytes(file);
        assertArrayEquals(content, Arrays.copyOf(written, length));
        assertArrayEquals(expected(content), Arrays.copyOfRange(written, length, written.length));
        assertTrue(Seal.withKey(KEY).isOn(file));
        assertFalse(Seal.withKey(content(31)).isOn(file), "another key");
        for (int changed : new int[] {0, length / 2, written.length - 1}) {
            byte[] other = written.clone();
            other[changed] ^= 1;
            assertFalse(Seal.withKey(KEY).isOn(Files.write(file, other)), "changed at " + changed);
        }
        assertFalse(Seal.withKey(KEY).isOn(Files.write(file, Arrays.copyOf(written, written.length - 1))));
        assertFalse(Seal.withKey(KEY).isOn(Files.write(file, Arrays.copyOf(written, written.length + 1))));
    }

    @Test
    void aFileThatIsTooShortHasNoSeal() throws IOException {
        assertFalse(Seal.withKey(KEY).isOn(Files.write(folder.resolve("empty"), new byte[0])));
        assertFalse(Seal.withKey(KEY).isOn(Files.write(folder.resolve("short"), new byte[31])));
        assertThrows(IOException.class, () -> Seal.withKey(KEY).isOn(folder));
    }

    @Test
    void theKeyIsMadeOnceAndIsForItsOwnerAlone() throws IOException {
        Path place = folder.resolve("new/folder");
        byte[] seal = Seal.in(place).of("text");
        assertArrayEquals(seal, Seal.in(place).of("text"));
        assertNotEquals(
                HexFormat.of().formatHex(seal),
                HexFormat.of().formatHex(Seal.in(folder).of("text")));
        Path key = place.resolve("proofs.key");
        assertEquals(32, Files.size(key));
        if (key.getFileSystem().supportedFileAttributeViews().contains("posix")) {
            assertEquals(2, Files.getPosixFilePermissions(key).size());
        }
        assertArrayEquals(seal, Seal.withKey(Files.readAllBytes(key)).of("text"));
    }

    @Test
    void whereTheKeyIsDamagedOrHasNoPlaceTheSealHoldsUntilTheEnd() throws IOException {
        Files.write(folder.resolve("proofs.key"), new byte[31]);
        Seal seal = Seal.in(folder);
        assertArrayEquals(seal.of("text"), seal.of("text"));
        assertFalse(Arrays.equals(seal.of("text"), Seal.in(folder).of("text")), "not a key that is known");
        assertFalse(Arrays.equals(seal.of("text"), Seal.withKey(new byte[31]).of("text")));
        Path file = Files.writeString(folder.resolve("file"), "");
        Seal nowhere = Seal.in(file);
        assertArrayEquals(nowhere.of("text"), nowhere.of("text"));
        Files.delete(folder.resolve("proofs.key"));
        Files.createDirectory(folder.resolve("proofs.key"));
        assertEquals(32, Seal.in(folder).of("text").length);
    }
}
