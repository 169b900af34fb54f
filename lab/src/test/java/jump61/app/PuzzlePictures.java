package jump61.app;

import java.nio.file.Files;
import java.nio.file.Path;
import java.time.LocalDate;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SplittableRandom;
import javafx.scene.input.KeyCode;
import jump61.game.BoardSize;
import jump61.game.Games;
import jump61.games.cubes.CubesMove;
import jump61.games.cubes.CubesPosition;
import jump61.lab.usage.Usage;
import jump61.profile.ProfileEvent;
import jump61.profile.ui.ProfileFeature;
import jump61.puzzle.Puzzle;
import jump61.puzzle.ui.Activity;
import jump61.puzzle.ui.PuzzleFeature;
import jump61.tournament.Entrant;
import jump61.tournament.Format;
import jump61.tournament.ui.TournamentDraft;
import jump61.tournament.ui.TournamentFeature;
import jump61.window.settings.Theme;
import org.testfx.api.FxRobot;

/**
 * Takes a screenshot of puzzles, profile and tournaments in their states, with a made-up person who has played for ten
 * weeks. Run it like {@link StatePictures}: {@code FOLDER LANGUAGE WIDTHxHEIGHT THEME...}, and {@code states} selects.
 */
final class PuzzlePictures {
    private static final int DAYS = 70;
    private static final long PATIENCE_MILLIS = 60_000;

    /** What leads to a state. */
    private interface Scenario {
        void play() throws Exception;
    }

    private final Map<String, Scenario> states = new LinkedHashMap<>();
    private final FxRobot robot = new FxRobot();
    private final PictureWindow window;

    private PuzzlePictures(PictureWindow window) {
        this.window = window;
        states.put("profile-empty", () -> choose("profile"));
        states.put(
                "puzzles-empty",
                () -> window.run(() -> window.program().commands().run(jump61.window.Command.GO_PUZZLES)));
        states.put("today-empty", () -> open(Activity.DAILY));
        states.put("history", this::playForWeeks);
        puzzles();
        states.put("profile-jump61", () -> choose("profile"));
        states.put(
                "puzzles-place",
                () -> window.run(() -> window.program().commands().run(jump61.window.Command.GO_PUZZLES)));
        states.put("new-game", () -> choose("newGame"));
        states.put("tournament-setup", () -> choose("tournament"));
        states.put("tournament-table", this::tournament);
    }

    /** {@code FOLDER LANGUAGE WIDTHxHEIGHT THEME...}. */
    public static void main(String[] arguments) throws Exception {
        Usage.require(PuzzlePictures.class, arguments, 4, "FOLDER LANGUAGE WIDTHxHEIGHT THEME...");
        Path folder = Files.createDirectories(Path.of(arguments[0]));
        for (String theme : List.of(arguments).subList(3, arguments.length)) {
            try (PictureWindow window = PictureWindow.open(
                    arguments[1],
                    Theme.valueOf(theme),
                    arguments[2],
                    Optional.empty(),
                    "animation.speed=NONE",
                    "lessons.offered=true")) {
                String ending = "-" + arguments[2] + "-" + theme.toLowerCase().replace('_', '-') + ".png";
                new PuzzlePictures(window).take(folder, ending);
            }
        }
        System.exit(0);
    }

    private void take(Path folder, String ending) throws Exception {
        String wanted = System.getProperty("states", ".*");
        for (Map.Entry<String, Scenario> state : states.entrySet()) {
            if (state.getKey().equals("history")) {
                state.getValue().play();
            } else if (state.getKey().matches(wanted)) {
                state.getValue().play();
                Thread.sleep(700);
                window.save(folder.resolve(state.getKey() + ending));
                robot.push(KeyCode.ESCAPE);
                window.run(window.feature(PuzzleFeature.class).puzzles()::close);
            }
        }
    }

    private void puzzles() {
        states.put("today", () -> open(Activity.DAILY));
        states.put("today-hint", () -> {
            open(Activity.DAILY);
            window.run(window.feature(PuzzleFeature.class).puzzles()::hint);
        });
        states.put("today-wrong", () -> {
            open(Activity.DAILY);
            answer(false);
        });
        states.put("today-right", () -> {
            open(Activity.DAILY);
            answer(true);
        });
        states.put("today-sim", () -> {
            open(Activity.DAILY);
            window.run(() -> window.feature(PuzzleFeature.class)
                    .puzzles()
                    .chooseDaily(Games.byId("sim").orElseThrow()));
        });
        states.put("practice", () -> open(Activity.PRACTICE));
        states.put("practice-shown", () -> {
            open(Activity.PRACTICE);
            window.run(window.feature(PuzzleFeature.class).puzzles()::showSolution);
            Thread.sleep(9000);
        });
        states.put("streak", () -> open(Activity.STREAK));
        states.put("rush", () -> {
            open(Activity.RUSH);
            answer(true);
        });
        states.put("rush-over", () -> {
            open(Activity.STREAK);
            answer(false);
            Thread.sleep(1500);
        });
    }

    private void open(Activity activity) throws Exception {
        window.run(() -> window.feature(PuzzleFeature.class).puzzles().open(activity));
        // The puzzles are read in the background.
        WindowTest.waitUntil(() -> window.get(
                () -> window.feature(PuzzleFeature.class).puzzles().attempt().isPresent()));
        Thread.sleep(300);
    }

    /** Clicks the answer, or another square that the solver owns. */
    private void answer(boolean right) throws Exception {
        Puzzle puzzle = window.get(() -> window.feature(PuzzleFeature.class)
                .puzzles()
                .attempt()
                .orElseThrow()
                .puzzle());
        CubesPosition position = (CubesPosition) puzzle.position();
        int columns = position.size().columns();
        int place = 0;
        for (int square = 0; square < position.size().squares(); square++) {
            CubesMove move = position.move(square);
            if (position.refusal(move).isEmpty() && move.equals(puzzle.answer()) == right) {
                place = (move.row() - 1) * columns + move.column() - 1;
            }
        }
        robot.clickOn(robot.lookup("#board .cubes-square").nth(place).queryAs(javafx.scene.Node.class));
        Thread.sleep(1200);
    }

    private void choose(String id) {
        window.choose(id);
    }

    /** A person who gets better: games against rising levels, puzzles of the day with some gaps, a few runs. */
    private void playForWeeks() throws Exception {
        SplittableRandom random = new SplittableRandom(3);
        LocalDate now = LocalDate.now();
        for (int ago = DAYS; ago > 0; ago--) {
            LocalDate day = now.minusDays(ago);
            int level = 1 + (DAYS - ago) / 18;
            for (int game = 0; game < random.nextInt(3); game++) {
                String id = ago + "-" + game;
                double score = random.nextInt(10) < 6 ? 1 : 0;
                int size = 4 + random.nextInt(3);
                record(new ProfileEvent.Played(
                        day, "jump61", BoardSize.square(size), level + random.nextInt(2), score, id, false));
                record(new ProfileEvent.Reviewed(day, id, 60 + (DAYS - ago) / 3 + random.nextInt(15)));
            }
            if (random.nextInt(8) > 0) {
                int hints = random.nextInt(5) == 0 ? 1 : 0;
                record(new ProfileEvent.Tried(
                        day, "jump61-" + ago, 1100, random.nextInt(6) > 0, hints, Optional.of(day)));
            }
        }
        record(new ProfileEvent.Run(now.minusDays(2), "streak", 14));
        record(new ProfileEvent.Run(now.minusDays(1), "rush", 11));
        await(() -> !window.feature(ProfileFeature.class)
                .model()
                .profileProperty()
                .get()
                .games("jump61")
                .isEmpty());
        Thread.sleep(1500);
    }

    private void record(ProfileEvent event) {
        window.run(() -> window.feature(ProfileFeature.class).model().record(event));
    }

    private void tournament() throws Exception {
        List<Entrant> players = List.of(
                new Entrant("Beginner", "level:1"),
                new Entrant("Improver", "level:2"),
                new Entrant("Casual", "level:3"),
                new Entrant("Club", "level:4"),
                new Entrant("Other program", "program:/nonexistent"),
                new Entrant("Strong", "nodes:2000"),
                new Entrant("Bartholomew the second of Somewhere", Entrant.PERSON));
        var draft =
                new TournamentDraft(Format.ROUND_ROBIN, Games.usual(), BoardSize.square(4), 1, 2, players, List.of());
        window.run(() -> window.feature(TournamentFeature.class).model().start(draft, 2, false));
        await(() -> window.feature(TournamentFeature.class)
                                .model()
                                .pictureProperty()
                                .get()
                        != null
                && window.feature(TournamentFeature.class)
                                .model()
                                .pictureProperty()
                                .get()
                                .played()
                        >= 30);
        choose("tournament");
        Thread.sleep(500);
    }

    private void await(java.util.concurrent.Callable<Boolean> reached) throws Exception {
        long end = System.currentTimeMillis() + PATIENCE_MILLIS;
        while (!window.get(reached) && System.currentTimeMillis() < end) {
            Thread.sleep(100);
        }
    }
}
