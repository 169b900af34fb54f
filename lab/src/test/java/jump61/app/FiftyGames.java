package jump61.app;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import javafx.animation.PauseTransition;
import javafx.application.Application;
import javafx.application.Platform;
import javafx.stage.Stage;
import javafx.util.Duration;
import jump61.game.Match;
import jump61.game.Player;
import jump61.game.Players;
import jump61.game.Position;
import jump61.games.checkers.CheckersGame;
import jump61.games.cubes.CubesGame;
import jump61.games.sim.SimGame;
import jump61.network.RemoteSettings;
import jump61.window.Place;
import jump61.window.match.MatchViewModel;
import jump61.window.match.TimeControl;

/**
 * Plays fifty games of the program against itself in the window, all three games in turn with fast animation, and
 * prints the heap in use after some of them: {@code java ... FiftyGames$Start}. Not a test; requires a display.
 */
public final class FiftyGames extends Application {
    private static final int GAMES = 50;
    private static final List<Integer> REPORTS = List.of(1, 2, 3, 10, 25, 40, 50);
    private static final Player PROGRAM = new Player.Computer(2);
    private static final List<Position> STARTS =
            List.of(CubesGame.INSTANCE.start(4), SimGame.INSTANCE.start(6), CheckersGame.INSTANCE.start(8));

    private Desktop desktop;
    private int played;

    /** A main class outside the toolkit, required on the class path. */
    static final class Start {
        public static void main(String[] args) {
            Application.launch(FiftyGames.class, args);
        }
    }

    @Override
    public void start(Stage stage) throws Exception {
        Path home = Files.createTempDirectory("fifty-games");
        Files.writeString(
                home.resolve("settings.properties"),
                "language=en\nanimation.speed=FAST\nsound.volume=0\nwindow.help=ALL\n");
        desktop = WindowTest.prepared(() -> WindowTest.features(home, RemoteSettings.usual()), Place.PLAY)
                .open(stage, List.of(), WindowStart.HOME);
        desktop.features().program().match().resultProperty().subscribe(result -> {
            if (result != null) {
                over();
            }
        });
        begin();
    }

    private void begin() {
        MatchViewModel match = desktop.features().program().match();
        Position start = STARTS.get(played % STARTS.size());
        match.begin(new Match(start, new Players(PROGRAM, PROGRAM)), TimeControl.NONE);
    }

    private void over() {
        played++;
        if (REPORTS.contains(played)) {
            report();
        }
        var pause = new PauseTransition(Duration.millis(100));
        pause.setOnFinished(event -> {
            if (played < GAMES) {
                begin();
            } else {
                desktop.close();
                Platform.exit();
            }
        });
        pause.play();
    }

    private void report() {
        Runtime runtime = Runtime.getRuntime();
        for (int i = 0; i < 3; i++) {
            System.gc();
        }
        long used = runtime.totalMemory() - runtime.freeMemory();
        System.out.printf("after %2d games: %.1f MB, %d threads%n", played, used / 1e6, Thread.activeCount());
    }
}
