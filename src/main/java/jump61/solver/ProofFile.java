package jump61.solver;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.file.Path;
import java.security.MessageDigest;
import java.util.HexFormat;
import java.util.Optional;
import java.util.zip.CRC32;
import jump61.game.Move;
import jump61.game.Position;
import jump61.game.ProvenWin;
import jump61.game.Side;
import jump61.record.RecordFiles;

/**
 * A strategy in a file, in which single positions are looked up without reading the whole file. It starts with lines of text
 * that say what is proven, followed by an empty line and records sorted by key (see {@link PositionKey}). All numbers are
 * unsigned, with the most significant byte first:
 *
 * <pre>
 * bytes 0 to 7   the key of a canonical position with the winner to move
 * byte 8         the maximum number of plies to the win
 * byte 9         the winner's move, as an index into {@link Position#legalMoves} of that position
 * </pre>
 *
 * The last four bytes are the CRC-32 of everything before them.
 */
public final class ProofFile implements Strategy {
    private static final int KEY_BYTES = Long.BYTES;
    private static final int RECORD_BYTES = KEY_BYTES + 2;
    private static final int CHECK_BYTES = Integer.BYTES;

    private final ProofHeader header;
    private final ByteBuffer records;
    private final String hash;

    private ProofFile(ProofHeader header, ByteBuffer records, String hash) {
        this.header = header;
        this.records = records;
        this.hash = hash;
    }

    /**
     * Opens a file. Its records stay on disk until they are looked up.
     *
     * @throws IOException if the file cannot be read or is not a proof; the message is one clear line
     */
    public static ProofFile open(Path file) throws IOException {
        RecordFiles.requireFile(file);
        try (FileChannel channel = FileChannel.open(file)) {
            if (channel.size() > Integer.MAX_VALUE) {
                throw new IOException("the proof file is too large");
            }
            return of(channel.map(FileChannel.MapMode.READ_ONLY, 0, channel.size()));
        }
    }

    /** {@return the strategy in these bytes, as by {@link #open}} */
    static ProofFile of(ByteBuffer bytes) throws IOException {
        ProofHeader header = ProofHeader.read(bytes);
        int from = bytes.position();
        int length = bytes.limit() - from - CHECK_BYTES;
        if (length != (long) header.size() * RECORD_BYTES) {
            throw new IOException("the proof file is damaged: its length is wrong");
        }
        CRC32 check = new CRC32();
        check.update(bytes.duplicate().position(0).limit(from + length));
        if ((int) check.getValue() != bytes.getInt(from + length)) {
            throw new IOException("the proof file is damaged: its check sum is wrong");
        }
        MessageDigest digest = Seal.sha256();
        digest.update(bytes.duplicate().position(0));
        return new ProofFile(header, bytes.slice(from, length), HexFormat.of().formatHex(digest.digest()));
    }

    /** {@return the SHA-256 of the whole file, in hexadecimal digits} */
    public String hash() {
        return hash;
    }

    @Override
    public Position start() {
        return header.start();
    }

    @Override
    public Side winner() {
        return header.winner();
    }

    @Override
    public int longest() {
        return header.longest();
    }

    @Override
    public int leftOut() {
        return header.leftOut();
    }

    @Override
    public int listedPlies() {
        return header.listedPlies();
    }

    @Override
    public int size() {
        return header.size();
    }

    @Override
    public Optional<ProvenWin> find(Position position) {
        if (position.toMove() != winner()
                || !position.size().equals(start().size())
                || !position.game().equals(start().game())) {
            return Optional.empty();
        }
        Position canonical = position.canonical();
        int record = record(PositionKey.of(canonical));
        return record < 0 ? Optional.empty() : win(record, canonical).map(win -> Images.win(win, canonical, position));
    }

    private Optional<ProvenWin> win(int record, Position canonical) {
        int at = record * RECORD_BYTES + KEY_BYTES;
        int plies = Byte.toUnsignedInt(records.get(at));
        int move = Byte.toUnsignedInt(records.get(at + 1));
        var moves = canonical.legalMoves();
        return Optional.of(move)
                .filter(index -> index < moves.size())
                .map(moves::get)
                .map((Move winning) -> new ProvenWin(winning, plies));
    }

    /** {@return the index of the record with this key, by binary search; negative if there is none} */
    private int record(long key) {
        int low = 0;
        int high = size() - 1;
        while (low <= high) {
            int middle = low + high >>> 1;
            int order = Long.compareUnsigned(records.getLong(middle * RECORD_BYTES), key);
            if (order == 0) {
                return middle;
            }
            if (order < 0) {
                low = middle + 1;
            } else {
                high = middle - 1;
            }
        }
        return -1;
    }
}
