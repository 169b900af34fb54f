package jump61.lab.proof;

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
import jump61.solver.Seal;
import jump61.solver.Solver;
import jump61.solver.SolverMemory;

/**
 * A {@link SolverMemory} in a file. It begins with lines of text that say what it is for, and an empty line. They are
 * followed by 18 bytes for each position (key, numbers and work), the same for each comparison (key, holdings and work),
 * and a checksum of eight bytes. Older files have no comparisons, and no line that counts them. At the end is the {@link
 * Seal} of this machine: a table without it may suggest moves, but its claims of wins are not trusted.
 */
final class TableFile {
    private static final String FIRST_LINE = "Jump61 table 1";
    private static final String POSITIONS = "Positions: ";
    private static final String COMPARISONS = "Comparisons: ";
    private static final String DAMAGED = "the table is damaged";
    private static final long MOST_ENTRIES = 1L << 48;
    private static final int BUFFER = 1 << 16;
    private static final long PRIME = 0x100000001B3L;

    private TableFile() {}

    /**
     * Writes everything that a solver knows, so that another process can continue with {@code root} from here. May be
     * called on the thread that asks whether the solver is cancelled; its other threads wait meanwhile.
     */
    static void keep(Solver solver, Path file, Seal seal, Position root) throws IOException {
        solver.atRest(root, memory -> write(file, seal, root, memory));
    }

    /**
     * Adds what was {@linkplain #keep stored} to a solver's memory.
     *
     * @return the number of positions in the file
     * @throws IOException if the file cannot be read, is damaged, or was written for another position or on another
     *     machine; the solver should then not be used any more
     */
    static long resume(Solver solver, Path file, Seal seal, Position root) throws IOException {
        long positions = solver.atRest(root, memory -> read(file, root, memory));
        require(seal.isOn(file), "it was not written on this machine, so what it says is not proven");
        return positions;
    }

    /**
     * Writes what was found out about {@code root}, atomically.
     *
     * @return the number of positions
     */
    static long write(Path file, Seal seal, Position root, SolverMemory memory) throws IOException {
        long positions = memory.positions();
        RecordFiles.replace(file, channel -> {
            Seal.Sealed sealed = seal.on(Channels.newOutputStream(channel));
            DataOutputStream out = new DataOutputStream(new BufferedOutputStream(sealed, BUFFER));
            String head = purpose(root) + POSITIONS + positions + "\n" + COMPARISONS + memory.comparisons() + "\n\n";
            out.write(head.getBytes(StandardCharsets.UTF_8));
            long[] sum = new long[1];
            SolverMemory.Receiver<IOException> writer = (key, second, work) -> {
                out.writeLong(key);
                out.writeLong(second);
                out.writeShort(work);
                sum[0] = added(sum[0], key, second, work);
            };
            memory.forEachPosition(writer);
            memory.forEachComparison(writer);
            out.writeLong(sum[0]);
            out.flush();
            sealed.seal();
        });
        return positions;
    }

    /**
     * Adds the entries in a file to a memory.
     *
     * @return the number of positions
     * @throws IOException if the file cannot be read, is damaged, or is for a position other than {@code root}
     */
    static long read(Path file, Position root, SolverMemory memory) throws IOException {
        RecordFiles.requireFile(file);
        try (DataInputStream in = new DataInputStream(new BufferedInputStream(Files.newInputStream(file), BUFFER))) {
            requireLine(in, FIRST_LINE + "\n", "this is not a table of positions");
            requireLine(in, purpose(root).substring(FIRST_LINE.length() + 1), "the table is for another position");
            requireLine(in, POSITIONS, DAMAGED);
            long positions = number(in);
            long comparisons = comparisons(in);
            long sum = readEntries(in, positions, 0, memory::addPosition);
            sum = readEntries(in, comparisons, sum, memory::addComparison);
            require(in.readLong() == sum, DAMAGED);
            int left = in.readNBytes(Seal.BYTES + 1).length;
            require(left == 0 || left == Seal.BYTES, DAMAGED);
            return positions;
        } catch (EOFException end) {
            throw new IOException("the table is incomplete", end);
        }
    }

    /** Reads up to the empty line. */
    private static long comparisons(DataInputStream in) throws IOException {
        int next = in.readByte();
        if (next == '\n') {
            return 0;
        }
        requireLine(in, COMPARISONS.substring(1), DAMAGED);
        long comparisons = number(in);
        requireLine(in, "\n", DAMAGED);
        return comparisons;
    }

    private static long readEntries(
            DataInputStream in, long number, long sumBefore, SolverMemory.Receiver<IOException> receiver)
            throws IOException {
        long sum = sumBefore;
        for (long i = 0; i < number; i++) {
            long key = in.readLong();
            long second = in.readLong();
            int work = in.readUnsignedShort();
            receiver.accept(key, second, work);
            sum = added(sum, key, second, work);
        }
        return sum;
    }

    /** {@return the lines that must be the same where the table is used} A new version may compute keys differently. */
    private static String purpose(Position root) {
        long key = root.game().searchState(root).symmetryKey();
        return FIRST_LINE + "\nGame: " + root.game().id() + "\nStart: " + root.notation() + "\nKey: "
                + Long.toHexString(key) + "\n";
    }

    private static void requireLine(DataInputStream in, String expected, String otherwise) throws IOException {
        byte[] bytes = expected.getBytes(StandardCharsets.UTF_8);
        require(expected.equals(new String(in.readNBytes(bytes.length), StandardCharsets.UTF_8)), otherwise);
    }

    /** Reads the rest of a line as a number. */
    private static long number(DataInputStream in) throws IOException {
        long number = 0;
        for (int digit = in.readByte(); digit != '\n'; digit = in.readByte()) {
            number = number * 10 + Character.digit(digit, 10);
            require(digit >= '0' && digit <= '9' && number <= MOST_ENTRIES, DAMAGED);
        }
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
