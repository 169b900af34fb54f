package jump61.share.ui;

import jump61.app.WindowOutput;

class ShareWindowOutputTest extends WindowOutput {
    ShareWindowOutputTest() {
        super("share");
    }
}
