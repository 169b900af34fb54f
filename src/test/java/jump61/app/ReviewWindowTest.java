package jump61.app;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.stream.Collectors;
import javafx.geometry.Bounds;
import javafx.geometry.Orientation;
import javafx.scene.Node;
import javafx.scene.control.Label;
import javafx.scene.control.ListView;
import javafx.scene.control.ScrollBar;
import javafx.scene.input.KeyCode;
import javafx.scene.layout.Region;
import jump61.game.Languages;
import jump61.game.Match;
import jump61.game.Move;
import jump61.game.Side;
import jump61.library.ui.LibraryFeature;
import jump61.review.GameReview;
import jump61.review.MoveClass;
import jump61.review.MoveReview;
import jump61.review.ReviewNotes;
import jump61.review.ui.LearnModel;
import jump61.review.ui.ReviewFeature;
import jump61.review.ui.ReviewModel;
import jump61.window.Command;
import jump61.window.FxWait;
import jump61.window.board.BoardControl;
import jump61.window.board.MoveMark;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** The review of a game of Sim, which is solved: nothing in it depends on how far a search comes. */
class ReviewWindowTest extends WindowTest {
    private static final Path GAME = Path.of("src/test/resources/jump61/console/sim.jump61");

    private static final int MOST_TABS = 30;

    @BeforeEach
    void openTheGameAndItsReview() throws Exception {
        desktopFiles().open(Files.copy(GAME, home.resolve("sim.jump61")));
        waitUntil(() -> match().turns().size() == 10);
        robot.push(KeyCode.R);
        waitUntil(() -> isShown("#reviewedMoves") && moves().size() == 10);
    }

    private jump61.library.ui.GameFiles desktopFiles() {
        return feature(LibraryFeature.class).files();
    }

    private List<MoveReview> moves() {
        return Optional.ofNullable(model().reviewProperty().get())
                .map(GameReview::moves)
                .orElse(List.of());
    }

    private ReviewModel model() {
        return feature(ReviewFeature.class).review();
    }

    private void waitForTheWholeReview() {
        waitUntil(() -> model().reviewProperty().get().isComplete());
    }

    @Test
    void movesAndTheirSignsAreWholeInASmallWindow() throws Exception {
        Path file = home.resolve("faults.jump61");
        Files.writeString(file, """
                Jump61 record 1
                Game: checkers
                Red: human
                White: computer 3
                Review: 1000000 nodes
                Result: White wins by resignation

                1. 2 2 3 1
                # [blunder 0.5000 to 0.2000; best 2 2 3 3; depth 18]
                2. 5 1 4 0
                # [blunder 0.8000 to 0.5000; best 5 1 4 2; depth 18]
                3. 2 4 3 5
                # [inaccuracy 0.5000 to 0.4400; best 1 1 2 2; depth 18]
                """);
        robot.interact(() -> desktopFiles().open(file));
        waitUntil(() -> match().turns().size() == 3);
        resize(640, 480);
        robot.interact(() -> program().commands().run(Command.REVIEW));
        waitUntil(() -> moves().size() == 3);
        for (int ply = 1; ply <= 3; ply++) {
            int selected = ply;
            robot.interact(() -> model().select(selected));
            waitUntil(() -> isShown(".reviewed-move > .verdict-sign.fault"));
            assertEquals(List.of(), CutTexts.in(stage));
        }
    }

    @Test
    void beforeTheFirstMoveTheStoryOfTheGameIsTold() {
        waitForTheWholeReview();
        robot.interact(() -> model().select(0));
        assertEquals("What cost Red most, twice: too many safe lines left to the opponent.", text("#why"));
    }

    @Test
    void aGameWithoutMistakesIsWalkedByKeyFromTheStart() throws Exception {
        Path file = home.resolve("flawless.jump61");
        Files.writeString(
                file,
                "Jump61 record 1\nGame: sim\nRed: human\nBlue: human\nResult: Red wins by resignation\n\n1. 12\n2. 34\n");
        robot.interact(() -> desktopFiles().open(file));
        waitUntil(() -> match().turns().size() == 2);
        robot.push(KeyCode.R);
        waitUntil(() -> isShown("#reviewedMoves") && FxWait.ask(() -> !isOnBoard()));
        robot.type(KeyCode.LEFT);
        waitUntil(() -> match().plyProperty().get() == 1);
        waitUntil(() -> !isShown("#nextFault"));
        assertEquals(right("#reviewedMoves"), right(".review #share"), 1, "the buttons keep their corner");
    }

    private double right(String query) {
        Node node = robot.lookup(query).query();
        return FxWait.ask(() -> node.localToScene(node.getLayoutBounds()).getMaxX());
    }

    @Test
    void aPlayerHasOneNameInAReview() throws Exception {
        reviewWith("computer 3", "human");
        robot.interact(() -> model().select(3));
        assertTrue(text("#title").startsWith("Move 2: Casual played"), text("#title"));
        robot.interact(() -> model().select(0));
        assertTrue(text("#why").endsWith("What cost Casual most, twice: too many safe lines left to the opponent."));
    }

    @Test
    void theReviewedGameCanBeShared() {
        waitForTheWholeReview();
        robot.clickOn("#share");
        waitUntil(() -> isShown("#share-page"));
    }

    @Test
    void eachMoveHasAVerdictAndEachSideAnAccuracy() {
        assertEquals(MoveClass.BLUNDER, moves().get(3).verdict());
        waitForTheWholeReview();
        assertEquals(2, robot.lookup(".graph-name").queryAll().size());
        assertTrue(robot.lookup(".graph-name").queryLabeled().getText().endsWith("%"));
        assertTrue(robot.lookup("#chanceGraph").<Region>query().getWidth() > 100);
        assertEquals(
                5,
                robot.lookup("#reviewedMoves").<ListView<?>>query().getItems().size(),
                "a row is a round");
    }

    @Test
    void itOpensOnTheCostliestMistakeWithTheBetterMoveMarkedBesideTheOnePlayed() {
        waitForTheWholeReview();
        waitUntil(() -> match().plyProperty().get() == 4);
        MoveReview mistake = moves().get(3);
        assertEquals("Move 2: Blue played " + said(mistake.turn().move()) + ".", text("#title"));
        assertEquals("??", text("#sign"));
        assertEquals(said(mistake.best()) + " would have won.", text("#better"));
        List<MoveMark> marks = program().marks().of(null, null);
        assertEquals(
                List.of(mistake.turn().move(), mistake.best()),
                marks.stream().map(MoveMark::move).toList());
        assertEquals(
                List.of("grade-fault", "grade-best"),
                marks.stream().map(MoveMark::style).toList());
    }

    @Test
    @Tag("slow")
    void inTheSmallestWindowAMistakeIsToldInFullInEveryLanguage() {
        resize(480, 360);
        waitForTheWholeReview();
        waitUntil(() -> isShown(".verdict-actions .button"));
        Map<String, List<String>> cut = new TreeMap<>();
        for (String language : Languages.TAGS) {
            robot.interact(() -> desktopSettings().languageProperty().set(language));
            cut.put(language, CutTexts.in(stage));
        }
        cut.values().removeIf(List::isEmpty);
        assertEquals(Map.of(), cut);
    }

    @Test
    void inASmallWindowTheSignsOfMovesAreRoundedAndLeaveTheScrollBarItsPlace() {
        resize(480, 360);
        waitForTheWholeReview();
        robot.interact(() -> model().select(4));
        waitUntil(() -> FxWait.ask(() -> isCurrentMoveSeen() && scrollBar().isPresent()));
        robot.interact(() -> {
            Set<Node> signs = stage.getScene().getRoot().lookupAll(".reviewed-move > .verdict-sign.fault");
            assertFalse(signs.isEmpty());
            for (Node sign : signs) {
                Bounds place = sign.localToScene(sign.getLayoutBounds());
                assertTrue(place.getMaxX() <= scrollBar().orElseThrow(), place + " under the bar");
                assertTrue(place.getWidth() >= sign.lookup(".text").prefWidth(-1) + 4, "too narrow: " + place);
            }
        });
    }

    /** {@return where the bar begins that scrolls the moves} */
    private Optional<Double> scrollBar() {
        return stage.getScene().lookup("#reviewedMoves").lookupAll(".scroll-bar").stream()
                .filter(bar -> bar.isVisible() && ((ScrollBar) bar).getOrientation() == Orientation.VERTICAL)
                .map(bar -> bar.localToScene(bar.getLayoutBounds()).getMinX())
                .findFirst();
    }

    @Test
    @Tag("slow")
    void theTitleStandsOnOneLineInEveryLanguage() {
        resize(1000, 700);
        List<String> broken = new ArrayList<>();
        for (String language : Languages.TAGS) {
            robot.interact(() -> desktopSettings().languageProperty().set(language));
            FxWait.settle();
            Label title = robot.lookup(".review .panel-title").query();
            if (FxWait.ask(() -> title.getHeight() > title.prefHeight(Double.MAX_VALUE) + 1)) {
                broken.add(language + " " + title.getText());
            }
        }
        assertEquals(List.of(), broken);
    }

    @Test
    void inTheSmallestWindowTheMoveThatIsToldIsSeenAmongTheOthers() {
        resize(480, 360);
        waitForTheWholeReview();
        for (String language : List.of("en", "de", "el")) {
            robot.interact(() -> desktopSettings().languageProperty().set(language));
            for (int ply = 1; ply <= 10; ply++) {
                int selected = ply;
                robot.interact(() -> model().select(selected));
                waitUntil(() -> FxWait.ask(this::isCurrentMoveSeen));
            }
        }
    }

    /** Whether the current move lies within the list; cells that are kept for later lie elsewhere. */
    private boolean isCurrentMoveSeen() {
        Node list = stage.getScene().lookup("#reviewedMoves");
        return list.lookupAll(".reviewed-move:current").stream()
                .anyMatch(move ->
                        list.localToScene(list.getLayoutBounds()).contains(move.localToScene(move.getLayoutBounds())));
    }

    /** Points of Sim, as in {@code 1–2}. */
    private static String said(Move move) {
        return String.join("–", move.notation().split(""));
    }

    @Test
    void whoLooksBackAlreadyStaysThere() {
        robot.interact(() -> match().walkTo(6));
        waitForTheWholeReview();
        assertEquals(6, match().plyProperty().get());
    }

    @Test
    void theMistakesAreWalkedByButtonAndByKeyAndTheBetterMoveIsShown() {
        waitForTheWholeReview();
        robot.interact(() -> model().select(8));
        assertEquals("Move 4: Blue played 2–4.", text("#title"));
        assertEquals("Winning chance: 100% → 0%", text("#chances").replace('\u00a0', ' '));
        robot.clickOn("#show");
        assertEquals(7, match().plyProperty().get());
        assertEquals("Move 4: Blue played 2–4.", text("#title"));
        assertEquals(
                "36", robot.lookup("#board").<BoardControl>query().getHint().notation());
        robot.clickOn("#nextFault");
        assertEquals("Move 5: Red played 1–2.", text("#title"));
        robot.type(KeyCode.UP, KeyCode.LEFT);
        assertEquals(7, match().plyProperty().get());
        robot.interact(() -> model().select(10));
        robot.clickOn("#nextFault");
        assertEquals(model().faults().get(0), match().plyProperty().get(), "after the last, the first");
    }

    @Test
    void theMistakesOfPeopleAreWalkedAndThoseOfComputersWhereThereIsNobodyElse() throws Exception {
        waitForTheWholeReview();
        assertEquals(Set.of(Side.FIRST, Side.SECOND), whoseFaults());
        reviewWith("human", "computer 3");
        assertEquals(Set.of(Side.FIRST), whoseFaults());
        reviewWith("computer 3", "human");
        assertEquals(Set.of(Side.SECOND), whoseFaults());
        reviewWith("computer 3", "computer 3");
        assertEquals(Set.of(Side.FIRST, Side.SECOND), whoseFaults());
    }

    private void reviewWith(String red, String blue) throws Exception {
        String game = Files.readString(GAME).replace("Red: human", "Red: " + red);
        // A file of its own: the review of the one before may yet be stored in that.
        Path file = home.resolve(red + " " + blue + ".jump61");
        Files.writeString(file, game.replace("Blue: human", "Blue: " + blue + "\nResult: Red wins by resignation"));
        Match before = match().matchProperty().get();
        robot.interact(() -> desktopFiles().open(file));
        waitUntil(() -> match().matchProperty().get() != before);
        robot.push(KeyCode.R);
        waitUntil(() -> model().reviewProperty().get() != null);
        waitForTheWholeReview();
    }

    private Set<Side> whoseFaults() {
        return FxWait.ask(() -> model().faults().stream()
                .map(ply -> moves().get(ply - 1).turn().mover())
                .collect(Collectors.toSet()));
    }

    @Test
    void whatStandsBelowTheVerdictStaysInPlaceFromAMistakeToAGoodMove() {
        resize(1000, 700);
        waitForTheWholeReview();
        Region graph = robot.lookup("#chanceGraph").query();
        robot.interact(() -> model().select(8));
        FxWait.settle();
        double place = FxWait.ask(() -> graph.localToScene(0, 0).getY());
        robot.interact(() -> model().select(1));
        waitUntil(() -> !isShown(".verdict-actions .button"));
        FxWait.settle();
        assertEquals(place, FxWait.ask(() -> graph.localToScene(0, 0).getY()), 1);
    }

    @Test
    void aClickInTheGraphOrInTheListLeadsThere() {
        waitForTheWholeReview();
        Region graph = robot.lookup("#chanceGraph").query();
        robot.clickOn(graph);
        assertEquals(5, match().plyProperty().get());
        assertEquals("Move 3: Red played 2–5.", text("#title"));
        robot.clickOn(robot.lookup("#reviewedMoves .reviewed-move").nth(1).<Region>query());
        assertEquals(0, match().plyProperty().get() % 2, "a move of the second side");
    }

    @Test
    void fromRightToLeftTheButtonsThatWalkLieAsTheGraphRuns() {
        robot.interact(() -> desktopSettings().languageProperty().set("ar"));
        waitUntil(() -> isShown(".review-graph") && left(".panel-foot #previous") > 0);
        assertTrue(left(".panel-foot #previous") < left(".panel-foot #next"));
        assertTrue(left(".panel-foot #next") < left(".panel-foot .accent"), "the panel itself is mirrored");
    }

    private double left(String query) {
        Node node = robot.lookup(query).query();
        return node.localToScene(node.getLayoutBounds()).getMinX();
    }

    @Test
    void theBoardTakesNoMovesUntilBackLeadsToTheEndOfTheGame() {
        robot.interact(() -> match().walkTo(4));
        assertFalse(match().userToMoveProperty().get());
        robot.clickOn("#done");
        assertEquals(10, match().plyProperty().get());
        assertTrue(isShown("#moves"));
        assertTrue(match().userToMoveProperty().get());
        waitUntil(() -> isOnBoard());
    }

    @Test
    void aFinishedReviewIsSavedWithTheGameAndAvailableImmediatelyTheNextTime() throws Exception {
        waitForTheWholeReview();
        assertTrue(
                ReviewNotes.read(feature(LibraryFeature.class).files().record()).isPresent());
        waitUntil(() -> Files.readString(home.resolve("sim.jump61")).contains("# [blunder 1.0000 to 0.0000; best 24"));
        end();
        start(Optional.of(home.resolve("sim.jump61")));
        waitUntil(() -> match().turns().size() == 10);
        robot.interact(() -> {
            feature(ReviewFeature.class).review().open();
            assertTrue(
                    feature(ReviewFeature.class).review().reviewProperty().get().isComplete());
        });
    }

    @Test
    void mistakesAreLearntFromByKeyboardAlone() {
        waitForTheWholeReview();
        robot.push(KeyCode.L);
        waitUntil(() -> isShown("#solution") && isOnBoard());
        assertFalse(said().contains(said(mistake().best())), "what is asked for is not said");
        robot.type(KeyCode.TAB);
        assertTrue(FxWait.ask(() -> isFocused("#hint")), "the first Tab leads to the buttons");
        robot.interact(() -> robot.lookup("#board").query().requestFocus());
        answer(mistake().turn().move());
        waitUntil(() -> feature(ReviewFeature.class).learning().stage() == LearnModel.Stage.WRONG);
        waitUntil(() -> isFocused("#primary"));
        assertFalse(said().contains(said(mistake().best())), "what is asked for is not said");
        robot.type(KeyCode.TAB);
        assertTrue(FxWait.ask(() -> isFocused("#hint")), "the first Tab stays among the buttons");
        robot.interact(() -> robot.lookup("#primary").query().requestFocus());
        robot.type(KeyCode.ENTER);
        waitUntil(() -> feature(ReviewFeature.class).learning().stage() == LearnModel.Stage.QUESTION && isOnBoard());
        pressByTab("#hint");
        waitUntil(() -> feature(ReviewFeature.class).learning().question().isHinted() && isOnBoard());
        answer(mistake().best());
        waitUntil(() -> feature(ReviewFeature.class).learning().stage() == LearnModel.Stage.RIGHT);
        assertEquals("Right!", text(".headline-text"));
        assertTrue(text(".learn #title").contains(said(mistake().best())), "what the headline does not say");
        assertTrue(isShown("#marker"));
        waitUntil(() -> isFocused("#primary"));
        robot.type(KeyCode.ENTER);
        waitUntil(() -> feature(ReviewFeature.class).learning().number() == 1 && isOnBoard());
        pressByTab("#solution");
        waitUntil(() ->
                feature(ReviewFeature.class).learning().stage() == LearnModel.Stage.SOLUTION && isFocused("#primary"));
        String verdict = text(".learn #title");
        assertTrue(verdict.endsWith(".") && !verdict.contains(text(".headline-text")), verdict);
        robot.type(KeyCode.SPACE);
        waitUntil(() -> feature(ReviewFeature.class).learning().number() == 2 && isOnBoard());
        while (FxWait.ask(() -> feature(ReviewFeature.class).learning().stage()) != LearnModel.Stage.SUMMARY) {
            int number =
                    FxWait.ask(() -> feature(ReviewFeature.class).learning().number());
            pressByTab("#skip");
            waitUntil(() -> feature(ReviewFeature.class).learning().number() == number + 1);
        }
        assertEquals("That’s all", text(".headline-text"));
        assertFalse(FxWait.ask(() -> robot.lookup(".learn #count").query().isManaged()), "an empty line");
        assertFalse(isShown("#marker"), "it is about no side");
        assertTrue(isShown("#puzzle"), "it goes on from here");
        robot.push(KeyCode.ESCAPE);
        waitUntil(() -> isShown("#reviewedMoves"));
    }

    /** All that the panel says. */
    private String said() {
        return FxWait.ask(() -> robot.lookup(".learn .label").queryAllAs(Label.class).stream()
                .map(Label::getText)
                .collect(Collectors.joining(" ")));
    }

    @Test
    void whereTheReviewIsStoredWithTheGameLearningNeedsNoWayThroughTheReview() throws Exception {
        waitForTheWholeReview();
        waitUntil(() -> Files.readString(home.resolve("sim.jump61")).contains("# [blunder"));
        end();
        start(Optional.of(home.resolve("sim.jump61")));
        waitUntil(() -> match().turns().size() == 10);
        // The review is read after the game.
        BackgroundRest.await(program().background());
        robot.push(KeyCode.L);
        waitUntil(() -> isShown("#solution"));
        robot.push(KeyCode.ESCAPE);
        waitUntil(() -> isShown("#learn"));
    }

    @Test
    void escapeOnTheBoardLeadsBackStepByStep() {
        waitForTheWholeReview();
        robot.push(KeyCode.L);
        waitUntil(() -> isShown("#solution") && isOnBoard());
        robot.push(KeyCode.ESCAPE);
        waitUntil(() -> isShown("#reviewedMoves"));
        robot.interact(() -> robot.lookup("#board").query().requestFocus());
        robot.push(KeyCode.ESCAPE);
        waitUntil(() -> isShown("#moves"));
    }

    private MoveReview mistake() {
        return FxWait.ask(
                () -> feature(ReviewFeature.class).learning().question().mistake());
    }

    /** Types the notation of a move; its second point draws the line. */
    private void answer(Move move) {
        for (char digit : move.notation().toCharArray()) {
            robot.type(KeyCode.getKeyCode(String.valueOf(digit)));
        }
    }

    /** Goes to a button of the panel with Tab and presses it with the space bar. */
    private void pressByTab(String button) {
        for (int i = 0; i < MOST_TABS && !FxWait.ask(() -> isFocused(button)); i++) {
            robot.type(KeyCode.TAB);
        }
        assertTrue(FxWait.ask(() -> isFocused(button)), button + " is reached by Tab");
        robot.type(KeyCode.SPACE);
    }

    /** On the FX thread. */
    private boolean isFocused(String button) {
        return stage.getScene().getFocusOwner() == stage.getScene().lookup(".learn-actions " + button);
    }

    /** On the FX thread. */
    private boolean isOnBoard() {
        return stage.getScene().getFocusOwner() == stage.getScene().lookup("#board");
    }
}
