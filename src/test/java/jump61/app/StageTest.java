package jump61.app;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import javafx.geometry.Bounds;
import javafx.scene.Node;
import javafx.scene.control.Button;
import jump61.game.Game;
import jump61.game.Games;
import jump61.game.Match;
import jump61.game.Player;
import jump61.game.Players;
import jump61.puzzle.ui.Activity;
import jump61.puzzle.ui.PuzzleFeature;
import jump61.window.Command;
import jump61.window.FxWait;
import jump61.window.match.TimeControl;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** In every mode, the board and the panel stand at the same place and have the same size. */
@Tag("slow")
class StageTest extends WindowTest {
    /** Tests whole device pixels of a magnified window. */
    private static final double ROUNDING = 1.5;

    private static final int MOVES = 3;

    private final Map<String, Bounds> boards = new LinkedHashMap<>();
    private final Map<String, Bounds> panels = new LinkedHashMap<>();

    @ParameterizedTest
    @CsvSource({
        "jump61, 800, 600",
        "jump61, 1000, 700",
        "jump61, 1400, 980",
        "jump61, 2560, 1440",
        "jump61, 480, 360",
        "checkers, 1000, 700",
        "sim, 1000, 700"
    })
    void theBoardHasOnePlaceAndOneSizeInAllModes(String id, double width, double height) {
        resize(width, height);
        Game game = Games.byId(id).orElseThrow();
        begin(game, new Players(Player.HUMAN, Player.HUMAN));
        measure("start");
        robot.interact(this::play);
        measure("play");
        robot.interact(() -> match().walkTo(1));
        measure("looking back");
        robot.interact(() -> match().walkTo(MOVES));
        mode(Command.ANALYSIS);
        mode(Command.EDIT_POSITION);
        run(Command.RESIGN);
        waitUntil(() -> isShown("#goOnButton"));
        robot.interact(() -> ((Button) robot.lookup("#goOnButton").query()).fire());
        waitUntil(() -> isShown("#resultTitle"));
        measure("end");
        mode(Command.REVIEW);
        robot.interact(() -> feature(PuzzleFeature.class).open(Activity.PRACTICE));
        waitUntil(() -> isShown(".puzzle"));
        measure("puzzle");
        robot.interact(() -> match().setMode(Optional.empty()));
        begin(game, new Players(new Player.Computer(1), new Player.Computer(1)));
        measure("watch");
        run(Command.HOW_TO_PLAY);
        waitUntil(() -> isShown(".lesson"));
        measureBoard("lesson", ".lesson .default-focus .frame");
        assertAlike(boards);
        assertAlike(panels);
    }

    private void begin(Game game, Players players) {
        robot.interact(() -> {
            match().pausedProperty().set(true);
            match().begin(new Match(game.start(game.sizes().usualSize()), players), TimeControl.NONE);
        });
    }

    private void play() {
        for (int i = 0; i < MOVES; i++) {
            match().play(match().positionProperty().get().legalMoves().get(i));
        }
    }

    private void mode(Command command) {
        run(command);
        measure(command.id());
        robot.interact(() -> match().setMode(Optional.empty()));
    }

    private void run(Command command) {
        robot.interact(() -> program().commands().runAnyway(command));
        FxWait.settle();
    }

    private void measure(String mode) {
        measureBoard(mode, "#board .frame");
        panels.put(mode, place(".side"));
    }

    private void measureBoard(String mode, String query) {
        boards.put(mode, place(query));
    }

    private Bounds place(String query) {
        FxWait.settle();
        return FxWait.ask(() -> {
            stage.getScene().getRoot().applyCss();
            stage.getScene().getRoot().layout();
            Node node = robot.lookup(query).query();
            return node.localToScene(node.getLayoutBounds());
        });
    }

    private static void assertAlike(Map<String, Bounds> places) {
        Bounds first = places.values().iterator().next();
        places.forEach((mode, place) -> assertEquals(0, distance(first, place), ROUNDING, () -> mode + ": " + places));
    }

    private static double distance(Bounds one, Bounds other) {
        return Stream.of(
                        one.getMinX() - other.getMinX(),
                        one.getMinY() - other.getMinY(),
                        one.getMaxX() - other.getMaxX(),
                        one.getMaxY() - other.getMaxY())
                .mapToDouble(Math::abs)
                .max()
                .orElse(0);
    }
}
