package jump61.table;

import java.io.EOFException;
import java.net.UnknownHostException;
import javax.net.ssl.SSLException;

/** Why a table was closed. */
public enum Closing {
    /** This player left, or a player's time was up and that ended the evening. */
    LEFT,
    /** The other player left. */
    OTHER_LEFT,
    /** The other side did not come back in time. The game is kept, and can be resumed. */
    LOST,
    /** The seat is taken. */
    FULL,
    /** The other program speaks another version of the protocol. */
    VERSION,
    /** This player already has a seat at the table; the game can be resumed. */
    OWN,
    /** The other side knows nothing of this table. */
    UNKNOWN,
    /** No computer has this name. */
    NO_HOST,
    /** Nothing answers at the address. */
    NO_ANSWER,
    /** Something other than a table answers at the address. */
    NO_TABLE,
    /** The other side broke the protocol. */
    PROTOCOL,
    /** No table can be opened on this computer. */
    CANNOT_OPEN;

    /** {@return why a host's reply to a visitor leads to no game} */
    static Closing ofOffer(TableMessage offer) {
        if (offer instanceof TableMessage.Bye bye) {
            return of(bye.why());
        }
        return offer instanceof TableMessage.Back ? OWN : offer instanceof TableMessage.Playing ? FULL : UNKNOWN;
    }

    /** {@return why an attempt to reach a table has failed} */
    static Closing of(Exception failed) {
        if (failed instanceof UnknownHostException) {
            return NO_HOST;
        }
        boolean answered =
                failed instanceof ProtocolException || failed instanceof SSLException || failed instanceof EOFException;
        return answered ? NO_TABLE : NO_ANSWER;
    }

    static Closing of(TableMessage.Why why) {
        return switch (why) {
            case FULL -> FULL;
            case LEFT -> OTHER_LEFT;
            case TIME -> LEFT;
            case VERSION -> VERSION;
            case UNKNOWN -> UNKNOWN;
            case PROTOCOL -> PROTOCOL;
        };
    }
}
