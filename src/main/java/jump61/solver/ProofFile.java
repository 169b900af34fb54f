package jump61.solver;

import java.io.BufferedReader;
import java.io.BufferedWriter;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.OutputStreamWriter;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.Map;
import java.util.zip.GZIPInputStream;
import java.util.zip.GZIPOutputStream;
import jump61.game.Game;
import jump61.game.Games;
import jump61.game.Move;
import jump61.game.Position;
import jump61.game.RefusedException;
import jump61.game.Side;

/**
 * A strategy as a file: compressed text, four lines that tell what is proven, and then a line for each position with the
 * winner's move, parted by a tab.
 */
public final class ProofFile {
    private static final String HEADER = "Jump61 proof 1";

    private ProofFile() {}

    /** Writes a strategy. */
    public static void write(Strategy strategy, Path file) throws IOException {
        try (var lines = new BufferedWriter(
                new OutputStreamWriter(new GZIPOutputStream(Files.newOutputStream(file)), StandardCharsets.UTF_8))) {
            lines.write(HEADER + "\n");
            lines.write("Game: " + strategy.start().game().id() + "\n");
            lines.write("Start: " + strategy.start().notation() + "\n");
            lines.write("Winner: " + strategy.winner().id() + "\n");
            lines.write("Longest: " + strategy.longest() + "\n");
            for (Map.Entry<Position, Move> entry : strategy.moves().entrySet()) {
                lines.write(entry.getKey().notation() + "\t" + entry.getValue().notation() + "\n");
            }
        }
    }

    /**
     * Reads a strategy.
     *
     * @throws IOException if the file cannot be read or is no proof; the message is one clear line
     */
    public static Strategy read(Path file) throws IOException {
        try (var lines = new BufferedReader(
                new InputStreamReader(new GZIPInputStream(Files.newInputStream(file)), StandardCharsets.UTF_8))) {
            if (!HEADER.equals(lines.readLine())) {
                throw new IOException("this is not a proof file");
            }
            Game game = Games.byId(tag(lines, "Game")).orElseThrow(() -> new IOException("the game is not known"));
            Position start = game.parsePosition(tag(lines, "Start"));
            Side winner = tag(lines, "Winner").equals(Side.RED.id()) ? Side.RED : game.second();
            int longest = Integer.parseInt(tag(lines, "Longest"));
            return new Strategy(start, winner, moves(lines, game), longest);
        } catch (RefusedException | NumberFormatException wrong) {
            throw new IOException("the proof file is damaged: " + wrong.getMessage(), wrong);
        }
    }

    private static String tag(BufferedReader lines, String name) throws IOException {
        String line = lines.readLine();
        if (line == null || !line.startsWith(name + ": ")) {
            throw new IOException("the proof file does not tell: " + name);
        }
        return line.substring(name.length() + 2);
    }

    private static Map<Position, Move> moves(BufferedReader lines, Game game) throws IOException {
        Map<Position, Move> moves = new HashMap<>();
        for (String line = lines.readLine(); line != null; line = lines.readLine()) {
            int tab = line.indexOf('\t');
            if (tab < 0) {
                throw new IOException("the proof file is damaged: " + line);
            }
            moves.put(game.parsePosition(line.substring(0, tab)), game.parseMove(line.substring(tab + 1)));
        }
        return moves;
    }
}
