package jump61.games.sim.ui;

import jump61.trust.ViewOutput;

class SimViewOutputTest extends ViewOutput {
    SimViewOutputTest() {
        super(new SimView(), 6);
    }
}
