package jump61.review;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.ResourceBundle;
import java.util.TreeSet;
import java.util.stream.Stream;
import jump61.game.Fact;
import jump61.game.Game;
import jump61.game.Games;
import jump61.game.Move;
import jump61.game.Position;
import jump61.game.RandomPlay;
import jump61.game.Side;
import jump61.game.Translation;
import jump61.game.Turn;
import jump61.games.checkers.CheckersGame;
import jump61.games.sim.SimGame;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

class ReviewTextsTest {
    private static final List<Locale> LANGUAGES = List.of(Locale.ROOT, Locale.GERMAN, Locale.CHINESE);

    static Stream<Game> games() {
        return Games.all().stream();
    }

    @ParameterizedTest
    @ValueSource(strings = {"review.texts", "games.cubes.facts", "games.checkers.facts", "games.sim.facts"})
    void allLanguagesHaveTheSameTexts(String bundle) {
        List<TreeSet<String>> keys = LANGUAGES.stream()
                .map(locale ->
                        new TreeSet<>(Translation.of("jump61." + bundle, locale).keySet()))
                .toList();
        assertEquals(keys.get(0), keys.get(1));
        assertEquals(keys.get(0), keys.get(2));
        ResourceBundle german = Translation.of("jump61." + bundle, Locale.GERMAN);
        ResourceBundle english = Translation.of("jump61." + bundle, Locale.ROOT);
        String key = keys.get(0).first();
        assertNotEquals(english.getString(key), german.getString(key));
    }

    @ParameterizedTest
    @EnumSource(MoveClass.class)
    void everyClassHasAName(MoveClass verdict) {
        for (Locale locale : LANGUAGES) {
            ReviewWords words = new ReviewWords(locale, Enum::name);
            assertFalse(words.name(verdict).isBlank());
        }
        assertEquals(Optional.of(verdict), MoveClass.byTitle(verdict.title()));
    }

    @ParameterizedTest
    @MethodSource("games")
    void everyFactIsTrueAndHasATextInEveryLanguage(Game game) {
        int facts = 0;
        for (int seed = 0; seed < 6; seed++) {
            for (Position position :
                    RandomPlay.positions(game.start(game.sizes().usual()), seed)) {
                if (position.result().isEmpty()) {
                    facts += check(game, position);
                }
            }
        }
        assertTrue(facts > 200, "facts: " + facts);
    }

    @Test
    void aMoveThatLeavesTheOpponentNoMoveIsSaidToEndTheGame() {
        Position even = CheckersGame.INSTANCE.parsePosition("W.../..../rr../..../w.r./..../..../.... red");
        Move better = CheckersGame.INSTANCE.parseMove("4 4 5 3");
        MoveReview move = new MoveReview(
                1,
                even.play(CheckersGame.INSTANCE.parseMove("2 0 3 1")),
                better,
                MoveClass.BLUNDER,
                0.9,
                0.5,
                Optional.empty(),
                Optional.empty(),
                List.of(better),
                List.of(CheckersGame.INSTANCE.parseMove("-1 -1 -1 -1")),
                7);
        assertEquals(
                "2 0 3 1 ends the game, 3 to 3. 4 4 5 3 was better: it keeps the winning chances at 90%.",
                new ReviewWords(Locale.ROOT, Enum::name).explanation(move));
    }

    @ParameterizedTest
    @MethodSource("games")
    void theChanceInASentenceIsTheOneBesideTheMove(Game game) {
        Position start = game.start(game.sizes().usualSize());
        Turn turn = start.play(start.legalMoves().get(0));
        Move better = start.legalMoves().get(1);
        for (double chance : new double[] {0.2, 0.5, 0.744, 0.746, 1}) {
            MoveReview move = new MoveReview(
                    1,
                    turn,
                    better,
                    MoveClass.BLUNDER,
                    chance,
                    0,
                    Optional.empty(),
                    Optional.empty(),
                    List.of(better),
                    List.of(),
                    7);
            String words = new ReviewWords(Locale.ROOT, Enum::name).explanation(move);
            assertTrue(words.contains(" chances at " + Math.round(100 * chance) + "%."), words);
        }
    }

    @Test
    void whoPlayedTheMoveOrAnswersItIsAddressed() {
        Game game = CheckersGame.INSTANCE;
        Position before = game.parsePosition("..../.w../..../..../r.../..../..../.... red");
        List<Move> line = List.of(game.parseMove("1 3 0 4"), game.parseMove("5 1 6 0"));
        Fact fact = game.consequences(before, game.parseMove("4 0 5 1"), line).get(0);
        ReviewWords words = new ReviewWords(Locale.ROOT, Enum::name);
        String answer = "SECOND answers 1 3 0 4 and makes one king in one move; ";
        assertEquals(answer + "FIRST makes none.", words.said(fact, "").orElseThrow());
        assertEquals(
                answer + "you make none.",
                words.to(Optional.of(Side.FIRST)).said(fact, "").orElseThrow());
        assertEquals(
                "You can answer 1 3 0 4 and make one king in one move; FIRST makes none.",
                words.to(Optional.of(Side.SECOND)).said(fact, "").orElseThrow());
    }

    private static int check(Game game, Position position) {
        int facts = 0;
        for (var move : position.legalMoves()
                .subList(0, Math.min(3, position.legalMoves().size()))) {
            for (Fact fact : game.facts(position, move)) {
                assertTrue(fact.holds(), fact.toString());
                for (Locale locale : LANGUAGES) {
                    ReviewWords words = new ReviewWords(locale, Enum::name);
                    for (Side side : Side.values()) {
                        ReviewWords told = words.to(Optional.of(side));
                        String text = told.said(fact, "").orElse("")
                                + told.said(fact, ".instead").orElse("");
                        assertFalse(text.isEmpty(), fact.key());
                        assertFalse(text.contains("{") || text.contains("}"), text);
                        assertFalse(text.contains(side.name()), () -> side + " is you: " + text);
                    }
                }
                facts++;
            }
        }
        return facts;
    }

    @Test
    void whoLosesAnEvenBoardOnlyToPerfectPlayIsNotSaidToBeLosingAlready() {
        Position start = SimGame.INSTANCE.start(6);
        MoveReview first = new Reviewer(ReviewLimits.of(1_000))
                .review(List.of(start.play(start.legalMoves().get(0))), ReviewMonitor.NONE)
                .moves()
                .get(0);
        ReviewWords words = new ReviewWords(Locale.ENGLISH, side -> side == Side.FIRST ? "Red" : "Blue");
        assertTrue(first.isLostAnyway());
        assertEquals(
                words.proof(first).orElseThrow(),
                words.to(Optional.of(Side.FIRST)).explanation(first));
        assertEquals(first.turn().move().notation() + " makes no difference", words.title(first));
    }

    @Test
    void whereEveryLineClosesATriangleNoneIsSaidToBeTheBest() {
        Position now = SimGame.INSTANCE.start(6);
        List<Turn> played = new ArrayList<>();
        for (String line : "15 35 34 14 25 56 46 26 45 12 23 13 16 36".split(" ")) {
            played.add(now.play(SimGame.INSTANCE.parseMove(line)));
            now = played.get(played.size() - 1).after();
        }
        assertTrue(now.result().isPresent());
        List<MoveReview> moves = new Reviewer(ReviewLimits.of(1_000))
                .review(played, ReviewMonitor.NONE)
                .moves();
        ReviewWords words = new ReviewWords(Locale.ENGLISH, side -> side == Side.FIRST ? "Red" : "Blue");
        assertEquals("36 makes no difference", words.title(moves.get(moves.size() - 1)));
    }
}
