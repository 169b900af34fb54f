package jump61.app;

import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.IntStream;
import javafx.scene.Node;
import javafx.scene.control.ToggleButton;
import javafx.scene.input.KeyCode;
import jump61.app.lesson.LessonFeature;
import jump61.engine.Engine;
import jump61.engine.Limits;
import jump61.engine.SearchMonitor;
import jump61.engine.SearchResult;
import jump61.game.BoardSize;
import jump61.game.Game;
import jump61.game.Games;
import jump61.game.Level;
import jump61.game.Match;
import jump61.game.Move;
import jump61.game.Player;
import jump61.game.Players;
import jump61.game.Result;
import jump61.game.Side;
import jump61.game.Turn;
import jump61.game.Warnings;
import jump61.games.cubes.CubesPosition;
import jump61.games.cubes.ui.LongCascades;
import jump61.lab.usage.Usage;
import jump61.window.Command;
import jump61.window.board.BoardControl;
import jump61.window.board.GameViews;
import jump61.window.board.Haul;
import jump61.window.board.Help;
import jump61.window.match.MatchSetup;
import jump61.window.match.TimeControl;
import jump61.window.settings.OwnColours;
import jump61.window.settings.Palette;
import jump61.window.settings.SideColour;
import jump61.window.settings.Speed;
import jump61.window.settings.Theme;
import org.testfx.api.FxRobot;
import org.testfx.util.WaitForAsyncUtils;

/**
 * Takes a screenshot of every state that somebody new to the program meets. Run it with the class path of the tests,
 * {@code -Dtestfx.headless=true -Dprism.order=sw -Dheadless.geometry=2560x1440}, and {@code FOLDER LANGUAGE
 * WIDTHxHEIGHT THEME...}. A system property {@code states}, a regular expression, selects some of them; {@code setting}
 * is one more line of the settings file, such as {@code palette=SAFE}.
 */
final class StatePictures {
    private static final int MIDDLE = 30;
    private static final int FINE = 1;
    private static final Players CASUAL = new Players(Player.HUMAN, new Player.Computer(3));
    private static final Players FRIENDS = new Players(new Player.Human("Anna"), new Player.Human("Bertram"));

    /** What leads to a state. */
    private interface Scenario {
        void play() throws Exception;
    }

    private final Map<String, Scenario> states = new LinkedHashMap<>();
    private final Engine engine = new Engine();
    private final FxRobot robot = new FxRobot();
    private final PictureWindow window;

    private StatePictures(PictureWindow window) {
        this.window = window;
        firstMinute();
        playing();
        endings();
        sheets();
        otherGames();
        new TablePictures(window).states().forEach((name, state) -> states.put(name, state::call));
    }

    /** {@code FOLDER LANGUAGE WIDTHxHEIGHT THEME...}. */
    public static void main(String[] arguments) throws Exception {
        Usage.require(StatePictures.class, arguments, 4, "FOLDER LANGUAGE WIDTHxHEIGHT THEME...");
        Path folder = Files.createDirectories(Path.of(arguments[0]));
        for (String theme : List.of(arguments).subList(3, arguments.length)) {
            try (PictureWindow window = PictureWindow.open(
                    arguments[1],
                    Theme.valueOf(theme),
                    arguments[2],
                    Optional.empty(),
                    "animation.speed=NONE",
                    System.getProperty("setting", ""))) {
                new StatePictures(window)
                        .take(
                                folder,
                                "-" + arguments[2] + "-" + theme.toLowerCase().replace('_', '-') + ".png");
            }
        }
        System.exit(0);
    }

    private void take(Path folder, String ending) throws Exception {
        String wanted = System.getProperty("states", ".*");
        for (Map.Entry<String, Scenario> state : states.entrySet()) {
            if (state.getKey().matches(wanted)) {
                state.getValue().play();
                Thread.sleep(300);
                window.save(folder.resolve(state.getKey() + ending));
                robot.push(KeyCode.ESCAPE);
                window.run(window.program().rooms()::close);
            }
        }
    }

    private void firstMinute() {
        states.put("01-first-start", () -> lesson("jump61", 0));
        states.put("02-lesson-full", () -> lesson("jump61", 1));
        states.put("03-lesson-burst", () -> lesson("jump61", 2));
        states.put("04-lesson-won", () -> lesson("jump61", 6));
        states.put("05-new-game", () -> {
            begin(match("jump61", 6, 0, CASUAL));
            choose("newGame");
        });
        states.put("07-new-game-more", () -> {
            begin(match("jump61", 6, 0, CASUAL));
            choose("newGame");
            robot.interact(() -> ((ToggleButton) robot.lookup(".sheet #more").query()).fire());
        });
        states.put("08-share", () -> {
            begin(match("jump61", 6, MIDDLE + 20, CASUAL));
            choose("share");
        });
        states.put("06-start", () -> begin(match("jump61", 6, 0, CASUAL)));
    }

    private void playing() {
        states.put("10-preview", () -> {
            Match match = match("jump61", 6, MIDDLE, CASUAL);
            begin(match);
            pointAt(best(match));
        });
        states.put("11-threats", () -> {
            begin(match("jump61", 6, MIDDLE + 10, CASUAL));
            option(true);
        });
        states.put("12-refused", () -> {
            option(false);
            Match match = match("jump61", 6, MIDDLE, CASUAL);
            begin(match);
            CubesPosition position = (CubesPosition) match.position();
            int place = 0;
            while (!isOf(Side.SECOND, position, place)) {
                place++;
            }
            robot.clickOn(square(place));
        });
        states.put("13-hint", () -> {
            begin(match("jump61", 6, MIDDLE, CASUAL));
            choose("hint");
            WindowTest.waitUntil(
                    () -> window.program().match().advice().hintProperty().get() != null);
        });
        states.put("19-warning", this::warning);
        animation();
    }

    /** A move that gives the game away, in a game that warns of mistakes. */
    private void warning() throws Exception {
        Match match = match("jump61", 6, MIDDLE, CASUAL);
        match.warnOf(Warnings.MISTAKES);
        begin(match);
        SearchResult all = engine.analyze(match.position(), Limits.depth(4), SearchMonitor.NONE);
        Move worst = all.moves().get(all.moves().size() - 1).move();
        window.run(() -> window.program().match().play(worst));
        WindowTest.waitUntil(() -> window.program().match().modeProperty().get() != null);
    }

    private void animation() {
        states.put("14-cascade", () -> {
            window.run(() -> window.program().settings().speedProperty().set(Speed.SLOW));
            Turn turn = LongCascades.climbed(
                    6,
                    300,
                    tried -> GameViews.of(game("jump61"))
                            .haul(tried)
                            .map(Haul::taken)
                            .orElse(0));
            Side mover = turn.mover();
            begin(new Match(turn.before(), CASUAL.with(mover, Player.HUMAN)));
            window.run(() -> window.program().match().play(turn.move()));
            Thread.sleep(2500);
        });
        states.put("15-looking-back", () -> {
            window.run(() -> window.program().settings().speedProperty().set(Speed.NONE));
            begin(match("jump61", 6, MIDDLE, CASUAL));
            window.run(() -> window.program().match().walkTo(MIDDLE - 3));
        });
        states.put("16-evaluation", () -> {
            begin(match("jump61", 6, MIDDLE, CASUAL));
            window.run(() -> window.program().settings().evaluationBarProperty().set(true));
            Thread.sleep(2000);
        });
        states.put("17-watching", () -> {
            window.run(() -> window.program().settings().evaluationBarProperty().set(false));
            Match match = match("jump61", 8, MIDDLE, new Players(new Player.Computer(3), new Player.Computer(8)));
            window.run(() -> {
                window.program().match().begin(match, TimeControl.NONE);
                window.program().match().pausedProperty().set(true);
            });
        });
    }

    private void endings() {
        states.put("18-clock", () -> {
            Match match = match("jump61", 6, MIDDLE, CASUAL);
            window.run(() -> window.program()
                    .match()
                    .begin(match, TimeControl.total(Duration.ofMinutes(10), Duration.ofSeconds(5))));
        });
        states.put("19-by-letter", () -> {
            Match match = match("jump61", 6, MIDDLE - 1, FRIENDS.with(Side.SECOND, new Player.ByLetter("")));
            begin(match);
            window.run(() -> match.play(match.position().legalMoves().get(0)));
        });
        states.put("20-win", () -> end("jump61", 6, CASUAL, Side.FIRST));
        states.put("21-loss", () -> end("jump61", 6, CASUAL, Side.SECOND));
        states.put("22-friends", () -> end("jump61", 5, FRIENDS, Side.SECOND));
        states.put("23-resign", () -> {
            begin(match("jump61", 6, MIDDLE, CASUAL));
            choose("resign");
        });
        states.put("24-smallest-won", () -> end("jump61", 2, CASUAL, Side.SECOND));
        states.put("26-largest", () -> begin(match("jump61", 15, 24, CASUAL)));
        states.put("25-two-wins", () -> {
            window.run(() -> window.program()
                    .newGame()
                    .begin(new MatchSetup(game("jump61"), new BoardSize(4, 4), CASUAL, TimeControl.NONE)));
            end("jump61", 4, CASUAL, Side.FIRST);
            end("jump61", 4, CASUAL, Side.FIRST);
        });
    }

    private void sheets() {
        for (String sheet : List.of(
                "settings",
                "about",
                "library",
                "profile",
                "goPuzzles",
                "rules",
                "hostGame",
                "joinGame",
                "shortcuts",
                "tournament")) {
            states.put("3" + (states.size() % 10) + "-" + sheet, () -> {
                begin(match("jump61", 6, MIDDLE, CASUAL));
                choose(sheet);
            });
        }
        states.put("39-tournament-more", () -> {
            choose("tournament");
            window.run(() -> ((ToggleButton) robot.lookup(".tournament #more").query()).fire());
        });
        states.put("39-tournaments", () -> {
            choose("library");
            window.run(() -> ((ToggleButton) robot.lookup("#tabs-tournaments").query()).fire());
        });
        states.put("36-focus", () -> {
            choose("settings");
            robot.push(KeyCode.TAB);
            robot.push(KeyCode.TAB);
        });
        states.put("37-own-colours", () -> {
            begin(match("jump61", 6, MIDDLE, CASUAL));
            window.run(() -> {
                window.program()
                        .settings()
                        .setOwnColours(new OwnColours(SideColour.values()[1], SideColour.values()[6]));
                window.program().settings().paletteProperty().set(Palette.OWN);
            });
        });
    }

    private void otherGames() {
        for (String id : List.of("checkers", "sim")) {
            String first = id.equals("sim") ? "5" : "4";
            states.put(first + "0-" + id + "-lesson", () -> {
                window.run(() -> window.program().settings().paletteProperty().set(Palette.CLASSIC));
                lesson(id, 2);
            });
            states.put(first + "1-" + id + "-start", () -> begin(match(id, 0, 0, CASUAL)));
            states.put(first + "2-" + id + "-playing", () -> {
                Match match = match(id, 0, id.equals("sim") ? 6 : MIDDLE, CASUAL);
                begin(match);
                window.run(() -> board().setHint(match.position().legalMoves().get(0)));
            });
            states.put(first + "3-" + id + "-end", () -> end(id, 0, CASUAL, Side.SECOND));
        }
    }

    private BoardControl board() {
        return (BoardControl) window.stage().getScene().lookup("#board");
    }

    private void lesson(String id, int steps) throws Exception {
        begin(match(id, 0, 0, FRIENDS));
        window.run(() -> window.program().commands().run(Command.HOW_TO_PLAY));
        for (int i = 0;
                i < steps && !window.feature(LessonFeature.class).lessons().isLast();
                i++) {
            window.run(() ->
                    LessonPictures.goOn(window.feature(LessonFeature.class).lessons()));
            Thread.sleep(900);
        }
        if (steps > 5) {
            window.run(() ->
                    LessonPictures.goOn(window.feature(LessonFeature.class).lessons()));
            Thread.sleep(900);
        }
    }

    private void choose(String id) {
        window.choose(id);
    }

    private void option(boolean on) {
        window.run(() -> window.program().settings().helpProperty().set(on ? Help.ALL : Help.SOME));
    }

    private void begin(Match match) {
        window.run(() -> {
            window.program().match().begin(match, TimeControl.NONE);
            window.program().match().pausedProperty().set(false);
        });
        WaitForAsyncUtils.waitForFxEvents();
    }

    private Node square(int place) {
        return robot.lookup("#board .cubes-square").nth(place).query();
    }

    /** Rests on the square that takes the most. */
    private void pointAt(int place) throws Exception {
        robot.moveTo(square(place));
        Thread.sleep(400);
    }

    private static boolean isOf(Side side, CubesPosition position, int place) {
        int columns = position.size().columns();
        return position.owner(place / columns + 1, place % columns + 1).equals(Optional.of(side));
    }

    private static int best(Match match) {
        CubesPosition position = (CubesPosition) match.position();
        return IntStream.range(0, position.size().squares())
                .boxed()
                .max(Comparator.comparing(place -> taken(position, place)))
                .orElseThrow();
    }

    private static int taken(CubesPosition position, int place) {
        int columns = position.size().columns();
        return position.legalMoves().stream()
                .filter(move -> move.notation().equals((place / columns + 1) + ":" + (place % columns + 1)))
                .mapToInt(move -> ((CubesPosition) position.play(move).after()).squares(Side.FIRST))
                .findFirst()
                .orElse(-1);
    }

    private static Game game(String id) {
        return Games.all().stream()
                .filter(game -> game.id().equals(id))
                .findFirst()
                .orElseThrow();
    }

    /** {@return a game between weak levels after so many moves, or its usual size for 0} */
    private Match match(String id, int size, int plies, Players players) {
        return played(id, size, plies, players, FINE, FINE);
    }

    private Match played(String id, int size, int plies, Players players, int first, int second) {
        Game game = game(id);
        BoardSize board = size == 0 ? game.sizes().usualSize() : new BoardSize(size, size);
        Match match = new Match(game.start(board), players);
        while (match.played().size() < plies && !match.isOver()) {
            boolean odd = match.position().toMove() == Side.FIRST;
            Level level = Level.of(odd ? first : second);
            match.play(engine.play(match.position(), level, match.played().size(), SearchMonitor.NONE)
                    .best()
                    .orElseThrow());
        }
        return match;
    }

    /** Plays a game up to its end, which happens in the window. */
    private void end(String id, int size, Players players, Side winner) throws Exception {
        Match whole = null;
        for (int strong = 2; whole == null && strong < 6; strong++) {
            Match tried = played(
                    id, size, 200, players, winner == Side.FIRST ? strong : 1, winner == Side.SECOND ? strong : 1);
            whole = tried.result().flatMap(Result::winner).equals(Optional.of(winner)) ? tried : null;
        }
        Match last = whole;
        Match match = new Match(whole.start(), FRIENDS);
        last.played().stream().limit(last.played().size() - 1).forEach(turn -> match.play(turn.move()));
        begin(match);
        window.run(() -> {
            // The computer must not answer before its move is made for it.
            window.program().match().pausedProperty().set(true);
            match.setPlayers(players);
            match.play(last.played().get(last.played().size() - 1).move());
        });
        Thread.sleep(3000);
    }
}
