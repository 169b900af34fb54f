package jump61.share;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.util.Base64;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import jump61.console.Json;
import jump61.game.Game;
import jump61.game.Games;
import jump61.game.Languages;
import jump61.game.Match;
import jump61.game.Player;
import jump61.game.Players;
import jump61.game.Result;
import jump61.game.Side;
import jump61.games.cubes.CubesGame;
import jump61.record.GameRecord;
import jump61.review.MoveReview;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

class GamePageTest {
    private static final SharedGame REVIEWED = SharedGames.reviewed(SharedGames.random(Games.usual(), 3, 1));

    static List<Game> games() {
        return Games.all();
    }

    static Stream<String> languages() {
        return Languages.TAGS.stream();
    }

    private static int bytes(String page) {
        return page.getBytes(StandardCharsets.UTF_8).length;
    }

    @ParameterizedTest
    @MethodSource("games")
    void aReviewedGameHasAllItsMovesAndReasonsAndIsSmall(Game game) throws Exception {
        SharedGame shared = SharedGames.reviewed(SharedGames.random(game));
        String page = GamePage.of(shared, "en");
        assertTrue(bytes(page) < GamePage.LARGEST, "bytes: " + bytes(page));
        GameWords words = new GameWords(shared, "en");
        String told = Unpacked.of(page);
        for (MoveReview move : shared.review().orElseThrow().moves()) {
            assertTrue(told.contains("[" + Json.of(words.move(move.turn().move())) + ", "));
            String why = words.review().explanation(move);
            assertTrue(
                    why.isEmpty()
                            || told.contains(Json.of(why))
                            || !move.verdict().isFault(),
                    why);
        }
        assertTrue(page.contains("id=\"graph\""));
        assertFalse(GamePage.of(SharedGames.random(game), "en").contains("id=\"graph\""));
    }

    @Test
    void aPlayerHasOneNameWhichIsTheColourOfOneOfTwoNamesakes() {
        assertEquals("Casual wins", result(new Player.Computer(3), Player.HUMAN));
        assertEquals("Red wins", result(new Player.Computer(3), new Player.Computer(3)));
        assertEquals("Red wins", result(new Player.Human("Anna"), new Player.Human("Anna")));
    }

    @ParameterizedTest
    @MethodSource("languages")
    void theLineOfTheResultHasNoFullStopInIt(String language) {
        assertFalse(resigned(Player.HUMAN, Player.HUMAN, language).matches(".*[.。।] ·.*"));
    }

    /** {@return who is said to have won where the second player has resigned} */
    private static String result(Player first, Player second) {
        String told = resigned(first, second, "en");
        return told.substring(0, told.indexOf(" ·"));
    }

    private static String resigned(Player first, Player second, String language) {
        Match match = new Match(CubesGame.INSTANCE.start(4), new Players(first, second));
        match.play(match.position().legalMoves().get(0));
        match.end(new Result(Optional.of(Side.FIRST), Result.Reason.RESIGNATION));
        return new GameWords(SharedGame.of(GameRecord.of(match, Map.of())), language).result();
    }

    @ParameterizedTest
    @MethodSource("games")
    void nothingIsAskedOfTheNetwork(Game game) throws Exception {
        String page = GamePage.of(SharedGames.reviewed(SharedGames.random(game)), "en");
        assertEquals(
                List.of("http://www.w3.org/2000/svg"),
                Pattern.compile("\\w+://[^'\" ]*")
                        .matcher(page)
                        .results()
                        .map(found -> found.group())
                        .distinct()
                        .toList());
        assertFalse(page.contains(" src="));
        assertFalse(
                Pattern.compile("url\\(|@import|fetch\\(|XMLHttp").matcher(page).find());
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "</script><script>alert(1)",
                "<img src=x onerror=a>",
                "\" autofocus onfocus=\"a",
                "' onclick='a(1)",
                "&lt;b&gt;",
                "{{script}}{{film}}",
                "$1\\0 ]]> <!--",
                "\u202Eevil\u2066",
            })
    void whatPeopleWroteIsTextAndNeverMarkup(String written) throws Exception {
        SharedGame game = SharedGames.written(Games.usual(), written);
        String page = GamePage.of(game, "en");
        String plain = GamePage.of(SharedGames.written(Games.usual(), "name"), "en");
        assertEquals(markup(plain), markup(page));
        assertTrue(Unpacked.of(page).contains(Json.of(written)), "the comment is told");
        assertFalse(page.replaceAll("(?s).*<title>(.*)</title>.*", "$1").matches(".*[\u202A-\u202E\u2066-\u2069].*"));
    }

    /** {@return the tags of a page, with all their attributes but the title} */
    private static List<String> markup(String page) {
        return Pattern.compile("<[^>]*>")
                .matcher(page)
                .results()
                .map(found -> found.group())
                .toList();
    }

    @Test
    void onlyThePagesOwnCodeMayRun() throws Exception {
        String page = GamePage.of(SharedGames.random(Games.usual()), "en");
        for (String tag : List.of("style", "script")) {
            String content = page.replaceAll("(?s).*<" + tag + ">(.*)</" + tag + ">.*", "$1");
            byte[] digest = MessageDigest.getInstance("SHA-256").digest(content.getBytes(StandardCharsets.UTF_8));
            assertTrue(page.contains(tag + "-src 'sha256-" + Base64.getEncoder().encodeToString(digest) + "'"), tag);
        }
        assertTrue(page.contains("default-src 'none'"));
        assertFalse(page.contains("unsafe"));
        assertFalse(Pattern.compile("<[^>]* (on\\w+|style)=").matcher(page).find());
    }

    @ParameterizedTest
    @MethodSource("languages")
    void everyLanguageHasItsPage(String language) throws Exception {
        String page = GamePage.of(REVIEWED, language);
        boolean fromRight = List.of("ar", "he").contains(language);
        assertTrue(page.contains("<html lang=\"" + language + "\" dir=\"" + (fromRight ? "rtl" : "ltr") + "\">"));
        assertFalse(page.contains("{{"));
        String english = GamePage.of(REVIEWED, "en");
        assertEquals(language.equals("en"), english.equals(page));
    }

    @ParameterizedTest
    @ValueSource(ints = {2, 9, 15})
    void aGameOnAnyBoardFitsIntoAPage(int edge) throws Exception {
        int bytes = bytes(GamePage.of(SharedGames.random(Games.usual(), edge, 2), "ja"));
        assertTrue(bytes < GamePage.LARGEST, edge + ": " + bytes);
    }

    @Test
    @Tag("slow")
    void theLongestGameOnTheLargestBoardFitsWithItsReviewAndAllItsSteps() throws Exception {
        Game usual = Games.usual();
        SharedGame game =
                SharedGames.reviewed(SharedGames.slow(usual, usual.sizes().largest(), 1), 1);
        assertTrue(game.turns().size() > 600, "moves: " + game.turns().size());
        for (String language : List.of("en", "hi")) {
            String page = GamePage.of(game, language);
            assertTrue(bytes(page) < GamePage.LARGEST, language + ": " + bytes(page));
            String all = Json.of(new Film(game, game.drawing(), 0).data().get("moves"));
            assertTrue(Unpacked.of(page).contains(all), "no step is left out");
        }
    }

    @Test
    void theAddressOfAPlayerElsewhereIsNotTold() {
        SharedGame game = SharedGames.random(Games.usual());
        var players = new Players(new Player.Remote("jump61@192.168.1.7"), new Player.Human("Ann"));
        var record = new GameRecord(
                game.record().start(), players, game.record().moves(), Optional.empty(), Map.of(), Map.of());
        GameWords words = new GameWords(SharedGame.of(record), "de");
        assertEquals("Rot", words.player(Side.FIRST));
        assertEquals("Ann", words.player(Side.SECOND));
    }
}
