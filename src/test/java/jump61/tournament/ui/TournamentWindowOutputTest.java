package jump61.tournament.ui;

import jump61.app.WindowOutput;

class TournamentWindowOutputTest extends WindowOutput {
    TournamentWindowOutputTest() {
        super("tournament");
    }
}
