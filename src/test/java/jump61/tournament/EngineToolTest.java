package jump61.tournament;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.io.PipedReader;
import java.io.PipedWriter;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import jump61.console.AnalysisReport;
import jump61.console.Options;
import jump61.console.Tool;
import jump61.console.UsageException;
import jump61.game.Game;
import jump61.game.Games;
import jump61.game.Move;
import jump61.game.Position;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class EngineToolTest {
    private final BlockingQueue<String> answers = new LinkedBlockingQueue<>();
    private final PipedWriter commands = new PipedWriter();
    private Thread engine;

    @BeforeEach
    void start() throws IOException {
        PipedReader input = new PipedReader(commands);
        Position start = Games.usual().start(6);
        engine = new Thread(() -> {
            try {
                new EngineTalk(start, new PrintStream(new LineSink(), true, StandardCharsets.UTF_8)).obey(input);
            } catch (IOException broken) {
                answers.add("broken: " + broken);
            }
        });
        engine.start();
    }

    @Test
    void wordsBehindACommandThatNeedsNoneAreSkipped() throws Exception {
        for (String ready : List.of("ready", "ready now")) {
            say(ready);
            assertEquals("ready ok", answer());
        }
        say("quit now");
        engine.join(TimeUnit.SECONDS.toMillis(20));
        assertFalse(engine.isAlive());
        assertTrue(answers.isEmpty(), answers.toString());
    }

    @Test
    void theToolTakesNoWords() {
        UsageException refused = assertThrows(
                UsageException.class, () -> new EngineTool().run(Options.parse(List.of("word")), System.out));
        assertEquals("unexpected argument word", refused.getMessage());
    }

    @AfterEach
    void end() throws Exception {
        commands.close();
        engine.join(TimeUnit.SECONDS.toMillis(20));
        assertFalse(engine.isAlive());
    }

    /** Collects whole lines. */
    private final class LineSink extends OutputStream {
        private final ByteArrayOutputStream line = new ByteArrayOutputStream();

        @Override
        public void write(int next) {
            if (next == '\n') {
                answers.add(line.toString(StandardCharsets.UTF_8));
                line.reset();
            } else {
                line.write(next);
            }
        }
    }

    private void say(String command) throws IOException {
        commands.write(command + "\n");
        commands.flush();
    }

    private String answer() throws InterruptedException {
        return answers.poll(20, TimeUnit.SECONDS);
    }

    /** {@return the first answer that begins like this; those before it are skipped} */
    private String answer(String beginning) throws InterruptedException {
        String line = answer();
        while (!line.startsWith(beginning)) {
            line = answer();
        }
        return line;
    }

    private String ask(String command) throws Exception {
        say(command);
        return answer();
    }

    @Test
    void itsGreetingNamesTheGamesAndTheOptions() throws Exception {
        assertTrue(ask("hello").startsWith("id name Jump61 "));
        List<String> lines = new ArrayList<>();
        for (String line = answer(); !line.equals("hello ok"); line = answer()) {
            lines.add(line);
        }
        assertTrue(lines.contains("game checkers size 8"), lines.toString());
        assertTrue(lines.contains("option Level 1 to 8 default 8"), lines.toString());
    }

    @Test
    void aLongMistakeIsCutAndOneThatJustFitsIsNot() throws Exception {
        String start = "error there is no command ";
        int room = 200 - "there is no command ".length();
        assertEquals(start + "x".repeat(room), ask("x".repeat(room)));
        assertEquals(start + "x".repeat(room) + "...", ask("x".repeat(room + 1)));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "castle",
                "go depth",
                "go depth 0",
                "go nodes many",
                "go home",
                "position",
                "position moves 2:2",
                "position start moves 2:2, 9:9",
                "position start moves 2:2 3:3",
                "position 1- 1- / 1-",
                "new chess",
                "new jump61 99",
                "new jump61 six",
                "option Level 9",
                "option Hash 16",
                "option",
                "\u0007\u0000"
            })
    void aLineThatCannotBeObeyedIsAnsweredByOneErrorAndChangesNothing(String wrong) throws Exception {
        say("position start moves 1:1");
        String before = ask("show");
        String error = ask(wrong);
        assertTrue(error.startsWith("error ") && error.chars().noneMatch(Character::isISOControl), error);
        assertEquals(before, ask("show"));
    }

    @Test
    void aSearchWithoutLimitIsStoppedAndTheNextCommandCanFollowAtOnce() throws Exception {
        say("go infinite");
        answer("info depth 3 ");
        assertTrue(ask("ready").matches("ready ok|info .*"));
        say("stop");
        say("position start moves 1:1");
        say("show");
        assertTrue(answer("bestmove ").matches("bestmove \\d:\\d ponder \\d:\\d"));
        assertTrue(answer().startsWith("position 2r "));
    }

    @Test
    void duringASearchThePositionStays() throws Exception {
        say("go infinite");
        say("position start moves 1:1");
        assertEquals("error a search is running; stop comes first", answer("error "));
        say("stop");
        answer("bestmove ");
        assertTrue(ask("show").startsWith("position 1- "));
    }

    @Test
    void whatItFindsWhilePonderingIsToldOnceTheExpectedMoveWasPlayed() throws Exception {
        say("go ponder depth 1");
        answer("info depth 1 ");
        assertEquals("ready ok", ask("ready"));
        say("ponderhit");
        assertTrue(answer().startsWith("bestmove "));
    }

    @Test
    void aSearchThatRunsWhenTheInputEndsIsAnswered() throws Exception {
        say("go infinite");
        commands.close();
        assertTrue(answer("bestmove ").matches("bestmove \\d:\\d.*"));
    }

    @Test
    void asManyMovesAsAskedForAreScored() throws Exception {
        say("option Lines 2");
        say("go depth 1");
        assertTrue(answer().startsWith("info depth 1 rank 1 score "));
        assertTrue(answer().startsWith("info depth 1 rank 2 score "));
        assertTrue(answer().startsWith("bestmove "));
    }

    @Test
    void everyGameIsPlayedToItsEnd() throws Exception {
        say("option Level 1");
        for (Game game : Games.all()) {
            Position position = game.start(game.sizes().usualSize());
            List<Move> moves = new ArrayList<>();
            say("new " + game.id());
            while (position.result().isEmpty() && moves.size() < 300) {
                say("position start" + (moves.isEmpty() ? "" : " moves " + AnalysisReport.line(moves)));
                say("go");
                String best = answer("bestmove ").substring("bestmove ".length());
                moves.add(game.parseMove(best.replaceFirst(" ponder.*", "")));
                position = position.play(moves.get(moves.size() - 1)).after();
            }
            // Level 1 may shuffle its kings in Checkers.
            if (position.result().isPresent()) {
                say("position " + position.notation());
                assertEquals("bestmove none", ask("go"), game.id());
            }
        }
    }

    @Test
    void aLimitThatCannotBeMeantIsRefused() {
        Stream.of("engine nodes:x", "engine nodes 0:x", "engine hours 3:x", "engine nodes 5 6:x", "engine:")
                .forEach(text -> assertThrows(
                        IllegalArgumentException.class, () -> ContestantSpec.parse(text, Duration.ofSeconds(1)), text));
    }

    /** The program in docs, against our engine as another program. */
    @Test
    void aPythonProgramPlaysAWholeMatchAgainstTheEngine() {
        Path python = Path.of("/usr/bin/python3");
        assumeTrue(Files.isExecutable(python));
        String java = Path.of(System.getProperty("java.home"), "bin", "java").toString();
        String ours = "engine nodes 500:" + CommandWords.quoted(java) + " -XX:TieredStopAtLevel=1 -cp "
                + CommandWords.quoted(System.getProperty("java.class.path")) + " jump61.Main engine";
        var out = new ByteArrayOutputStream();
        var err = new ByteArrayOutputStream();
        List<String> arguments = List.of(
                "--first", "engine:python3 docs/player.py", "--second", ours, "--games", "3", "--size", "4", "--json");
        int code = Tool.call(new MatchTool(), "match", arguments, new PrintStream(out), new PrintStream(err));
        assertEquals(Tool.OK, code, err.toString(StandardCharsets.UTF_8));
        List<String> lines = out.toString(StandardCharsets.UTF_8).lines().toList();
        assertEquals(4, lines.size());
        assertTrue(lines.get(3).contains("\"games\": 3, ") && lines.get(3).contains("\"forfeits\": 0, "), lines.get(3));
    }
}
