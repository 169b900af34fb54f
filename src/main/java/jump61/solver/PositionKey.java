package jump61.solver;

import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import jump61.game.Position;

/**
 * A 64-bit key for a position: the first eight bytes of the SHA-256 hash of its notation. Among a million positions,
 * two share a key with a probability of 1 in 40 million; a proof with such a collision is not written.
 */
public final class PositionKey {
    private PositionKey() {}

    /** {@return the key of a position} */
    public static long of(Position position) {
        byte[] notation = position.notation().getBytes(StandardCharsets.UTF_8);
        return ByteBuffer.wrap(Seal.sha256().digest(notation)).getLong();
    }
}
