package jump61.lab.mining;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.ArrayList;
import java.util.List;
import java.util.function.IntConsumer;
import jump61.puzzle.Puzzle;
import jump61.puzzle.PuzzleFile;
import jump61.record.RecordFiles;

/**
 * A puzzle file that mining appends to. A comment after the puzzles of each game gives the game's number. So mining can
 * resume after the last complete game, no matter when it was killed.
 */
public final class MinedFile implements AutoCloseable {
    private static final String GAME_DONE = PuzzleFile.COMMENT + " game ";
    private static final String MINED_BY = PuzzleFile.COMMENT + " mined with ";

    private static final int LARGEST = 200_000_000;

    private final FileChannel channel;
    private final List<String> beginning;
    private final int enough;
    private final Miner miner;
    private final int from;
    private int puzzles;

    private MinedFile(FileChannel channel, Miner.Plan plan) throws IOException {
        this.channel = channel;
        enough = plan.enough();
        beginning = new ArrayList<>(PuzzleFile.beginning(plan.game()));
        beginning.add(MINED_BY + "seed " + plan.seed() + ", sizes " + plan.sizes() + ", wanted " + plan.wanted()
                + (plan.hidden() ? ", hidden" : ""));
        List<String> lines = wholeGames();
        List<Puzzle> found = PuzzleFile.read(lines);
        puzzles = found.size();
        from = (int) lines.stream().filter(line -> line.startsWith(GAME_DONE)).count();
        miner = new Miner(plan, found);
    }

    /**
     * Opens or creates a file.
     *
     * @throws IllegalArgumentException if it is another kind of file, or was mined with other options
     */
    public static MinedFile open(Path file, Miner.Plan plan) throws IOException {
        RecordFiles.requireFile(file);
        FileChannel channel =
                FileChannel.open(file, StandardOpenOption.CREATE, StandardOpenOption.READ, StandardOpenOption.WRITE);
        try {
            return new MinedFile(channel, plan);
        } catch (IOException | IllegalArgumentException unusable) {
            channel.close();
            throw unusable;
        }
    }

    /** {@return the lines that remain after the puzzles of an incomplete game are removed} */
    private List<String> wholeGames() throws IOException {
        if (channel.size() > LARGEST) {
            throw new IllegalArgumentException("the file holds something else; it is too large");
        }
        ByteBuffer content = ByteBuffer.allocate((int) channel.size());
        channel.read(content, 0);
        String text = new String(content.array(), StandardCharsets.UTF_8);
        if (text.isEmpty()) {
            write(beginning);
            return beginning;
        }
        if (!text.startsWith(String.join("\n", beginning) + "\n")) {
            throw new IllegalArgumentException("the file holds something else; it was not mined with these options");
        }
        int last = text.lastIndexOf("\n" + GAME_DONE);
        int end = last < 0 ? -1 : text.indexOf('\n', last + 1);
        if (last >= 0 && end < 0) {
            last = text.lastIndexOf("\n" + GAME_DONE, last - 1);
            end = last < 0 ? -1 : text.indexOf('\n', last + 1);
        }
        String whole = end < 0 ? String.join("\n", beginning) + "\n" : text.substring(0, end + 1);
        int bytes = whole.getBytes(StandardCharsets.UTF_8).length;
        channel.truncate(bytes);
        channel.position(bytes);
        return whole.lines().toList();
    }

    /** {@return the number of puzzles in the file} */
    public int puzzles() {
        return puzzles;
    }

    /**
     * Mines games until there are enough puzzles.
     *
     * @param games total number of games to mine at most, including earlier runs
     * @param whenMined receives the number of each game that yielded a puzzle, from 1
     */
    public void mine(int games, IntConsumer whenMined) throws IOException {
        for (int number = from; number < games && puzzles < enough; number++) {
            List<String> lines = new ArrayList<>(miner.mine(number));
            puzzles += lines.size();
            boolean found = !lines.isEmpty();
            lines.add(GAME_DONE + (number + 1));
            write(lines);
            if (found) {
                whenMined.accept(number + 1);
            }
        }
    }

    /** Replaces all puzzles. */
    public void replaceAll(List<String> lines) throws IOException {
        channel.truncate(0);
        channel.position(0);
        puzzles = lines.size();
        write(beginning);
        write(lines);
    }

    @Override
    public void close() throws IOException {
        channel.close();
    }

    private void write(List<String> lines) throws IOException {
        ByteBuffer rest = ByteBuffer.wrap((String.join("\n", lines) + "\n").getBytes(StandardCharsets.UTF_8));
        while (rest.hasRemaining()) {
            channel.write(rest);
        }
    }
}
