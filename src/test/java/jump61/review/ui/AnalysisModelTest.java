package jump61.review.ui;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import javafx.beans.property.SimpleDoubleProperty;
import jump61.game.Game;
import jump61.game.GameNode;
import jump61.game.Match;
import jump61.game.Player;
import jump61.game.Players;
import jump61.game.Position;
import jump61.game.Turn;
import jump61.games.cubes.CubesGame;
import jump61.record.GameRecord;
import jump61.record.RecordWriter;
import jump61.window.match.BoardMode.Step;
import jump61.window.match.MatchViewModel;
import jump61.window.match.TimeControl;
import jump61.window.match.TurnDisplay;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

class AnalysisModelTest {
    private static final Game GAME = CubesGame.INSTANCE;

    private final FakeAnalyst engine = new FakeAnalyst();
    private final SimpleDoubleProperty count = new SimpleDoubleProperty(3);
    private final MatchViewModel match = new MatchViewModel(new MatchViewModel.Surroundings(
            new FakeAnalyst(), new FakeAnalyst(), (time, action) -> () -> {}, () -> 0, () -> 0));
    private final AnalysisModel analysis =
            new AnalysisModel(match, engine, () -> record().tree(), root -> record = record().withTree(root), count);
    private GameRecord record;
    private Position shown;

    @BeforeEach
    void aGameOfFourMovesIsLookedAt() {
        match.setDisplay(new TurnDisplay() {
            @Override
            public void place(Position position, Turn last) {
                shown = position;
            }

            @Override
            public void show(Turn turn, Runnable whenDone) {
                shown = turn.after();
                whenDone.run();
            }

            @Override
            public void finishNow() {}
        });
        Match played = new Match(GAME.start(4), new Players(Player.HUMAN, new Player.Computer(4)));
        Stream.of("1:1", "4:4", "1:2", "4:3").map(GAME::parseMove).forEach(played::play);
        match.begin(played, TimeControl.NONE);
        record = GameRecord.of(played, Map.of());
        analysis.watchedProperty().set(true);
        match.walkTo(2);
        analysis.open();
    }

    private GameRecord record() {
        return record;
    }

    private void plays(String... moves) {
        for (String move : moves) {
            match.play(GAME.parseMove(move));
        }
    }

    /** The rows of the move list, further in for each level. */
    private String tree() {
        return analysis.rows().stream()
                .map(row -> "  ".repeat(row.level())
                        + row.number() + " "
                        + row.moves().stream()
                                .map(node -> node.turn().orElseThrow().move().notation())
                                .collect(Collectors.joining(" ")))
                .collect(Collectors.joining("\n"));
    }

    private String best() {
        return analysis.analysisProperty().get().moves().stream()
                .map(move -> move.move().notation() + " " + move.grade().title())
                .collect(Collectors.joining(", "));
    }

    @Test
    void theBestMovesOfThePositionShownAreListedAsTheSearchDeepens() {
        engine.says(GAME, 5, "1:2 40, 2:1 10, 3:3 -200");
        assertEquals("1:2 best, 2:1 inaccuracy, 3:3 blunder", best());
        engine.says(GAME, 6, "2:1 win 5, 1:2 40");
        assertEquals("2:1 best, 1:2 blunder", best());
        assertTrue(analysis.analysisProperty().get().moves().get(0).isProven());
    }

    @Test
    void theFirstDepthsAreNotShown() {
        engine.says(GAME, 2, "1:2 40");
        assertNull(analysis.analysisProperty().get());
    }

    @Test
    void attemptedMovesBecomeVariationsOfTheGame() {
        plays("2:2", "4:3", "2:2");
        assertEquals("""
                1. 1:1 4:4
                2. 1:2
                  2. 2:2 4:3 2:2
                2… 4:3\
                """, tree());
        assertEquals(match.turns().size(), 4);
    }

    @Test
    void variationsAreKeptWithTheGameAndFoundAgain() {
        plays("2:2", "4:3");
        assertTrue(RecordWriter.write(record).startsWith("Jump61 record 2"));
        analysis.close();
        analysis.open();
        assertTrue(tree().contains("2. 2:2 4:3"), tree());
    }

    @Test
    void aVariationOfAVariationIsIndentedFurther() {
        plays("2:2", "4:3");
        match.walk(Step.PREVIOUS);
        plays("3:4");
        assertEquals("""
                1. 1:1 4:4
                2. 1:2
                  2. 2:2 4:3
                    2… 3:4
                2… 4:3\
                """, tree());
    }

    @Test
    void whatWasPlayedCanNeitherBeDeletedNorPushedAside() {
        match.walk(Step.NEXT);
        assertFalse(analysis.canDelete());
        match.walk(Step.PREVIOUS);
        plays("2:2");
        assertFalse(analysis.canPromote(), "the game itself stays the main line");
        assertTrue(analysis.canDelete());
    }

    @Test
    void variationsArePromotedAndDeleted() {
        plays("2:2");
        match.walk(Step.PREVIOUS);
        plays("3:3");
        analysis.promote();
        assertTrue(tree().contains("  2. 3:3\n  2. 2:2"), tree());
        analysis.delete();
        assertFalse(tree().contains("3:3"), tree());
        assertEquals(2, analysis.nodeProperty().get().ply());
    }

    @Test
    void aVariationThatFollowsTheEndOfTheGameCanBeDeletedToo() {
        match.walk(Step.LAST);
        plays("1:1");
        assertTrue(analysis.canDelete());
        analysis.delete();
        assertEquals(4, analysis.nodeProperty().get().ply());
    }

    @Test
    void commentsAreKeptNextToThoseOfAReview() {
        String note = "[best 0.5000 to 0.5000; best 4:4; depth 8]";
        GameNode at = analysis.nodeProperty().get();
        at.comments().add(note);
        analysis.comment("A quiet move.");
        assertEquals(List.of(note, "A quiet move."), record.comments().get(2));
        assertEquals("A quiet move.", analysis.comment(at));
    }

    @Test
    void aLineIsPreviewedWithoutChangingAnything() {
        Position before = match.positionProperty().get();
        analysis.peek(List.of(GAME.parseMove("2:2"), GAME.parseMove("4:3")));
        assertEquals(
                before.play(GAME.parseMove("2:2"))
                        .after()
                        .play(GAME.parseMove("4:3"))
                        .after(),
                shown);
        assertEquals(before, match.positionProperty().get());
        analysis.endPeek();
        assertEquals(before, shown);
    }

    /** The pointer may leave a line, or click it, just when the position has changed. */
    @Test
    void aLineOfAnotherPositionIsShownAndPlayedAsFarAsItIsLegal() {
        Position before = shown;
        analysis.peek(List.of(GAME.parseMove("4:4")));
        analysis.play(List.of(GAME.parseMove("4:4"), GAME.parseMove("2:2")));
        assertEquals(before, shown);
        assertFalse(analysis.peekingProperty().get());
        analysis.play(List.of(GAME.parseMove("2:2"), GAME.parseMove("1:1")));
        assertEquals(before.play(GAME.parseMove("2:2")).after(), shown);
    }

    @Test
    void theThreatIsWhatTheOpponentWouldDoIfYouPassed() {
        assertTrue(analysis.hasThreats());
        analysis.threatProperty().set(true);
        engine.says(GAME, 6, "4:4 300");
        Position asked = analysis.analysisProperty().get().position();
        assertEquals(Optional.of(analysis.nodeProperty().get().position()), asked.passed());
        assertFalse(match.userToMoveProperty().get(), "moves are not tried while the threat is shown");
    }

    @Test
    void nothingIsSearchedWhileNobodyLooks() {
        assertTrue(engine.isThinking());
        analysis.watchedProperty().set(false);
        assertFalse(engine.isThinking());
        analysis.watchedProperty().set(true);
        assertTrue(engine.isThinking());
        analysis.close();
        assertFalse(engine.isThinking());
    }

    @Test
    void whatIsExactIsNotSearchedAgain() {
        engine.ends(GAME, 9, "1:2 win 3, 2:1 40, 2:2 30");
        int searches = engine.begun;
        match.walk(Step.NEXT);
        match.walk(Step.PREVIOUS);
        assertEquals(searches + 1, engine.begun, "only the other position");
        assertEquals("1:2 best, 2:1 blunder, 2:2 blunder", best());
    }

    @Test
    void afterwardsTheMatchIsAsItWas() {
        plays("2:2", "4:3");
        for (int back = 0; back < 3; back++) {
            match.walk(Step.PREVIOUS);
        }
        analysis.close();
        assertEquals(4, match.turns().size());
        assertEquals(2, match.plyProperty().get());
        assertEquals(match.turns().get(1).after(), shown);
    }

    @Test
    void anotherMatchEndsTheAnalysis() {
        match.begin(new Match(GAME.start(3), new Players(Player.HUMAN, Player.HUMAN)), TimeControl.NONE);
        assertFalse(analysis.openProperty().get());
        assertNull(match.modeProperty().get());
        assertEquals(GAME.start(3), shown);
    }
}
