package jump61.table.ui;

import jump61.table.Closing;
import jump61.table.TableCode;
import jump61.window.Texts;

/** Says why a table was closed. */
final class Closings {
    private Closings() {}

    /** {@return the reason in one line} */
    static String text(Closing why, TablePlay play, Texts texts) {
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
