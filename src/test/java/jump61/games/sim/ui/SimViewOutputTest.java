package jump61.games.sim.ui;

import jump61.games.sim.SimGame;
import jump61.trust.ViewOutput;

class SimViewOutputTest extends ViewOutput {
    SimViewOutputTest() {
        super(SimGame.INSTANCE, 6);
    }
}
