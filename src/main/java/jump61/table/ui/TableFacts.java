package jump61.table.ui;

import java.util.ArrayList;
import java.util.List;
import jump61.table.Pace;
import jump61.table.Terms;
import jump61.window.Texts;
import jump61.window.match.MatchTexts;

/** Says what is played at a table. */
final class TableFacts {
    private TableFacts() {}

    /** {@return all that somebody who joins agrees on, in one line} */
    static String of(Terms terms, MatchTexts words, Texts texts) {
        List<String> facts = new ArrayList<>(List.of(
                board(terms, words),
                texts.get("table.yourSide", words.side(terms.hosts().opponent(), terms.game())),
                clock(terms.pace(), texts)));
        if (terms.extras().help()) {
            facts.add(texts.get("table.help"));
        }
        if (terms.extras().watching()) {
            facts.add(texts.get("table.watchable"));
        }
        return String.join(" · ", facts);
    }

    /** {@return the game and its board} */
    static String board(Terms terms, MatchTexts words) {
        return words.game(terms.game()) + " · " + words.size(terms.game(), terms.size());
    }

    /** {@return a clock as players write it: {@code 5 + 3}, minutes and seconds} */
    static String clock(Pace pace, Texts texts) {
        return pace.kind() == Pace.Kind.NONE
                ? texts.get("newGame.withoutClock")
                : pace.base().toMinutes() + " + " + pace.increment().toSeconds();
    }
}
