package jump61.app;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.ArrayList;
import java.util.List;
import javafx.geometry.Bounds;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.ScrollPane;
import javafx.scene.control.ToggleButton;
import javafx.scene.image.PixelReader;
import javafx.scene.image.WritableImage;
import javafx.scene.input.KeyCode;
import javafx.scene.paint.Color;
import jump61.game.Level;
import jump61.games.cubes.CubesGame;
import jump61.window.settings.Theme;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/**
 * Whoever walks a sheet by Tab sees where they are: the picture differs round the control from that of the next stop.
 */
class FocusRingTest extends WindowTest {
    private static final int MOST_STOPS = 40;

    /** From the control to the middle of its ring. */
    private static final double RING = 3;

    /** What the ring needs against what is there without it, as for any sign that is not a text. */
    private static final double CONTRAST = 3;

    private static final double SEEN = 0.6;

    /** A control that has the focus, and the window then. */
    private record Stop(Node owner, Bounds place, WritableImage picture) {}

    @Override
    boolean isLookedAt() {
        return true;
    }

    @Test
    @Tag("slow")
    void everyStopOnEverySheetCanBeSeen() {
        assertEquals(List.of(), unseen(Theme.LIGHT));
    }

    @ParameterizedTest
    @EnumSource(
            value = Theme.class,
            mode = EnumSource.Mode.EXCLUDE,
            names = {"SYSTEM", "LIGHT"})
    @Tag("slow")
    void everyStopCanBeSeenInEveryOtherTheme(Theme theme) {
        assertEquals(List.of(), unseen(theme));
    }

    @Test
    void theRingStaysWithItsControlWhenTheWindowIsResized() {
        clickSquare(1, 1);
        robot.interact(() -> robot.lookup("#walk").query().requestFocus());
        for (int i = 0; i < MOST_STOPS && !(stage.getScene().getFocusOwner() instanceof Button); i++) {
            robot.push(KeyCode.TAB);
        }
        double width = stage.getWidth();
        double height = stage.getHeight();
        for (double part : new double[] {0.7, 1, 0.6, 1}) {
            resize(Math.rint(part * width), Math.rint(part * height));
            waitUntil(this::ringIsRoundItsControl);
        }
    }

    @Test
    void theRingGoesWithTheArrowsFromOneChoiceToTheNext() {
        choose(stage, "settings");
        waitUntil(() -> isShown("#language"));
        for (int i = 0; i < MOST_STOPS && !(stage.getScene().getFocusOwner() instanceof ToggleButton); i++) {
            robot.push(KeyCode.TAB);
        }
        Node first = stage.getScene().getFocusOwner();
        for (KeyCode arrow : List.of(KeyCode.RIGHT, KeyCode.LEFT)) {
            robot.push(arrow);
            waitUntil(this::ringIsRoundItsControl);
            assertEquals(arrow == KeyCode.LEFT, stage.getScene().getFocusOwner() == first);
        }
    }

    @Test
    void theRingGoesOnWithTheFocusFromAButtonThatIsDisabled() {
        robot.interact(() -> program().newGame().beginAgainst(CubesGame.INSTANCE, Level.BEGINNER));
        clickSquare(1, 1);
        waitUntil(() -> match().turns().size() == 2);
        Node undo = robot.lookup("#undo").query();
        for (int i = 0; i < MOST_STOPS && stage.getScene().getFocusOwner() != undo; i++) {
            robot.push(KeyCode.TAB);
        }
        robot.push(KeyCode.ENTER);
        waitUntil(undo::isDisabled);
        waitUntil(this::ringIsRoundItsControl);
    }

    @Test
    void whoeverLeavesASheetByKeyStillSeesTheFocus() {
        choose(stage, "goHome");
        robot.push(KeyCode.TAB);
        choose(stage, "settings");
        waitUntil(() -> isShown("#language"));
        robot.push(KeyCode.ESCAPE);
        waitUntil(() -> !isShown("#language"));
        waitUntil(this::ringIsRoundItsControl);
    }

    @Test
    void theRingLiesOnNothingElseWhenItsControlIsScrolledAway() {
        resize(480, 360);
        choose(stage, "settings");
        waitUntil(() -> isShown("#language"));
        robot.push(KeyCode.TAB);
        waitUntil(this::ringIsRoundItsControl);
        ScrollPane scrolled = robot.lookup(".settings").query();
        robot.interact(() -> scrolled.setVvalue(1));
        Node ring = robot.lookup(".focus-ring-of-all").query();
        waitUntil(() -> !ring.isVisible());
        robot.interact(() -> scrolled.setVvalue(0));
        waitUntil(this::ringIsRoundItsControl);
    }

    private boolean ringIsRoundItsControl() {
        Node owner = stage.getScene().getFocusOwner();
        Node ring = robot.lookup(".focus-ring-of-all").query();
        Bounds control = owner.localToScene(owner.getLayoutBounds());
        Bounds round = ring.localToScene(ring.getLayoutBounds());
        return ring.isVisible()
                && Math.abs(control.getCenterX() - round.getCenterX()) < 2
                && Math.abs(control.getCenterY() - round.getCenterY()) < 2;
    }

    private List<String> unseen(Theme theme) {
        robot.interact(() -> desktopSettings().themeProperty().set(theme));
        List<String> unseen = new ArrayList<>();
        for (String sheet : SHEETS) {
            choose(stage, sheet);
            WritableImage[] untouched = new WritableImage[1];
            robot.interact(() -> untouched[0] = stage.getScene().snapshot(null));
            List<Stop> stops = walk();
            for (int i = 0; i < stops.size() - 1; i++) {
                double seen = partSeen(
                        stops.get(i), stops.size() > 2 ? stops.get(i + 1).picture() : untouched[0]);
                if (seen < SEEN) {
                    unseen.add(sheet + " " + stops.get(i).owner() + " " + seen);
                }
            }
            robot.push(KeyCode.ESCAPE);
        }
        return unseen;
    }

    /** {@return the stops from the first that Tab leads to until it leads there again} */
    private List<Stop> walk() {
        List<Stop> stops = new ArrayList<>();
        for (int i = 0; i < MOST_STOPS; i++) {
            robot.push(KeyCode.TAB);
            robot.interact(() -> {
                Node owner = stage.getScene().getFocusOwner();
                stops.add(new Stop(
                        owner,
                        owner.localToScene(owner.getLayoutBounds()),
                        stage.getScene().snapshot(null)));
            });
            if (i > 0 && stops.get(i).owner() == stops.get(0).owner()) {
                return stops;
            }
        }
        throw new AssertionError(
                "Tab goes nowhere: " + stops.get(MOST_STOPS - 1).owner());
    }

    /** {@return the parts of the outline of a control that differ from an image without its ring} */
    private static double partSeen(Stop stop, WritableImage without) {
        PixelReader with = stop.picture().getPixelReader();
        PixelReader other = without.getPixelReader();
        double left = stop.place().getMinX() - RING;
        double right = stop.place().getMaxX() + RING;
        double top = stop.place().getMinY() - RING;
        double bottom = stop.place().getMaxY() + RING;
        int all = 0;
        int seen = 0;
        for (double x = left + 8; x < right - 8; x++) {
            for (double y : new double[] {top, bottom}) {
                if (isIn(without, x, y)) {
                    all++;
                    seen += isSeen(with.getColor((int) x, (int) y), other.getColor((int) x, (int) y)) ? 1 : 0;
                }
            }
        }
        return all == 0 ? 0 : (double) seen / all;
    }

    private static boolean isIn(WritableImage picture, double x, double y) {
        return x >= 0 && y >= 0 && x < picture.getWidth() && y < picture.getHeight();
    }

    private static boolean isSeen(Color one, Color other) {
        double lighter = Math.max(luminance(one), luminance(other));
        double darker = Math.min(luminance(one), luminance(other));
        return (lighter + 0.05) / (darker + 0.05) >= CONTRAST;
    }

    private static double luminance(Color colour) {
        return 0.2126 * linear(colour.getRed())
                + 0.7152 * linear(colour.getGreen())
                + 0.0722 * linear(colour.getBlue());
    }

    private static double linear(double part) {
        return part <= 0.03928 ? part / 12.92 : Math.pow((part + 0.055) / 1.055, 2.4);
    }
}
