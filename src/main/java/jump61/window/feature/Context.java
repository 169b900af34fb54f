package jump61.window.feature;

import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import javafx.beans.value.ObservableValue;
import jump61.game.Sentences;
import jump61.window.Command;
import jump61.window.Commands;
import jump61.window.FxmlFile;
import jump61.window.Place;
import jump61.window.QuestionController.Question;
import jump61.window.Sheets;
import jump61.window.Subscriptions;
import jump61.window.Texts;
import jump61.window.ViewLoader;
import jump61.window.match.MatchTexts;
import jump61.window.match.MatchViewModel;
import jump61.window.settings.Settings;

/**
 * The objects shared by the views of a window in one language. When the language changes, another context replaces it.
 *
 * @param program the program, which stays the same then
 * @param texts the texts of the window
 * @param words the words for matches
 * @param views loads layouts; features register their controllers there
 * @param sheets shows sheets
 * @param subscriptions listeners that are removed when this is replaced
 */
public record Context(
        Program program, Texts texts, MatchTexts words, ViewLoader views, Sheets sheets, Subscriptions subscriptions) {
    /** Maximum number of names in a question. */
    private static final int MOST_NAMED = 3;

    /** {@return the context of a new window in the language of the settings} */
    public static Context of(Program program) {
        Texts texts = program.texts();
        MatchTexts words = MatchTexts.inColours(texts, program.settings().shownColours());
        ViewLoader views = new ViewLoader(texts);
        return new Context(program, texts, words, views, new Sheets(views), new Subscriptions());
    }

    public MatchViewModel match() {
        return program.match();
    }

    public Settings settings() {
        return program.settings();
    }

    public Commands commands() {
        return program.commands();
    }

    /** Defines a command that shows a sheet. */
    public void defineSheet(Command command, FxmlFile sheet) {
        commands().define(command, () -> sheets.show(sheet));
    }

    /** Adds a place to the window, and defines its command, which leads there; the way back leads to an open room, too. */
    public void definePlace(Place place) {
        program.places().add(place);
        commands().define(place.command(), () -> {
            Runnable again = program.rooms().leave();
            program.places().go(place, again);
        });
    }

    /** Adds a place without a view of its own: its command has this effect, such as opening a sheet. */
    public void definePlace(Place place, Runnable effect) {
        program.places().add(place);
        commands().define(place.command(), effect);
    }

    /** Asks for confirmation; {@code onGoOn} runs if it is given. */
    public void ask(Question question, Runnable onGoOn) {
        sheets.ask(question, onGoOn, () -> {});
    }

    /** Asks for confirmation as long as that makes sense: afterwards, the question is gone. */
    public void askWhile(ObservableValue<Boolean> sensible, Question question, Runnable onGoOn) {
        sheets.askWhile(sensible, question, onGoOn);
    }

    /**
     * Asks before the deleted items in a bin are removed for good.
     *
     * @param names the names of the items, or their number in words; the question lists them if they are few and none is
     *     empty
     */
    public void askToEmptyBin(List<String> names, Runnable onGoOn) {
        boolean areNamed =
                !names.isEmpty() && names.size() <= MOST_NAMED && names.stream().noneMatch(String::isEmpty);
        Question question = new Question(
                areNamed
                        ? texts.get("bin.empty.named", Sentences.list(names, texts.locale()))
                        : texts.get("bin.empty.question"),
                texts.get("bin.empty.explanation"),
                texts.get("profile.delete.goOn"),
                texts.get("sheet.leave"));
        ask(question, onGoOn);
    }

    /** Writes to a file, if one was chosen; asks first if that would replace a file that no dialog has asked about. */
    public void replace(Optional<FileChoice.Target> chosen, Consumer<Path> write) {
        chosen.ifPresent(
                target -> target.replace(texts, program.background(), this::ask, () -> write.accept(target.file())));
    }

    /** Reports for a while, at the foot of the board, what was done. */
    public void note(String text) {
        program.status().noteProperty().set(text);
    }
}
