package jump61.games.checkers;

import java.util.List;
import java.util.stream.Stream;
import jump61.game.Position;
import jump61.game.SearchStateContract;

class CheckersContractTest extends SearchStateContract {
    @Override
    protected CheckersGame game() {
        return CheckersGame.INSTANCE;
    }

    @Override
    protected int playouts() {
        return 10;
    }

    @Override
    protected List<String> textsThatAreNoMove() {
        return List.of(
                "",
                " ",
                "5",
                "5 7 4",
                "5 7 4 6 5",
                "5:7",
                "a b c d",
                "5 7 4 x",
                "5.0 7 4 6",
                "12345678901 0 0 0",
                "٥ 7 4 6");
    }

    @Override
    protected List<String> textsThatAreNoPosition() {
        return List.of(
                "",
                "red",
                "rrrr/rrrr/rrrr/..../..../wwww/wwww/wwww",
                "rrrr/rrrr/rrrr/..../..../wwww/wwww/wwww blue",
                "rrrr/rrrr/rrrr/..../..../wwww/wwww red",
                "rrr/rrrr/rrrr/..../..../wwww/wwww/wwww red",
                "rrrr/rrrr/rrrr/x.../..../wwww/wwww/wwww red",
                // Too many pieces, a man where he would be a king, a king where he cannot be.
                "rrrr/rrrr/rrrr/r.../..../wwww/wwww/wwww red",
                "..../..../..../..../..../..../..../r... red",
                "..../R.../..../..../..../..../..../.... red",
                "w.../..../..../..../..../..../..../.... red",
                // Said to have ended because White could not move, though White can.
                "rrrr/rrrr/rrrr/..../..../wwww/wwww/wwww red stopped",
                "w".repeat(100_000));
    }

    @Override
    protected List<Position> specialPositions() {
        return Stream.of(
                        // Red cannot move; then, that it has said so.
                        "..../...r/...w/..w./..../..../..../.... red",
                        "..../...r/...w/..w./..../..../..../.... white stopped",
                        // White can jump to its fourth king, with the lower score.
                        "WWW./..r./..w./.rrr/rr.r/..../..../.... white",
                        // Over by four kings of Red.
                        "..../..../..../..../..../w.../..../RRRR white",
                        // No piece at all.
                        "..../..../..../..../..../..../..../.... red")
                .<Position>map(CheckersGame.INSTANCE::parsePosition)
                .toList();
    }
}
