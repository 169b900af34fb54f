package jump61.lab.proof;

import java.io.IOException;
import java.nio.file.Path;
import jump61.game.Position;
import jump61.game.SearchState;
import jump61.solver.Seal;
import jump61.solver.Solver;
import jump61.solver.SolverMemory;

/**
 * What the check of a strategy remembers where a search proves the rest: the search's results, which only suggest moves,
 * and the positions that have been played out. The latter are trusted, so each check has a memory of its own, which is
 * worthless once a fault has been found. It is reserved when it is first needed.
 */
public final class CheckMemory {
    /** The share of the memory for positions that have been played out, as a divisor. */
    private static final int SHARE = 4;

    /**
     * The maximum size of the part for positions with a short win, in bytes; if the memory is small, its share is the same.
     */
    private static final long MOST_NEARLY_WON = 256 << 20;

    private final long bytes;
    private SolverMemory suggestions;
    private PlayedPositions played;
    private PlayedPositions nearlyWon;

    /** Creates an empty memory of about this many bytes, but at least 12 MiB. */
    public CheckMemory(long bytes) {
        this.bytes = bytes;
    }

    /**
     * Adds what a {@link Solver} has {@linkplain TableFile#keep stored} about a position. It saves time in the search, and
     * is not trusted.
     *
     * @return the number of positions in the file
     * @throws IOException if the file cannot be read, is damaged, or was written for another position
     */
    public long suggest(Path table, Position start) throws IOException {
        return TableFile.read(table, start, suggestions(start.game().searchState(start)));
    }

    /**
     * Writes the positions that have been played out to a file, so that another process need not do so again. Must not be
     * called while positions are being played out, because those are already in the memory.
     *
     * @param proof one line that identifies the proof, such as the checksum of its file
     */
    public void keep(Path file, Seal seal, String proof) throws IOException {
        PlayedFile.write(file, seal, proof, played());
    }

    /**
     * Adds the positions that were {@linkplain #keep stored} during the check of the same proof, and trusts them.
     *
     * @return their number
     * @throws IOException if the file cannot be read, is damaged, is about another proof, or was written on another
     *     machine; this memory should then not be used any more
     */
    public long resume(Path file, Seal seal, String proof) throws IOException {
        return PlayedFile.read(file, seal, proof, played());
    }

    synchronized SolverMemory suggestions(SearchState state) {
        if (suggestions == null) {
            suggestions = SolverMemory.of(state, bytes - bytes / SHARE - forNearlyWon());
        }
        return suggestions;
    }

    synchronized PlayedPositions played() {
        if (played == null) {
            played = new PlayedPositions(bytes / SHARE);
        }
        return played;
    }

    /** {@return the positions with a short win; there are many of these, and they are quickly played out again} */
    synchronized PlayedPositions nearlyWon() {
        if (nearlyWon == null) {
            nearlyWon = new PlayedPositions(forNearlyWon());
        }
        return nearlyWon;
    }

    private long forNearlyWon() {
        return Math.min(bytes / SHARE, MOST_NEARLY_WON);
    }

    /** {@return the number of positions played out so far} */
    public synchronized long playedOut() {
        return played().added() + nearlyWon().added();
    }
}
