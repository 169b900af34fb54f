package jump61.table;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.net.InetAddress;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import jump61.game.BoardSize;
import jump61.game.Games;
import jump61.game.Side;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Lines, datagrams and codes: what comes from a person or a stranger is read, or refused, and never more than that. */
class TableLinesTest {
    private static final String ID = "0123456789abcdef";
    private static final Terms TERMS = new Terms(
            Games.usual(),
            BoardSize.square(5),
            Side.SECOND,
            Pace.read("move:15").orElseThrow(),
            Extras.NONE);

    private static final List<TableMessage> ALL = List.of(
            new TableMessage.Hello(1, "Ада + 李 %\u0007"),
            new TableMessage.Hello(1, ""),
            new TableMessage.Offered(ID, TERMS),
            new TableMessage.Sit(ID, Extras.NONE),
            new TableMessage.Sit(ID, new Extras(true, true)),
            new TableMessage.Offered(ID, TERMS.with(new Extras(true, false))),
            new TableMessage.Playing(ID, TERMS.with(Extras.WATCHED), "Bob"),
            new TableMessage.Watch(ID),
            new TableMessage.Watching(12),
            new TableMessage.Told(true, new TableMessage.Moved(1, 2, 3_456, "89abcdef", "3 4")),
            new TableMessage.Told(false, new TableMessage.Resigned(2, 30)),
            new TableMessage.Seated(ID),
            new TableMessage.Back(ID, 17),
            new TableMessage.Ping(),
            new TableMessage.Moved(1, 2, 3_456, "89abcdef", "3 4"),
            new TableMessage.Resigned(2, 30),
            new TableMessage.TimeUp(2, 31),
            new TableMessage.Asked(Wish.TAKEBACK, 1, 4),
            new TableMessage.Answered(Wish.REMATCH, true, 1, 4),
            new TableMessage.Answered(Wish.DRAW, false, 1, 4),
            new TableMessage.Said(12),
            new TableMessage.Bye(TableMessage.Why.LEFT));

    @Test
    void everyMessageComesBackAsItWas() throws ProtocolException {
        for (TableMessage message : ALL) {
            String line = message.text();
            assertTrue(line.matches("[ -~]{1,400}"), line);
            assertEquals(line, TableLines.read(line).text());
        }
        assertEquals(
                new TableMessage.Hello(1, "Ада + 李 %"),
                TableLines.read(ALL.get(0).text()));
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "-", "--", "+", "%2D", "a b", "😀 Ада"})
    void everyNameComesBackAsItWas(String name) throws ProtocolException {
        TableMessage greeting = new TableMessage.Hello(1, name);
        assertEquals(greeting, TableLines.read(greeting.text()));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "",
                " ",
                "hello",
                "hello 0 x",
                "hello 1 %zz",
                "ping 1",
                "host ping",
                "guest say 1",
                "host",
                "watching x",
                "game 0123456789abcdef jump61 5 first none",
                "say 0",
                "say 13",
                "sit 0123",
                "bye soon",
                "time 1",
                "ask cake 1 1",
                "yes draw 1",
                "resign 0 1",
                "resign 1 99999999",
                "back 0123456789abcdef -1",
                "move 1 1 1 x y",
                "table 0123456789abcdef chess 8 first none",
                "table 0123456789abcdef jump61 99 first none",
                "table 0123456789abcdef jump61 6 third none",
                "table 0123456789abcdef jump61 6 first move:0",
                "ping\t",
                "resign  1 1"
            })
    void whatIsNoMessageIsRefused(String line) {
        assertThrows(ProtocolException.class, () -> TableLines.read(line));
    }

    @Test
    void damagedLinesAndDatagramsAreReadOrRefusedAndNothingElse() {
        Random random = new Random(61);
        byte[] datagram = new Announcement(Announcement.State.OPEN, 6161, ID, TERMS, "Ann", "").bytes();
        for (int i = 0; i < 20_000; i++) {
            StringBuilder line =
                    new StringBuilder(ALL.get(random.nextInt(ALL.size())).text());
            byte[] bytes = datagram.clone();
            for (int change = random.nextInt(4); change >= 0; change--) {
                line.setCharAt(random.nextInt(line.length()), (char) random.nextInt(260));
                bytes[random.nextInt(bytes.length)] = (byte) random.nextInt();
            }
            try {
                TableLines.read(line.toString());
            } catch (ProtocolException refused) {
                assertTrue(refused.getMessage().length() < 60);
            }
            Announcement.read(bytes, random.nextInt(bytes.length + 1));
            TableCode.read(line.toString());
        }
    }

    @Test
    void anAnnouncementIsReadAsItWasWritten() {
        Terms watched = TERMS.with(Extras.WATCHED);
        Announcement said = new Announcement(Announcement.State.PLAY, 6161, ID, watched, "Ann", "Bob");
        byte[] bytes = said.bytes();
        assertEquals(Optional.of(said), Announcement.read(bytes, bytes.length));
        assertEquals(
                "jump61-table 1 play 6161 " + ID + " jump61 5 second move:15 Ann Bob watch",
                new String(bytes, StandardCharsets.US_ASCII));
    }

    @ParameterizedTest
    @CsvSource({
        "192.168.1.5, true",
        "172.31.0.9, true",
        "10.0.0.1, true",
        "fe80::1, true",
        "fd12::1, true",
        "8.8.8.8, false",
        "172.32.0.9, false",
        "2001:db8::1, false"
    })
    void itIsKnownFromWhereAnAddressCanBeReached(String host, boolean nearby) {
        assertEquals(nearby, new TableCode(host, 6161).isNearby());
    }

    @ParameterizedTest
    @ValueSource(strings = {"192.168.1.5", "10.0.0.1", "255.255.255.255", "2001:db8::1", "fe80::1"})
    void aCodeHoldsAddressAndPort(String host) throws Exception {
        TableCode code = TableCode.of(InetAddress.getByName(host), 6161);
        String text = code.text();
        assertTrue(text.matches("([0-9A-Z]{4}-){2,7}[0-9A-Z]{3,4}"), text);
        assertEquals(Optional.of(code), TableCode.read(" " + text.toLowerCase(java.util.Locale.ROOT) + "\n"));
        assertEquals(Optional.of(code), TableCode.read(code.address()));
        int wrong = 0;
        for (int i = 0; i < text.length(); i++) {
            if (text.charAt(i) != '-') {
                char other = text.charAt(i) == 'A' ? 'B' : 'A';
                String typo = text.substring(0, i) + other + text.substring(i + 1);
                wrong += TableCode.read(typo)
                                .map(read -> !read.host().equals(typo))
                                .orElse(false)
                        ? 1
                        : 0;
            }
        }
        assertEquals(0, wrong);
    }

    @Test
    void addressesCanBeTyped() {
        assertEquals(Optional.of(new TableCode("anna.local", 6161)), TableCode.read("anna.local"));
        assertEquals(Optional.of(new TableCode("10.1.2.3", 700)), TableCode.read("10.1.2.3:700"));
        assertEquals(Optional.of(new TableCode("fe80::1%eth0", 6161)), TableCode.read("fe80::1%eth0"));
        assertEquals(Optional.of(new TableCode("::1", 61)), TableCode.read("[::1]:61"));
        for (String wrong : List.of("", "a b", "host:0", "host:70000", "[::1", "http://x")) {
            assertEquals(Optional.empty(), TableCode.read(wrong), wrong);
        }
    }
}
