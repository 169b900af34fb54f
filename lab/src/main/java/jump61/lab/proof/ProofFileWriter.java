package jump61.lab.proof;

import java.io.ByteArrayOutputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.Map;
import java.util.TreeMap;
import java.util.zip.CRC32;
import jump61.game.Position;
import jump61.game.ProvenWin;
import jump61.solver.PositionKey;
import jump61.solver.ProofFile;
import jump61.solver.ProofHeader;

/** Writes a strategy as a {@link ProofFile}. */
public final class ProofFileWriter {
    private static final int MOST_IN_A_BYTE = 255;

    private ProofFileWriter() {}

    /** {@return a strategy as the content of a file} */
    public static byte[] bytes(FoundStrategy strategy) throws IOException {
        var bytes = new ByteArrayOutputStream();
        var out = new DataOutputStream(bytes);
        out.write(ProofHeader.of(strategy).text().getBytes(StandardCharsets.UTF_8));
        for (Map.Entry<Long, byte[]> entry : sorted(strategy).entrySet()) {
            out.writeLong(entry.getKey());
            out.write(entry.getValue());
        }
        CRC32 check = new CRC32();
        check.update(bytes.toByteArray());
        out.writeInt((int) check.getValue());
        return bytes.toByteArray();
    }

    private static Map<Long, byte[]> sorted(FoundStrategy strategy) throws IOException {
        Map<Long, byte[]> sorted = new TreeMap<>(Long::compareUnsigned);
        for (Map.Entry<Position, ProvenWin> entry : strategy.wins().entrySet()) {
            Position position = entry.getKey();
            int plies = entry.getValue().plies();
            int move = position.legalMoves().indexOf(entry.getValue().move());
            if (plies > MOST_IN_A_BYTE) {
                throw new IOException("a win in " + plies + " plies is too long for a proof file");
            }
            if (sorted.put(PositionKey.of(position), new byte[] {(byte) plies, (byte) move}) != null) {
                throw new IOException("two positions have the same key: " + position.notation());
            }
        }
        return sorted;
    }
}
