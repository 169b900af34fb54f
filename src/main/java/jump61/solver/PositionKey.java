package jump61.solver;

import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import jump61.game.Position;

/**
 * A number for a position: the first eight bytes of the SHA-256 of its notation. Two of a million positions share one in
 * one of 40 million cases; a proof in which they do is not written.
 */
final class PositionKey {
    private PositionKey() {}

    static long of(Position position) {
        try {
            byte[] notation = position.notation().getBytes(StandardCharsets.UTF_8);
            return ByteBuffer.wrap(MessageDigest.getInstance("SHA-256").digest(notation))
                    .getLong();
        } catch (NoSuchAlgorithmException everyJavaHasIt) {
            throw new IllegalStateException(everyJavaHasIt);
        }
    }
}
