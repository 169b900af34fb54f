package jump61.app;

import java.util.List;
import javafx.scene.control.Button;
import javafx.scene.input.KeyCode;

/** Each place and many sheets by Tab, and in another language and back. */
class LanguageWindowOutputTest extends WindowOutput {
    @Override
    protected String recorded() {
        return "language.txt";
    }

    @Override
    protected void walk() {
        command("previous");
        inGerman("goPlay");
        for (String place : List.of("goHome", "goGames", "goYou", "settings", "goPuzzles")) {
            inGerman(place);
        }
        command("goPlay");
        for (String sheet : List.of("joinGame", "hostGame", "share", "tournament", "rules", "shortcuts", "about")) {
            quietly(() -> run(program(), sheet));
            tabs("after " + sheet);
            quietly(() -> node(".sheet-close", Button.class).fire());
            read(
                    "closed, away from the board: "
                            + program().awayFromBoardProperty().get(),
                    ".sheet-title");
        }
        newGame();
        question();
        language("ar", "in Arabic");
    }

    private void inGerman(String command) {
        command(command);
        tabs("after " + command);
        language("de", "in German");
    }

    private void language(String tag, String what) {
        step(what, () -> program().settings().languageProperty().set(tag));
        quietly(() -> program().settings().languageProperty().set("en"));
    }

    private void newGame() {
        command("newGame");
        tabs("in a new game");
        pick("#levels", 6);
        click("#more");
        tabs("in all options");
        click("#more");
        click("#people");
        write("#firstName", "Ann");
        click("#names > .button");
        click("#watch");
        pick("#firstLevel", 3);
        click("#programs > .button");
        click("#online");
        tabs("at tables");
        click(".sheet-close");
    }

    /** A question that waits, a fault, and a note. */
    private void question() {
        command("resign");
        language("de", "in German");
        key(KeyCode.ESCAPE);
        command("copyPosition");
        language("de", "in German");
        step("a problem", () -> program().messages().problem("What", "Why"));
        language("de", "in German");
        key(KeyCode.ESCAPE);
    }
}
