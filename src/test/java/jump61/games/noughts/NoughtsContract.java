package jump61.games.noughts;

import java.util.List;
import java.util.stream.Stream;
import jump61.game.Game;
import jump61.game.Position;
import jump61.game.SearchStateContract;

/** Run by {@link jump61.FourthGameTest}, where the game is on the list. */
public class NoughtsContract extends SearchStateContract {
    @Override
    protected Game game() {
        return NoughtsGame.INSTANCE;
    }

    @Override
    protected int playouts() {
        return 50;
    }

    @Override
    protected List<String> textsThatAreNoMove() {
        return List.of("", " ", "a", "a4", "d1", "a0", "1a", "a1 ", "a12");
    }

    @Override
    protected List<String> textsThatAreNoPosition() {
        return List.of("", "x", ".../...", ".../.../..", "xx./.../...", "o../.../...", "xxx/ooo/...", "xxx/oo./o..");
    }

    @Override
    protected List<Position> specialPositions() {
        return Stream.of("xx./oo./...", "xox/oox/xxo", "xxx/oo./...")
                .<Position>map(NoughtsGame.INSTANCE::parsePosition)
                .toList();
    }
}
