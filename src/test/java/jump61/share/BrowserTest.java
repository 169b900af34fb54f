package jump61.share;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import jump61.game.Game;
import jump61.game.Games;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** The pages in Chromium, where there is one. */
@Tag("slow")
class BrowserTest {
    private static final Optional<Path> BROWSER = Stream.of("/usr/bin/chromium", "/usr/bin/chromium-browser")
            .map(Path::of)
            .filter(Files::isExecutable)
            .findFirst();

    @TempDir
    Path folder;

    static List<Game> games() {
        return Games.all();
    }

    @BeforeEach
    void requireABrowser() {
        assumeTrue(BROWSER.isPresent(), "needs Chromium");
    }

    /** What a browser made of a page, and what it complained about. */
    private record Seen(String page, String log) {}

    private Seen open(String page, String fragment, String... options) throws IOException, InterruptedException {
        Path file = Files.writeString(folder.resolve("page.html"), page);
        List<String> command = new ArrayList<>(List.of(
                BROWSER.orElseThrow().toString(),
                "--headless",
                "--no-sandbox",
                "--disable-gpu",
                "--user-data-dir=" + folder.resolve("browser"),
                "--enable-logging=stderr",
                "--virtual-time-budget=2000",
                "--dump-dom"));
        command.addAll(List.of(options));
        command.add(file.toUri() + fragment);
        Path out = folder.resolve("out");
        Path err = folder.resolve("err");
        Process browser = new ProcessBuilder(command)
                .redirectOutput(out.toFile())
                .redirectError(err.toFile())
                .start();
        try {
            assumeTrue(browser.waitFor(5, TimeUnit.MINUTES), "Chromium hangs here");
        } finally {
            browser.destroyForcibly();
        }
        String log = new String(Files.readAllBytes(err), StandardCharsets.UTF_8)
                .lines()
                .filter(line -> line.contains("CONSOLE"))
                .reduce("", (all, line) -> all + line + "\n");
        return new Seen(Files.readString(out), log);
    }

    private static long count(String text, String pattern) {
        return Pattern.compile(pattern).matcher(text).results().count();
    }

    @ParameterizedTest
    @MethodSource("games")
    void aPageOpensAtItsEndOrAtTheMoveInItsAddress(Game game) throws Exception {
        SharedGame shared = SharedGames.reviewed(SharedGames.random(game));
        String page = GamePage.of(shared, "en");
        int moves = shared.turns().size();
        Seen end = open(page, "");
        assertEquals("", end.log());
        assertTrue(end.page().contains("data-ply=\"" + moves + "\" aria-current=\"step\""), end.page());
        assertTrue(end.page().contains("id=\"cursor\" y1=\"0\" y2=\"100\" x1=\"" + moves + "\""));
        Seen second = open(page, "#2");
        assertTrue(second.page().contains("data-ply=\"2\" aria-current=\"step\""));
        assertFalse(second.page().contains("aria-live=\"polite\"></div>"), "the move is told");
        long parts = shared.drawing()
                .draw(shared.turns().get(1).after(), Optional.of(shared.turns().get(1)))
                .parts()
                .size();
        assertEquals(parts, count(second.page(), "<use "));
    }

    @Test
    void whatPeopleWroteDoesNotRun() throws Exception {
        String attack = "</script><img src=x onerror=\"document.title='run'\"><script>document.title='run'</script>";
        Seen seen = open(GamePage.of(SharedGames.written(Games.usual(), attack), "en"), "");
        assertEquals("", seen.log());
        assertFalse(seen.page().contains("<title>run</title>"));
        assertFalse(seen.page().contains("<img"));
    }

    @Test
    void evenWhatGotIntoThePageWouldNotRun() throws Exception {
        String page = GamePage.of(SharedGames.random(Games.usual(), 3, 1), "en");
        String broken = page.replace("</main>", "<script>document.title='run'</script></main>");
        Seen seen = open(broken, "");
        assertTrue(seen.log().contains("Content Security Policy"), seen.log());
        assertFalse(seen.page().contains("<title>run</title>"));
    }
}
