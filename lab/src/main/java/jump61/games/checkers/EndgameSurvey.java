package jump61.games.checkers;

import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Random;
import java.util.TreeMap;
import jump61.engine.Engine;
import jump61.engine.Limits;
import jump61.engine.SearchMonitor;
import jump61.engine.SearchResult;
import jump61.game.Move;
import jump61.lab.usage.Usage;

/**
 * Prints how often the search proves the result of a game, by the number of men left that are not kings: {@code java
 * -cp target/classes:target/test-classes jump61.games.checkers.EndgameSurvey 20 300000} for 20 games of the program against
 * itself and 300,000 nodes per position.
 */
final class EndgameSurvey {
    private final Random random = new Random(5);
    private final Map<Integer, int[]> byMen = new TreeMap<>();
    private final long nodes;

    private EndgameSurvey(long nodes) {
        this.nodes = nodes;
    }

    public static void main(String[] args) {
        Usage.require(EndgameSurvey.class, args, 2, "GAMES NODES");
        var survey = new EndgameSurvey(Long.parseLong(args[1]));
        for (int game = 0; game < Integer.parseInt(args[0]); game++) {
            survey.playGame();
        }
        survey.byMen.forEach((men, counts) ->
                System.out.printf(Locale.ROOT, "%2d men: %3d of %3d proven%n", men, counts[1], counts[0]));
    }

    private void playGame() {
        CheckersPosition position = CheckersPosition.START;
        for (int ply = 0; position.result().isEmpty(); ply++) {
            List<Move> legal = position.legalMoves();
            Move move = legal.get(random.nextInt(legal.size()));
            if (ply >= 10) {
                SearchResult found = new Engine().search(position, Limits.nodes(nodes), SearchMonitor.NONE);
                if (legal.size() > 1) {
                    note(position, found);
                }
                move = found.best().orElseThrow();
            }
            position = (CheckersPosition) position.play(move).after();
        }
    }

    private void note(CheckersPosition position, SearchResult found) {
        int[] counts = byMen.computeIfAbsent(men(position), men -> new int[2]);
        counts[0]++;
        // No score means a proven draw; a draw counts as proven if the search has reached the maximum length of the
        // game.
        boolean whole = found.depth() >= position.game().searchState(position).maxPlies();
        counts[1] += found.score().isWin() || found.score().isLoss() || whole ? 1 : 0;
    }

    private static int men(CheckersPosition position) {
        Board board = position.board();
        return Long.bitCount(board.red() & ~Board.RED_CROWNS) + Long.bitCount(board.white() & ~Board.WHITE_CROWNS);
    }
}
