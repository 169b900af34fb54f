package jump61.games.cubes.ui;

import jump61.trust.ViewOutput;

class CubesViewOutputTest extends ViewOutput {
    CubesViewOutputTest() {
        super(new CubesView(), 4);
    }
}
