package jump61.table;

/** One line that a program sends to the other. */
public sealed interface TableMessage {
    /** A message that is kept by both programs and sent again if the line broke before it arrived. */
    sealed interface Kept extends TableMessage {}

    /** The first line of both: the version of the protocol and the name of the player. */
    record Hello(int version, String name) implements TableMessage {}

    /** What the host offers to whoever has come. */
    record Offered(String id, Terms terms) implements TableMessage {}

    /** The guest takes the place, and agrees on that. */
    record Sit(String id, Extras extras) implements TableMessage {}

    /** The guest has the place; the game begins. */
    record Seated(String id) implements TableMessage {}

    /** The line is there again; so many kept messages of the other have arrived. */
    record Back(String id, int received) implements TableMessage {}

    /**
     * Two people are playing, and others may watch.
     *
     * @param other the guest's name
     */
    record Playing(String id, Terms terms, String other) implements TableMessage {}

    /** Somebody wants to watch. */
    record Watch(String id) implements TableMessage {}

    /** Somebody may watch; so many messages have been sent before. */
    record Watching(int before) implements TableMessage {}

    /** What one of the two players' programs has sent to the other, for those who watch. */
    record Told(boolean byHost, Kept message) implements TableMessage {}

    /** The program is still there. */
    record Ping() implements TableMessage {}

    /** Why a program does not go on. */
    enum Why {
        /** Somebody else has the place. */
        FULL,
        /** The player leaves. */
        LEFT,
        /** The other's time is up, and its program does not say so. */
        TIME,
        /** The program knows no version of the protocol that the other speaks. */
        VERSION,
        /** There is no such table any more. */
        UNKNOWN,
        /** The other sent something that the protocol does not allow. */
        PROTOCOL
    }

    /** The end of the conversation. It is kept if the player leaves. */
    record Bye(Why why) implements Kept {}

    /**
     * A move.
     *
     * @param game the number of the game, from 1
     * @param ply the number of moves before it
     * @param millis the time that the player took
     * @param hash of the position after the move
     * @param move in the notation of the game
     */
    record Moved(int game, int ply, long millis, String hash, String move) implements Kept {}

    /** The player resigns. */
    record Resigned(int game, int ply) implements Kept {}

    /** The player's time is up. */
    record TimeUp(int game, int ply) implements Kept {}

    /** The player offers something. */
    record Asked(Wish wish, int game, int ply) implements Kept {}

    /** The answer to an offer. */
    record Answered(Wish wish, boolean yes, int game, int ply) implements Kept {}

    /** One of the set phrases, by its number. */
    record Said(int phrase) implements Kept {}
}
