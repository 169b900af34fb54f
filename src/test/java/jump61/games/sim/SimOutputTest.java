package jump61.games.sim;

import java.util.List;
import jump61.game.BoardSize;
import jump61.trust.GameOutput;

class SimOutputTest extends GameOutput {
    SimOutputTest() {
        super(SimGame.INSTANCE, new SimDrawing(), new SimPuzzles(), BoardSize.square(6));
    }

    @Override
    protected List<Integer> places(BoardSize size) {
        return List.of(12, 16, 34, 35, 56);
    }
}
