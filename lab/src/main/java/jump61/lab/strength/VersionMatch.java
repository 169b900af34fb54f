package jump61.lab.strength;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import java.util.function.BiFunction;
import jump61.lab.usage.Usage;
import jump61.rating.Sprt;

/**
 * Plays two versions of the program against each other, each with one thread, from openings of four random plies, with both
 * sides. The referee has its own implementation of the rules. A limit in milliseconds means processor time of the thread,
 * for both versions.
 *
 * <p>Arguments are {@code name=value}: {@code first}, {@code second} (folders of classes; the second may also be {@code
 * program:COMMAND}, which {@link ProgramDriver} asks for moves, at its own pace), {@code size} (6 or 9x6), {@code limit}
 * ({@code "ms 20"}, {@code "nodes 2000"}; {@code limit2} if it differs for the second version), {@code pairs}, {@code
 * seed}, {@code log}; {@code elo0} and {@code elo1} for the sequential test, which ends the match early with {@code
 * stop=yes}; {@code lost} is a file for the moves of the games that the first version loses. A stopped match is resumed
 * from its log.
 */
public final class VersionMatch {
    private static final int OPENING = 4;
    private static final int WARM_UPS = 200;
    private static final String WARM_UP = "nodes 20000";
    private static final String PROGRAM = "program:";
    private static final int PAIRS_BETWEEN_REPORTS = 5;

    private final Map<String, String> options;
    private final int rows;
    private final int columns;
    private final String[] limits;
    private final ClassLoader[] loaders = new ClassLoader[2];
    private final List<BiFunction<String, String, String[]>> drivers;

    private VersionMatch(Map<String, String> options) throws IOException, ReflectiveOperationException {
        this.options = options;
        String[] size = option("size", "6").split("x");
        rows = Integer.parseInt(size[0]);
        columns = Integer.parseInt(size[size.length - 1]);
        limits = new String[] {option("limit", "ms 20"), option("limit2", option("limit", "ms 20"))};
        drivers = List.of(driver(0, options.get("first")), driver(1, options.get("second")));
    }

    private BiFunction<String, String, String[]> driver(int version, String player)
            throws IOException, ReflectiveOperationException {
        if (player.startsWith(PROGRAM)) {
            return new ProgramDriver(player.substring(PROGRAM.length()));
        }
        VersionLoader loader = new VersionLoader(Path.of(player));
        loaders[version] = loader;
        return loader.driver();
    }

    /** Plays the match, and prints intermediate results. */
    public static void main(String[] args) throws IOException, ReflectiveOperationException {
        Usage.require(VersionMatch.class, args, 2, "first=CLASSES second=CLASSES [NAME=VALUE]...");
        Map<String, String> options = new HashMap<>();
        for (String arg : args) {
            options.put(arg.substring(0, arg.indexOf('=')), arg.substring(arg.indexOf('=') + 1));
        }
        new VersionMatch(options).play();
    }

    private String option(String name, String usual) {
        return options.getOrDefault(name, usual);
    }

    private void play() throws IOException {
        String title = options.get("first") + " v " + options.get("second") + ", " + rows + "×" + columns + ", "
                + limits[0] + " v " + limits[1];
        MatchLog log = new MatchLog(Path.of(options.get("log")), title);
        long seed = Long.parseLong(option("seed", "1"));
        Set<String> played = new HashSet<>();
        log.games().forEach(game -> played.add(game.seed() + " " + game.pair() + " " + game.firstIsRed()));
        warmUp();
        double elo0 = Double.parseDouble(option("elo0", "0"));
        double elo1 = Double.parseDouble(option("elo1", "15"));
        int pairs = Integer.parseInt(option("pairs", "100"));
        for (int pair = 0; pair < pairs; pair++) {
            for (int first = 0; first < 2; first++) {
                if (!played.contains(seed + " " + pair + " " + first)) {
                    log.append(game(seed, pair, first).toString());
                }
            }
            if (pair % PAIRS_BETWEEN_REPORTS == PAIRS_BETWEEN_REPORTS - 1 || pair == pairs - 1) {
                MatchSummary summary = new MatchSummary(log.games());
                System.out.println(title + ": " + summary.line(elo0, elo1));
                if (option("stop", "no").equals("yes") && summary.verdict(elo0, elo1) != Sprt.Verdict.OPEN) {
                    return;
                }
            }
        }
    }

    /** Plays before the match, because code runs slowly until it is compiled. */
    private void warmUp() {
        Random random = new Random(0);
        for (int i = 0; i < WARM_UPS; i++) {
            PlainBoard board = opening(random, i % (2 * rows * columns / 3));
            for (int version = 0; version < 2 && board.winner() == 0; version++) {
                choose(version, board, WARM_UP);
            }
        }
    }

    private PlainBoard opening(Random random, int plies) {
        PlainBoard board = new PlainBoard(rows, columns);
        for (int ply = 0; ply < plies && board.winner() == 0; ply++) {
            List<String> moves = board.moves();
            board.play(moves.get(random.nextInt(moves.size())));
        }
        return board;
    }

    private String[] choose(int version, PlainBoard board, String limit) {
        Thread.currentThread().setContextClassLoader(loaders[version]);
        return drivers.get(version).apply(board.toString(), limit);
    }

    private GameLine game(long seed, int pair, int first) throws IOException {
        PlainBoard board = opening(new Random(seed * 1_000_003 + pair), OPENING);
        long[] costs = new long[2 * GameLine.KINDS];
        int plies = OPENING;
        int version = first == 1 ? 0 : 1;
        List<String> moves = new ArrayList<>(List.of(board.toString()));
        while (board.winner() == 0) {
            long before = ThreadTime.nanoTime();
            String[] found = choose(version, board, limits[version]);
            int at = version * GameLine.KINDS;
            costs[at + GameLine.MOVES]++;
            costs[at + GameLine.NANOS] += ThreadTime.nanoTime() - before;
            costs[at + GameLine.NODES] += Long.parseLong(found[1]);
            costs[at + GameLine.DEPTHS] += Integer.parseInt(found[2]);
            board.play(found[0]);
            moves.add(found[0]);
            version = 1 - version;
            plies++;
        }
        // The version to move now is the one that lost.
        if (version == 0 && options.containsKey("lost")) {
            MatchLog.append(Path.of(options.get("lost")), pair + " " + first + ": " + String.join(" ", moves));
        }
        return new GameLine(seed, pair, first, version == 1 ? 1 : 0, plies, costs);
    }
}
