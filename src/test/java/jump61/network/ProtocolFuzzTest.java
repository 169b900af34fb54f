package jump61.network;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import jump61.game.Move;
import jump61.game.RefusedException;
import jump61.game.Side;
import jump61.games.cubes.CubesMove;
import jump61.trust.Fuzz;
import org.junit.jupiter.api.Test;

/** Two sides of the protocol receive anything at any time: each game ends once, and only valid messages are sent. */
class ProtocolFuzzTest {
    private static final List<String> MESSAGES =
            List.of("clear", "quit", "start", "game 2 red", "game 3 blue", "game 11 red", "1:1", "2:2", "0:1", "1: 1");

    private static final class Ear implements Protocol.Outlet {
        private final List<String> said = new ArrayList<>();
        private final List<RemoteEvent> told = new ArrayList<>();

        @Override
        public void post(String text) {
            said.add(text);
        }

        @Override
        public void tell(RemoteEvent event) {
            told.add(event);
        }
    }

    @Test
    void anythingMayBeHeardAtAnyTime() {
        Fuzz.feed(10, (input, random) -> {
            Ear ear = new Ear();
            Protocol protocol = random.nextBoolean() ? Protocol.asHost(3, Side.FIRST, ear) : Protocol.asJoiner(ear);
            for (int left = random.nextInt(1, 30); left > 0; left--) {
                step(protocol, random);
            }
            protocol.lost("");
            assertTrue(protocol.isOver());
            assertEquals(
                    1,
                    ear.told.stream()
                            .filter(RemoteEvent.Ended.class::isInstance)
                            .count(),
                    ear.told::toString);
            assertTrue(ear.told.get(ear.told.size() - 1) instanceof RemoteEvent.Ended);
            ear.said.forEach(text -> assertTrue(Message.parse(text).isPresent(), text));
        });
    }

    private static void step(Protocol protocol, SplittableRandom random) {
        try {
            switch (random.nextInt(8)) {
                case 0 -> protocol.connected("there");
                case 1 -> protocol.setUp(random.nextInt(0, 12), Side.SECOND);
                case 2 -> protocol.start();
                case 3 -> protocol.play(move(protocol, random));
                case 4 -> protocol.setUpMove(move(protocol, random));
                case 5 -> protocol.receive(Fuzz.garbage(random, 80), "there");
                case 6 -> protocol.receive(move(protocol, random).notation(), "there");
                default -> protocol.receive(Fuzz.one(random, MESSAGES), "there");
            }
        } catch (RefusedException notNow) {
            assertEquals(1, notNow.getMessage().lines().count());
        }
    }

    private static CubesMove move(Protocol protocol, SplittableRandom random) {
        List<Move> moves = protocol.position().legalMoves();
        return moves.isEmpty() || random.nextInt(10) == 0
                ? new CubesMove(random.nextInt(0, 12), random.nextInt(0, 12))
                : (CubesMove) Fuzz.one(random, moves);
    }
}
