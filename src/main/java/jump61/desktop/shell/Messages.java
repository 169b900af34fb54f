package jump61.desktop.shell;

import jump61.desktop.shell.QuestionController.Question;

/** How parts that have no view tell the user something, in words that are ready to be read. */
public interface Messages {
    /** Tells in passing that something was done. */
    void note(String text);

    /** Tells that something did not work, and why. */
    void problem(String what, String why);

    /** Asks before something is done. */
    void ask(Question question, Runnable onGoOn);
}
