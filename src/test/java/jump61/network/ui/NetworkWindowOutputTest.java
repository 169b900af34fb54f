package jump61.network.ui;

import jump61.app.WindowOutput;

class NetworkWindowOutputTest extends WindowOutput {
    NetworkWindowOutputTest() {
        super("hostGame", "joinGame");
    }
}
