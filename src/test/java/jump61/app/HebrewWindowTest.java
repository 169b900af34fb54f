package jump61.app;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.List;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import javafx.geometry.BoundingBox;
import javafx.geometry.Bounds;
import javafx.geometry.Point2D;
import javafx.scene.Node;
import javafx.scene.control.Label;
import javafx.scene.control.Labeled;
import javafx.scene.control.MenuBar;
import javafx.scene.control.MenuItem;
import javafx.scene.input.KeyCode;
import javafx.scene.shape.Polygon;
import javafx.scene.text.Text;
import jump61.app.lesson.LessonFeature;
import jump61.app.lesson.LessonModel;
import jump61.app.lesson.Phase;
import jump61.game.BoardSize;
import jump61.game.Match;
import jump61.game.Player;
import jump61.game.Players;
import jump61.games.cubes.CubesGame;
import jump61.library.ui.LibraryFeature;
import jump61.review.ui.AnalysisFeature;
import jump61.review.ui.ReviewFeature;
import jump61.review.ui.ReviewModel;
import jump61.window.Command;
import jump61.window.FxWait;
import jump61.window.match.TimeControl;
import org.junit.jupiter.api.Test;

/** What a reader of Hebrew sees: where each number, move and mark is drawn, whatever the fonts are. */
class HebrewWindowTest extends WindowTest {
    private static final Path GAME = Path.of("src/test/resources/jump61/console/sim.jump61");

    private static final Pattern NUMBER = Pattern.compile("\\d+");

    @Override
    String settings() {
        return super.settings() + "language=he\nnew.last=jump61 6 human ai:3 none\n";
    }

    @Test
    void thePointsOfAPlayerAreDrawnBesideItsName() {
        robot.interact(
                () -> match().play(match().positionProperty().get().legalMoves().get(0)));
        choose(stage, "resign");
        waitUntil(() -> isShown("#goOnButton"));
        robot.clickOn("#goOnButton");
        waitUntil(() -> isShown("#resultTitle"));
        assertTrue(FxWait.ask(() -> {
            List<MatchResult> points = numbers(drawn("#points").getText());
            boolean lostIsFirst = points.get(0).group().equals("0");
            double none = part("#points", points.get(lostIsFirst ? 0 : 1)).getCenterX();
            double one = part("#points", points.get(lostIsFirst ? 1 : 0)).getCenterX();
            return none > one
                    && label("#lowerName").getCenterX() > label("#upperName").getCenterX();
        }));
    }

    /** A fall from 19 to 12 is not to be read as one from 12 to 19, as an arrow between the numbers would have it. */
    @Test
    void inAReviewTheChancesAfterAFaultAreReadAfterThoseBeforeIt() throws Exception {
        openReview();
        ReviewModel review = feature(ReviewFeature.class).review();
        robot.interact(() -> review.selectFault(1));
        waitUntil(() -> isShown("#chances"));
        String told = text("#chances");
        List<MatchResult> numbers = numbers(told);
        assertEquals(2, numbers.size(), told);
        assertTrue(
                FxWait.ask(() -> isReadBefore(part("#chances", numbers.get(0)), part("#chances", numbers.get(1)))),
                told);
        assertFalse(told.matches(".*\\p{InArrows}.*"), told);
    }

    @Test
    void inAReviewTheGraphRunsAsTheButtonsThatWalkDo() throws Exception {
        openReview();
        ReviewModel review = feature(ReviewFeature.class).review();
        robot.interact(() -> review.select(1));
        double early = cursor();
        robot.interact(() -> review.select(9));
        double late = cursor();
        boolean buttons = FxWait.ask(() -> bounds(".panel-foot #previous").getCenterX()
                < bounds(".panel-foot #next").getCenterX());
        assertEquals(buttons, early < late);
    }

    private double cursor() {
        return FxWait.ask(() -> {
            stage.getScene().getRoot().layout();
            return bounds(".review-graph .chance-cursor").getCenterX();
        });
    }

    private void openReview() throws Exception {
        feature(LibraryFeature.class).files().open(Files.copy(GAME, home.resolve("sim.jump61")));
        waitUntil(() -> match().turns().size() == 10);
        robot.push(KeyCode.R);
        ReviewModel review = feature(ReviewFeature.class).review();
        waitUntil(() -> isShown("#reviewedMoves")
                && review.reviewProperty().get() != null
                && review.reviewProperty().get().isComplete());
    }

    @Test
    void aBestLineBeginsWithItsVerdictOnTheRight() {
        robot.interact(() -> feature(AnalysisFeature.class).analysis().open());
        waitUntil(() -> FxWait.ask(() -> line().size() > 2));
        List<Double> places = FxWait.ask(() -> line().stream()
                .map(label -> label.localToScene(label.getLayoutBounds()).getCenterX())
                .toList());
        assertEquals(places.stream().sorted(Comparator.reverseOrder()).toList(), places);
    }

    /** {@return the verdict on the best line and the moves of it that are shown} */
    private List<Label> line() {
        return robot.lookup(".line-row").tryQuery().stream()
                .flatMap(row -> Stream.of(".line-sign", ".line-move")
                        .flatMap(style -> robot.from(row).lookup(style).queryAllAs(Label.class).stream()))
                .filter(label -> label.isManaged() && label.isVisible())
                .toList();
    }

    /** The second step marks the square 1:3, at the end of the row that is away from the bubble. */
    @Test
    void theTipOfTheLessonsBubbleIsLevelWithTheRingOnTheMarkedSquare() {
        robot.interact(() -> program().commands().run(Command.HOW_TO_PLAY));
        waitUntil(() -> isShown("#bubble"));
        robot.type(KeyCode.ENTER);
        LessonModel lesson = feature(LessonFeature.class).lessons();
        waitUntil(() ->
                lesson.numberProperty().get() == 1 && lesson.phaseProperty().get() == Phase.ASKING);
        waitUntil(() -> FxWait.ask(() -> {
            Bounds ring = bounds(".lesson-pulse");
            Point2D end = endOfTip();
            Node marked = robot.lookup(".lesson .cubes-square").nth(2).query();
            return Math.abs(ring.getCenterX() - bounds(marked).getCenterX()) < 1
                    && Math.abs(end.getY() - ring.getCenterY()) < 1
                    && end.getX() > bounds("#bubble").getMaxX()
                    && end.getX() < ring.getMaxX();
        }));
        assertTrue(FxWait.ask(() -> !isMirrored(".learnt .icon-tick")), "a tick is the same in every script");
    }

    private Point2D endOfTip() {
        Polygon tip = robot.lookup(".lesson-tip").query();
        return tip.localToScene(tip.getPoints().get(2), tip.getPoints().get(3));
    }

    @Test
    void aLongNameInTheHeadlineStaysOverTheBoard() {
        resize(480, 360);
        robot.interact(() -> {
            Players people = new Players(new Player.Human("Wilhelmina-Charlotte Wwm"), new Player.Human("Bo"));
            match().begin(new Match(CubesGame.INSTANCE.start(BoardSize.square(6)), people), TimeControl.NONE);
        });
        waitUntil(() -> text(".headline-text").contains("Wilhelmina"));
        FxWait.settle();
        Bounds board = FxWait.ask(() -> bounds("#board"));
        Bounds headline = FxWait.ask(() -> label(".headline-text"));
        assertTrue(headline.getMinX() >= board.getMinX(), headline + " runs out of " + board);
    }

    @Test
    void whatLeadsOnPointsToTheLeft() {
        robot.interact(() -> program().commands().run(Command.GO_HOME));
        waitUntil(() -> isShown(".icon-on"));
        assertTrue(FxWait.ask(() -> isMirrored(".icon-on")));
    }

    private boolean isMirrored(String query) {
        return robot.lookup(query).query().getLocalToSceneTransform().getMxx() < 0;
    }

    /** "(G)" after a name is for scripts that a keyboard has no keys for. */
    @Test
    void theKeyOfAMenuIsALetterOfItsName() {
        robot.push(KeyCode.F10);
        waitUntil(() -> isShown(".menu-bar"));
        List<String> names = FxWait.ask(() -> robot.lookup(".menu-bar").queryAs(MenuBar.class).getMenus().stream()
                .flatMap(menu -> Stream.concat(Stream.of(menu), menu.getItems().stream()))
                .map(MenuItem::getText)
                .filter(name -> name != null && name.contains("_"))
                .toList());
        assertFalse(names.isEmpty());
        assertEquals(
                List.of(),
                names.stream().filter(name -> !name.matches(".*_[א-ת].*")).toList());
    }

    private static List<MatchResult> numbers(String text) {
        return NUMBER.matcher(text).results().toList();
    }

    private Bounds bounds(String query) {
        return bounds(robot.lookup(query).<Node>query());
    }

    private static Bounds bounds(Node node) {
        return node.localToScene(node.getLayoutBounds());
    }

    /** {@return where a text is drawn} */
    private Bounds label(String query) {
        Text drawn = drawn(query);
        return drawn.localToScene(drawn.getLayoutBounds());
    }

    /** {@return where a part of a text is drawn} In a text from right to left, JavaFX counts the range from the right. */
    private Bounds part(String query, MatchResult part) {
        Text drawn = drawn(query);
        Bounds whole = drawn.getLayoutBounds();
        Bounds range = new javafx.scene.shape.Path(drawn.rangeShape(part.start(), part.end())).getLayoutBounds();
        double left = whole.getMinX() + whole.getMaxX() - range.getMaxX();
        return drawn.localToScene(new BoundingBox(left, range.getMinY(), range.getWidth(), range.getHeight()));
    }

    private Text drawn(String query) {
        return (Text) robot.lookup(query).<Labeled>query().lookup(".text");
    }

    /** Whether something comes before something else for one who reads from right to left. */
    private static boolean isReadBefore(Bounds one, Bounds other) {
        return one.getMaxY() <= other.getMinY()
                || one.getMinY() < other.getMaxY() && one.getCenterX() > other.getCenterX();
    }
}
