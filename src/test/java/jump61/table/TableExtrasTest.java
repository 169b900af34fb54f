package jump61.table;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.util.concurrent.BlockingQueue;
import jump61.game.Position;
import jump61.game.Result;
import org.junit.jupiter.api.Test;

/** What is possible at a table only if both want it: help, and others who watch. */
class TableExtrasTest extends PeopleAtTables {
    private static Terms with(Extras extras) {
        return usual().with(extras);
    }

    @Test
    void nothingIsPossibleThatNotBothWant() throws Exception {
        Guest host = open(with(Extras.ALL));
        int port = port(host);
        Guest guest = join("Bob", port);
        assertEquals(Extras.ALL, guest.await(TableEvent.Offered.class).terms().extras());
        assertEquals(Closing.LEFT, guest.await(TableEvent.Closed.class).why());
        // A program that knows less agrees on less.
        Tls tls = new Tls(OwnKey.in(folder.resolve("Eve")));
        Connection older =
                new Connection(tls.connect(new InetSocketAddress(InetAddress.getLoopbackAddress(), port), 5_000));
        older.write(new TableMessage.Hello(1, "Eve"));
        older.read();
        String id = ((TableMessage.Offered) older.read()).id();
        older.write(new TableMessage.Sit(id, new Extras(true, false)));
        older.read();
        host.await(TableEvent.Started.class);
        assertEquals(new Extras(true, false), host.table.terms().extras());
        older.close();
    }

    @Test
    void bothWantWhatTheGuestAgreesOn() throws Exception {
        Guest host = open(with(new Extras(true, false)));
        Guest guest = join("Bob", port(host), new Extras(true, false));
        guest.await(TableEvent.Started.class);
        assertTrue(guest.table.terms().extras().help());
        assertTrue(host.table.terms().extras().help());
        kill(guest);
        Guest again = resume("Bob");
        assertTrue(again.table.terms().extras().help());
    }

    @Test
    void whoWatchesSeesTheGameFromItsBeginningAndCostsNobodyAPlace() throws Exception {
        Guest host = open(with(Extras.WATCHED));
        int port = port(host);
        Guest guest = join("Bob", port, Extras.ALL);
        Position now = play(host, guest, guest.await(TableEvent.Started.class).start(), 3);
        host.table.say(1);
        BlockingQueue<TableEvent> early = watch("Eve", port);
        TableEvent.Watching both = next(early, TableEvent.Watching.class);
        assertEquals("Ann Bob", both.host() + " " + both.guest());
        assertEquals(now, next(early, TableEvent.Started.class).turns().get(2).after());
        assertEquals(1, host.await(TableEvent.Watched.class).count());
        guest.table.resign();
        assertEquals(
                Result.Reason.RESIGNATION,
                next(early, TableEvent.Ended.class).result().reason());
        host.table.ask(Wish.REMATCH, 0);
        guest.await(TableEvent.Asked.class);
        guest.table.answer(true);
        TableEvent.Started second = guest.await(TableEvent.Started.class);
        assertEquals(2, next(early, TableEvent.Started.class).number());
        watches.get(0).leave();
        host.await(TableEvent.Watched.class);
        play(guest, host, second.start(), 1);
        BlockingQueue<TableEvent> late = watch("Eve", port);
        next(late, TableEvent.Watching.class);
        assertEquals(1, next(late, TableEvent.Started.class).turns().size());
        guest.table.leave();
        assertEquals(Closing.OTHER_LEFT, next(late, TableEvent.Closed.class).why());
    }

    @Test
    void fewMayWatchAndWhoSaysSomethingIsSentAway() throws Exception {
        Guest host = open(with(Extras.WATCHED));
        int port = port(host);
        Guest guest = join("Bob", port, Extras.ALL);
        Position start = guest.await(TableEvent.Started.class).start();
        for (int i = 0; i < 4; i++) {
            next(watch("Eve", port), TableEvent.Watching.class);
        }
        assertEquals(
                Closing.FULL, next(watch("Eve", port), TableEvent.Closed.class).why());
        watches.get(0).leave();
        for (int count = 0; count != 3; ) {
            count = host.await(TableEvent.Watched.class).count();
        }
        Tls tls = new Tls(OwnKey.in(folder.resolve("Eve")));
        Connection loud =
                new Connection(tls.connect(new InetSocketAddress(InetAddress.getLoopbackAddress(), port), 5_000));
        loud.write(new TableMessage.Hello(1, "Eve"));
        loud.read();
        loud.write(new TableMessage.Watch(((TableMessage.Playing) loud.read()).id()));
        assertEquals(new TableMessage.Watching(0), loud.read());
        loud.write(new TableMessage.Moved(1, 0, 0, "00000000", "1:1"));
        assertThrows(IOException.class, loud::read);
        play(host, guest, start, 2);
    }

    @Test
    void nobodyWatchesUnlessBothWantIt() throws Exception {
        Guest host = open(usual());
        int port = port(host);
        Guest guest = join("Bob", port, Extras.ALL);
        guest.await(TableEvent.Started.class);
        assertEquals(
                Closing.FULL, next(watch("Eve", port), TableEvent.Closed.class).why());
    }
}
