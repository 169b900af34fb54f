package jump61.app.help;

import javafx.scene.control.Label;
import javafx.scene.input.Clipboard;
import javafx.scene.input.KeyCode;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;
import jump61.app.WindowOutput;
import jump61.console.Version;
import jump61.window.FxWait;

/** What the program tells of itself, its keys and the rules. */
class HelpWindowOutputTest extends WindowOutput {
    @Override
    protected void walk() {
        about();
        keys();
        rules();
    }

    private void about() {
        command("about");
        tell("its picture fits: "
                + FxWait.ask(() -> node("#icon", Region.class)
                        .getBackground()
                        .getImages()
                        .get(0)
                        .getSize()
                        .isContain()));
        click("#copy");
        boolean told =
                FxWait.ask(() -> Clipboard.getSystemClipboard().getString().contains(Version.current()));
        tell("a report names the version: " + told);
        command("about");
        click("#showLicences");
        boolean all = FxWait.ask(() -> Component.all().stream()
                .allMatch(component -> node("#libraries", VBox.class).getChildrenUnmodifiable().stream()
                        .anyMatch(line ->
                                line instanceof Label label && label.getText().contains(component.name()))));
        tell("all that it is made of is named: " + all);
        click("#back");
        key(KeyCode.ESCAPE);
    }

    private void keys() {
        command("shortcuts");
        double height = FxWait.ask(() -> node("#sheet", Region.class).getHeight());
        for (String wanted : new String[] {"undo", "ctrl+", "nothing at all", ""}) {
            write("#searchKeys", wanted);
            tell("the sheet keeps its height: "
                    + (FxWait.ask(() -> node("#sheet", Region.class).getHeight()) == height));
        }
        key(KeyCode.ESCAPE);
    }

    private void rules() {
        command("rules");
        for (int game : new int[] {2, 1, 0}) {
            click("#games > .toggle-button", game);
        }
        key(KeyCode.ESCAPE);
    }
}
