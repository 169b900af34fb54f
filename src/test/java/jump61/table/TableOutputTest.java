package jump61.table;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import jump61.console.Output;
import jump61.game.BoardSize;
import jump61.game.Games;
import jump61.game.Position;
import jump61.game.RandomPlay;
import jump61.game.Result;
import jump61.game.Side;
import jump61.game.Turn;
import jump61.trust.Golden;
import jump61.trust.ToolOutput;
import org.junit.jupiter.api.Test;

/** What the console of a table says. */
class TableOutputTest extends PeopleAtTables {
    private static final Terms TERMS = new Terms(
            Games.usual(),
            BoardSize.square(3),
            Side.FIRST,
            Pace.read("total:60+5").orElseThrow(),
            Extras.NONE);

    private final ByteArrayOutputStream said = new ByteArrayOutputStream();
    private final PrintStream stream = new PrintStream(said, true, StandardCharsets.UTF_8);
    private final TableDialect dialect = new TableDialect(new Output(stream, stream));
    private final List<String> lines = new ArrayList<>();

    private void happens(TableEvent event) {
        dialect.happened(event);
        tell(event.getClass().getSimpleName());
    }

    private void typed(String line) {
        boolean goesOn = dialect.accept(line);
        tell("> " + line + (goesOn ? "" : " (end)"));
    }

    private void tell(String what) {
        lines.add(what);
        said.toString(StandardCharsets.UTF_8).lines().forEach(line -> lines.add("    " + line));
        said.reset();
    }

    private void game() {
        Position start = TERMS.start();
        List<Turn> turns = RandomPlay.from(start, 3);
        typed("board");
        typed("1:1");
        happens(new TableEvent.Joined("Ben", "ABCD-EFGH", "JKMN-PQRS", KnownKeys.Trust.NEW));
        happens(new TableEvent.Joined("", "ABCD-EFGH", "JKMN-PQRS", KnownKeys.Trust.KNOWN));
        happens(new TableEvent.Joined("Ben", "ABCD-EFGH", "JKMN-PQRS", KnownKeys.Trust.CHANGED));
        happens(new TableEvent.Started(1, start, Side.FIRST, turns.subList(0, 2)));
        typed("board");
        for (Turn turn : turns.subList(2, 4)) {
            happens(new TableEvent.Moved(turn, turn.mover() == Side.FIRST, Duration.ofSeconds(59)));
        }
        happens(new TableEvent.TakenBack(1));
        typed("board");
        happens(new TableEvent.TakenBack(2));
        typed("board");
        typed("");
        typed("1:1x");
        typed("9:9");
        typed("3:3");
        typed("say 0");
        typed("say 13");
        typed("say x");
        typed("draw");
        typed("back");
        typed("again");
        typed("score");
        for (Wish wish : Wish.values()) {
            happens(new TableEvent.Asked(wish));
            happens(new TableEvent.Refused(wish, true));
        }
        for (int phrase = 1; phrase <= Table.PHRASES; phrase++) {
            happens(new TableEvent.Said(phrase));
        }
        happens(new TableEvent.Watched(3));
        happens(new TableEvent.Lost(Duration.ofMinutes(2)));
        happens(new TableEvent.Back());
        for (Result.Reason reason : Result.Reason.values()) {
            happens(new TableEvent.Ended(new Result(Optional.of(Side.SECOND), reason)));
        }
        happens(new TableEvent.Ended(Result.shared()));
        typed("1:1");
        happens(new TableEvent.Started(2, start, Side.SECOND, List.of()));
        typed("1:1");
        for (Turn turn : turns) {
            happens(new TableEvent.Moved(turn, false, Duration.ZERO));
        }
        typed("1:1");
        happens(new TableEvent.Offered(TERMS, "Ben"));
        happens(new TableEvent.Offered(TERMS.with(new Extras(true, true)), "Ben"));
        for (Closing why : Closing.values()) {
            happens(new TableEvent.Closed(why));
        }
        typed("quit");
    }

    @Test
    void whatItSaysToPlayersStaysAsItWas() throws IOException {
        assertEquals("> ", dialect.prompt().orElseThrow());
        dialect.sitDown(open(TERMS).table);
        game();
        Golden.check(getClass(), "player.txt", lines);
    }

    @Test
    void whatItSaysToThoseWhoWatchStaysAsItWas() throws IOException {
        happens(new TableEvent.Watching("Ann", "", TERMS));
        game();
        Golden.check(getClass(), "watcher.txt", lines);
    }

    @Test
    void aNamelessPlayerAtTheBeginningOfALineHasACapitalLetter() {
        dialect.happened(new TableEvent.Watching("", "", TERMS));
        dialect.happened(new TableEvent.Started(1, TERMS.start(), Side.FIRST, List.of()));
        List<String> told = said.toString(StandardCharsets.UTF_8).lines().toList();
        assertEquals(
                List.of("You watch somebody and somebody.", "Somebody plays Red. Red is to move."), told.subList(0, 2));
    }

    @Test
    void aTableThatEndsByAPersonsWishHasNotFailed() {
        for (Closing why : Closing.values()) {
            TableDialect closed = new TableDialect(new Output(stream, stream));
            assertFalse(closed.isOver() || closed.hasFailed());
            closed.happened(new TableEvent.Closed(why));
            assertEquals(true, closed.isOver());
            assertEquals(why != Closing.LEFT && why != Closing.OTHER_LEFT, closed.hasFailed(), why.toString());
        }
    }

    @Test
    void inputThatEndsBeforeThereIsAGameHasFailed() {
        dialect.end();
        assertEquals(
                "Error: The input ended before there was a game.",
                said.toString(StandardCharsets.UTF_8).strip());
        assertTrue(dialect.hasFailed());
    }

    @Test
    void inputThatEndsDuringAGameOrAfterTheTableIsClosedHasNotFailed() {
        happens(new TableEvent.Started(1, TERMS.start(), Side.FIRST, List.of()));
        dialect.end();
        TableDialect closed = new TableDialect(new Output(stream, stream));
        closed.happened(new TableEvent.Closed(Closing.OTHER_LEFT));
        said.reset();
        closed.end();
        assertEquals("", said.toString(StandardCharsets.UTF_8));
        assertFalse(dialect.hasFailed() || closed.hasFailed());
    }

    @Test
    void whatTheToolRefusesStaysAsItWas() throws IOException {
        ToolOutput.check(
                getClass(),
                "tool.txt",
                new TableTool(),
                "",
                "other",
                "open --game chess",
                "open --size 99",
                "open --side third",
                "open --clock 5",
                "open --clock move:0",
                "open --bogus",
                "open word",
                "join",
                "join --agree",
                "join A B",
                "watch",
                "find --seconds 0",
                "find --seconds 999999",
                "find word",
                "resume word",
                "resume --bogus");
    }
}
