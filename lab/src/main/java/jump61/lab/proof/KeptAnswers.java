package jump61.lab.proof;

import java.io.Closeable;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import jump61.game.Move;
import jump61.game.Position;
import jump61.record.RecordFiles;
import jump61.solver.PositionKey;
import jump61.solver.Seal;

/**
 * Answers in a file that grows with every question, so that hours of work survive the end of the process. It begins with
 * lines of text that say what it is for, and an empty line. Then follows a block for each question, in the order in
 * which they are asked, which is always the same. Numbers are unsigned, with the most significant byte first:
 *
 * <pre>
 * 8 bytes   the key of the first position of the question (see {@link PositionKey})
 * 2 bytes   for each position: the number of plies of a short win, or 0; the move, as an index into the legal moves
 * 32 bytes  the seal of this machine on the head of the file and the block so far (see {@link Seal})
 * </pre>
 *
 * The first block that is incomplete, damaged, about other positions or from elsewhere is forgotten, with all that follow it.
 */
final class KeptAnswers implements Answers, Closeable {
    private static final String FIRST_LINE = "Jump61 answers 2\n";
    private static final int ANSWER_BYTES = 2;

    private final FileChannel channel;
    private final Seal seal;
    private final byte[] head;
    private final Answers others;
    private final Consumer<IOException> trouble;
    private boolean reading = true;
    private boolean writing = true;

    private KeptAnswers(FileChannel channel, Seal seal, byte[] head, Answers others, Consumer<IOException> trouble) {
        this.channel = channel;
        this.seal = seal;
        this.head = head;
        this.others = others;
        this.trouble = trouble;
    }

    /**
     * Opens a file, which need not exist yet. Answers for another purpose are forgotten.
     *
     * @param purpose lines that say what the answers are for
     * @param others find the answers that are not in the file
     * @param trouble is told once if the file cannot be read or written later
     * @throws IOException if the file cannot be used, or was not written by this class
     */
    static KeptAnswers open(Path file, Seal seal, String purpose, Answers others, Consumer<IOException> trouble)
            throws IOException {
        RecordFiles.requireFile(file);
        FileChannel channel =
                FileChannel.open(file, StandardOpenOption.READ, StandardOpenOption.WRITE, StandardOpenOption.CREATE);
        String head = FIRST_LINE + purpose + "\n";
        try {
            begin(channel, head);
        } catch (IOException | RuntimeException unusable) {
            channel.close();
            throw unusable;
        }
        return new KeptAnswers(channel, seal, head.getBytes(StandardCharsets.UTF_8), others, trouble);
    }

    private static void begin(FileChannel channel, String head) throws IOException {
        byte[] expected = head.getBytes(StandardCharsets.UTF_8);
        ByteBuffer bytes = ByteBuffer.allocate(expected.length);
        readInto(bytes, channel);
        String found = new String(bytes.array(), 0, bytes.position(), StandardCharsets.UTF_8);
        if (found.equals(head)) {
            return;
        }
        if (!found.startsWith(FIRST_LINE) && !head.startsWith(found)) {
            throw new IOException("these are not the answers of a strategy");
        }
        channel.truncate(0);
        writeAll(ByteBuffer.wrap(expected), channel);
    }

    private static void writeAll(ByteBuffer bytes, FileChannel channel) throws IOException {
        while (bytes.hasRemaining()) {
            channel.write(bytes);
        }
    }

    private static void readInto(ByteBuffer bytes, FileChannel channel) throws IOException {
        boolean more = true;
        while (more && bytes.hasRemaining()) {
            more = channel.read(bytes) >= 0;
        }
    }

    @Override
    public Optional<List<Answer>> to(List<Position> positions, int within) {
        Optional<List<Answer>> known = reading ? read(positions) : Optional.empty();
        if (known.isPresent()) {
            return known;
        }
        reading = false;
        Optional<List<Answer>> found = others.to(positions, within);
        found.ifPresent(answers -> write(positions, answers));
        return found;
    }

    private Optional<List<Answer>> read(List<Position> positions) {
        try {
            long from = channel.position();
            ByteBuffer block = ByteBuffer.allocate(Long.BYTES + ANSWER_BYTES * positions.size() + Seal.BYTES);
            readInto(block, channel);
            Optional<List<Answer>> answers = isWhole(block, positions) ? answers(positions, block) : Optional.empty();
            if (answers.isEmpty()) {
                channel.truncate(from);
            }
            return answers;
        } catch (IOException unreadable) {
            giveUp(unreadable);
            return Optional.empty();
        }
    }

    private boolean isWhole(ByteBuffer block, List<Position> positions) {
        int checked = block.capacity() - Seal.BYTES;
        return !block.hasRemaining()
                && Arrays.equals(block.array(), checked, block.capacity(), check(block.array(), checked), 0, Seal.BYTES)
                && block.getLong(0) == PositionKey.of(positions.get(0));
    }

    private static Optional<List<Answer>> answers(List<Position> positions, ByteBuffer block) {
        List<Answer> answers = new ArrayList<>();
        block.position(Long.BYTES);
        for (Position position : positions) {
            int shortWin = Byte.toUnsignedInt(block.get());
            int move = Byte.toUnsignedInt(block.get());
            List<Move> moves = position.legalMoves();
            if (move >= moves.size()) {
                return Optional.empty();
            }
            answers.add(new Answer(moves.get(move), shortWin));
        }
        return Optional.of(answers);
    }

    private void write(List<Position> positions, List<Answer> answers) {
        if (!writing) {
            return;
        }
        int checked = Long.BYTES + ANSWER_BYTES * answers.size();
        ByteBuffer block = ByteBuffer.allocate(checked + Seal.BYTES);
        block.putLong(PositionKey.of(positions.get(0)));
        for (int i = 0; i < answers.size(); i++) {
            Answer answer = answers.get(i);
            block.put((byte) answer.shortWin());
            block.put((byte) positions.get(i).legalMoves().indexOf(answer.move()));
        }
        block.put(check(block.array(), checked)).flip();
        try {
            writeAll(block, channel);
        } catch (IOException unwritable) {
            giveUp(unwritable);
        }
    }

    private byte[] check(byte[] bytes, int length) {
        return seal.of(ByteBuffer.allocate(head.length + length)
                .put(head)
                .put(bytes, 0, length)
                .array());
    }

    private void giveUp(IOException reason) {
        writing = false;
        trouble.accept(reason);
    }

    @Override
    public void close() {
        try {
            channel.close();
        } catch (IOException unwritable) {
            giveUp(unwritable);
        }
    }
}
