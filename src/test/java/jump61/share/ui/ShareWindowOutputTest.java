package jump61.share.ui;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.CountDownLatch;
import javafx.scene.control.Button;
import javafx.scene.input.Clipboard;
import javafx.scene.input.KeyCode;
import jump61.app.WindowOutput;
import jump61.window.FxWait;

class ShareWindowOutputTest extends WindowOutput {
    @Override
    protected void walk() throws Exception {
        commands("share");
        command("share");
        click("#share-text");
        tell(FxWait.ask(() -> Clipboard.getSystemClipboard().getString()));
        for (String way : new String[] {"copyGame", "copyPosition"}) {
            command("share");
            click("#" + way);
            tell(FxWait.ask(() -> Clipboard.getSystemClipboard().getString()));
        }
        make("page", "page.html");
        make("game", "game.gif");
        make("last", "last.gif");
        command("share");
        choosing(home().resolve("page"));
        click("#share-page");
        key(KeyCode.ESCAPE);
        replacing();
        command("share");
        choosing(home().resolve("no/page.html"));
        quietly(() -> node("#share-page", Button.class).fire());
        await("the file is refused", () -> !model().isWorking());
        key(KeyCode.ESCAPE);
        stopping();
        command("share");
        choosing(home().resolve("board.png"));
        click("#exportImage");
        command("first");
        command("share");
        key(KeyCode.ESCAPE);
    }

    /** A file that is replaced is made like any other. */
    private void replacing() throws Exception {
        Path file = home().resolve("page.html");
        Files.writeString(file, "old");
        command("share");
        choosing(home().resolve("page"));
        click("#share-page");
        quietly(() -> node("#goOnButton", Button.class).fire());
        await("the file is replaced", () -> !Files.readString(file).equals("old") && !model().isWorking());
    }

    @Override
    protected List<String> goesOn() {
        return model().isWorking() ? List.of("a file is made") : List.of();
    }

    /** What is being made does not go on when the user stops it or leaves. */
    private void stopping() {
        for (Runnable leave : List.<Runnable>of(
                () -> click("#share-stop"), () -> click(".sheet .button", 0), () -> key(KeyCode.ESCAPE))) {
            command("share");
            CountDownLatch asked = new CountDownLatch(1);
            step(
                    "something is made",
                    () -> model().make(
                                    goesOn -> {
                                        asked.await();
                                        return new byte[0];
                                    },
                                    home().resolve("none"),
                                    () -> {},
                                    problem -> {}));
            leave.run();
            tell("it is still made: " + model().isWorking());
            quietly(model()::stop);
            asked.countDown();
            key(KeyCode.ESCAPE);
        }
        tell("a file was written: " + Files.exists(home().resolve("none")));
    }

    private void make(String what, String name) throws Exception {
        command("share");
        click("#share-" + what);
        Path file = home().resolve(name);
        choosing(file);
        quietly(() -> node("#share-" + what, Button.class).fire());
        await("the file is there", () -> Files.exists(file) && !model().isWorking());
    }

    private ShareModel model() {
        return feature(ShareFeature.class).model();
    }
}
