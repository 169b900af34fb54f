package jump61.window.settings;

import javafx.scene.input.KeyCode;
import jump61.app.WindowOutput;

/** The sheet of the settings, and what each choice does to the window. */
class SettingsWindowOutputTest extends WindowOutput {
    @Override
    protected void walk() {
        commands("settings");
        command("settings");
        for (int theme = Theme.values().length - 1; theme > 0; theme--) {
            pick("#theme", theme);
        }
        pick("#theme", 1);
        for (int palette = Palette.values().length - 1; palette >= 0; palette--) {
            pick("#palette", palette);
        }
        pick("#palette", Palette.OWN.ordinal());
        pick("#ownFirst", 1);
        pick("#palette", 0);
        for (int speed = 0; speed < Speed.values().length; speed++) {
            pick("#speed", speed);
        }
        click("#reducedMotion");
        pick("#help", 1);
        pick("#help", 0);
        click("#offered");
        slide("#volume", 0.3);
        slide("#volume", 0);
        click("#readAloud");
        click("#readAloud");
        key(KeyCode.ESCAPE);
        command("settings");
        key(KeyCode.ESCAPE);
    }
}
