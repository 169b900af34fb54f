package jump61.window;

/** The layouts of the window. */
public enum FxmlFile {
    MAIN("main.fxml"),
    STRIP("strip.fxml"),
    REVIEW("review.fxml"),
    ENDING("ending.fxml"),
    ANALYSIS("analysis.fxml"),
    EDITOR("editor.fxml"),
    LESSON("lesson.fxml"),
    PUZZLE("puzzle.fxml"),
    LEARN("learn.fxml"),
    NEW_GAME("new-game.fxml"),
    HOST_GAME("host-game.fxml"),
    JOIN_GAME("join-game.fxml"),
    REMOTE_WAITING("remote-waiting.fxml"),
    REMOTE_END("remote-end.fxml"),
    LIBRARY("library.fxml"),
    PROFILE("profile.fxml"),
    TOURNAMENT("tournament.fxml"),
    TOURNAMENT_SETUP("tournament-setup.fxml"),
    PROGRAMS("programs.fxml"),
    SETTINGS("settings.fxml"),
    RULES("rules.fxml"),
    SHORTCUTS("shortcuts.fxml"),
    ABOUT("about.fxml"),
    QUESTION("question.fxml"),
    PROBLEM("problem.fxml");

    private final String fileName;

    FxmlFile(String fileName) {
        this.fileName = fileName;
    }

    /** {@return whether this is part of the window as it opens, so that the window's style sheet has all its rules} */
    public boolean isInWindow() {
        return this == MAIN || this == STRIP;
    }

    /** {@return the name of the file, in the package of the application class} */
    public String fileName() {
        return fileName;
    }
}
