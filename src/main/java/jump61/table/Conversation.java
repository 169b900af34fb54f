package jump61.table;

import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.time.Duration;
import java.util.ArrayList;
import java.util.HexFormat;
import java.util.List;
import java.util.Optional;
import jump61.game.Move;
import jump61.game.Position;
import jump61.game.RefusedException;
import jump61.game.Result;
import jump61.game.Side;
import jump61.game.Turn;

/**
 * The conversation between two programs at a table, as one of them sees it: the state that all messages so far have led
 * to. It is immutable. Both programs arrive at the same state, even if their messages cross:
 *
 * <ul>
 *   <li>A side that has asked for something does not move until the other has answered or moved; a move is an answer,
 *       too.
 *   <li>If two different wishes cross, the host's counts; if both are the same, the two sides agree.
 *   <li>If a side resigns or runs out of time, that counts even if the other has ended the game meanwhile. If two such
 *       messages cross, the host's counts.
 *   <li>Anything else that was sent before the sender knew that the game was over is ignored.
 * </ul>
 *
 * @param host whether this program opened the table
 * @param terms what is played
 * @param before the score of the games before this one
 * @param play the game
 * @param own what this side has asked for and has not been answered yet
 * @param others what the other side has asked for and has not been answered yet
 */
record Conversation(
        boolean host, Terms terms, TableScore before, Play play, Optional<Wish> own, Optional<Wish> others) {
    private static final int HASH_DIGITS = 8;

    /**
     * The effect of a message.
     *
     * @param then the conversation after it
     * @param events what has happened
     */
    record Step(Conversation then, List<TableEvent> events) {}

    /** {@return a conversation that has just begun} */
    static Conversation begin(Terms terms, boolean host) {
        return new Conversation(
                host, terms, TableScore.NONE, Play.first(terms, host), Optional.empty(), Optional.empty());
    }

    /** {@return the event that begins or continues this game} */
    TableEvent.Started started() {
        return new TableEvent.Started(play.number(), play.start(), play.own(), play.turns());
    }

    /** {@return the events that begin or continue this game; they include a declared end and an unanswered offer} */
    List<TableEvent> soFar() {
        List<TableEvent> events = new ArrayList<>(List.of(started()));
        play.declared().map(TableEvent.Ended::new).ifPresent(events::add);
        others.map(TableEvent.Asked::new).ifPresent(events::add);
        return events;
    }

    /** {@return the score, including this game if it is over} */
    TableScore score() {
        return play.result().map(result -> before.and(result, play.own())).orElse(before);
    }

    /** {@return the time a side has left} */
    Duration left(Side side) {
        return play.left(side, terms.pace());
    }

    /** {@return the position on the board} */
    Position position() {
        return play.position();
    }

    /** {@return this side} */
    Side ownSide() {
        return play.own();
    }

    /** {@return how the game ended; empty while it goes on} */
    Optional<Result> result() {
        return play.result();
    }

    /** {@return whether this side may make a move now} */
    boolean awaitsOwnMove() {
        return !play.isOver() && play.position().toMove() == play.own() && own.isEmpty();
    }

    /** {@return whether this side may ask for something now} */
    boolean mayAsk(Wish wish) {
        if (own.isPresent() || others.isPresent()) {
            return false;
        }
        return switch (wish) {
            case REMATCH -> play.isOver();
            case DRAW -> !play.isOver() && terms.canBeDrawn();
            case TAKEBACK -> !play.isOver() && play.movesSinceOwn(play.own()) > 0;
        };
    }

    /** {@return the message for this side's move, or that its time is up; empty if the move is not allowed now} */
    Optional<TableMessage.Kept> move(Move move, Duration used) {
        if (!awaitsOwnMove() || play.position().refusal(move).isPresent()) {
            return Optional.empty();
        }
        if (terms.pace().isExceeded(left(play.own()), used)) {
            return timeUp();
        }
        long millis = Math.min(Math.max(0, used.toMillis()), Integer.MAX_VALUE);
        String hash = hash(play.position().play(move).after());
        return Optional.of(new TableMessage.Moved(play.number(), play.ply(), millis, hash, move.notation()));
    }

    /** {@return the message by which this side resigns; empty if the game is over} */
    Optional<TableMessage.Kept> resignation() {
        return unlessOver(new TableMessage.Resigned(play.number(), play.ply()));
    }

    /** {@return the message that this side's time is up; empty if the game is over} */
    Optional<TableMessage.Kept> timeUp() {
        return unlessOver(new TableMessage.TimeUp(play.number(), play.ply()));
    }

    private Optional<TableMessage.Kept> unlessOver(TableMessage.Kept message) {
        return play.isOver() ? Optional.empty() : Optional.of(message);
    }

    /** {@return the message by which this side asks for something; empty if it may not do so now} */
    Optional<TableMessage.Kept> ask(Wish wish) {
        return mayAsk(wish) ? Optional.of(new TableMessage.Asked(wish, play.number(), play.ply())) : Optional.empty();
    }

    /** {@return the answer to what the other side asks for; empty if it asks for nothing} */
    Optional<TableMessage.Kept> answer(boolean yes) {
        return others.map(wish -> new TableMessage.Answered(wish, yes, play.number(), play.ply()));
    }

    /** {@return the effect of a message that this program sends; this conversation must have created it} */
    Step sent(TableMessage.Kept message) throws ProtocolException {
        if (message instanceof TableMessage.Moved moved) {
            return moved(moved, play.own());
        } else if (message instanceof TableMessage.Resigned) {
            return lost(play.own(), Result.Reason.RESIGNATION);
        } else if (message instanceof TableMessage.TimeUp) {
            return lost(play.own(), Result.Reason.TIME);
        } else if (message instanceof TableMessage.Asked asked) {
            return quiet(with(Optional.of(asked.wish()), others));
        } else if (message instanceof TableMessage.Answered answered) {
            return answered.yes() ? agreed(answered.wish(), play.own().opponent()) : quiet(with(own, Optional.empty()));
        }
        return quiet(this);
    }

    /** {@return the effect of a message from the other program} */
    Step received(TableMessage.Kept message) throws ProtocolException {
        if (message instanceof TableMessage.Moved moved) {
            return isStale(moved.game()) || play.isOver()
                    ? quiet(this)
                    : moved(moved, play.own().opponent());
        } else if (message instanceof TableMessage.Resigned resigned) {
            return isStale(resigned.game()) ? quiet(this) : theyLost(resigned.ply(), Result.Reason.RESIGNATION);
        } else if (message instanceof TableMessage.TimeUp up) {
            return isStale(up.game()) ? quiet(this) : theyLost(up.ply(), Result.Reason.TIME);
        } else if (message instanceof TableMessage.Asked asked) {
            return isStale(asked.game()) ? quiet(this) : asked(asked);
        } else if (message instanceof TableMessage.Answered answered) {
            return isStale(answered.game()) ? quiet(this) : answered(answered);
        } else if (message instanceof TableMessage.Said said) {
            return new Step(this, List.of(new TableEvent.Said(said.phrase())));
        }
        return quiet(this);
    }

    /** {@return whether a message belongs to an earlier game} */
    private boolean isStale(int game) throws ProtocolException {
        if (game > play.number()) {
            throw new ProtocolException("a game that has not begun");
        }
        return game < play.number();
    }

    private Step moved(TableMessage.Moved moved, Side mover) throws ProtocolException {
        if (moved.ply() != play.ply() || play.position().toMove() != mover) {
            throw new ProtocolException("a move out of turn");
        }
        Duration used = Duration.ofMillis(moved.millis());
        if (terms.pace().isExceeded(left(mover), used)) {
            throw new ProtocolException("a move after the time was up");
        }
        try {
            Turn turn = play.position().play(terms.game().parseMove(moved.move()));
            if (!hash(turn.after()).equals(moved.hash())) {
                throw new ProtocolException("another position");
            }
            Duration left = terms.pace().after(left(mover), used);
            Play next = play.with(new Play.Mark(turn, left));
            var then = new Conversation(host, terms, before, next, Optional.empty(), Optional.empty());
            var event = new TableEvent.Moved(turn, mover == play.own(), left);
            // A move also counts as an answer.
            return own.isPresent()
                    ? new Step(then, List.of(new TableEvent.Refused(own.get(), true), event))
                    : new Step(then, List.of(event));
        } catch (RefusedException refused) {
            throw new ProtocolException("an illegal move");
        }
    }

    /** {@return the effect if the other side's time is up, but its program does not say so} */
    Step overdue() {
        return play.isOver() ? quiet(this) : lost(play.own().opponent(), Result.Reason.TIME);
    }

    /** {@return the effect of the other program's farewell on the game; empty if there is none} */
    Optional<Step> farewell(TableMessage.Why why) {
        if (play.isOver()) {
            return Optional.empty();
        }
        return switch (why) {
            case LEFT -> Optional.of(lost(play.own().opponent(), Result.Reason.RESIGNATION));
            case TIME -> Optional.of(lost(play.own(), Result.Reason.TIME));
            default -> Optional.empty();
        };
    }

    private Step theyLost(int ply, Result.Reason reason) {
        boolean known = play.position().result().isPresent() && ply >= play.ply();
        boolean bothGaveUp = play.declared()
                .filter(result -> result.reason() == Result.Reason.RESIGNATION || result.reason() == Result.Reason.TIME)
                .isPresent();
        return known || bothGaveUp && host ? quiet(this) : lost(play.own().opponent(), reason);
    }

    private Step lost(Side loser, Result.Reason reason) {
        return end(new Result(Optional.of(loser.opponent()), reason));
    }

    private Step end(Result result) {
        // If only the result changes, a wish for another game stays.
        boolean again = play.isOver();
        Play ended = play.ended(result);
        var then = new Conversation(
                host, terms, before, ended, again ? own : Optional.empty(), again ? others : Optional.empty());
        return new Step(then, List.of(new TableEvent.Ended(result)));
    }

    private Step asked(TableMessage.Asked asked) throws ProtocolException {
        Wish wish = asked.wish();
        boolean crossed = wish == Wish.REMATCH ? !play.isOver() : play.isOver() || asked.ply() != play.ply();
        // A program must not ask for anything else before it has an answer.
        if (crossed || others.isPresent()) {
            return quiet(this);
        }
        boolean possible =
                wish != Wish.TAKEBACK || play.movesSinceOwn(play.own().opponent()) > 0;
        if (!possible || wish == Wish.DRAW && !terms.canBeDrawn()) {
            throw new ProtocolException("an offer that makes no sense");
        }
        if (own.isEmpty()) {
            return new Step(with(own, Optional.of(wish)), List.of(new TableEvent.Asked(wish)));
        } else if (own.get() == wish && wish != Wish.TAKEBACK) {
            return agreed(wish, play.own());
        } else if (host) {
            return quiet(this);
        }
        return new Step(
                with(Optional.empty(), Optional.of(wish)),
                List.of(new TableEvent.Refused(own.get(), true), new TableEvent.Asked(wish)));
    }

    private Step answered(TableMessage.Answered answered) throws ProtocolException {
        Wish wish = answered.wish();
        boolean counts = own.equals(Optional.of(wish)) && (wish == Wish.REMATCH || answered.ply() == play.ply());
        if (!counts) {
            return quiet(this);
        }
        return answered.yes()
                ? agreed(wish, play.own())
                : new Step(with(Optional.empty(), others), List.of(new TableEvent.Refused(wish, true)));
    }

    private Step agreed(Wish wish, Side asker) throws ProtocolException {
        return switch (wish) {
            case DRAW -> end(new Result(Optional.empty(), Result.Reason.AGREEMENT));
            case TAKEBACK -> {
                int moves = play.movesSinceOwn(asker);
                Play shorter = play.without(moves);
                var then = new Conversation(host, terms, before, shorter, Optional.empty(), Optional.empty());
                yield new Step(then, List.of(new TableEvent.TakenBack(moves)));
            }
            case REMATCH -> {
                if (!play.isOver()) {
                    throw new ProtocolException("another game before the end of this one");
                }
                var then = new Conversation(host, terms, score(), play.next(), Optional.empty(), Optional.empty());
                yield new Step(then, List.of(then.started()));
            }
        };
    }

    private Conversation with(Optional<Wish> newOwn, Optional<Wish> newOthers) {
        return new Conversation(host, terms, before, play, newOwn, newOthers);
    }

    private static Step quiet(Conversation then) {
        return new Step(then, List.of());
    }

    /** {@return a checksum of a position} */
    static String hash(Position position) {
        try {
            byte[] digest = MessageDigest.getInstance("SHA-256")
                    .digest(position.notation().getBytes(StandardCharsets.UTF_8));
            return HexFormat.of().formatHex(digest).substring(0, HASH_DIGITS);
        } catch (NoSuchAlgorithmException everyJavaHasIt) {
            throw new IllegalStateException(everyJavaHasIt);
        }
    }
}
