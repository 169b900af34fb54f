package jump61.game;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.Predicate;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** The small things that games are told with: sizes, colours, results, tallies, refusals. */
class ValuesTest {
    @ParameterizedTest
    @CsvSource({"6, 6, 6", "9x6, 9, 6", "' 9 × 6 ', 9, 6", "1x9999, 1, 9999", "0, 0, 0"})
    void aSizeIsReadRowsFirst(String text, int rows, int columns) {
        assertEquals(Optional.of(new BoardSize(rows, columns)), BoardSize.parse(text));
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "x", "6x", "x6", "-6", "6*6", "12345", "6x6x6", "6 6"})
    void whatIsNoSizeIsNotRead(String text) {
        assertEquals(Optional.empty(), BoardSize.parse(text));
    }

    @Test
    void aSizeIsWrittenShortIfItIsSquare() {
        BoardSize oblong = new BoardSize(9, 6);
        assertEquals("9x6", oblong.text());
        assertEquals("9x6", oblong.toString());
        assertEquals("6", BoardSize.square(6).text());
        assertEquals("6x6", BoardSize.square(6).toString());
        assertEquals(54, oblong.squares());
        assertFalse(oblong.isSquare());
        assertTrue(BoardSize.square(6).isSquare());
    }

    @Test
    void sizesAreEqualIfBothNumbersAre() {
        BoardSize size = new BoardSize(9, 6);
        assertEquals(new BoardSize(9, 6), size);
        assertEquals(new BoardSize(9, 6).hashCode(), size.hashCode());
        for (Object other : List.of(new BoardSize(6, 9), new BoardSize(9, 7), new BoardSize(8, 6), "9x6")) {
            assertNotEquals(size, other);
        }
    }

    @Test
    void aGameOffersAllSizesBetweenTheSmallestAndTheLargest() {
        BoardSizes sizes = new BoardSizes(2, 3, 4);
        List<String> all = sizes.all().map(BoardSize::toString).toList();
        assertEquals(List.of("2x2", "2x3", "2x4", "3x2", "3x3", "3x4", "4x2", "4x3", "4x4"), all);
        for (int rows = 0; rows < 6; rows++) {
            assertEquals(rows >= 2 && rows <= 4, sizes.contains(rows));
            for (int columns = 0; columns < 6; columns++) {
                BoardSize size = new BoardSize(rows, columns);
                assertEquals(all.contains(size.toString()), sizes.contains(size));
            }
        }
        assertEquals(BoardSize.square(3), sizes.usualSize());
        assertTrue(sizes.isChoice());
        assertFalse(BoardSizes.only(8).isChoice());
        assertEquals(List.of(BoardSize.square(8)), BoardSizes.only(8).all().toList());
    }

    @Test
    void aColourIsItsTitle() {
        assertEquals(new Colour("Red"), Colour.RED);
        assertEquals(new Colour("Red").hashCode(), Colour.RED.hashCode());
        assertNotEquals(Colour.BLUE, Colour.RED);
        assertNotEquals((Object) "Red", Colour.RED);
        assertEquals("white", Colour.WHITE.id());
    }

    @Test
    void everyGameFindsTheSideOfAColour() {
        for (Game game : Games.all()) {
            for (Side side : Side.values()) {
                assertEquals(Optional.of(side), game.side(game.colour(side)));
            }
            assertEquals(Optional.empty(), game.side(new Colour("Mauve")));
        }
        assertEquals(Games.all().get(0), Games.usual());
    }

    @Test
    void aWinIsForOneSideAndADrawForNone() {
        assertEquals(Optional.of(Side.SECOND), Result.win(Side.SECOND).winner());
        assertEquals(Result.Reason.RULES, Result.win(Side.FIRST).reason());
        assertEquals(new Result(Optional.empty(), Result.Reason.RULES), Result.shared());
        for (Side side : Side.values()) {
            assertTrue(Result.win(side).wonBy(side));
            assertFalse(Result.win(side.opponent()).wonBy(side));
            assertFalse(Result.shared().wonBy(side));
        }
    }

    @Test
    void gamesAreTalliedByTheirPoints() {
        assertEquals(new Tally(1, 0, 0), Tally.of(1));
        assertEquals(new Tally(0, 1, 0), Tally.of(0.5));
        assertEquals(new Tally(0, 0, 1), Tally.of(0));
        Tally sum = new Tally(5, 3, 1).plus(new Tally(10, 20, 30));
        assertEquals(new Tally(15, 23, 31), sum);
        assertEquals(69, sum.games());
        assertEquals(sum, sum.plus(Tally.NONE));
        assertFalse(sum.isAhead());
        assertTrue(new Tally(2, 9, 1).isAhead());
        assertFalse(new Tally(2, 0, 2).isAhead());
    }

    @Test
    void whatARefusalQuotesIsOnOneShortLine() {
        assertEquals("x".repeat(200) + " is not a move of this game.", refused("x".repeat(200)));
        assertEquals("x".repeat(200) + "... is not a move of this game.", refused("x".repeat(200) + "y"));
        assertEquals("a?b?c is not a move of this game.", refused("a\nb\u2028c"));
        assertEquals("12 is not a move of this game.", refused(12));
    }

    private static String refused(Object quoted) {
        return Refusal.of("move.otherGame", quoted).text();
    }

    @Test
    void aRefusalMayQuoteInAnotherWay() {
        Refusal refusal = Refusal.of("any", "abc", 12);
        assertEquals(Refusal.of("any", "ABC", 12), refusal.quoting(quoted -> quoted.toUpperCase(Locale.ROOT)));
    }

    @Test
    void aLanguageIsNamedByAnyOfItsTags() {
        assertEquals("de", Languages.named("de-AT"));
        assertEquals("zh-TW", Languages.named("zh-HK"));
        assertEquals("zh-TW", Languages.named("zh-Hant"));
        assertEquals("zh", Languages.named("zh-Hans-TW"));
        assertEquals("en", Languages.named("en-GB"));
        for (String none : List.of("", "tlh", "de_DE", "fi")) {
            assertThrows(IllegalArgumentException.class, () -> Languages.named(none), none);
        }
    }

    @Test
    void threeLanguagesAreShapedAndTwoOfThemRunFromRightToLeft() {
        assertEquals(List.of("hi", "ar", "he"), tags(Languages::isShaped));
        assertEquals(List.of("ar", "he"), tags(Languages::isFromRightToLeft));
    }

    private static List<String> tags(Predicate<Locale> which) {
        return Languages.TAGS.stream()
                .filter(tag -> which.test(Locale.forLanguageTag(tag)))
                .toList();
    }

    @ParameterizedTest
    @CsvSource({
        "jump61.game.refusals, game.refusals/",
        "jump61.games.sim.facts, sim.facts/",
        "jump61.games.sim.ui.texts, sim/",
        "jump61.review.ui.course, review.course/",
        "jump61.window.match.texts, match/"
    })
    void theKeysOfARoomBeginWithItsName(String bundle, String prefix) {
        assertEquals(prefix, Translation.prefix(bundle));
    }

    @Test
    void aTranslationHasTheKeysOfTheEnglishTexts() {
        String bundle = "jump61.game.refusals";
        var english = Translation.of(bundle, Locale.ENGLISH);
        var german = Translation.of(bundle, Locale.GERMAN);
        assertEquals(english.keySet(), german.keySet());
        assertNotEquals(english.getString("match.over"), german.getString("match.over"));
    }

    @Test
    void aLevelThatNobodyMeasuredIs250PointsAboveTheOneBelow() {
        assertEquals(
                List.of(800, 1050, 1300, 1550, 1800, 2050, 2300, 2550),
                Stream.of(Level.values()).map(Game::unmeasuredRating).toList());
    }
}
