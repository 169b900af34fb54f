package jump61.app;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/**
 * No sentence is put together in code, where a comma, a blank or a full stop would be those of English: what is said comes
 * whole from the texts, and sentences follow each other by {@link jump61.game.Sentences}.
 */
class GluedSentencesTest {
    private static final Path SOURCES = Path.of("src/main/java/jump61");

    /** Log entries, style sheets and lines of files are no sentences. */
    private static final Set<String> NOT_SHOWN = Set.of(
            "LogFile.java",
            "IoErrorMessages.java",
            "MessageRelay.java",
            "OwnColours.java",
            "MatchSetup.java",
            "PuzzleTheme.java");

    /** A name or number beside what it belongs to is no sentence either. */
    private static final List<String> NO_SENTENCES = List.of(
            "words.game(game) + \" \" + size",
            "\" \" + words.size(",
            "story.name(side) + \" \" + texts.get(\"review.percent\"",
            "texts.get(\"programs.trying\") + \"  \"");

    /** A comma, full stop, colon or the like between two texts, or a blank before or after one of the bundles. */
    private static final List<Pattern> GLUE = List.of(
            Pattern.compile("\\+\\s*\"[,.;:!?] \"\\s*\\+"),
            Pattern.compile("\" \"\\s*\\+\\s*(texts|words|reviewWords)\\.|getText\\(\\)\\s*\\+\\s*\" \""),
            Pattern.compile("\\b(texts|words|reviewWords)\\.\\w+\\([^;()]*\\)\\s*\\+\\s*\"[,.;:!? ]+\""),
            Pattern.compile("String\\.join\\(\"[,.;:]? \"|joining\\(\"[.;:]? \"\\)"));

    private static List<String> glued(String file, String source) {
        List<String> found = new ArrayList<>();
        if (NOT_SHOWN.contains(file)) {
            return found;
        }
        String rest = source;
        for (String known : NO_SENTENCES) {
            rest = rest.replace(known, "");
        }
        for (Pattern glue : GLUE) {
            glue.matcher(rest).results().forEach(match -> found.add(file + ": " + match.group()));
        }
        return found;
    }

    @Test
    void nothingThatIsShownOrReadOutIsGluedTogether() throws IOException {
        List<String> found = new ArrayList<>();
        try (Stream<Path> files = Files.walk(SOURCES)) {
            for (Path file : files.filter(GluedSentencesTest::isSeen).sorted().toList()) {
                found.addAll(glued(file.getFileName().toString(), Files.readString(file)));
            }
        }
        assertEquals(List.of(), found);
    }

    /** Only these rooms show texts; what tools print and write is English. */
    private static boolean isSeen(Path file) {
        String path = SOURCES.relativize(file).toString().replace('\\', '/');
        return path.endsWith(".java")
                && (path.contains("/ui/") || path.startsWith("app/") || path.startsWith("window/"));
    }

    @Test
    void gluedSentencesAreSeen() {
        for (String glue : List.of(
                "title.getText() + \". \" + sentence",
                "texts.get(\"a\") + \" \" + b",
                "b + \" \" + texts.get(\"a\")",
                "reviewWords.title(move) + \".\" + x",
                "String.join(\" \", title.getText(), text.getText())")) {
            assertTrue(!glued("A", glue).isEmpty(), glue);
        }
    }
}
