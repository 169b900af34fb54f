package jump61.desktop.shell;

import jump61.desktop.shell.QuestionController.Question;

/** How code without a view reaches the user. All texts are complete and translated. */
public interface Messages {
    /** Shows in the status bar that something was done. */
    void note(String text);

    /** Shows that something did not work, and why. */
    void problem(String what, String why);

    /** Asks for confirmation. */
    void ask(Question question, Runnable onGoOn);
}
