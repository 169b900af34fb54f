package jump61.app;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.function.Consumer;
import java.util.function.Function;
import javafx.scene.Node;
import javafx.scene.control.Label;
import javafx.scene.control.Labeled;
import javafx.scene.input.KeyCode;
import javafx.stage.Stage;
import jump61.games.cubes.CubesPosition;
import jump61.network.RemoteSettings;
import jump61.network.TestNetwork;
import jump61.record.AppDirectories;
import jump61.window.FxThreadRobot;
import jump61.window.FxWait;
import jump61.window.Place;
import jump61.window.board.BoardControl;
import jump61.window.feature.Context;
import jump61.window.feature.Feature;
import jump61.window.feature.Program;
import jump61.window.feature.SystemDialogs;
import jump61.window.match.MatchViewModel;
import jump61.window.settings.Settings;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.testfx.api.FxRobot;
import org.testfx.api.FxToolkit;

/** A window with default settings, for tests that act like a user. */
abstract class WindowTest {
    /** The commands that open a sheet. */
    static final List<String> SHEETS =
            List.of("newGame", "rules", "shortcuts", "about", "hostGame", "joinGame", "tournament");

    final FxRobot robot = new FxThreadRobot();
    Stage stage;
    Path home;
    protected final RemoteSettings network = TestNetwork.settings();
    Desktop desktop;

    @BeforeEach
    void open() throws Exception {
        stage = FxToolkit.registerPrimaryStage();
        home = Files.createTempDirectory(Files.createDirectories(Path.of("target/windows")), "home");
        fill();
        Files.writeString(home.resolve("settings.properties"), settings());
        start(Optional.empty());
        // What was kept has been read then, and what a test puts in its place is not overwritten.
        BackgroundRest.awaitOnly(program().background());
    }

    /** Puts into the home what there is before the first start: nothing, for most tests. */
    void fill() throws IOException {}

    /** Starts the program on the files of this test. */
    void start(Optional<Path> file) throws Exception {
        start(file.stream().toList());
    }

    /** Starts the program with game files. */
    void start(List<Path> files) throws Exception {
        Startup startup =
                prepared(() -> new Features(new Program(AppDirectories.in(home), dialogs()), list(network)), first());
        desktop = FxWait.ask(() -> startup.open(stage, files, WindowStart.HOME));
        if (!isLookedAt()) {
            robot.interact(() -> stage.getScene().getRoot().setOpacity(0));
        }
        // Until then, keys go nowhere.
        waitUntil(stage::isFocused);
    }

    /** {@return whether pictures of the window are taken: most tests go without, and save a seventh of their time} */
    boolean isLookedAt() {
        return false;
    }

    /** {@return where the window opens: most tests begin at the board} */
    Place first() {
        return Place.PLAY;
    }

    /** {@return the list of the features to start with} */
    Function<Program, List<Feature>> list(RemoteSettings network) {
        return Features.ofProduct(network);
    }

    /** {@return the features, and one more, which tells what window they are in} */
    static List<Feature> andOneThatTells(List<Feature> product, Consumer<Context> window) {
        List<Feature> features = new ArrayList<>(product);
        features.add(new Feature() {
            @Override
            public void addTo(Context context) {
                window.accept(context);
            }
        });
        return features;
    }

    /** {@return what asks for files} */
    SystemDialogs dialogs() {
        return SystemDialogs.ofThisMachine();
    }

    /** {@return the features of the product, in a program that keeps all its files in one folder} */
    static Features features(Path home, RemoteSettings network) {
        return new Features(
                new Program(AppDirectories.in(home), SystemDialogs.ofThisMachine()), Features.ofProduct(network));
    }

    /** {@return a program with these features, started up to the point where it needs a window} */
    static Startup prepared(Callable<Features> features, Place first) throws Exception {
        Startup startup = new Startup(features);
        startup.makeFeatures();
        startup.makeViews(first);
        return startup;
    }

    /** Runs the command with this id in a window, if that is possible, as its key or menu entry does. */
    void choose(Stage window, String id) {
        robot.interact(() -> run(program(), id));
        FxWait.settle();
    }

    /** Runs the command with this id, if that is possible. */
    static void run(Program program, String id) {
        program.commands().all().stream()
                .filter(command -> command.id().equals(id))
                .forEach(program.commands()::run);
    }

    /** Ends the program as the user does. */
    void end() {
        Desktop ended = desktop;
        desktop = null;
        if (ended != null) {
            robot.interact(ended::close);
        }
    }

    /** {@return what the settings file holds at the start} */
    String settings() {
        return "language=en\ntheme=LIGHT\nanimation.speed=NONE\nsound.volume=0\n";
    }

    @AfterEach
    void close() {
        robot.release(new KeyCode[0]);
        end();
        FxWait.hideWindows();
    }

    /** {@return the model behind the window, for looking at} */
    MatchViewModel match() {
        return program().match();
    }

    Program program() {
        return desktop.features().program();
    }

    /** {@return a feature of the program, for looking at its models} */
    <F extends Feature> F feature(Class<F> type) {
        return desktop.features().get(type);
    }

    Settings desktopSettings() {
        return program().settings();
    }

    /** Clicks a square of a Jump61 board, rows and columns from 1. */
    void clickSquare(int row, int column) {
        int size = ((CubesPosition) match().positionProperty().get()).size().rows();
        robot.clickOn((Node)
                robot.lookup(".cubes-square").nth((row - 1) * size + column - 1).query());
        FxWait.settle();
    }

    /** {@return the text of what has this id} */
    String text(String query) {
        return FxWait.ask(() -> ((Labeled) robot.lookup(query).query()).getText());
    }

    /** {@return what was last read aloud of the match} */
    String spoken() {
        return FxWait.ask(() -> program().status().spokenProperty().get());
    }

    /** {@return what the board tells a screen reader about the square or line that is pointed at} */
    String described() {
        return FxWait.ask(() -> ((BoardControl) robot.lookup("#board").query()).getStatus());
    }

    boolean isShown(String text) {
        return FxWait.ask(
                () -> robot.lookup(text).tryQuery().filter(Node::isVisible).isPresent());
    }

    /** {@return how many labels show this text} */
    int shown(String text) {
        return FxWait.ask(() -> robot.lookup((Node node) -> node instanceof Label label
                        && label.isVisible()
                        && label.getText().equals(text))
                .queryAll()
                .size());
    }

    /** {@return the moves of the match, in the notation of its game} */
    List<String> movesPlayed() {
        return match().turns().stream().map(turn -> turn.move().notation()).toList();
    }

    /** Lets go of files over the window, {@return whether it took them} */
    boolean drop(Path... files) {
        return FxWait.ask(() -> new Drag(stage.getScene(), files).drop());
    }

    /** {@return whether the window would take files that are dragged over it} */
    boolean dragIsWelcome(Path... files) {
        return FxWait.ask(() -> new Drag(stage.getScene(), files).isWelcome());
    }

    protected static void waitUntil(Callable<Boolean> condition) {
        FxWait.until(condition);
    }

    /**
     * Gives the window this size, in whole pixels, and waits until what is in it has it, too; again if a report of its
     * last size undoes that.
     */
    final void resize(double width, double height) {
        waitUntil(() -> {
            stage.setWidth(width);
            stage.setHeight(height);
            return stage.getScene().getWidth() == width && stage.getScene().getHeight() == height;
        });
    }
}
