package jump61.network;

import java.io.IOException;
import java.lang.ProcessBuilder.Redirect;
import java.net.InetAddress;
import java.nio.file.Path;
import java.time.Duration;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import jump61.game.Side;
import jump61.games.cubes.CubesMove;

/**
 * A program of its own that hosts ({@code host PORT}), joins ({@code join PORT}) or only looks up ({@code hold PORT}) a
 * game, grabs its messages ({@code grab PORT}) or closes its mailboxes ({@code shut PORT}), until it is killed.
 */
public final class VanishingPeer {
    public static final String ID = "brief";

    private VanishingPeer() {}

    /** Starts the program; {@code role} is {@code host} or {@code join}. */
    public static Process start(String role, int port) throws IOException {
        String java = Path.of(System.getProperty("java.home"), "bin", "java").toString();
        return new ProcessBuilder(
                        java,
                        "-cp",
                        "target/classes" + System.getProperty("path.separator") + "target/test-classes",
                        VanishingPeer.class.getName(),
                        role,
                        String.valueOf(port))
                .redirectError(Redirect.DISCARD)
                .start();
    }

    /** Has both mailboxes and does nothing with them. */
    private static void hold(int port) throws Exception {
        Caller caller = Caller.of(port, ID);
        System.out.println("holding");
        while (caller.in() != null) {
            Thread.sleep(1_000);
        }
    }

    /** What a stranger does to the mailboxes. */
    private interface Attack {
        void on(Caller caller) throws Exception;
    }

    /** Twelve callers do the same again and again, whether refused or sent away. */
    private static void attack(int port, String name, Attack attack) throws Exception {
        Caller caller = Caller.of(port, ID);
        for (int i = 0; i < 12; i++) {
            new Thread(() -> repeat(attack, caller)).start();
        }
        Thread.sleep(1_000);
        System.out.println(name);
    }

    private static void repeat(Attack attack, Caller caller) {
        while (true) {
            try {
                attack.on(caller);
                Thread.sleep(5);
            } catch (Exception refused) {
                // Tries again at once.
            }
        }
    }

    public static void main(String[] args) throws Exception {
        int port = Integer.parseInt(args[1]);
        if (args[0].equals("hold")) {
            hold(port);
            return;
        }
        if (args[0].equals("grab")) {
            attack(port, args[0], caller -> caller.out().receive());
            return;
        }
        if (args[0].equals("shut")) {
            attack(port, args[0], caller -> caller.in().close());
            return;
        }
        RemoteSettings.PortRange ports = new RemoteSettings.PortRange(port, port);
        var network = new RemoteSettings(
                InetAddress.getLoopbackAddress(), ports, ports, Duration.ofSeconds(10), Duration.ofSeconds(5));
        BlockingQueue<Runnable> home = new LinkedBlockingQueue<>();
        RemoteGame[] game = new RemoteGame[1];
        if (args[0].equals("host")) {
            game[0] = RemoteGame.host(ID, 3, Side.FIRST, network, home::add, event -> {
                if (event instanceof RemoteEvent.Joined) {
                    game[0].start();
                }
            });
        } else {
            game[0] = RemoteGame.join(new RemoteAddress(ID, "localhost"), network, home::add, event -> {
                if (event instanceof RemoteEvent.Moved) {
                    game[0].play(new CubesMove(2, 2));
                }
            });
        }
        while (true) {
            home.take().run();
        }
    }
}
