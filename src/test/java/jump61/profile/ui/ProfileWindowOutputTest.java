package jump61.profile.ui;

import jump61.app.WindowOutput;

class ProfileWindowOutputTest extends WindowOutput {
    ProfileWindowOutputTest() {
        super("goYou", "profile");
    }
}
