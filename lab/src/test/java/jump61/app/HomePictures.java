package jump61.app;

import java.nio.file.Files;
import java.nio.file.Path;
import java.time.LocalDate;
import java.util.List;
import java.util.Optional;
import javafx.scene.input.KeyCode;
import jump61.engine.Engine;
import jump61.engine.SearchMonitor;
import jump61.game.BoardSize;
import jump61.game.Game;
import jump61.game.Games;
import jump61.game.Level;
import jump61.game.Match;
import jump61.game.Player;
import jump61.game.Players;
import jump61.game.Side;
import jump61.lab.usage.Usage;
import jump61.profile.Fault;
import jump61.profile.ProfileEvent;
import jump61.profile.ui.ProfileFeature;
import jump61.profile.ui.ProfileModel;
import jump61.review.ReviewLimits;
import jump61.review.ReviewMonitor;
import jump61.review.ReviewNotes;
import jump61.review.Reviewer;
import jump61.window.Command;
import jump61.window.match.MatchSetup;
import jump61.window.match.TimeControl;
import jump61.window.settings.Theme;
import org.testfx.api.FxRobot;
import org.testfx.util.WaitForAsyncUtils;

/**
 * Takes pictures of Home: as it is first seen, after one game, and with a game that waits. Run it like {@link
 * StatePictures}, with {@code FOLDER LANGUAGE WIDTHxHEIGHT THEME...}.
 */
final class HomePictures {
    private static final int WAITING = 30;

    private final PictureWindow window;
    private final Path folder;
    private final String ending;
    private final Engine engine = new Engine();

    private HomePictures(PictureWindow window, Path folder, String ending) {
        this.window = window;
        this.folder = folder;
        this.ending = ending;
    }

    /** {@code FOLDER LANGUAGE WIDTHxHEIGHT THEME...}. */
    public static void main(String[] arguments) throws Exception {
        Usage.require(HomePictures.class, arguments, 4, "FOLDER LANGUAGE WIDTHxHEIGHT THEME...");
        Path folder = Files.createDirectories(Path.of(arguments[0]));
        for (String theme : List.of(arguments).subList(3, arguments.length)) {
            try (PictureWindow window = PictureWindow.open(
                    arguments[1],
                    Theme.valueOf(theme),
                    arguments[2],
                    Optional.empty(),
                    "animation.speed=NONE",
                    "introduced=true",
                    System.getProperty("setting", ""))) {
                String ending = "-" + String.join("-", arguments[1], arguments[2], theme.toLowerCase()) + ".png";
                new HomePictures(window, folder, ending).take();
            }
        }
        System.exit(0);
    }

    private void take() throws Exception {
        save("1-new");
        play("jump61", 4, 1, Side.FIRST);
        save("2-first");
        play("jump61", 6, 1, Side.FIRST);
        play("jump61", 6, 3, Side.SECOND);
        play("checkers", 0, 2, Side.SECOND);
        Match waiting =
                new Match(game("jump61").start(new BoardSize(6, 6)), new Players(Player.HUMAN, new Player.Computer(3)));
        go(waiting, WAITING, 2, 2);
        window.run(() -> window.program().match().begin(waiting, TimeControl.NONE));
        save("3-waiting");
        practise();
        save("4-mistakes");
        window.run(() -> window.program().commands().runAnyway(Command.GO_PLAY));
        new FxRobot().push(KeyCode.F10);
        Thread.sleep(800);
        window.save(folder.resolve("menu-bar" + ending));
        new FxRobot().push(KeyCode.ESCAPE);
        window.run(() -> window.program().commands().runAnyway(Command.SHARE));
        Thread.sleep(500);
        window.save(folder.resolve("share" + ending));
    }

    private void save(String name) throws Exception {
        window.run(() -> window.program().commands().runAnyway(Command.GO_HOME));
        Thread.sleep(1500);
        WaitForAsyncUtils.waitForFxEvents();
        window.save(folder.resolve("home-" + name + ending));
    }

    /** Finds mistakes in a game of two weak levels, as if they had been made in the last game some days ago. */
    private void practise() throws Exception {
        Match match = new Match(game("jump61").start(6), new Players(Player.HUMAN, new Player.Computer(3)));
        go(match, 300, 1, 1);
        ProfileModel profile = window.feature(ProfileFeature.class).model();
        String id = profile.profileProperty().get().games("jump61").get(1).id();
        ProfileEvent[] faults = new Reviewer(ReviewLimits.of(5000))
                .review(match.played(), ReviewMonitor.NONE).moves().stream()
                        .filter(move ->
                                move.verdict().isSerious() && move.turn().mover() == Side.FIRST)
                        .limit(3)
                        .map(move -> new ProfileEvent.FaultFound(
                                LocalDate.now().minusDays(5),
                                new Fault(
                                        id,
                                        move.ply(),
                                        "jump61",
                                        move.turn().before().notation(),
                                        move.turn().move().notation(),
                                        ReviewNotes.note(move))))
                        .toArray(ProfileEvent[]::new);
        window.run(() -> profile.record(faults));
        Thread.sleep(500);
        window.run(() -> window.program().commands().runAnyway(Command.GO_PUZZLES));
        Thread.sleep(1500);
        window.save(folder.resolve("puzzles-mistakes" + ending));
        window.run(() -> window.program().commands().runAnyway(Command.PRACTISE));
        Thread.sleep(1500);
        window.save(folder.resolve("practice" + ending));
    }

    private static Game game(String id) {
        return Games.byId(id).orElseThrow();
    }

    /** Plays a game against a level up to its end, the last moves of which are made in the window. */
    private void play(String id, int length, int level, Side winner) throws Exception {
        Game game = game(id);
        BoardSize size = length == 0 ? game.sizes().usualSize() : new BoardSize(length, length);
        Match match = new Match(game.start(size), new Players(Player.HUMAN, new Player.Human("")));
        go(match, 300, winner == Side.FIRST ? 4 : 1, winner == Side.SECOND ? 4 : 1);
        match.undo();
        MatchSetup setup =
                new MatchSetup(game, size, new Players(Player.HUMAN, new Player.Computer(level)), TimeControl.NONE);
        window.run(() -> {
            window.program().newGame().begin(setup);
            window.program().match().pausedProperty().set(true);
        });
        window.run(() -> {
            Match played = new Match(match.start(), setup.players());
            match.played().forEach(turn -> played.play(turn.move()));
            window.program().match().begin(played, TimeControl.NONE);
            window.program().match().pausedProperty().set(true);
            played.play(match.takenBack().get(0).move());
        });
        Thread.sleep(500);
    }

    private void go(Match match, int plies, int first, int second) {
        while (match.played().size() < plies && !match.isOver()) {
            int level = match.position().toMove() == Side.FIRST ? first : second;
            match.play(engine.play(
                            match.position(), Level.of(level), match.played().size(), SearchMonitor.NONE)
                    .best()
                    .orElseThrow());
        }
    }
}
