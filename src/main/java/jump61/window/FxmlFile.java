package jump61.window;

import java.util.List;

/**
 * A layout. The product's layouts are listed here; a feature may have others in its own package.
 *
 * @param room a class in the package that contains the file
 * @param fileName the name of the file
 */
public record FxmlFile(Class<?> room, String fileName) {
    public static final FxmlFile MAIN = ofWindow("main.fxml");
    public static final FxmlFile HOME = ofWindow("home.fxml");
    public static final FxmlFile REVIEW = ofWindow("review.fxml");
    public static final FxmlFile ENDING = ofWindow("ending.fxml");
    public static final FxmlFile ANALYSIS = ofWindow("analysis.fxml");
    public static final FxmlFile EDITOR = ofWindow("editor.fxml");
    public static final FxmlFile LESSON = ofWindow("lesson.fxml");
    public static final FxmlFile PUZZLE = ofWindow("puzzle.fxml");
    public static final FxmlFile PUZZLES = ofWindow("puzzles.fxml");
    public static final FxmlFile LEARN = ofWindow("learn.fxml");
    public static final FxmlFile WARNING = ofWindow("warning.fxml");
    public static final FxmlFile NEW_GAME = ofWindow("new-game.fxml");
    public static final FxmlFile HOST_GAME = ofWindow("host-game.fxml");
    public static final FxmlFile JOIN_GAME = ofWindow("join-game.fxml");
    public static final FxmlFile REMOTE_WAITING = ofWindow("remote-waiting.fxml");
    public static final FxmlFile REMOTE_END = ofWindow("remote-end.fxml");
    public static final FxmlFile TABLE_WAITING = ofWindow("table-waiting.fxml");
    public static final FxmlFile TABLE_TALK = ofWindow("table-talk.fxml");
    public static final FxmlFile LIBRARY = ofWindow("library.fxml");
    public static final FxmlFile SHARE = ofWindow("share.fxml");
    public static final FxmlFile MENU = ofWindow("menu.fxml");
    public static final FxmlFile PROFILE = ofWindow("profile.fxml");
    public static final FxmlFile TOURNAMENTS = ofWindow("tournaments.fxml");
    public static final FxmlFile TOURNAMENT = ofWindow("tournament.fxml");
    public static final FxmlFile TOURNAMENT_SETUP = ofWindow("tournament-setup.fxml");
    public static final FxmlFile PROGRAMS = ofWindow("programs.fxml");
    public static final FxmlFile SETTINGS = ofWindow("settings.fxml");
    public static final FxmlFile RULES = ofWindow("rules.fxml");
    public static final FxmlFile SHORTCUTS = ofWindow("shortcuts.fxml");
    public static final FxmlFile ABOUT = ofWindow("about.fxml");
    public static final FxmlFile QUESTION = ofWindow("question.fxml");
    public static final FxmlFile PROBLEM = ofWindow("problem.fxml");

    private static FxmlFile ofWindow(String fileName) {
        return new FxmlFile(FxmlFile.class, fileName);
    }

    /** {@return the layouts shown when the window opens, whose rules are all in the window's style sheet} */
    public static List<FxmlFile> ofStart() {
        return List.of(MAIN, HOME);
    }

    /** {@return whether this is shown when the window opens} */
    public boolean isInWindow() {
        return ofStart().contains(this);
    }

    /** {@return whether this is one of the product's layouts, which packages may have compiled} */
    boolean isOfProduct() {
        return room == FxmlFile.class;
    }
}
