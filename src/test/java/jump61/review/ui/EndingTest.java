package jump61.review.ui;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Random;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import javafx.beans.property.SimpleObjectProperty;
import jump61.game.Match;
import jump61.game.Move;
import jump61.game.Player;
import jump61.game.Players;
import jump61.game.Side;
import jump61.games.cubes.CubesGame;
import jump61.profile.ui.EveningTest;
import jump61.review.ReviewLimits;
import jump61.window.Texts;
import jump61.window.match.ManualMatch;
import jump61.window.match.MatchTexts;
import jump61.window.match.MatchViewModel;
import jump61.window.match.TimeControl;
import jump61.window.settings.Palette;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

class EndingTest {
    private static final CubesGame GAME = CubesGame.INSTANCE;
    private static final Players PEOPLE = new Players(Player.HUMAN, Player.HUMAN);

    private final MatchViewModel match = ManualMatch.model();
    private final BlockingQueue<Runnable> tasks = new LinkedBlockingQueue<>();
    private final ReviewRunner runner = new ReviewRunner(Ending.QUICK, tasks::add, problem -> {
        throw new AssertionError(problem);
    });
    private final Ending ending = new Ending(match, runner, Optional::empty, EveningTest.evening(match));

    @AfterEach
    void close() {
        runner.close();
    }

    /** Red gives Blue the win, where 1:2 would have taken all. */
    private void playToTheEnd() {
        match.begin(new Match(GAME.parsePosition("1r 2r / 1r 2b"), PEOPLE), TimeControl.NONE);
        match.play(GAME.parseMove("2:1"));
        match.play(GAME.parseMove("2:2"));
    }

    private void waitForTheStory() throws InterruptedException {
        while (ending.storyProperty().get().course().isEmpty()) {
            tasks.poll(20, TimeUnit.SECONDS).run();
        }
    }

    @Test
    void theCardAppearsWhenTheEndCanBeSeenAndStaysWhileLookingBack() {
        match.begin(new Match(GAME.parsePosition("1r 2r / 1r 2b"), PEOPLE), TimeControl.NONE);
        match.play(GAME.parseMove("2:1"));
        assertFalse(ending.toldProperty().get());
        match.play(GAME.parseMove("2:2"));
        assertTrue(ending.toldProperty().get());
        match.walkTo(1);
        assertTrue(ending.toldProperty().get());
        assertEquals(Optional.of(Side.SECOND), ending.resultProperty().get().winner());
    }

    @Test
    void anotherGameThatEndedAlikeHasACardOfItsOwn() {
        playToTheEnd();
        Match other = new Match(GAME.parsePosition("1r 2r / 1r 2b"), PEOPLE);
        other.play(GAME.parseMove("1:1"));
        other.play(GAME.parseMove("2:2"));
        assertEquals(match.resultProperty().get(), other.result().orElseThrow());
        match.begin(other, TimeControl.NONE);
        assertTrue(ending.toldProperty().get());
    }

    @Test
    void whoeverWantsTheMovesGetsThemInItsPlace() {
        playToTheEnd();
        ending.movesWantedProperty().set(true);
        assertFalse(ending.toldProperty().get());
    }

    @Test
    void theTurningPointLeadsToThePositionWhereTheBetterMoveIsMarked() throws Exception {
        playToTheEnd();
        waitForTheStory();
        assertEquals(
                1, ending.storyProperty().get().turningPoint().orElseThrow().ply());
        ending.showTurningPoint();
        assertEquals(0, match.plyProperty().get());
        assertEquals("1:2", ending.suggestionProperty().get().notation());
        match.walkTo(1);
        assertNull(ending.suggestionProperty().get());
    }

    /** A longer look at the same game finds more changes, or fewer. */
    @Test
    void howOftenTheLeadChangedIsOnlySaidOnceAFullReviewHasCounted() throws Exception {
        match.begin(new Match(GAME.start(3), PEOPLE), TimeControl.NONE);
        Random random = new Random(2);
        while (!match.matchProperty().get().isOver()) {
            List<Move> moves = match.positionProperty().get().legalMoves();
            match.play(moves.get(random.nextInt(moves.size())));
        }
        while (ending.storyProperty().get().turningPoint().isEmpty()) {
            tasks.poll(20, TimeUnit.SECONDS).run();
        }
        assertEquals(Optional.empty(), ending.storyProperty().get().course());
        ReviewRunner longer = new ReviewRunner(ReviewLimits.USUAL, tasks::add, problem -> {
            throw new AssertionError(problem);
        });
        longer.start(List.copyOf(match.turns()), ending::know);
        waitForTheStory();
        longer.close();
        assertEquals(
                Course.Kind.SEESAW,
                ending.storyProperty().get().course().orElseThrow().kind());
    }

    @Test
    void theStoryIsTrue() throws Exception {
        playToTheEnd();
        waitForTheStory();
        Texts texts = Texts.in(Locale.ENGLISH.getLanguage());
        StoryTexts words = new StoryTexts(
                match.matchProperty().get(), texts, new MatchTexts(texts, new SimpleObjectProperty<>(Palette.CLASSIC)));
        Story story = ending.storyProperty().get();
        assertEquals(
                "Move 1: Red played 2:1. 1:2 would have won.",
                words.turningPoint(story.turningPoint().orElseThrow()));
        assertEquals(
                "Move 1: 2:2 took 3 squares in 2 waves.",
                words.biggest(story.biggest().orElseThrow()));
    }

    @Test
    void undoingAMoveAndStartingAnotherMatchHideTheStory() {
        playToTheEnd();
        match.undo();
        assertFalse(ending.toldProperty().get());
        assertNull(ending.storyProperty().get());
        match.play(GAME.parseMove("2:2"));
        assertTrue(ending.toldProperty().get());
        match.begin(new Match(GAME.parsePosition("1- 1- / 1- 1-"), PEOPLE), TimeControl.NONE);
        assertFalse(ending.toldProperty().get());
    }
}
