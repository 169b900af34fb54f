package jump61.packaging;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.StringReader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import javax.xml.parsers.DocumentBuilderFactory;
import jump61.CommandLine;
import jump61.Request;
import jump61.app.DesktopApplication;
import jump61.app.WindowStart;
import jump61.game.Languages;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.xml.sax.InputSource;

/** The files that describe the program to Linux desktops and app stores. */
@EnabledOnOs(OS.LINUX)
class DesktopFilesTest {
    private static final String ID = "io.github.jump61.jump61";

    private static final Path LAUNCHER = Path.of("packaging/linux/jump61");

    @TempDir
    Path folder;

    @Test
    void theDesktopFileIsValid() throws Exception {
        assumeTrue(Shell.has("desktop-file-validate"), "needs desktop-file-utils");
        Path file = Files.writeString(folder.resolve(ID + ".desktop"), filled("application.desktop"));
        assertEquals(new Shell.Result(0, ""), Shell.run(Map.of(), "desktop-file-validate", file.toString()));
    }

    @Test
    void theWindowIsRecognisedByItsClass() throws Exception {
        String file = filled("application.desktop");
        assertTrue(file.contains("\nStartupWMClass=" + DesktopApplication.class.getName() + "\n"), file);
    }

    /** A desktop action has the described effect: the launcher opens the window for it. */
    @Test
    void theActionsOfTheIconAreOptionsThatOpenTheWindow() throws Exception {
        String file = filled("application.desktop");
        Map<String, WindowStart> actions =
                Map.of("daily-puzzle", WindowStart.DAILY_PUZZLE, "new-game", WindowStart.NEW_GAME);
        assertTrue(file.contains("\nActions=daily-puzzle;new-game;\n"), file);
        for (String action : actions.keySet()) {
            String group = file.substring(file.indexOf("[Desktop Action " + action + "]"));
            String option = group.replaceFirst("(?s).*?\nExec=jump61 (--[a-z-]+)\n.*", "$1");
            assertEquals(new Request.OpenWindow(List.of(), actions.get(action)), CommandLine.parse(option));
            assertTrue(Files.readString(LAUNCHER).contains(option), option);
        }
    }

    @Test
    void theAppStreamMetadataPassesTheStrictValidation() throws Exception {
        assumeTrue(Shell.has("appstreamcli"), "needs appstream");
        Path file = Files.writeString(folder.resolve(ID + ".metainfo.xml"), filled("metainfo.xml"));
        Shell.Result result =
                Shell.run(Map.of(), "appstreamcli", "validate", "--strict", "--no-net", "--no-color", file.toString());
        // AppStream before 1.0 does not know who developed something.
        List<String> issues = result.output()
                .lines()
                .filter(line -> line.matches("[EWIP]: .*") && !line.endsWith(" unknown-tag developer"))
                .toList();
        assertEquals(List.of(), issues, result.output());
    }

    @ParameterizedTest
    @ValueSource(strings = {"metainfo.xml", "mime.xml", "application.desktop"})
    void nothingIsLeftToFillIn(String file) throws Exception {
        String filled = filled(file);
        assertTrue(filled.contains(ID), filled);
        assertFalse(filled.matches("(?s).*@\\w+@.*"), filled);
    }

    @ParameterizedTest
    @CsvSource({
        "application.desktop, Name[%s]=, _",
        "application.desktop, Comment[%s]=, _",
        "mime.xml, '<comment xml:lang=\"%s\">', _",
        "metainfo.xml, '<summary xml:lang=\"%s\">', -"
    })
    void theDesktopSpeaksTheLanguagesOfTheWindow(String file, String entry, String separator) throws Exception {
        String filled = filled(file);
        for (String tag : Languages.TAGS.subList(1, Languages.TAGS.size())) {
            String name = (tag.equals("zh") ? "zh-CN" : tag).replace("-", separator);
            assertTrue(filled.contains(entry.formatted(name)), name);
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"metainfo.xml", "mime.xml"})
    void theFilesAreXml(String file) throws Exception {
        assertTrue(DocumentBuilderFactory.newInstance()
                .newDocumentBuilder()
                .parse(new InputSource(new StringReader(filled(file))))
                .getDocumentElement()
                .hasChildNodes());
    }

    @ParameterizedTest
    @ValueSource(strings = {"window", "checkers", "sim"})
    void theScreenshotsThatAreNamedAreInTheRepository(String picture) throws Exception {
        assertTrue(filled("metainfo.xml").contains("/docs/images/" + picture + ".png</image>"));
        assertTrue(Files.exists(Path.of("docs/images", picture + ".png")));
    }

    /** {@return a file of packaging/linux as packages hold it} */
    private static String filled(String file) throws Exception {
        Shell.Result result = Shell.bash(
                "tools project stage",
                "work=$(mktemp -d); read_project; fill_in_tree <packaging/linux/" + file + "; rm -r \"$work\"",
                Map.of());
        assertEquals(0, result.code(), result.output());
        return result.output();
    }
}
