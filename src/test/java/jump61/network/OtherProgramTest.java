package jump61.network;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotSame;
import static org.junit.jupiter.api.Assertions.assertTimeoutPreemptively;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.File;
import java.io.IOException;
import java.net.MalformedURLException;
import java.net.URISyntaxException;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.function.Consumer;
import java.util.function.Supplier;
import javax.tools.JavaCompiler;
import javax.tools.StandardJavaFileManager;
import javax.tools.ToolProvider;
import jump61.game.Move;
import jump61.game.Side;
import jump61.games.cubes.CubesGame;
import jump61.games.cubes.CubesMove;
import jump61.games.cubes.CubesPosition;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import ucb.util.mailbox.Mailbox;

/**
 * Whole games with a program that shares no class with ours: it is compiled on its own and has its own copy of the
 * interface, of either edition.
 */
@Timeout(120)
class OtherProgramTest {
    private static final String ID = "casual";

    private final RemoteSettings network = TestNetwork.settings();

    @TempDir
    private Path classes;

    @ParameterizedTest
    @ValueSource(strings = {"edition2006", "edition2014"})
    void theOtherJoinsOurGame(String edition) throws Exception {
        RemoteSide host = RemoteSide.host(network, ID, 3, Side.FIRST);
        int port = host.await(RemoteEvent.Waiting.class).port();
        try (URLClassLoader loader = compile(edition)) {
            Object peer = peer(loader, "join", port);
            say(peer, "clear");
            host.await(RemoteEvent.Joined.class);
            host.game().setUp(4, Side.SECOND);
            host.game().setUp(3, Side.FIRST);
            host.game().setUpMove(CubesGame.INSTANCE.parseMove("1:1"));
            host.game().setUpMove(CubesGame.INSTANCE.parseMove("3:3"));
            host.game().start();
            host.await(RemoteEvent.Started.class);
            for (String text : List.of("game 4 red", "game 3 blue", "1:1", "3:3", "start")) {
                assertEquals(text, hear(peer));
            }
            playToTheEnd(host, peer, (CubesPosition) host.game().position(), Side.FIRST);
            assertEquals(RemoteEnding.FINISHED, host.awaitEnd());
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"edition2006", "edition2014"})
    void weJoinTheOthersGame(String edition) throws Exception {
        try (URLClassLoader loader = compile(edition)) {
            Object peer = peer(loader, "host", network.searchedPorts().last());
            RemoteSide joiner = RemoteSide.join(network, ID + "@localhost");
            joiner.await(RemoteEvent.Joined.class);
            assertEquals("clear", hear(peer));
            say(peer, "game 5 red");
            say(peer, "game 3 blue");
            say(peer, "2:2");
            say(peer, "start");
            joiner.await(RemoteEvent.SetUp.class);
            joiner.await(RemoteEvent.SetUp.class);
            joiner.await(RemoteEvent.SetUpMove.class);
            CubesPosition start =
                    (CubesPosition) joiner.await(RemoteEvent.Started.class).position();
            playToTheEnd(joiner, peer, start, Side.SECOND);
            assertEquals(RemoteEnding.FINISHED, joiner.awaitEnd());
            ((AutoCloseable) peer).close();
        }
    }

    @ParameterizedTest
    @ValueSource(longs = {0, 700, 3_000})
    void aHostWhoReadsLateStillHearsThatWeLeave(long millis) throws Exception {
        try (URLClassLoader loader = compile("edition2006")) {
            Object peer = peer(loader, "host", network.searchedPorts().last());
            RemoteSide joiner = RemoteSide.join(network, ID + "@localhost");
            joiner.await(RemoteEvent.Joined.class);
            assertEquals("clear", hear(peer));
            say(peer, "game 3 blue");
            joiner.await(RemoteEvent.SetUp.class);
            joiner.game().leave();
            assertEquals(RemoteEnding.LEFT, joiner.awaitEnd());
            TimeUnit.MILLISECONDS.sleep(millis);
            assertEquals("quit", assertTimeoutPreemptively(Duration.ofSeconds(20), () -> hear(peer)));
            joiner.game().awaitClosed(Duration.ofSeconds(20));
            ((AutoCloseable) peer).close();
        }
    }

    @ParameterizedTest
    @ValueSource(longs = {700, 2_000})
    void aGuestWhoReadsLateStillHearsThatWeLeave(long millis) throws Exception {
        RemoteSide host = RemoteSide.host(network, ID, 3, Side.FIRST);
        int port = host.await(RemoteEvent.Waiting.class).port();
        try (URLClassLoader loader = compile("edition2006")) {
            Object peer = peer(loader, "join", port);
            say(peer, "clear");
            host.await(RemoteEvent.Joined.class);
            host.game().leave();
            assertEquals(RemoteEnding.LEFT, host.awaitEnd());
            TimeUnit.MILLISECONDS.sleep(millis);
            assertEquals("quit", assertTimeoutPreemptively(Duration.ofSeconds(20), () -> hear(peer)));
        }
    }

    /** Both sides play the first move they find; the loser sends {@code quit}. */
    private static void playToTheEnd(RemoteSide ours, Object peer, CubesPosition start, Side own)
            throws InterruptedException {
        CubesPosition position = start;
        boolean weMoved = false;
        while (position.result().isEmpty()) {
            Move move = position.legalMoves().get(0);
            weMoved = position.toMove() == own;
            if (weMoved) {
                ours.game().play((CubesMove) move);
                assertEquals(move.notation(), hear(peer));
            } else {
                say(peer, move.notation());
                assertEquals(move, ours.await(RemoteEvent.Moved.class).turn().move());
            }
            position = (CubesPosition) position.play(move).after();
        }
        if (weMoved) {
            say(peer, "quit");
        } else {
            assertEquals("quit", hear(peer));
        }
    }

    private Object peer(ClassLoader loader, String role, int port) throws ReflectiveOperationException {
        assertNotSame(Mailbox.class, loader.loadClass(Mailbox.class.getName()));
        Thread thread = Thread.currentThread();
        ClassLoader ours = thread.getContextClassLoader();
        thread.setContextClassLoader(loader);
        try {
            return loader.loadClass("peer.Peer")
                    .getMethod(role, String.class, int.class)
                    .invoke(null, ID, port);
        } finally {
            thread.setContextClassLoader(ours);
        }
    }

    private URLClassLoader compile(String edition) throws IOException, URISyntaxException {
        JavaCompiler compiler = ToolProvider.getSystemJavaCompiler();
        try (StandardJavaFileManager files = compiler.getStandardFileManager(null, null, null)) {
            var sources = files.getJavaFileObjects(source(edition + "/Mailbox.java"), source("Peer.java"));
            List<String> options =
                    List.of("-nowarn", "-proc:none", "-cp", classes.toString(), "-d", classes.toString());
            assertTrue(compiler.getTask(null, files, notes -> {}, options, null, sources)
                    .call());
        }
        return new URLClassLoader(new URL[] {url(classes)}, ClassLoader.getPlatformClassLoader());
    }

    private static File source(String name) throws URISyntaxException {
        return Path.of(OtherProgramTest.class.getResource(name).toURI()).toFile();
    }

    private static URL url(Path folder) throws MalformedURLException {
        return folder.toUri().toURL();
    }

    @SuppressWarnings("unchecked")
    private static void say(Object peer, String text) {
        ((Consumer<String>) peer).accept(text);
    }

    @SuppressWarnings("unchecked")
    private static String hear(Object peer) {
        return ((Supplier<String>) peer).get();
    }
}
