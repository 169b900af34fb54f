package jump61.solver;

import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.io.InputStream;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.util.zip.CRC32;
import jump61.game.Position;
import jump61.game.Side;
import jump61.games.cubes.CubesGame;

/** The proof of a position, as the lab has written it. */
final class StoredProof {
    /** Blue to move wins in 11 plies, too many to be left out. */
    static final Position OPENED = CubesGame.INSTANCE.parsePosition("1- 1- 1- / 1- 2r 1- / 1- 1- 1-");

    private StoredProof() {}

    /** {@return the file of the proof of {@link #OPENED}} */
    static byte[] bytes() throws IOException {
        return bytes("opened.proof");
    }

    static byte[] bytes(String name) throws IOException {
        try (InputStream in = StoredProof.class.getResourceAsStream(name)) {
            return in.readAllBytes();
        }
    }

    /** {@return the same file with another line in the place of one, and the check sum of that} */
    static byte[] with(String line, String other) throws IOException {
        String text = new String(bytes(), StandardCharsets.ISO_8859_1);
        assertTrue(text.contains(line + "\n"), line);
        return summed(text.replace(line + "\n", other + "\n").getBytes(StandardCharsets.ISO_8859_1));
    }

    /** {@return a file that says falsely, in one position, that Red wins 3x3; all its sums are right} */
    static byte[] forged() {
        Position start = CubesGame.INSTANCE.start(3);
        String header = new ProofHeader(start, Side.FIRST, 5, 0, Strategy.ALL_PLIES, 1).text();
        byte[] text = header.getBytes(StandardCharsets.ISO_8859_1);
        return summed(ByteBuffer.allocate(text.length + Long.BYTES + 2 + Integer.BYTES)
                .put(text)
                .putLong(PositionKey.of(start.canonical()))
                .put((byte) 5)
                .put((byte) 0)
                .array());
    }

    private static byte[] summed(byte[] changed) {
        int checked = changed.length - Integer.BYTES;
        CRC32 check = new CRC32();
        check.update(changed, 0, checked);
        ByteBuffer.wrap(changed).putInt(checked, (int) check.getValue());
        return changed;
    }
}
