package jump61.table;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.time.Duration;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.stream.IntStream;
import jump61.game.BoardSize;
import jump61.game.Games;
import jump61.game.Move;
import jump61.game.Result;
import jump61.game.Side;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

class ConversationTest {
    private static final Terms TERMS = terms(0);

    private static Terms terms(int game) {
        var which = Games.all().get(game);
        BoardSize size =
                which.sizes().contains(4) ? BoardSize.square(4) : which.sizes().usualSize();
        return new Terms(which, size, Side.FIRST, Pace.read("total:60+5").orElseThrow(), Extras.NONE);
    }

    static IntStream allGames() {
        return IntStream.range(0, Games.all().size());
    }

    /** One of the two, with the messages that are on their way to it. */
    private static final class Person {
        Conversation now;
        final Deque<TableMessage.Kept> arriving = new ArrayDeque<>();
        final List<TableEvent> events = new ArrayList<>();

        Person(Terms terms, boolean host) {
            now = Conversation.begin(terms, host);
        }

        boolean say(Optional<TableMessage.Kept> message, Person other) throws ProtocolException {
            if (message.isPresent()) {
                take(now.sent(message.get()));
                other.arriving.add(
                        (TableMessage.Kept) TableLines.read(message.get().text()));
            }
            return message.isPresent();
        }

        void hear() throws ProtocolException {
            take(now.received(arriving.remove()));
        }

        private void take(Conversation.Step step) {
            now = step.then();
            events.addAll(step.events());
        }
    }

    private final Person host = new Person(TERMS, true);
    private final Person guest = new Person(TERMS, false);

    private Move anyMove(Conversation now) {
        return now.position().legalMoves().get(0);
    }

    private void hearAll() throws ProtocolException {
        while (!host.arriving.isEmpty() || !guest.arriving.isEmpty()) {
            for (Person person : List.of(host, guest)) {
                if (!person.arriving.isEmpty()) {
                    person.hear();
                }
            }
        }
    }

    private void play(Person from, Person to) throws ProtocolException {
        assertTrue(from.say(from.now.move(anyMove(from.now), Duration.ofSeconds(2)), to));
        hearAll();
    }

    /** Two people do what they may at any time, and messages take as long as they like. */
    @ParameterizedTest
    @MethodSource("allGames")
    void whateverCrossesOnTheLineBothSeeTheSameInTheEnd(int game) throws ProtocolException {
        for (int seed = 0; seed < 300; seed++) {
            Random random = new Random(seed);
            Person one = new Person(terms(game), true);
            Person two = new Person(terms(game), false);
            for (int i = 0; i < 300; i++) {
                boolean first = random.nextBoolean();
                Person who = first ? one : two;
                if (random.nextInt(3) > 0) {
                    act(who, first ? two : one, random);
                } else if (!who.arriving.isEmpty()) {
                    who.hear();
                }
            }
            for (Person who : List.of(one, two)) {
                while (!who.arriving.isEmpty()) {
                    who.hear();
                }
            }
            assertAlike(one.now, two.now, "game " + game + ", seed " + seed);
        }
    }

    private static void act(Person who, Person other, Random random) throws ProtocolException {
        Conversation now = who.now;
        List<Move> moves = now.position().legalMoves();
        Duration used = Duration.ofMillis(random.nextInt(3_000));
        switch (random.nextInt(12)) {
            case 0 -> who.say(random.nextInt(8) == 0 ? now.resignation() : Optional.empty(), other);
            case 1 -> who.say(random.nextInt(8) == 0 ? now.timeUp() : Optional.empty(), other);
            case 2 -> who.say(now.ask(Wish.values()[random.nextInt(3)]), other);
            case 3, 4 -> who.say(now.answer(random.nextBoolean()), other);
            default -> {
                if (!moves.isEmpty()) {
                    who.say(now.move(moves.get(random.nextInt(moves.size())), used), other);
                }
            }
        }
    }

    private static void assertAlike(Conversation one, Conversation two, String when) {
        assertEquals(one.play().number(), two.play().number(), when);
        assertEquals(one.result(), two.result(), when);
        assertEquals(one.ownSide(), two.ownSide().opponent(), when);
        assertEquals(one.score().own(), two.score().other(), when);
        assertEquals(one.score().other(), two.score().own(), when);
        assertEquals(one.score().draws(), two.score().draws(), when);
        if (one.result().isEmpty()) {
            assertEquals(one.position(), two.position(), when);
            assertEquals(one.left(Side.FIRST), two.left(Side.FIRST), when);
        }
    }

    @Test
    void aMoveArrivesWithTheTimeItTook() throws ProtocolException {
        play(host, guest);
        assertEquals(Duration.ofSeconds(63), guest.now.left(Side.FIRST));
        assertEquals(1, guest.now.play().ply());
        assertTrue(guest.now.awaitsOwnMove());
        assertFalse(host.now.awaitsOwnMove());
    }

    @Test
    void aMoveOutOfTurnAnIllegalOneAndAnotherPositionBreakTheProtocol() throws ProtocolException {
        TableMessage.Moved right = (TableMessage.Moved)
                host.now.move(anyMove(host.now), Duration.ZERO).orElseThrow();
        for (TableMessage.Kept wrong : List.of(
                new TableMessage.Moved(1, 1, 0, right.hash(), right.move()),
                new TableMessage.Moved(2, 0, 0, right.hash(), right.move()),
                new TableMessage.Moved(1, 0, 0, "00000000", right.move()),
                new TableMessage.Moved(1, 0, 0, right.hash(), "nonsense"))) {
            assertThrows(ProtocolException.class, () -> guest.now.received(wrong), wrong.toString());
        }
        assertThrows(ProtocolException.class, () -> host.now.received(right));
    }

    @Test
    void whoAsksForAMoveBackWaitsForTheAnswer() throws ProtocolException {
        play(host, guest);
        play(guest, host);
        assertTrue(host.say(host.now.ask(Wish.TAKEBACK), guest));
        assertTrue(host.now.move(anyMove(host.now), Duration.ZERO).isEmpty());
        hearAll();
        assertEquals(List.of(new TableEvent.Asked(Wish.TAKEBACK)), guest.events.subList(2, 3));
        assertTrue(guest.say(guest.now.answer(true), host));
        hearAll();
        assertEquals(0, host.now.play().ply());
        assertAlike(host.now, guest.now, "taken back");
        assertTrue(host.events.contains(new TableEvent.TakenBack(2)));
    }

    @Test
    void aMoveIsAnAnswerToAnOffer() throws ProtocolException {
        play(host, guest);
        assertTrue(host.say(host.now.ask(Wish.TAKEBACK), guest));
        play(guest, host);
        assertTrue(host.events.contains(new TableEvent.Refused(Wish.TAKEBACK, true)));
        assertTrue(guest.now.others().isEmpty());
    }

    @Test
    void aDrawIsOfferedOnlyWhereTheGameHasOne() {
        List<Boolean> offered = allGames()
                .mapToObj(game -> Conversation.begin(terms(game), true).mayAsk(Wish.DRAW))
                .toList();
        List<Boolean> drawn =
                allGames().mapToObj(game -> terms(game).canBeDrawn()).toList();
        assertEquals(drawn, offered);
        assertTrue(offered.contains(true) && offered.contains(false));
    }

    @Test
    void anotherGameChangesTheSidesAndKeepsTheScore() throws ProtocolException {
        assertTrue(guest.say(guest.now.resignation(), host));
        hearAll();
        assertEquals(Optional.of(new Result(Optional.of(Side.FIRST), Result.Reason.RESIGNATION)), host.now.result());
        assertTrue(host.say(host.now.ask(Wish.REMATCH), guest));
        assertTrue(guest.say(guest.now.ask(Wish.REMATCH), host));
        hearAll();
        assertEquals(2, host.now.play().number());
        assertEquals(Side.SECOND, host.now.ownSide());
        assertEquals(new TableScore(1, 0, 0), host.now.score());
        assertEquals(new TableScore(0, 1, 0), guest.now.score());
        play(guest, host);
    }
}
