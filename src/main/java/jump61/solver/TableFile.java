package jump61.solver;

import java.io.BufferedInputStream;
import java.io.BufferedOutputStream;
import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.EOFException;
import java.io.IOException;
import java.nio.channels.Channels;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import jump61.game.Position;
import jump61.record.RecordFiles;

/**
 * A {@link ProofNumberTable} in a file. It begins with lines of text that say what it is for, and an empty line. Then
 * follow 18 bytes for each position (key, numbers and work), and a check sum of eight bytes.
 */
final class TableFile {
    private static final String FIRST_LINE = "Jump61 table 1";
    private static final String POSITIONS = "Positions: ";
    private static final long MOST_POSITIONS = 1L << 48;
    private static final int BUFFER = 1 << 16;
    private static final long PRIME = 0x100000001B3L;

    private TableFile() {}

    /** Writes a table that was used to solve {@code root}, atomically. */
    static void write(Path file, Position root, ProofNumberTable table) throws IOException {
        RecordFiles.replace(file, channel -> {
            DataOutputStream out =
                    new DataOutputStream(new BufferedOutputStream(Channels.newOutputStream(channel), BUFFER));
            String head = purpose(root) + POSITIONS + table.size() + "\n\n";
            out.write(head.getBytes(StandardCharsets.UTF_8));
            long[] sum = new long[1];
            table.forEach((key, value, work) -> {
                out.writeLong(key);
                out.writeLong(value);
                out.writeShort(work);
                sum[0] = added(sum[0], key, value, work);
            });
            out.writeLong(sum[0]);
            out.flush();
        });
    }

    /**
     * Adds the entries in a file to a table.
     *
     * @return their number
     * @throws IOException if the file cannot be read, is damaged, or is for another position than {@code root}
     */
    static long read(Path file, Position root, ProofNumberTable table) throws IOException {
        RecordFiles.requireFile(file);
        try (DataInputStream in = new DataInputStream(new BufferedInputStream(Files.newInputStream(file), BUFFER))) {
            requireLine(in, FIRST_LINE + "\n", "this is not a table of positions");
            requireLine(in, purpose(root).substring(FIRST_LINE.length() + 1), "the table is for another position");
            long positions = positions(in);
            long sum = 0;
            for (long i = 0; i < positions; i++) {
                long key = in.readLong();
                long value = in.readLong();
                int work = in.readUnsignedShort();
                table.add(key, value, work);
                sum = added(sum, key, value, work);
            }
            require(in.readLong() == sum && in.read() < 0, "the table is damaged");
            return positions;
        } catch (EOFException end) {
            throw new IOException("the table is incomplete", end);
        }
    }

    /** {@return the lines that must be the same where the table is used} A new version may compute other keys. */
    private static String purpose(Position root) {
        long key = root.game().searchState(root).symmetryKey();
        return FIRST_LINE + "\nGame: " + root.game().id() + "\nStart: " + root.notation() + "\nKey: "
                + Long.toHexString(key) + "\n";
    }

    private static void requireLine(DataInputStream in, String expected, String otherwise) throws IOException {
        byte[] bytes = expected.getBytes(StandardCharsets.UTF_8);
        require(expected.equals(new String(in.readNBytes(bytes.length), StandardCharsets.UTF_8)), otherwise);
    }

    private static long positions(DataInputStream in) throws IOException {
        requireLine(in, POSITIONS, "the table is damaged");
        long number = 0;
        for (int digit = in.readByte(); digit != '\n'; digit = in.readByte()) {
            number = number * 10 + Character.digit(digit, 10);
            require(digit >= '0' && digit <= '9' && number <= MOST_POSITIONS, "the table is damaged");
        }
        requireLine(in, "\n", "the table is damaged");
        return number;
    }

    private static void require(boolean condition, String otherwise) throws IOException {
        if (!condition) {
            throw new IOException(otherwise);
        }
    }

    private static long added(long sum, long key, long value, int work) {
        return ((sum ^ key) * PRIME ^ value) * PRIME + work;
    }
}
