package jump61.network;

import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import jump61.game.Move;
import jump61.game.Side;

/**
 * A message between two programs: a short text in an exact form, with single spaces between words and none around them.
 */
sealed interface Message {
    /** Maximum length in characters; longer texts are not even parsed. The longest message has 12 characters. */
    int LONGEST = 64;

    /** {@return the message as sent over the network} */
    String text();

    /** The joiner's greeting. */
    record Greeting() implements Message {
        @Override
        public String text() {
            return "clear";
        }
    }

    /** The sender leaves the game or, if the receiver has just won, acknowledges that. */
    record Quit() implements Message {
        @Override
        public String text() {
            return "quit";
        }
    }

    /** The host has finished the set-up: play begins. */
    record Start() implements Message {
        @Override
        public String text() {
            return "start";
        }
    }

    /**
     * The host begins a new set-up.
     *
     * @param size the number of rows of the board
     * @param joiner the joiner's side
     */
    record SetUp(int size, Side joiner) implements Message {
        @Override
        public String text() {
            return "game " + size + " " + RemoteGame.GAME.colour(joiner).id();
        }
    }

    /** A move, during set-up or in the game. */
    record Played(Move move) implements Message {
        @Override
        public String text() {
            return move.notation();
        }
    }

    /** The form of a message that begins a set-up. */
    Pattern SET_UP = Pattern.compile("game ([1-9]\\d?) ([a-z]+)");

    /** {@return the message that {@code text} represents; empty if it is not a message} */
    static Optional<Message> parse(String text) {
        if (text.length() > LONGEST) {
            return Optional.empty();
        }
        return switch (text) {
            case "clear" -> Optional.of(new Greeting());
            case "quit" -> Optional.of(new Quit());
            case "start" -> Optional.of(new Start());
            default -> parseSetUp(text).or(() -> parseMove(text));
        };
    }

    private static Optional<Message> parseSetUp(String text) {
        Matcher matcher = SET_UP.matcher(text);
        if (!matcher.matches()) {
            return Optional.empty();
        }
        int size = Integer.parseInt(matcher.group(1));
        return Stream.of(Side.values())
                .filter(side -> RemoteGame.SIZES.contains(size))
                .filter(side -> RemoteGame.GAME.colour(side).id().equals(matcher.group(2)))
                .<Message>map(joiner -> new SetUp(size, joiner))
                .findFirst();
    }

    private static Optional<Message> parseMove(String text) {
        return RemoteGame.RULES.move(text).map(Played::new);
    }
}
