package jump61.games.cubes;

import jump61.game.BoardSize;
import jump61.trust.GameOutput;

class CubesOutputTest extends GameOutput {
    CubesOutputTest() {
        super(
                CubesGame.INSTANCE,
                new CubesDrawing(),
                new CubesPuzzles(),
                BoardSize.square(3),
                new BoardSize(2, 4),
                BoardSize.square(6));
    }
}
