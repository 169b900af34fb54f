package jump61.window;

import jump61.window.QuestionController.Question;

/** Messages to the user from code without a view. All texts are complete and translated. */
public interface Messages {
    /** {@return the texts in the current language} */
    Texts texts();

    /** Reports for a while, at the foot of the board, what was done. */
    void note(String text);

    /** Shows that something failed, and why. */
    void problem(String what, String why);

    /** Asks for confirmation. */
    void ask(Question question, Runnable onGoOn);
}
