package jump61.lab.proof;

import java.io.BufferedInputStream;
import java.io.DataInputStream;
import java.io.EOFException;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.ByteBuffer;
import java.nio.channels.Channels;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.zip.CRC32;
import java.util.zip.CheckedInputStream;
import jump61.record.RecordFiles;
import jump61.solver.Seal;

/**
 * {@link PlayedPositions} in a file. It begins with two lines of text, which say what it is and name the proof, and an
 * empty line. They are followed by the number of positions, in eight bytes; twelve bytes for each position, as {@link
 * PlayedPositions#forEach} hands it over; the CRC-32 of everything before it, in eight bytes; and the {@link Seal} of this
 * machine: because the whole file is trusted, it must have been written here.
 */
final class PlayedFile {
    private static final String FIRST_LINE = "Jump61 played 1\n";
    private static final String DAMAGED = "the played positions are damaged";
    private static final int BUFFER = 1 << 16;

    private PlayedFile() {}

    /** Writes positions, atomically. No thread may add any positions meanwhile. */
    static void write(Path file, Seal seal, String proof, PlayedPositions played) throws IOException {
        RecordFiles.replace(file, channel -> {
            Seal.Sealed sealed = seal.on(Channels.newOutputStream(channel));
            Output out = new Output(sealed);
            out.put(head(proof));
            long[] size = {0};
            played.forEach((mixed, holdings) -> size[0]++);
            out.put(size[0]);
            played.forEach((mixed, holdings) -> {
                out.put(mixed);
                out.put(holdings);
            });
            out.flush();
            out.put(out.check.getValue());
            out.flush();
            sealed.seal();
        });
    }

    /** {@return the number of positions in a file, after adding all of them} */
    static long read(Path file, Seal seal, String proof, PlayedPositions played) throws IOException {
        RecordFiles.requireFile(file);
        CRC32 check = new CRC32();
        try (DataInputStream in = new DataInputStream(
                new CheckedInputStream(new BufferedInputStream(Files.newInputStream(file), BUFFER), check))) {
            byte[] head = head(proof);
            if (!new String(in.readNBytes(head.length), StandardCharsets.US_ASCII)
                    .equals(new String(head, StandardCharsets.US_ASCII))) {
                throw new IOException("these are not the played positions of this proof");
            }
            long size = in.readLong();
            for (long i = 0; i < size; i++) {
                played.add(in.readLong(), in.readInt());
            }
            long sum = check.getValue();
            if (in.readLong() != sum || in.readNBytes(Seal.BYTES).length % Seal.BYTES != 0 || in.read() >= 0) {
                throw new IOException(DAMAGED);
            }
            if (!seal.isOn(file)) {
                throw new IOException("it was not written on this machine, so what it says is not believed");
            }
            return size;
        } catch (EOFException cut) {
            throw new IOException(DAMAGED, cut);
        }
    }

    private static byte[] head(String proof) {
        return (FIRST_LINE + "Proof: " + proof + "\n\n").getBytes(StandardCharsets.US_ASCII);
    }

    /** Writes numbers in large pieces. */
    private static final class Output {
        private final OutputStream stream;
        private final CRC32 check = new CRC32();
        private final ByteBuffer buffer = ByteBuffer.allocate(BUFFER);

        Output(OutputStream stream) {
            this.stream = stream;
        }

        void put(byte[] bytes) throws IOException {
            buffer.put(bytes);
            flush();
        }

        void put(long number) throws IOException {
            buffer.putLong(number);
            flushIfFull();
        }

        void put(int number) throws IOException {
            buffer.putInt(number);
            flushIfFull();
        }

        private void flushIfFull() throws IOException {
            if (buffer.remaining() < Long.BYTES) {
                flush();
            }
        }

        void flush() throws IOException {
            buffer.flip();
            check.update(buffer.duplicate());
            stream.write(buffer.array(), 0, buffer.limit());
            buffer.clear();
        }
    }
}
