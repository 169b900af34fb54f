package jump61.network.ui;

import java.util.List;
import javafx.scene.input.KeyCode;
import jump61.app.WindowOutput;

class NetworkWindowOutputTest extends WindowOutput {
    @Override
    protected void walk() {
        commands("hostGame", "joinGame");
        host();
        join();
    }

    @Override
    protected List<String> goesOn() {
        return List.of("connection " + feature(NetworkFeature.class).stage());
    }

    private void host() {
        command("hostGame");
        write("#name", "chat");
        slide("#size", 3);
        pick("#player", 1);
        pick("#player", 0);
        write("#port", "x");
        click("#hostButton");
        write("#port", "");
        write("#name", "not @ name");
        click("#hostButton");
        write("#name", "chat");
        click("#hostButton", () -> isThere("#addressRow"));
        click("#copy");
        click("#stop");
        command("hostGame");
        click("#hostButton", () -> isThere("#addressRow"));
        key(KeyCode.CONTROL, KeyCode.N);
        key(KeyCode.ESCAPE);
        command("hostGame");
        click("#hostButton", () -> isThere("#addressRow"));
        click(".sheet .button", 1);
        click("#hostButton", () -> isThere("#addressRow"));
        key(KeyCode.ESCAPE);
        command("hostGame");
        key(KeyCode.ESCAPE);
    }

    private void join() {
        command("joinGame");
        write("#port", "70000");
        click("#joinButton");
        write("#port", "");
        write("#address", "nothing");
        click("#joinButton");
        write("#address", "nothing@localhost");
        click("#joinButton", () -> reads("#title", "Couldn.*"));
        click(".sheet .button", 0);
        key(KeyCode.ESCAPE);
    }
}
