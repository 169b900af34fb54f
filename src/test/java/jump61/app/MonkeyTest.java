package jump61.app;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.File;
import java.io.IOException;
import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.lang.reflect.Field;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.TreeMap;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import javafx.application.Platform;
import javafx.geometry.Bounds;
import javafx.geometry.Point2D;
import javafx.geometry.Rectangle2D;
import javafx.scene.Node;
import javafx.scene.Parent;
import javafx.scene.control.ButtonBase;
import javafx.scene.control.Cell;
import javafx.scene.control.ChoiceBox;
import javafx.scene.control.TextField;
import javafx.scene.input.KeyCode;
import javafx.scene.input.MouseButton;
import javafx.scene.robot.Robot;
import javafx.stage.DirectoryChooser;
import javafx.stage.FileChooser;
import javafx.stage.Window;
import jump61.game.Game;
import jump61.game.Games;
import jump61.game.Move;
import jump61.game.Position;
import jump61.game.Side;
import jump61.profile.Fault;
import jump61.profile.ProfileEvent;
import jump61.profile.ui.ProfileFeature;
import jump61.table.Extras;
import jump61.table.Pace;
import jump61.table.TableCode;
import jump61.table.Terms;
import jump61.trust.Fuzz;
import jump61.window.Command;
import jump61.window.FxWait;
import jump61.window.feature.SystemDialogs;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.condition.EnabledIfSystemProperty;
import org.testfx.api.FxToolkit;
import org.testfx.api.FxToolkitContext;
import org.testfx.service.support.FiredEvents;

/** A monkey at the mouse and the keyboard: whatever it does, no exception escapes, and the window goes on. */
@Timeout(value = 60, unit = TimeUnit.MINUTES)
@EnabledIfSystemProperty(named = "jump61.trust", matches = "true|false")
class MonkeyTest extends FriendAtTable {
    private static final int PATIENCE_SECONDS = 60;
    private static final List<KeyCode> MODIFIERS =
            List.of(KeyCode.CONTROL, KeyCode.CONTROL, KeyCode.SHIFT, KeyCode.ALT);
    private static final List<KeyCode> KEYS = List.of(
            KeyCode.UP,
            KeyCode.DOWN,
            KeyCode.LEFT,
            KeyCode.RIGHT,
            KeyCode.HOME,
            KeyCode.END,
            KeyCode.PAGE_DOWN,
            KeyCode.ENTER,
            KeyCode.ENTER,
            KeyCode.SPACE,
            KeyCode.TAB,
            KeyCode.TAB,
            KeyCode.ESCAPE,
            KeyCode.ESCAPE,
            KeyCode.DELETE,
            KeyCode.BACK_SPACE,
            KeyCode.F1,
            KeyCode.F10,
            KeyCode.DIGIT0,
            KeyCode.DIGIT3,
            KeyCode.PLUS,
            KeyCode.MINUS);

    /** Commands that open a dialog of the system, or end the program, for tests without such dialogs. */
    static final Set<String> NOT_CHOSEN = Set.of("open", "save", "saveAs", "exportImage", "quit");

    private interface FriendsTurn {
        void take() throws Exception;
    }

    private static final int EVENTS_OF_PATIENCE = 200;
    private static final int EVENTS_BETWEEN_COMMANDS = 120;
    private static final List<Double> WIDTHS = List.of(480.0, 640.0, 900.0, 1_200.0);
    private static final List<Double> HEIGHTS = List.of(360.0, 480.0, 560.0, 640.0);
    private static final List<String> FILE_NAMES = List.of(
            "a.jump61", "b.jump61", "c.txt", "d.png", "e.gif", "f", "broken.jump61", "empty.jump61", "new/none");

    private final SplittableRandom random = new SplittableRandom(Long.getLong("jump61.seed", 61));
    private final SplittableRandom files = random.split();
    private final List<Throwable> escaped = new CopyOnWriteArrayList<>();
    private final ThreadMXBean threads = ManagementFactory.getThreadMXBean();
    private long longestWait;
    private long longestWork;
    private int events;
    private int windows = 1;
    private int tables;
    /** How often each command was chosen, by its name. */
    private final Map<String, Integer> chosen = new TreeMap<>();

    private final RandomFriend other = new RandomFriend(files);

    @Override
    String settings() {
        return super.settings().replace("animation.speed=NONE", "animation.speed=FAST");
    }

    /** The folder of somebody who has played, with games, a profile and a tournament in it. */
    @Override
    void fill() throws IOException {
        Path used = Path.of("src/test/resources/jump61/upgrade/0.2");
        try (Stream<Path> files = Files.walk(used)) {
            for (Path file : (Iterable<Path>) files::iterator) {
                Path copy = home.resolve(used.relativize(file).toString());
                if (Files.isRegularFile(file)) {
                    Files.createDirectories(copy.getParent());
                    Files.copy(file, copy);
                }
            }
        }
    }

    /** Records mistakes of the last days in each game, so that there is something to practise. */
    private void makeMistakes() {
        List<ProfileEvent> mistakes = new ArrayList<>();
        for (Game game : Games.all()) {
            Position position = game.start(game.sizes().usualSize());
            for (int ply = 1; ply <= 6 && position.result().isEmpty(); ply++) {
                Move move = position.legalMoves()
                        .get(random.nextInt(position.legalMoves().size()));
                mistakes.add(new ProfileEvent.FaultFound(
                        LocalDate.now().minusDays(ply),
                        new Fault(
                                "monkey" + windows,
                                ply,
                                game.id(),
                                position.notation(),
                                move.notation(),
                                "[blunder]")));
                position = position.play(move).after();
            }
        }
        robot.interact(() -> feature(ProfileFeature.class).model().record(mistakes.toArray(ProfileEvent[]::new)));
    }

    @Override
    SystemDialogs dialogs() {
        return new SystemDialogs() {
            @Override
            public File open(FileChooser dialog, Window owner) {
                return file();
            }

            @Override
            public List<File> openSeveral(FileChooser dialog, Window owner) {
                return Stream.of(file(), file()).filter(Objects::nonNull).toList();
            }

            @Override
            public File save(FileChooser dialog, Window owner) {
                return file();
            }

            @Override
            public File folder(DirectoryChooser dialog, Window owner) {
                return files.nextBoolean() ? home.resolve("files").toFile() : null;
            }
        };
    }

    /** {@return a file for a dialog, or null, as if it had been cancelled} */
    private File file() {
        return files.nextInt(4) == 0
                ? null
                : home.resolve("files").resolve(Fuzz.one(files, FILE_NAMES)).toFile();
    }

    @Test
    void nothingThatAMonkeyDoesBringsTheWindowDown() throws Exception {
        run(() -> {});
    }

    @Test
    void nothingThatAMonkeyDoesAtATableBringsTheWindowDown() throws Exception {
        run(() -> {
            if (other.isGone() && events % 50 == 0) {
                sitDown();
            } else if (files.nextInt(4) == 0) {
                other.act();
                onToolkit(this::moveHere);
            }
        });
    }

    /** Makes a move in the window, so that there are games which get beyond the opening. */
    private void moveHere() {
        // The editor may hold a position in which there are no moves.
        if (stage.isShowing()
                && match().userToMoveProperty().get()
                && match().playersProperty().get().haveRemote()
                && !position().legalMoves().isEmpty()) {
            match().play(Fuzz.one(files, position().legalMoves()));
        }
    }

    /** @param friend what somebody else does after each event */
    private void run(FriendsTurn friend) throws Exception {
        double width = stage.getWidth();
        double height = stage.getHeight();
        long seconds = Long.getLong("jump61.monkey", Fuzz.times(60, 1_800));
        long end = System.nanoTime() + TimeUnit.SECONDS.toNanos(seconds);
        Files.createDirectory(home.resolve("files"));
        Files.write(
                home.resolve("files/broken.jump61"), Fuzz.garbage(random, 2_000).getBytes(StandardCharsets.UTF_8));
        Files.createFile(home.resolve("files/empty.jump61"));
        listen();
        makeMistakes();
        forgetEvents();
        while (System.nanoTime() < end) {
            if (events % EVENTS_BETWEEN_COMMANDS == 0) {
                goElsewhere();
            }
            act();
            friend.take();
            if (!stage.isShowing()) {
                end();
                start(Optional.empty());
                listen();
                windows++;
                makeMistakes();
            }
        }
        // All tests of a process share the stage.
        robot.interact(() -> {
            stage.setFullScreen(false);
            stage.setMaximized(false);
            stage.setWidth(width);
            stage.setHeight(height);
        });
        System.out.printf(
                "monkey: %d events, %d windows, %d tables; longest wait for the JavaFX thread %.2f s, of which it worked at most %.2f s%n",
                events, windows, tables, longestWait / 1e9, longestWork / 1e9);
        System.out.printf(
                "monkey: %d commands chosen: %s%n",
                chosen.values().stream().mapToInt(Integer::intValue).sum(), chosen);
        assertEquals(List.of(), escaped);
    }

    /** Opens a table here or there, which the other joins; gives up whenever the monkey has left something in the way. */
    private void sitDown() throws Exception {
        onToolkit(() -> new Robot().keyType(KeyCode.ESCAPE));
        onToolkit(() -> new Robot().keyType(KeyCode.ESCAPE));
        onToolkit(() -> {
            run(program(), "newGame");
            fireIfThere("#online");
        });
        if (files.nextBoolean()) {
            openHere();
        } else {
            openThere();
        }
        tables++;
    }

    private void openHere() throws Exception {
        onToolkit(() -> {
            for (String choice : List.of("#tableGame", "#tableSize", "#tableSide", "#tableClock")) {
                chooseOne(choice);
            }
            if (files.nextBoolean()) {
                fireIfThere("#tableHelp");
            }
            fireIfThere("#openTable");
        });
        for (int i = 0; i < EVENTS_OF_PATIENCE && other.isGone(); i++) {
            String code =
                    FxWait.ask(() -> field("#code").map(TextField::getText).orElse(""));
            TableCode.read(code)
                    .ifPresent(table -> friend = other.join(friendly(), new TableCode("127.0.0.1", table.port())));
            onToolkit(() -> {});
        }
        waitUntil(() -> !other.isComing());
    }

    private void openThere() throws Exception {
        Game game = Fuzz.one(files, Games.all());
        Side side = Fuzz.one(files, List.of(Side.values()));
        Extras extras = files.nextBoolean() ? Extras.ALL : Extras.NONE;
        friend = other.open(friendly(), new Terms(game, game.sizes().usualSize(), side, Pace.NONE, extras));
        waitUntil(() -> other.isGone() || other.code().isPresent());
        other.code()
                .ifPresent(code -> robot.interact(() -> field("#tableCode").ifPresent(field -> {
                    field.setText(code.text());
                    fireIfThere("#joinTable");
                })));
        for (int i = 0; i < EVENTS_OF_PATIENCE && other.isComing(); i++) {
            onToolkit(() -> fireIfThere("#agree"));
        }
        if (other.isComing()) {
            friend.leave();
        }
    }

    private Optional<TextField> field(String query) {
        return stage.isShowing() && stage.getScene().lookup(".sheet " + query) instanceof TextField field
                ? Optional.of(field)
                : Optional.empty();
    }

    private void fireIfThere(String query) {
        if (stage.isShowing()
                && stage.getScene().lookup(".sheet " + query) instanceof ButtonBase button
                && button.isVisible()
                && !button.isDisabled()) {
            button.fire();
        }
    }

    private void chooseOne(String query) {
        if (stage.isShowing()
                && stage.getScene().lookup(".sheet " + query) instanceof ChoiceBox<?> box
                && !box.getItems().isEmpty()) {
            box.getSelectionModel().select(files.nextInt(box.getItems().size()));
        }
    }

    /** The test library would remember every event, and with it every node that was ever shown. */
    private static void forgetEvents() throws ReflectiveOperationException {
        Field events = FxToolkitContext.class.getDeclaredField("firedEvents");
        events.setAccessible(true);
        ((FiredEvents) events.get(FxToolkit.toolkitContext())).stopStoringFiredEvents();
    }

    /** Hears of every exception that escapes, as well as whoever heard of them before. */
    private void listen() {
        Thread.UncaughtExceptionHandler before = Thread.getDefaultUncaughtExceptionHandler();
        Thread.setDefaultUncaughtExceptionHandler((thread, thrown) -> {
            thrown.printStackTrace();
            escaped.add(thrown);
            before.uncaughtException(thread, thrown);
        });
    }

    /**
     * Leaves the room or sheet it is in, sometimes gives the window another size, and chooses a command from the menu: of those available now, the one it has
     * chosen least often. So it gets into every room about equally often, and not only into those it happens to find.
     */
    private void goElsewhere() throws InterruptedException {
        onToolkit(() -> new Robot().keyType(KeyCode.ESCAPE));
        onToolkit(() -> new Robot().keyType(KeyCode.ESCAPE));
        if (random.nextInt(10) == 0 && stage.isShowing()) {
            onToolkit(() -> {
                stage.setFullScreen(false);
                stage.setMaximized(false);
            });
            resize(Fuzz.one(random, WIDTHS), Fuzz.one(random, HEIGHTS));
        }
        onToolkit(() -> commands()
                .min(Comparator.comparingInt(command -> chosen.getOrDefault(command.id(), 0)))
                .ifPresent(command -> {
                    chosen.merge(command.id(), 1, Integer::sum);
                    program().commands().run(command);
                }));
    }

    private Stream<Command> commands() {
        return stage.isShowing()
                ? program().commands().all().stream()
                        .filter(command -> !command.id().equals("quit"))
                        .filter(program().commands()::isPossible)
                : Stream.empty();
    }

    /** One event; then waits until the JavaFX thread has handled it, and everything it has led to at once. */
    private void act() throws InterruptedException {
        int kind = random.nextInt(27);
        double x = random.nextDouble();
        double y = random.nextDouble();
        KeyCode key = random.nextInt(3) == 0 ? letter() : Fuzz.one(random, KEYS);
        KeyCode modifier = Fuzz.one(random, MODIFIERS);
        boolean quits = modifier == KeyCode.CONTROL && key == KeyCode.Q;
        onToolkit(() -> {
            Robot mouse = new Robot();
            switch (kind) {
                case 0, 1, 2, 3, 4, 5, 6 -> click(mouse, x, y, MouseButton.PRIMARY);
                case 7 -> click(mouse, x, y, MouseButton.SECONDARY);
                case 8 -> {
                    click(mouse, x, y, MouseButton.PRIMARY);
                    click(mouse, x, y, MouseButton.PRIMARY);
                }
                case 9 -> mouse.mouseWheel((int) (x * 10) - 5);
                case 10 -> drag(mouse, x, y);
                case 11, 12 -> {
                    if (!quits) {
                        mouse.keyPress(modifier);
                        mouse.keyType(key);
                        mouse.keyRelease(modifier);
                    }
                }
                case 13, 14, 15, 16, 17, 18, 19 -> press(mouse);
                default -> mouse.keyType(key);
            }
        });
        events++;
    }

    /** Clicks one of the things that can be pressed, all with the same chance; of a menu that is open, rather. */
    private void press(Robot mouse) {
        List<Window> open =
                Window.getWindows().stream().filter(Window::isShowing).toList();
        if (!open.isEmpty()) {
            Window of = random.nextBoolean() ? open.get(open.size() - 1) : Fuzz.one(random, open);
            List<Point2D> targets = new ArrayList<>();
            addTargets(of.getScene().getRoot(), of, targets);
            if (!targets.isEmpty()) {
                mouse.mouseMove(Fuzz.one(random, targets));
                mouse.mouseClick(MouseButton.PRIMARY);
            }
        }
    }

    private void addTargets(Node node, Window window, List<Point2D> targets) {
        if (!node.isVisible() || node.isDisabled()) {
            return;
        }
        if (node.isFocusTraversable()
                || node instanceof Cell<?> cell && !cell.isEmpty()
                || node.getStyleClass().contains("menu-item")) {
            Bounds bounds = node.localToScreen(node.getLayoutBounds());
            Point2D middle = new Point2D(bounds.getCenterX(), bounds.getCenterY());
            if (new Rectangle2D(window.getX(), window.getY(), window.getWidth(), window.getHeight()).contains(middle)) {
                targets.add(middle);
            }
        }
        if (node instanceof Parent parent) {
            parent.getChildrenUnmodifiable().forEach(child -> addTargets(child, window, targets));
        }
    }

    private KeyCode letter() {
        return KeyCode.getKeyCode(String.valueOf((char) random.nextInt('A', 'Z' + 1)));
    }

    private void click(Robot mouse, double x, double y, MouseButton button) {
        move(mouse, x, y);
        mouse.mouseClick(button);
    }

    private void drag(Robot mouse, double x, double y) {
        mouse.mousePress(MouseButton.PRIMARY);
        move(mouse, x, y);
        mouse.mouseRelease(MouseButton.PRIMARY);
    }

    private void move(Robot mouse, double x, double y) {
        mouse.mouseMove(stage.getX() + x * stage.getWidth(), stage.getY() + y * stage.getHeight());
    }

    private void onToolkit(Runnable event) throws InterruptedException {
        CountDownLatch handled = new CountDownLatch(1);
        long[] worked = new long[1];
        long begin = System.nanoTime();
        Platform.runLater(() -> {
            long before = threads.getCurrentThreadCpuTime();
            event.run();
            Platform.runLater(() -> {
                worked[0] = threads.getCurrentThreadCpuTime() - before;
                handled.countDown();
            });
        });
        if (!handled.await(PATIENCE_SECONDS, TimeUnit.SECONDS)) {
            throw new AssertionError("the JavaFX thread has not answered for " + PATIENCE_SECONDS + " s, after "
                    + events + " events: " + Thread.getAllStackTraces());
        }
        longestWait = Math.max(longestWait, System.nanoTime() - begin);
        longestWork = Math.max(longestWork, worked[0]);
    }
}
