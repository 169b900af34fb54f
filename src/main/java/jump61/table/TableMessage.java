package jump61.table;

/** A message that one program sends to the other. */
sealed interface TableMessage {
    /** {@return the message as a line, without its terminator} */
    String text();

    /** A message that both programs keep, and that is sent again if the connection broke before it arrived. */
    sealed interface Kept extends TableMessage {}

    /** The first message of both sides: the version of the protocol and the name of the player. */
    record Hello(int version, String name) implements TableMessage {
        @Override
        public String text() {
            return "hello " + version + " " + TableLines.packed(name);
        }
    }

    /** The host's offer to a visitor. */
    record Offered(String id, Terms terms) implements TableMessage {
        @Override
        public String text() {
            return "table " + id + " " + TableLines.write(terms)
                    + terms.extras().text();
        }
    }

    /** The guest takes the seat, and agrees to these extras. */
    record Sit(String id, Extras extras) implements TableMessage {
        @Override
        public String text() {
            return "sit " + id + extras.text();
        }
    }

    /** The guest has the seat; the game begins. */
    record Seated(String id) implements TableMessage {
        @Override
        public String text() {
            return "seated " + id;
        }
    }

    /** The connection is back, and this many kept messages of the other side have arrived. */
    record Back(String id, int received) implements TableMessage {
        @Override
        public String text() {
            return "back " + id + " " + received;
        }
    }

    /**
     * Two people are playing, and others may watch.
     *
     * @param other the guest's name
     */
    record Playing(String id, Terms terms, String other) implements TableMessage {
        @Override
        public String text() {
            return "game " + id + " " + TableLines.write(terms) + " " + TableLines.packed(other);
        }
    }

    /** A visitor wants to watch. */
    record Watch(String id) implements TableMessage {
        @Override
        public String text() {
            return "watch " + id;
        }
    }

    /** The visitor may watch; this many messages were sent before. */
    record Watching(int before) implements TableMessage {
        @Override
        public String text() {
            return "watching " + before;
        }
    }

    /** A message that one of the two players' programs has sent to the other, passed on to the watchers. */
    record Told(boolean byHost, Kept message) implements TableMessage {
        @Override
        public String text() {
            return (byHost ? "host " : "guest ") + message.text();
        }
    }

    /** A sign that the program is still there. */
    record Ping() implements TableMessage {
        @Override
        public String text() {
            return "ping";
        }
    }

    /** Why a program ends the conversation. */
    enum Why {
        /** The seat is taken. */
        FULL,
        /** The player leaves. */
        LEFT,
        /** The other side's time is up, but its program does not say so. */
        TIME,
        /** The programs speak different versions of the protocol. */
        VERSION,
        /** There is no such table any more. */
        UNKNOWN,
        /** The other program sent something that the protocol does not allow. */
        PROTOCOL
    }

    /** The end of the conversation. It is kept if the player leaves. */
    record Bye(Why why) implements Kept {
        @Override
        public String text() {
            return "bye " + TableLines.word(why);
        }
    }

    /**
     * A move.
     *
     * @param game the number of the game, from 1
     * @param ply the number of moves before it
     * @param millis the time that the player took
     * @param hash the hash of the position after the move
     * @param move the move in the notation of the game
     */
    record Moved(int game, int ply, long millis, String hash, String move) implements Kept {
        @Override
        public String text() {
            // The move is the rest of the line, because it may contain spaces.
            return "move " + game + " " + ply + " " + millis + " " + hash + " " + move;
        }
    }

    /** The player resigns. */
    record Resigned(int game, int ply) implements Kept {
        @Override
        public String text() {
            return "resign " + game + " " + ply;
        }
    }

    /** The player's time is up. */
    record TimeUp(int game, int ply) implements Kept {
        @Override
        public String text() {
            return "time " + game + " " + ply;
        }
    }

    /** The player offers something. */
    record Asked(Wish wish, int game, int ply) implements Kept {
        @Override
        public String text() {
            return "ask " + TableLines.word(wish) + " " + game + " " + ply;
        }
    }

    /** The answer to an offer. */
    record Answered(Wish wish, boolean yes, int game, int ply) implements Kept {
        @Override
        public String text() {
            return (yes ? "yes " : "no ") + TableLines.word(wish) + " " + game + " " + ply;
        }
    }

    /** One of the set phrases, by its number. */
    record Said(int phrase) implements Kept {
        @Override
        public String text() {
            return "say " + phrase;
        }
    }
}
