package jump61.table;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.IntStream;
import jump61.game.Games;
import jump61.game.Side;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

@Timeout(60)
class FinderTest {
    private static final Terms TERMS =
            new Terms(Games.usual(), Games.usual().sizes().usualSize(), Side.FIRST, Pace.NONE, Extras.NONE);

    private static Announcement table(String id, String name) {
        return new Announcement(Announcement.State.OPEN, 6161, id, TERMS, name, "");
    }

    private static String id(int number) {
        return String.format("%016x", 0xfeed0000L + number);
    }

    /** Programs of other versions listen there. */
    @Test
    void tablesAreAnnouncedToTheGroupsOfTheProtocol() throws Exception {
        assertEquals(
                List.of(
                        new InetSocketAddress(InetAddress.getByName("239.255.61.61"), 6162),
                        new InetSocketAddress(InetAddress.getByName("ff02::6161"), 6162)),
                Networks.groups());
    }

    @Test
    void whoAnnouncesManyTablesHidesNobodyElses() throws Exception {
        InetAddress loud = InetAddress.getByAddress(new byte[] {10, 0, 0, 1});
        InetAddress quiet = InetAddress.getByAddress(new byte[] {10, 0, 0, 2});
        try (Finder finder = new Finder(tables -> {})) {
            IntStream.range(0, 100).forEach(number -> finder.note(table(id(number), "x"), loud));
            finder.note(table(id(500), "Ann"), quiet);
            assertEquals(new TableCode("10.0.0.2", 6161), finder.where(id(500)));
            assertNotNull(finder.where(id(0)));
            assertNull(finder.where(id(99)));
        }
    }

    /** In the order in which they are heard, and which of them is passed on. */
    @ParameterizedTest
    @CsvSource({
        "10.0.0.1, 10.0.0.1",
        "fe80::1, fe80::1",
        "10.0.0.1 10.0.0.2, 10.0.0.2",
        "10.0.0.1 fe80::1, 10.0.0.1",
        "fe80::1 10.0.0.1, 10.0.0.1",
        "fe80::1 10.0.0.1 fe80::1, 10.0.0.1",
        "fe80::1 fe80::2, fe80::2",
        "127.0.0.1 10.0.0.1, 127.0.0.1",
        "10.0.0.1 127.0.0.1, 127.0.0.1",
    })
    void aTableHasTheAddressThatIsEasiestToPassOn(String heard, String passedOn) throws Exception {
        try (Finder finder = new Finder(tables -> {})) {
            for (String address : heard.split(" ")) {
                finder.note(table(id(1), "Ann"), InetAddress.getByName(address));
            }
            assertEquals(
                    InetAddress.getByName(passedOn).getHostAddress(),
                    finder.where(id(1)).host());
        }
    }

    @Test
    void ofManyChangesAtOnceFewAreTold() throws Exception {
        AtomicInteger told = new AtomicInteger();
        int many = 20_000;
        try (Finder finder = new Finder(tables -> told.incrementAndGet())) {
            for (int i = 0; i < many; i++) {
                finder.note(table(id(1), "name" + i), InetAddress.getLoopbackAddress());
                finder.tellChanges();
            }
        }
        assertTrue(told.get() < many / 4, told::toString);
    }
}
