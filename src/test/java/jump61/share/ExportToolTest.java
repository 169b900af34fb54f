package jump61.share;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.awt.image.BufferedImage;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.IntStream;
import javax.imageio.ImageIO;
import jump61.console.Tool;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class ExportToolTest {
    private final ByteArrayOutputStream out = new ByteArrayOutputStream();
    private final ByteArrayOutputStream err = new ByteArrayOutputStream();

    @TempDir
    Path folder;

    private Path file;

    @BeforeEach
    void copyTheGame() throws IOException {
        try (InputStream game = ExportToolTest.class.getResourceAsStream("/jump61/console/sim.jump61")) {
            file = Files.write(folder.resolve("sim.jump61"), game.readAllBytes());
        }
    }

    private int call(String... arguments) {
        return Tool.call(
                new ExportTool(),
                "export",
                List.of(arguments),
                new PrintStream(out, true, StandardCharsets.UTF_8),
                new PrintStream(err, true, StandardCharsets.UTF_8));
    }

    @Test
    void aTextHasPlayersResultBoardAndMoves() {
        assertEquals(Tool.OK, call(file.toString(), "--text"));
        String text = out.toString(StandardCharsets.UTF_8);
        assertTrue(text.startsWith("Red"), text);
        assertTrue(text.contains("  6 "), text);
        assertTrue(text.contains("\n  1. "), text);
    }

    @Test
    void aTextCountsTheMovesAsItsFirstLinesDo() {
        assertEquals(Tool.OK, call(file.toString(), "--text"));
        List<String> lines = out.toString(StandardCharsets.UTF_8).lines().toList();
        String count = lines.get(2).replaceFirst(".* (\\d+) moves.*", "$1");
        assertTrue(lines.get(lines.size() - 1).strip().startsWith(count + ". "), lines.toString());
    }

    @Test
    void thePictureIsAPngInLightOrDark() throws IOException {
        assertEquals(Tool.OK, call("--png", file.toString()));
        int light = ImageIO.read(new ByteArrayInputStream(out.toByteArray())).getRGB(0, 0);
        out.reset();
        assertEquals(Tool.OK, call(file.toString(), "--png", "--dark"));
        int dark = ImageIO.read(new ByteArrayInputStream(out.toByteArray())).getRGB(0, 0);
        assertEquals(Ink.GROUND.rgb(false), light & 0xffffff);
        assertEquals(Ink.GROUND.rgb(true), dark & 0xffffff);
    }

    @ParameterizedTest
    @CsvSource({"classic, #d9493a, #d9493a, Red", "safe, #f0a030, #b06600, Orange", "vivid, #ea86c6, #c4509c, Magenta"})
    void thePaletteChangesTheColoursOfTheSidesAndTheirNames(String palette, String value, String line, String name)
            throws IOException {
        assertEquals(Tool.OK, call(file.toString(), "--html", "--palette", palette));
        String page = out.toString(StandardCharsets.UTF_8);
        assertTrue(page.contains("--red:" + value), page);
        assertTrue(page.contains("title=\"" + name + "\""), page);
        out.reset();
        assertEquals(Tool.OK, call(file.toString(), "--png", "--palette", palette));
        BufferedImage picture = ImageIO.read(new ByteArrayInputStream(out.toByteArray()));
        int wanted = 0xff000000 | Integer.parseInt(line.substring(1), 16);
        assertTrue(
                IntStream.range(0, picture.getWidth() * picture.getHeight())
                        .anyMatch(i -> picture.getRGB(i % picture.getWidth(), i / picture.getWidth()) == wanted),
                palette);
    }

    @Test
    void whatIsWrittenToAFileIsWhatStandardOutputWouldGet() throws IOException {
        Path page = Files.writeString(folder.resolve("page.html"), "earlier");
        assertEquals(Tool.OK, call(file.toString(), "--html", "--out", page.toString()));
        assertEquals(0, out.size());
        assertEquals(Tool.OK, call(file.toString(), "--html"));
        assertArrayEquals(Files.readAllBytes(page), out.toByteArray());
        out.reset();
        assertEquals(Tool.OK, call(file.toString(), "--html", "--out", "-"));
        assertArrayEquals(Files.readAllBytes(page), out.toByteArray());
        assertFalse(Files.exists(Path.of("-")));
    }

    @Test
    void aReviewIsMadeOnlyIfAskedFor() {
        assertEquals(Tool.OK, call(file.toString(), "--html"));
        assertFalse(out.toString(StandardCharsets.UTF_8).contains("id=\"graph\""));
        out.reset();
        assertEquals(Tool.OK, call(file.toString(), "--html", "--review", "--nodes", "500", "--language", "de-AT"));
        String page = out.toString(StandardCharsets.UTF_8);
        assertTrue(page.contains("id=\"graph\""));
        assertTrue(page.contains("lang=\"de\""));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "FILE | one of --html, --gif, --png or --text is needed",
                "FILE --html --gif | one of --html, --gif, --png or --text is needed",
                "--html | which game file?",
                "FILE --html --language xx | --language must be one of en, de,",
                "FILE --html --last | --last is for --gif only",
                "FILE --gif --review | --review is for --html only",
                "FILE --html --dark | --dark is for --png only",
                "FILE --html --nodes 5 | --nodes is for --review only",
                "FILE --html --palette red | --palette must be one of classic, safe, vivid, not red",
                "FILE --text --palette safe | --palette is not for --text",
                "FILE --html --number 0 | --number needs a number from 1",
                "FILE --html --speed 3 | unknown option --speed",
                "FILE other --html | unexpected argument other",
            })
    void wrongArgumentsAreNamedInOneLine(String arguments, String message) {
        assertEquals(Tool.MISUSED, call(words(arguments)));
        assertSaid(message);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "FOLDER/none --html | there is no file",
                "FILE --html --number 2 | there is no game 2, only 1",
                "FILE --png --out FOLDER/none/x.png | there is no such folder",
                "FILE --png --out FOLDER | not a regular file",
                "FOLDER --gif | ",
            })
    void whatCannotBeDoneIsSaidInOneLine(String arguments, String message) {
        assertEquals(Tool.FAILED, call(words(arguments)));
        assertSaid(message == null ? "" : message);
    }

    @Test
    void theGameItselfIsNotReplaced() throws IOException {
        byte[] game = Files.readAllBytes(file);
        assertEquals(Tool.MISUSED, call(words("FILE --text --out FOLDER/./" + file.getFileName())));
        assertSaid("--out needs another file than that of the game");
        assertArrayEquals(game, Files.readAllBytes(file));
    }

    private String[] words(String arguments) {
        return arguments
                .replace("FILE", file.toString())
                .replace("FOLDER", folder.toString())
                .split(" ");
    }

    private void assertSaid(String message) {
        String said = err.toString(StandardCharsets.UTF_8);
        assertTrue(said.contains(message), said);
        assertEquals(1, said.lines().count(), said);
        assertEquals(0, out.size());
    }
}
