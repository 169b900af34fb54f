package jump61.games.sim;

import java.util.List;
import java.util.stream.Stream;
import jump61.game.Game;
import jump61.game.Position;
import jump61.game.SearchStateContract;

class SimContractTest extends SearchStateContract {
    @Override
    protected Game game() {
        return SimGame.INSTANCE;
    }

    @Override
    protected int playouts() {
        return 100;
    }

    @Override
    protected List<String> textsThatAreNoMove() {
        return List.of("", " ", "1", "11", "1 2", "17", "07", "123", "1-2", "ab", "-12", "12.", "１２");
    }

    @Override
    protected List<String> textsThatAreNoPosition() {
        return List.of(
                "", "/", "-", "12", "12 /", "- / - / -", "12 / 1", "12, 34 / 13", "- / 12", "12 34 / -", "12 / 21");
    }

    @Override
    protected List<Position> specialPositions() {
        return Stream.of("13 14 23 24 / 15 16 25 26", "12 13 23 / 14 15", "12 34 56 / 13 24")
                .<Position>map(SimGame.INSTANCE::parsePosition)
                .toList();
    }
}
