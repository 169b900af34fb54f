package jump61.profile.ui;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;
import java.util.Optional;
import javafx.beans.property.SimpleStringProperty;
import javafx.beans.property.StringProperty;
import jump61.game.Level;
import jump61.game.Match;
import jump61.game.Player;
import jump61.game.Players;
import jump61.game.Result;
import jump61.game.Side;
import jump61.game.Warnings;
import jump61.games.cubes.CubesGame;
import jump61.window.match.EveningScore;
import jump61.window.match.ManualMatch;
import jump61.window.match.MatchViewModel;
import jump61.window.match.TimeControl;
import org.junit.jupiter.api.Test;

public class EveningTest {
    private static final Player CASUAL = new Player.Computer(3);

    private final MatchViewModel model = ManualMatch.model();
    private final StringProperty stored = new SimpleStringProperty("");
    private Instant now = Instant.parse("2026-11-22T20:00:00Z");
    private Evening evening = new Evening(model, stored, () -> now);

    /** {@return an evening that nothing is known of} */
    public static Evening evening(MatchViewModel model) {
        return new Evening(model, new SimpleStringProperty(""), InstantSource.system());
    }

    /** Plays a game that one side resigns after both have moved. */
    private Match play(Players players, boolean firstWins) {
        Match match = new Match(CubesGame.INSTANCE.start(2), players);
        match.play(CubesGame.INSTANCE.parseMove("1:1"));
        match.play(CubesGame.INSTANCE.parseMove("2:2"));
        return resign(match, firstWins);
    }

    private Match resign(Match match, boolean firstWins) {
        model.begin(match, TimeControl.NONE);
        match.end(new Result(Optional.of(firstWins ? Side.FIRST : Side.SECOND), Result.Reason.RESIGNATION));
        return match;
    }

    /** Wins, in one move, a game from a position that was set up. */
    private Match winSetUp(Players players) {
        Match match = new Match(CubesGame.INSTANCE.parsePosition("2r 1b / 1r 2r"), players);
        model.begin(match, TimeControl.NONE);
        model.play(CubesGame.INSTANCE.parseMove("1:1"));
        return match;
    }

    private String score(Match match) {
        EveningScore score = evening.score(match);
        return score.points(Side.FIRST) + " : " + score.points(Side.SECOND);
    }

    private static Players against(Player opponent) {
        return new Players(Player.HUMAN, opponent);
    }

    @Test
    void gamesBetweenTheSamePlayersAddUp() {
        play(against(CASUAL), true);
        play(against(CASUAL), true);
        assertEquals("2 : 1", score(play(against(CASUAL), false)));
        assertEquals("1 : 0", score(play(against(Player.HUMAN), true)), "two people have a score of their own");
    }

    @Test
    void anotherPersonBeginsWithoutTheScoreOfTheOneBefore() {
        Players friends = new Players(new Player.Human("Anna"), new Player.Human("Bert"));
        play(friends, true);
        play(against(CASUAL), false);
        Match seen = play(against(CASUAL), false);
        assertTrue(evening.counts(seen));
        evening.forgetOnlyPerson();
        assertFalse(evening.counts(seen), "there is no score of 0 : 0");
        evening = new Evening(model, stored, () -> now);
        Match first = play(against(CASUAL), false);
        assertEquals("0 : 1", score(first));
        assertEquals(Optional.empty(), evening.nextLevel(first), "one loss is not two in a row");
        assertEquals("2 : 0", score(play(friends, true)), "named people have theirs");
    }

    @Test
    void aGameThatWasBrokenOffDoesNotCount() {
        Players players = against(new Player.Program("Rival"));
        for (Result.Reason why : new Result.Reason[] {Result.Reason.FORFEIT, Result.Reason.CONNECTION}) {
            Match match = new Match(CubesGame.INSTANCE.start(2), players);
            model.begin(match, TimeControl.NONE);
            match.end(new Result(Optional.of(Side.FIRST), why));
            assertFalse(evening.counts(match), why.toString());
            assertEquals("0 : 0", score(match), why.toString());
        }
    }

    @Test
    void theScoreFollowsThePlayersWhenTheySwitchSides() {
        play(new Players(Player.HUMAN, CASUAL), true);
        Match other = new Match(CubesGame.INSTANCE.parsePosition("1- 1- / 1- 1-"), new Players(CASUAL, Player.HUMAN));
        assertEquals("0 : 1", score(other));
    }

    @Test
    void anUndoneEndNoLongerCountsAndTheNextOneCountsOnce() {
        Match match = winSetUp(against(CASUAL));
        model.undo();
        assertEquals("0 : 0", score(match));
        model.redo();
        assertEquals("1 : 0", score(match));
    }

    @Test
    void theScoreSurvivesTheEndOfTheProgramUntilALongPause() {
        Players friends = new Players(new Player.Human("Anna; 1 = 2"), new Player.Human("Bärbel"));
        play(friends, true);
        now = now.plus(Duration.ofHours(2));
        evening = new Evening(model, stored, () -> now);
        play(against(CASUAL), true);
        assertEquals("2 : 0", score(play(friends, true)));
        now = now.plus(Evening.PAUSE).plusSeconds(1);
        evening = new Evening(model, stored, () -> now);
        assertEquals("1 : 0", score(play(friends, true)));
    }

    @Test
    void aGameBegunAfterALongPauseBeginsAnotherEveningInAProgramThatWasLeftOpen() {
        Match last = play(against(CASUAL), true);
        now = now.plus(Evening.PAUSE).plusSeconds(1);
        assertEquals("1 : 0", score(last), "the end of the last evening is still on the board");
        Match next = new Match(CubesGame.INSTANCE.start(2), against(CASUAL));
        model.begin(next, TimeControl.NONE);
        assertEquals("0 : 0", score(next));
        assertEquals("", stored.get());
    }

    @Test
    void theScoreWithAFriendAtATableSurvivesButNotThatWithAnAddress() {
        for (String name : new String[] {"Bärbel; +", "chat@10.0.0.1"}) {
            Players both = against(new Player.Remote(name));
            Match match = play(both, false);
            evening = new Evening(model, stored, () -> now);
            assertEquals(name.contains("@") ? "0 : 0" : "0 : 1", score(match));
        }
    }

    @Test
    void invalidGamesInTheSettingsAreSkipped() {
        long seconds = now.getEpochSecond();
        stored.set("nonsense;99999999999999999999 jump61 human ai:3 FIRST;" + seconds + " chess human ai:3 FIRST;"
                + seconds + " jump61 human ai:3 FIRST;" + seconds + " jump61 human+%zz ai:3 FIRST;;");
        evening = new Evening(model, stored, () -> now);
        assertEquals("2 : 0", score(play(against(CASUAL), true)));
    }

    @Test
    void aGameThatWasOverWhenItWasOpenedDoesNotCount() {
        Match over = new Match(CubesGame.INSTANCE.parsePosition("2r 1b / 1r 2r"), against(CASUAL));
        over.play(CubesGame.INSTANCE.parseMove("1:1"));
        model.begin(over, TimeControl.NONE);
        assertEquals("0 : 0", score(over));
    }

    @Test
    void aSharedGameIsHalfAPointForEach() {
        Match match = new Match(CubesGame.INSTANCE.parsePosition("1- 1- / 1- 1-"), against(CASUAL));
        model.begin(match, TimeControl.NONE);
        match.end(new Result(Optional.empty(), Result.Reason.RULES));
        assertEquals("½ : ½", score(match));
    }

    @Test
    void aLostConnectionDecidesNothing() {
        Match match = new Match(CubesGame.INSTANCE.parsePosition("1- 1- / 1- 1-"), against(CASUAL));
        model.begin(match, TimeControl.NONE);
        match.end(new Result(Optional.empty(), Result.Reason.CONNECTION));
        assertEquals("0 : 0", score(match));
    }

    @Test
    void twoWinsInARowSuggestTheNextLevelAndTwoLossesTheOneBelow() {
        assertEquals(Optional.empty(), evening.nextLevel(play(against(CASUAL), true)));
        assertEquals(Optional.of(Level.CLUB), evening.nextLevel(play(against(CASUAL), true)));
        assertEquals(Optional.empty(), evening.nextLevel(play(against(CASUAL), false)));
        assertEquals(Optional.of(Level.IMPROVER), evening.nextLevel(play(against(CASUAL), false)));
    }

    @Test
    void gamesThatWereSetUpOrWithWarningsSuggestNothing() {
        assertEquals("1 : 0", score(winSetUp(against(CASUAL))));
        assertEquals(Optional.empty(), evening.nextLevel(winSetUp(against(CASUAL))));
        play(against(CASUAL), true);
        Match warned = new Match(CubesGame.INSTANCE.start(2), against(CASUAL));
        warned.warnOf(Warnings.BLUNDERS);
        model.begin(warned, TimeControl.NONE);
        warned.end(new Result(Optional.of(Side.FIRST), Result.Reason.RESIGNATION));
        assertEquals(Optional.empty(), evening.nextLevel(warned));
        evening = new Evening(model, stored, () -> now);
        Match second = play(against(CASUAL), true);
        assertEquals("5 : 0", score(second));
        assertEquals(Optional.of(Level.CLUB), evening.nextLevel(second), "the second that says something");
    }

    @Test
    void gamesThatAreLostByResigningAfterOneMoveCountAsTheyDoInTheProfile() {
        resignAfterOneMove();
        assertEquals(Optional.of(Level.IMPROVER), evening.nextLevel(resignAfterOneMove()));
    }

    private Match resignAfterOneMove() {
        Match match = new Match(CubesGame.INSTANCE.start(2), against(CASUAL));
        match.play(match.position().legalMoves().get(0));
        return resign(match, false);
    }

    @Test
    void gamesThatWereLeftBeforeThePersonHadMovedSuggestNothing() {
        for (int game = 0; game < 2; game++) {
            Match left = resign(new Match(CubesGame.INSTANCE.start(2), against(CASUAL)), false);
            assertEquals(Optional.empty(), evening.nextLevel(left));
        }
    }

    @Test
    void thereIsNothingAboveTheStrongestNorBelowTheWeakest() {
        Players strongest = against(new Player.Computer(Level.FULL.number()));
        play(strongest, true);
        assertEquals(Optional.empty(), evening.nextLevel(play(strongest, true)));
        Players weakest = against(new Player.Computer(1));
        play(weakest, false);
        assertEquals(Optional.empty(), evening.nextLevel(play(weakest, false)));
    }

    @Test
    void twoPeopleGetNoSuggestionForTheNextOpponent() {
        play(against(Player.HUMAN), true);
        assertEquals(Optional.empty(), evening.nextLevel(play(against(Player.HUMAN), true)));
    }

    @Test
    void gamesAgainstTwoLevelsSuggestNothing() {
        play(against(CASUAL), true);
        assertEquals(Optional.empty(), evening.nextLevel(play(against(new Player.Computer(4)), true)));
    }
}
