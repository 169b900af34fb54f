package jump61.games.checkers;

import jump61.lab.usage.Usage;

/**
 * Plays a {@link StrengthMatch} and prints its result. Arguments: number of openings, the opponent's depth, a seed, and
 * the engine's nodes for each node of the opponent. Without the last one, the engine may think as long as the opponent
 * did for its last move.
 */
final class StrengthGames {
    private static final int WARM_UP = 5;

    private StrengthGames() {}

    public static void main(String[] args) {
        Usage.require(StrengthGames.class, args, 3, "OPENINGS DEPTH SEED [NODES_PER_NODE]");
        int openings = Integer.parseInt(args[0]);
        int depth = Integer.parseInt(args[1]);
        long seed = Long.parseLong(args[2]);
        double nodesPerNode = args.length > 3 ? Double.parseDouble(args[3]) : 0;
        // The code is not compiled before that.
        new StrengthMatch(depth, 0).play(WARM_UP, nodesPerNode);
        var match = new StrengthMatch(depth, seed);
        match.play(openings, nodesPerNode);
        System.out.println(match);
    }
}
