package jump61.games.cubes;

import java.util.List;
import java.util.stream.Stream;
import jump61.game.Position;
import jump61.game.SearchStateContract;

class CubesContractTest extends SearchStateContract {
    @Override
    protected CubesGame game() {
        return CubesGame.INSTANCE;
    }

    @Override
    protected List<String> textsThatAreNoMove() {
        return List.of(
                "", " ", "3", "3:", ":3", "3 4 5", "-1:2", "1:2:3", "a:b", "3:4x", "1234567890123:1", "\0", "१:२");
    }

    @Override
    protected List<String> textsThatAreNoPosition() {
        return List.of(
                "",
                "1-",
                "1- 1-",
                "1- 1- / 1-",
                "1- 1- / 1- 1- /",
                "1- 1- / 1- 1x",
                "1- 1- / 1- 2-",
                "1- 1- / 1- 0r",
                "1- 1- / 1- 3r",
                "1- 1- 1- / 1- 1-",
                "1-".repeat(100_000));
    }

    @Override
    protected List<Position> specialPositions() {
        return Stream.of(
                        // Whatever Blue plays, the cascade would never settle.
                        "2r 3b 2r / 3r 4b 3r / 2b 3b 2b",
                        // One move from a win by either side.
                        "2r 2r / 2r 2b",
                        "2b 2b / 2r 2b",
                        // Won, and overfull squares left, since the cascade stopped.
                        "3r 1r / 2r 2r",
                        "2b 2b / 2b 2b")
                .<Position>map(CubesGame.INSTANCE::parsePosition)
                .toList();
    }
}
