package jump61.review.ui;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.Set;
import java.util.function.Consumer;
import java.util.stream.Stream;
import javafx.beans.property.SimpleObjectProperty;
import jump61.game.Game;
import jump61.game.Match;
import jump61.game.Move;
import jump61.game.Player;
import jump61.game.Players;
import jump61.game.Side;
import jump61.game.Turn;
import jump61.games.cubes.CubesGame;
import jump61.profile.Practice;
import jump61.review.GameReview;
import jump61.review.MoveClass;
import jump61.review.MoveReview;
import jump61.review.ui.LearnModel.Stage;
import jump61.window.Texts;
import jump61.window.match.ManualMatch;
import jump61.window.match.MatchTexts;
import jump61.window.match.MatchViewModel;
import jump61.window.match.TimeControl;
import jump61.window.settings.Palette;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

class LearnModelTest {
    private static final Game GAME = CubesGame.INSTANCE;

    private final List<Runnable> delayed = new ArrayList<>();
    private final List<Turn> asked = new ArrayList<>();
    private Consumer<MoveReview> answer = review -> {};
    private final MatchViewModel match = ManualMatch.model();
    private final LearnModel model = new LearnModel(
            match,
            new MoveJudge() {
                @Override
                public void judge(Turn tried, Consumer<MoveReview> soFar, Consumer<MoveReview> onDone) {
                    asked.add(tried);
                    answer = onDone;
                }

                @Override
                public void cancel() {
                    answer = review -> {};
                }
            },
            (time, action) -> {
                delayed.add(action);
                return () -> delayed.remove(action);
            });
    private final Texts texts = Texts.in("en");
    private boolean backAtTheReview;

    /** In this game the third move is a blunder and the fifth a mistake; 2:2 and 3:3 would have been better. */
    @BeforeEach
    void aReviewedGame() {
        Match played = new Match(GAME.start(4), new Players(Player.HUMAN, Player.HUMAN));
        Stream.of("1:1", "4:4", "1:2", "4:3", "1:3").map(GAME::parseMove).forEach(played::play);
        match.begin(played, TimeControl.NONE);
        List<Turn> turns = played.played();
        List<MoveReview> moves = List.of(
                review(1, turns.get(0), "1:1", MoveClass.BEST, 0.5, 0.5),
                review(2, turns.get(1), "4:4", MoveClass.INACCURACY, 0.5, 0.43),
                review(3, turns.get(2), "2:2", MoveClass.BLUNDER, 0.57, 0.2),
                review(4, turns.get(3), "3:4", MoveClass.BLUNDER, 0.8, 0.5),
                review(5, turns.get(4), "3:3", MoveClass.MISTAKE, 0.5, 0.38));
        List<OptionalDouble> chances =
                Stream.generate(() -> OptionalDouble.of(0.5)).limit(6).toList();
        model.start(new GameReview(turns, moves, chances, 1), List.of(Side.FIRST), () -> backAtTheReview = true);
    }

    private static MoveReview review(int ply, Turn turn, String best, MoveClass verdict, double before, double after) {
        Move better = GAME.parseMove(best);
        List<Move> reply = turn.after().legalMoves().subList(0, 1);
        return new MoveReview(
                ply,
                turn,
                better,
                verdict,
                before,
                after,
                Optional.empty(),
                Optional.empty(),
                List.of(better),
                reply,
                9);
    }

    private void plays(String move) {
        match.play(GAME.parseMove(move));
    }

    /** Says of the move tried what it leaves of the chance. */
    private void judged(MoveClass verdict, double after) {
        Turn tried = asked.get(asked.size() - 1);
        answer.accept(review(1, tried, "2:2", verdict, 0.57, after));
    }

    @Test
    void onlyTheMistakesOfYourSideAreAskedAndNoInaccuracies() {
        assertEquals(
                List.of(3, 5),
                model.questions().stream()
                        .map(question -> question.mistake().ply())
                        .toList());
        assertEquals(match.turns().get(1).after(), match.positionProperty().get());
    }

    @Test
    void whoLearnsAloneIsAddressedAndOthersAreNamed() {
        assertEquals("A better move for Red?", headline());
        match.matchProperty().get().setPlayers(new Players(Player.HUMAN, new Player.Computer(3)));
        assertEquals("Can you do better?", headline());
        match.matchProperty().get().setPlayers(new Players(new Player.Computer(3), Player.HUMAN));
        assertEquals("A better move for Casual?", headline());
    }

    private String headline() {
        return model.headline(texts, words()).orElseThrow();
    }

    private MatchTexts words() {
        return new MatchTexts(texts, new SimpleObjectProperty<>(Palette.CLASSIC));
    }

    @Test
    void theQuestionTheVerdictAndTheResultAreReadAloud() {
        assertEquals("Question 1 of 2. Find a better move than 1:2. Winning chance: 57% → 20%", spoken());
        model.hint();
        assertTrue(spoken().contains("One of the marked moves is best. 2:2, "), spoken());
        plays("3:3");
        judged(MoveClass.BLUNDER, 0.1);
        assertTrue(spoken().startsWith("3:3 isn’t good enough. "), spoken());
        model.tryAgain();
        plays("2:2");
        assertEquals("Right! 2:2 is best: 57% to win.", spoken());
        model.next();
        model.next();
        assertEquals("That’s all. Found on the first try: 0 of 2. Found with help: 1\nSkipped: 1", spoken());
    }

    private String spoken() {
        return model.status(texts, words()).orElseThrow().replace('\u00a0', ' ');
    }

    @Test
    void theBestMoveIsRightAtOnce() {
        plays("2:2");
        assertEquals(Stage.RIGHT, model.stage());
        assertEquals(MistakeQuestion.Outcome.AT_ONCE, model.question().outcome());
        assertTrue(asked.isEmpty());
    }

    @Test
    void anotherMoveThatKeepsTheResultIsRightToo() {
        plays("3:1");
        assertEquals(Stage.CHECKING, model.stage());
        judged(MoveClass.GOOD, 0.54);
        assertEquals(Stage.RIGHT, model.stage());
    }

    @Test
    void aMoveThatWinsAtOnceIsRightAndTheAnswerNamesIt() {
        Turn missed = GAME.parsePosition("2r 2r / 1r 1b").play(GAME.parseMove("2:1"));
        model.start(List.of(review(3, missed, "1:1", MoveClass.MISSED_WIN, 1, 0.6)), () -> {});
        plays("1:2");
        assertEquals("Right! 1:2 keeps the result, too. The review would have played 1:1.", spoken());
    }

    @Test
    void aMoveThatLosesMoreThanAReviewForgivesIsWrongAndItsRefutationIsPlayed() {
        plays("3:1");
        judged(MoveClass.MISTAKE, 0.45);
        assertEquals(Stage.WRONG, model.stage());
        Turn tried = asked.get(0);
        assertEquals(tried.after(), match.positionProperty().get());
        delayed.remove(0).run();
        assertEquals(
                tried.after().play(tried.after().legalMoves().get(0)).after(),
                match.positionProperty().get());
    }

    @Test
    void theWholeReviewOverridesALookAtOneMove() {
        plays("3:1");
        judged(MoveClass.BEST, 0.4);
        assertEquals(Stage.WRONG, model.stage());
    }

    @Test
    void theMoveOfTheGameIsWrongWithoutAnotherLook() {
        plays("1:2");
        assertEquals(Stage.WRONG, model.stage());
        assertTrue(asked.isEmpty());
    }

    @Test
    void afterAWrongTryTheQuestionIsAskedAgainAndCountsAsFoundWithHelp() {
        plays("1:2");
        model.tryAgain();
        assertEquals(Stage.QUESTION, model.stage());
        assertEquals(match.turns().get(1).after(), match.positionProperty().get());
        plays("2:2");
        assertEquals(MistakeQuestion.Outcome.WITH_HELP, model.question().outcome());
    }

    @Test
    void aHintNamesThreeMovesOneOfWhichIsBest() {
        model.hint();
        List<Move> candidates = model.question().candidates();
        assertEquals(3, candidates.size());
        assertTrue(candidates.contains(GAME.parseMove("2:2")));
        assertFalse(candidates.contains(GAME.parseMove("1:2")), "the mistake is known to be wrong");
        assertEquals(candidates, model.question().candidates());
    }

    @Test
    void anAnswerThatComesAfterSkippingIsNotHeard() {
        plays("3:1");
        Consumer<MoveReview> late = answer;
        model.next();
        assertEquals(1, model.number());
        assertEquals(Stage.QUESTION, model.stage());
        assertTrue(late != answer, "the judge was told to stop");
        assertEquals(MistakeQuestion.Outcome.SKIPPED, model.questions().get(0).outcome());
    }

    @Test
    void theSolutionIsPlayedAndCountsAsShown() {
        model.solve();
        assertEquals(Stage.SOLUTION, model.stage());
        assertEquals(
                match.turns().get(2).before().play(GAME.parseMove("2:2")).after(),
                match.positionProperty().get());
        model.tryAgain();
        plays("2:2");
        assertEquals(MistakeQuestion.Outcome.SHOWN, model.question().outcome());
    }

    @Test
    void atTheEndThereIsASummaryAndTheRestCanBeAskedAgain() {
        plays("2:2");
        model.next();
        model.next();
        assertEquals(Stage.SUMMARY, model.stage());
        assertFalse(match.userToMoveProperty().get());
        model.again();
        assertEquals(1, model.questions().size());
        assertEquals(5, model.question().mistake().ply());
    }

    @Test
    void afterYourMistakesThoseOfTheOpponentAreOfferedOnce() {
        assertEquals(1, model.theirs().size());
        model.startTheirs();
        assertEquals(
                List.of(4),
                model.questions().stream()
                        .map(question -> question.mistake().ply())
                        .toList());
        assertTrue(model.theirs().isEmpty());
    }

    @Test
    void whoMadeNoMistakeIsOfferedThoseOfTheOpponentFromTheFirstMomentOn() {
        List<Turn> turns = match.turns();
        MoveReview theirs = review(4, turns.get(3), "3:4", MoveClass.BLUNDER, 0.8, 0.5);
        List<Integer> offered = new ArrayList<>();
        model.changesProperty()
                .addListener(
                        (observable, before, now) -> offered.add(model.theirs().size()));
        List<OptionalDouble> chances =
                Stream.generate(() -> OptionalDouble.of(0.5)).limit(6).toList();
        model.start(new GameReview(turns, List.of(theirs), chances, 1), List.of(Side.FIRST), () -> {});
        assertEquals(Stage.SUMMARY, model.stage());
        assertEquals(Set.of(1), Set.copyOf(offered));
    }

    @Test
    void whoWasLeftInAQuestionBeginsWithoutAnyIfThereAreNoMistakes() {
        model.close();
        List<Stage> seen = new ArrayList<>();
        model.openProperty().addListener((observable, before, now) -> seen.add(model.stage()));
        model.start(List.of(), () -> {});
        assertEquals(List.of(Stage.SUMMARY), seen);
        assertTrue(model.side().isEmpty());
    }

    /** Asks the third move of the game, a blunder, {@return the answers that count, as they come} */
    private List<Practice.Answer> practise() {
        List<Practice.Answer> answers = new ArrayList<>();
        MoveReview mistake = review(3, match.turns().get(2), "2:2", MoveClass.BLUNDER, 0.57, 0.2);
        model.practise(List.of(new MistakeQuestion(mistake, Optional.empty(), answers::add)));
        return answers;
    }

    @Test
    void anAnswerInPracticeCountsOnceTheFirstOneMade() {
        List<Practice.Answer> answers = practise();
        plays("2:2");
        assertEquals(List.of(Practice.Answer.SOLVED), answers);
        answers = practise();
        plays("1:2");
        model.tryAgain();
        plays("2:2");
        assertEquals(List.of(Practice.Answer.WRONG), answers);
    }

    @Test
    void inPracticeAHintHelpsAndTheSolutionIsAWrongAnswerAndSkippingIsNone() {
        List<Practice.Answer> answers = practise();
        model.hint();
        plays("2:2");
        assertEquals(List.of(Practice.Answer.HELPED), answers);
        answers = practise();
        model.solve();
        assertEquals(List.of(Practice.Answer.WRONG), answers);
        answers = practise();
        model.next();
        assertEquals(List.of(), answers);
        model.again();
        plays("2:2");
        assertEquals(List.of(Practice.Answer.SOLVED), answers);
    }

    @Test
    void theEngineDoesNotNameTheMoveThatIsAskedFor() {
        assertFalse(match.givesAdvice());
    }

    @Test
    void afterwardsTheMatchIsAsItWasAndTheReviewComesBack() {
        plays("2:2");
        model.close();
        assertTrue(backAtTheReview);
        assertEquals(match.turns().get(4).after(), match.positionProperty().get());
        assertEquals(5, match.turns().size());
    }
}
