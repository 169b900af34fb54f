package jump61.games.cubes;

import java.util.List;
import java.util.Random;
import jump61.engine.Engine;
import jump61.engine.Limits;
import jump61.engine.SearchMonitor;
import jump61.game.Level;
import jump61.game.Move;
import jump61.game.Position;
import jump61.game.Side;
import jump61.lab.usage.Usage;

/**
 * Plays the learned evaluation against plain counting of squares, each random opening twice with sides swapped.
 * Arguments: pairs of games, size, and the limit for each move: {@code nodes N}, {@code ms N} or {@code level N}.
 */
final class EvaluationMatch {
    private static final int OPENING = 4;

    private final Engine[] engines = {new Engine(), new Engine()};
    private final WeightedGame[] games = {
        new WeightedGame(EvaluationWeights.LEARNED), new WeightedGame(EvaluationWeights.counting())
    };
    private final String unit;
    private final int amount;

    private EvaluationMatch(String unit, int amount) {
        this.unit = unit;
        this.amount = amount;
    }

    public static void main(String[] args) {
        Usage.require(EvaluationMatch.class, args, 4, "PAIRS SIZE nodes|ms|level N");
        int pairs = Integer.parseInt(args[0]);
        var match = new EvaluationMatch(args[2], Integer.parseInt(args[3]));
        Random random = new Random(7);
        int won = 0;
        for (int i = 0; i < pairs; i++) {
            CubesPosition opening = opening(Integer.parseInt(args[1]), random);
            won += match.play(opening, Side.FIRST) ? 1 : 0;
            won += match.play(opening, Side.SECOND) ? 1 : 0;
        }
        System.out.printf("learned wins %d of %d games (%s)%n", won, 2 * pairs, String.join(" ", args));
    }

    private static CubesPosition opening(int size, Random random) {
        CubesPosition at = CubesPosition.start(size);
        for (int ply = 0; ply < OPENING; ply++) {
            List<Move> moves = at.legalMoves();
            at = (CubesPosition)
                    at.play(moves.get(random.nextInt(moves.size()))).after();
        }
        return at;
    }

    private boolean play(CubesPosition opening, Side learned) {
        CubesPosition at = opening;
        while (at.result().isEmpty()) {
            int player = at.toMove() == learned ? 0 : 1;
            Position position = games[player].weighted(at);
            at = (CubesPosition) at.play(choose(engines[player], position)).after();
        }
        return at.result().orElseThrow().wonBy(learned);
    }

    private Move choose(Engine engine, Position position) {
        var result = switch (unit) {
            case "level" -> engine.play(position, Level.of(amount), 1, SearchMonitor.NONE);
            case "nodes" -> engine.search(position, Limits.nodes(amount), SearchMonitor.NONE);
            default -> engine.search(position, Limits.time(java.time.Duration.ofMillis(amount)), SearchMonitor.NONE);
        };
        return result.best().orElseThrow();
    }
}
