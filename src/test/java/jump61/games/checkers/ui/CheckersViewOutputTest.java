package jump61.games.checkers.ui;

import jump61.trust.ViewOutput;

class CheckersViewOutputTest extends ViewOutput {
    CheckersViewOutputTest() {
        super(new CheckersView(), 8);
    }
}
