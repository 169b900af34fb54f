package jump61.library.ui;

import jump61.app.WindowOutput;

class LibraryWindowOutputTest extends WindowOutput {
    LibraryWindowOutputTest() {
        super("goGames", "library");
    }
}
