package jump61.network;

import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import jump61.game.Side;
import jump61.games.cubes.CubesGame;
import jump61.games.cubes.CubesMove;

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
            return "game " + size + " " + CubesGame.INSTANCE.colour(joiner).id();
        }
    }

    /** A move, during set-up or in the game. */
    record Played(CubesMove move) implements Message {
        @Override
        public String text() {
            return move.notation();
        }
    }

    /** The forms of messages with operands. */
    final class Form {
        private static final Pattern SET_UP = Pattern.compile("game ([2-9]|10) (red|blue)");
        private static final Pattern PLAYED = Pattern.compile("([1-9]|10):([1-9]|10)");

        private Form() {}
    }

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
        Matcher matcher = Form.SET_UP.matcher(text);
        return matcher.matches()
                ? Optional.of(new SetUp(
                        Integer.parseInt(matcher.group(1)), matcher.group(2).equals("red") ? Side.FIRST : Side.SECOND))
                : Optional.empty();
    }

    private static Optional<Message> parseMove(String text) {
        Matcher matcher = Form.PLAYED.matcher(text);
        return matcher.matches()
                ? Optional.of(new Played(
                        new CubesMove(Integer.parseInt(matcher.group(1)), Integer.parseInt(matcher.group(2)))))
                : Optional.empty();
    }
}
