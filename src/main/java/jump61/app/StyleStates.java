package jump61.app;

import java.util.List;
import java.util.stream.Stream;
import javafx.css.PseudoClass;

/**
 * The pseudo-classes in the style sheets. JavaFX numbers them as they are first used, and if two threads use new ones at
 * the same moment, both may get the same number: a button that closes a sheet would look like one of Blue's. So all are
 * numbered before there is a second thread.
 */
final class StyleStates {
    private static final String OF_JAVAFX = "hover pressed disabled focused focus-visible focus-within show-mnemonics"
            + " armed cancel default visited selected checked indeterminate determinate showing editable read-only"
            + " contains-focus empty filled odd even horizontal vertical top right bottom left fitToWidth fitToHeight"
            + " pannable openvertically openhorizontally last-visible first-visible expanded collapsed header no-header"
            + " cell-selection row-selection constrained-resize root";
    private static final String OF_GAMES = "red blue white over closing current won winner small large huge narrow flat"
            + " mastered wrong toppling to-move taken suggested short-of-time sentence self first second refused proposed"
            + " present pointed moved hinted flashing failed faded danger comment chosen behind aimed wide";

    private StyleStates() {}

    /** {@return the names of all that are known from the start} */
    static List<String> names() {
        return Stream.of(OF_JAVAFX, OF_GAMES)
                .flatMap(names -> Stream.of(names.split(" ")))
                .toList();
    }

    /** Numbers all of them. To be called on the first thread. */
    static void number() {
        names().forEach(PseudoClass::getPseudoClass);
    }
}
