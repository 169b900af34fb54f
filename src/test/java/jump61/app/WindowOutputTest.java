package jump61.app;

class WindowOutputTest extends WindowOutput {
    WindowOutputTest() {
        super(
                "goHome",
                "goPlay",
                "newGame",
                "rules",
                "shortcuts",
                "about",
                "evaluation",
                "turnBoard",
                "hint",
                "stepMode",
                "mute",
                "first",
                "next",
                "last",
                "undo",
                "redo",
                "playAgain");
    }
}
