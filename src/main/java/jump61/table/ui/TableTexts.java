package jump61.table.ui;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.function.BiFunction;
import jump61.game.Game;
import jump61.game.Side;
import jump61.table.Closing;
import jump61.table.Pace;
import jump61.table.TableCode;
import jump61.table.Terms;
import jump61.window.Texts;
import jump61.window.match.MatchTexts;

/** Describes in words what is played at a table, and why it was closed. */
final class TableTexts {
    private TableTexts() {}

    /**
     * {@return the name of one of two players who are watched: the given one or, without one, the colour, which tells
     * two strangers apart}
     */
    static String name(String given, Side side, Game game, BiFunction<Side, Game, String> colour) {
        return given.isEmpty() ? colour.apply(side, game) : given;
    }

    /** {@return everything that a player who joins agrees to, in one line} */
    static String of(Terms terms, MatchTexts words, Texts texts) {
        String extras = extras(terms, texts);
        return game(terms, words, texts) + (extras.isEmpty() ? "" : " · " + extras);
    }

    /** {@return the game, its board, the guest's side and the clock} */
    static String game(Terms terms, MatchTexts words, Texts texts) {
        String side = texts.get("table.yourSide", words.side(terms.hosts().opponent(), terms.game()));
        return board(terms, words) + " · " + side + " · " + clock(terms.pace(), texts);
    }

    /** {@return the extras; empty if there are none} */
    static String extras(Terms terms, Texts texts) {
        List<String> facts = new ArrayList<>();
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

    /** {@return a clock as players write it, in minutes and seconds: {@code 5 + 3} or {@code 0:30 + 3}} */
    static String clock(Pace pace, Texts texts) {
        return switch (pace.kind()) {
            case NONE -> texts.get("newGame.withoutClock");
            case MOVE -> texts.get("table.perMove", minutes(pace.base()));
            case TOTAL ->
                minutes(pace.base()).replaceFirst(":00$", "") + " + "
                        + pace.increment().toSeconds();
        };
    }

    private static String minutes(Duration time) {
        return String.format(Locale.ROOT, "%d:%02d", time.toMinutes(), time.toSecondsPart());
    }

    /** {@return why a table was closed, in one line; empty if this player left} */
    static String closing(Closing why, TablePlay play, Texts texts) {
        return switch (why) {
            case LEFT -> "";
            case OTHER_LEFT -> texts.get("network.end.opponentLeft", play.otherName());
            case LOST -> texts.get("network.end.connectionLost", play.otherName());
            case FULL -> texts.get("table.full");
            case VERSION -> texts.get("table.version");
            case OWN, UNKNOWN, NO_TABLE, PROTOCOL -> texts.get("table.noTable");
            case NO_HOST -> texts.get("network.end.noSuchMachine", play.typed().strip());
            case NO_ANSWER -> texts.get("table.noAnswer", String.valueOf(TableCode.USUAL_PORT));
            case CANNOT_OPEN -> texts.get("network.end.cannotListen", String.valueOf(TableCode.USUAL_PORT));
        };
    }
}
