package jump61.puzzle.ui;

import jump61.app.WindowOutput;

class PuzzleWindowOutputTest extends WindowOutput {
    PuzzleWindowOutputTest() {
        super("goPuzzles", "editPosition");
    }
}
