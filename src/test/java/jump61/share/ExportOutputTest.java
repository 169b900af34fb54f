package jump61.share;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.concurrent.CancellationException;
import java.util.stream.Stream;
import java.util.zip.CRC32;
import jump61.game.Game;
import jump61.game.Games;
import jump61.game.Match;
import jump61.game.Player;
import jump61.game.Players;
import jump61.game.RandomPlay;
import jump61.game.Result;
import jump61.game.Side;
import jump61.game.Turn;
import jump61.record.GameRecord;
import jump61.review.GameReview;
import jump61.trust.Golden;
import org.junit.jupiter.api.Test;

/** What is made of games that ended in all the ways they can. */
class ExportOutputTest {
    private static SharedGame game(Game game, int moves, Optional<Result> end, Players players, boolean comments) {
        Match match = new Match(game.start(game.sizes().smallest()), players);
        for (Turn turn : RandomPlay.from(match.start(), 7)) {
            if (match.played().size() < moves) {
                match.play(turn.move());
            }
        }
        end.ifPresent(match::end);
        GameRecord record = GameRecord.of(match, Map.of("Date", "2026-06-01"));
        return SharedGame.of(comments ? record.withComments(Map.of(1, List.of("<first> & \"best\""))) : record);
    }

    private static List<SharedGame> games() {
        List<SharedGame> games = new ArrayList<>();
        Players people = new Players(new Player.Human("Ada"), Player.HUMAN);
        Players others = new Players(new Player.Computer(3), new Player.Program("Rival"));
        for (Game game : Games.all()) {
            games.add(game(game, 99, Optional.empty(), people, true));
            games.add(game(game, 0, Optional.empty(), others, false));
            games.add(game(game, 3, Optional.empty(), people.with(Side.SECOND, new Player.Remote("Bob")), false));
        }
        for (Result.Reason reason : Result.Reason.values()) {
            for (Optional<Side> winner :
                    List.of(Optional.of(Side.FIRST), Optional.of(Side.SECOND), Optional.<Side>empty())) {
                games.add(game(Games.usual(), 2, Optional.of(new Result(winner, reason)), others, false));
            }
        }
        return games;
    }

    @Test
    void textsStayAsTheyWere() throws IOException {
        List<String> lines = new ArrayList<>();
        for (SharedGame game : games()) {
            lines.add("----");
            lines.add(GameText.of(game, "en"));
        }
        lines.add(GameText.of(games().get(0), "de"));
        Golden.check(getClass(), "texts.txt", lines);
    }

    @Test
    void pagesStayAsTheyWere() throws Exception {
        List<String> lines = new ArrayList<>();
        lines.add(page(games().get(0)));
        for (SharedGame game : games()) {
            lines.add(game.turns().size() + " moves: " + sum(page(game)));
        }
        Golden.check(getClass(), "pages.txt", lines);
    }

    @Test
    void pagesOfReviewedGamesStayAsTheyWere() throws Exception {
        List<String> lines = new ArrayList<>();
        for (Game game : Games.all()) {
            for (int moves : new int[] {1, 6}) {
                lines.add("");
                lines.add(game.id() + " " + moves);
                lines.addAll(List.of(page(SharedGames.reviewed(
                                game(game, moves, Optional.empty(), new Players(Player.HUMAN, Player.HUMAN), false)))
                        .replaceAll("<svg (?!id=\"graph\")[\\s\\S]*?</svg>", "<svg>")
                        .replace("><", ">\n<")
                        .split("\n")));
            }
        }
        Golden.check(getClass(), "reviewed-pages.txt", lines);
    }

    @Test
    void theGraphOfAReviewIsThatOfTheFirstSideWhicheverBegins() throws Exception {
        for (String start : List.of("1- 1- / 1- 1-", "2r 1- / 1- 1-")) {
            Match match = new Match(Games.usual().parsePosition(start), new Players(Player.HUMAN, Player.HUMAN));
            RandomPlay.from(match.start(), 1).stream().limit(4).forEach(turn -> match.play(turn.move()));
            SharedGame shared = SharedGame.of(GameRecord.of(match, Map.of()));
            GameReview review = SharedGames.reviewed(shared).review().orElseThrow();
            List<OptionalDouble> chances =
                    Stream.of(0.2, 0.9, 0.4, 0.5, 0.1).map(OptionalDouble::of).toList();
            String page = page(shared.with(new GameReview(review.turns(), review.moves(), chances, 1)));
            boolean second = match.start().toMove() == Side.SECOND;
            assertEquals(start.equals("2r 1- / 1- 1-"), second);
            String middle = "x1=\"0\" y1=\"50\" x2=\"4\" y2=\"50\"";
            assertTrue(page.contains(middle), page);
            assertTrue(
                    page.contains(second ? "0,20.0 1,90.0 2,40.0 3,50.0 4,10.0" : "0,80.0 1,10.0 2,60.0 3,50.0 4,90.0"),
                    page);
        }
    }

    /** Without what is the same for all games. */
    private static String page(SharedGame game) throws NotDrawnException {
        return GamePage.of(game, "en")
                .replaceAll("<(script|style)[\\s\\S]*?</\\1>", "<$1>")
                .replaceAll("'sha256-[^']*'", "");
    }

    private static String sum(String text) {
        CRC32 sum = new CRC32();
        sum.update(text.getBytes(StandardCharsets.UTF_8));
        return Long.toHexString(sum.getValue());
    }

    @Test
    void onlyAGameWithACascadeHasAnEventfulMove() throws NotDrawnException {
        for (SharedGame game : games()) {
            List<Turn> turns = game.turns();
            boolean cascade = game.record().start().game().equals(Games.usual()) && turns.size() > 3;
            assertEquals(cascade, GameAnimation.hasCascade(turns, game.drawing()));
        }
    }

    @Test
    void anAnimationIsToldHowFarItIsAndStopsWhenAsked() throws Exception {
        SharedGame game = games().get(0);
        byte[] last = GameAnimation.of(game, true, done -> done >= 0 && done <= 1);
        byte[] whole = GameAnimation.of(game, false, done -> true);
        assertTrue(last.length < whole.length);
        assertThrows(CancellationException.class, () -> GameAnimation.of(game, true, done -> done < 0.5));
    }
}
