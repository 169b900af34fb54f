package jump61.lab;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.DynamicTest.dynamicTest;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.api.io.TempDir;

/** What the pages of the documentation tell a reader to type can be typed, and their links lead somewhere. */
class DocumentationTest {
    private static final Path ROOT = Path.of("").toAbsolutePath();

    /** What these pages say is checked. Histories have the commands of their day. */
    private static final List<Path> PAGES = pages();

    /**
     * Commands that are not run here, because they take more than ten seconds, write into the sources, or need something of the
     * reader's own. Their classes, tools and options are looked up all the same.
     */
    private static final Pattern NOT_RUN = Pattern.compile(String.join(
            "|",
            "mvn .*|make .*|packaging/.*",
            ".*(COMMAND|/home/ada|\\./other|tournament cup).*",
            ".*(Ladder|Errors|VersionMatch|CostBySize|TimeToDepth|SolverReach|EndgameSurvey|StrengthGames|EvaluationTuner).*",
            ".*(Calibration|ReviewStability|ReviewCheck|PuzzleCheck|EvaluationMatch|CascadeFrames|FiftyGames).*",
            ".*(StatePictures|SheetPictures|TranslationFile).*",
            ".*jump61-lab bench.*|.*--(games|sprt) .*",
            ".*solve .*--(seconds|table|unit|join|estimate) .*|.*solve --size 4.*|.*solve --check (2x|src/|docs/).*"));

    private static final Map<String, String> HELP = new HashMap<>();

    private record Command(Path page, String text) {
        /** The class that is started, and what it is given; empty for programs that are not ours. */
        List<String> words() {
            List<String> words = new ArrayList<>();
            Matcher matcher = Pattern.compile("\"([^\"]*)\"|'([^']*)'|(\\S+)").matcher(text);
            while (matcher.find()) {
                words.add(Stream.of(1, 2, 3)
                        .map(matcher::group)
                        .filter(word -> word != null)
                        .findFirst()
                        .orElseThrow());
            }
            String first = words.remove(0);
            if (first.equals("java")) {
                while (words.get(0).startsWith("-")) {
                    if (words.remove(0).equals("-cp")) {
                        words.remove(0);
                    }
                }
                return words;
            }
            words.removeIf(word -> word.matches("-X.*"));
            switch (first) {
                case "jump61" -> words.add(0, "jump61.Main");
                case "lab/jump61-lab" -> words.add(0, "jump61.lab.Main");
                default -> words.clear();
            }
            return words;
        }
    }

    private static List<Path> pages() {
        try (Stream<Path> docs = Files.list(ROOT.resolve("docs"))) {
            return Stream.concat(
                            docs.filter(page -> page.toString().endsWith(".md")).sorted(),
                            Stream.of("README.md", "CONTRIBUTING.md", "SECURITY.md", "lab/README.md")
                                    .map(ROOT::resolve))
                    .toList();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static List<Path> labPages() {
        return Stream.of("lab/docs/proving.md", "lab/docs/strength.md")
                .map(ROOT::resolve)
                .toList();
    }

    private static String read(Path page) {
        try {
            return Files.readString(page);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static List<Command> commands(Path page) {
        List<Command> commands = new ArrayList<>();
        Matcher blocks = Pattern.compile("(?ms)^```\\w*\n(.*?)^```").matcher(read(page));
        while (blocks.find()) {
            blocks.group(1)
                    .replaceAll("\\\\\n\\s*", "")
                    .lines()
                    .map(line -> line.replaceAll("\\s+#.*| \\| .*| > \\S+$", "").strip())
                    .filter(line -> line.matches("(java|jump61|lab/jump61-lab|mvn|make|packaging/\\S+) .*"))
                    .forEach(line -> commands.add(new Command(page, line)));
        }
        return commands;
    }

    private static Stream<Command> allCommands() {
        return Stream.concat(PAGES.stream(), labPages().stream())
                .flatMap(page -> commands(page).stream())
                .filter(command -> !command.words().isEmpty());
    }

    private static String name(Command command) {
        return ROOT.relativize(command.page) + ": " + command.text;
    }

    private record Run(int code, String output) {}

    /** Runs a class of the program with nothing to read, in a folder. */
    private static Run run(Path folder, List<String> words) throws IOException, InterruptedException {
        List<String> command = new ArrayList<>(List.of(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "-Xmx1g",
                "-Duser.home=" + folder,
                "-cp",
                System.getProperty("java.class.path")));
        command.addAll(words);
        Path output = Files.createTempFile(folder, "output", ".txt");
        Process process = new ProcessBuilder(command)
                .directory(folder.toFile())
                .redirectErrorStream(true)
                .redirectOutput(output.toFile())
                .start();
        process.getOutputStream().close();
        if (!process.waitFor(2, TimeUnit.MINUTES)) {
            process.destroyForcibly().waitFor();
            throw new AssertionError("still running: " + words);
        }
        return new Run(process.exitValue(), Files.readString(output, StandardCharsets.UTF_8));
    }

    /** What a tool, or the console of a game, says of its options. */
    private static String help(List<String> words, Path folder) throws IOException, InterruptedException {
        List<String> asked = new ArrayList<>(List.of(words.get(0)));
        if (words.size() > 1 && !words.get(1).startsWith("-")) {
            asked.add(words.get(1));
        }
        asked.add("--help");
        String key = String.join(" ", asked);
        if (!HELP.containsKey(key)) {
            Run run = run(folder, asked);
            assertEquals(0, run.code, run.output);
            HELP.put(key, run.output);
        }
        return HELP.get(key);
    }

    @TestFactory
    Stream<DynamicTest> everyClassToolAndOptionInADocumentedCommandExists(@TempDir Path folder) {
        return allCommands()
                .map(command -> dynamicTest(name(command), () -> {
                    List<String> words = command.words();
                    Class.forName(words.get(0)).getMethod("main", String[].class);
                    if (!words.get(0).endsWith(".Main")) {
                        return;
                    }
                    String help = help(words, folder);
                    for (String word : words) {
                        if (word.startsWith("--") && !word.equals("--help")) {
                            assertTrue(
                                    Pattern.compile(Pattern.quote(word) + "\\b")
                                            .matcher(help)
                                            .find(),
                                    () -> word + " is not in\n" + help);
                        }
                    }
                }));
    }

    @Test
    void everyTestAndProfileNamedForMavenExists() throws IOException {
        String poms = read(ROOT.resolve("pom.xml")) + read(ROOT.resolve("product.xml"));
        try (Stream<Path> sources = Stream.concat(
                Files.walk(ROOT.resolve("src/test/java")), Files.walk(ROOT.resolve("lab/src/test/java")))) {
            List<String> tests = sources.map(path -> path.getFileName().toString())
                    .filter(name -> name.endsWith("Test.java"))
                    .map(name -> name.replace(".java", ""))
                    .toList();
            for (Path page : PAGES) {
                Matcher named = Pattern.compile("-Dtest=([\\w,]+)(?![\\w*,])").matcher(read(page));
                while (named.find()) {
                    for (String test : named.group(1).split(",")) {
                        assertTrue(tests.contains(test), ROOT.relativize(page) + " names " + test);
                    }
                }
                Matcher profiles = Pattern.compile("mvn .*-P(\\w+)").matcher(read(page));
                while (profiles.find()) {
                    assertTrue(poms.contains("<id>" + profiles.group(1) + "</id>"), page + ": " + profiles.group(1));
                }
            }
        }
    }

    /** In the order of each page, in a folder of its own: what one command writes, another may read. */
    @TestFactory
    @Tag("slow")
    Stream<DynamicTest> everyQuickCommandDoesWhatItIsToldTo(@TempDir Path folder) throws IOException {
        Files.copy(ROOT.resolve("src/test/resources/jump61/console/sim.jump61"), folder.resolve("GAME.jump61"));
        List<Command> quick = allCommands()
                .filter(command -> !NOT_RUN.matcher(command.text).matches())
                .toList();
        assertTrue(quick.size() >= 15, quick::toString);
        return quick.stream()
                .map(command -> dynamicTest(name(command), () -> {
                    List<String> words = command.words().stream()
                            .map(word -> word.matches("(src|docs|lab)/.*")
                                    ? ROOT.resolve(word).toString()
                                    : word)
                            .toList();
                    Run run = run(folder, words);
                    assertEquals(0, run.code, run.output);
                }));
    }

    @Test
    void allPagesTogetherCanBeReadInTwoHours() {
        long words = PAGES.stream()
                .filter(page -> page.startsWith(ROOT.resolve("docs")))
                .mapToLong(page -> read(page).split("\\s+").length)
                .sum();
        assertTrue(words <= 20_000, "20,000 words are enough, but docs has " + words);
    }

    @Test
    void everyPageIsNamedInTheReadme() {
        String readme = read(ROOT.resolve("README.md"));
        for (Path page : PAGES) {
            String name = ROOT.relativize(page).toString();
            assertTrue(name.equals("README.md") || readme.contains("(" + name.replace('\\', '/') + ")"), name);
        }
    }

    @TestFactory
    Stream<DynamicTest> everyLinkLeadsToAFileAndAHeading() {
        return Stream.concat(PAGES.stream(), labPages().stream())
                .map(page -> dynamicTest(ROOT.relativize(page).toString(), () -> {
                    Matcher links = Pattern.compile("]\\(([^)#]*)(#[^)]*)?\\)").matcher(withoutCode(read(page)));
                    while (links.find()) {
                        if (links.group(1).matches("(https?|mailto):.*")) {
                            continue;
                        }
                        Path target = links.group(1).isEmpty()
                                ? page
                                : page.resolveSibling(links.group(1)).normalize();
                        assertTrue(Files.exists(target), links.group());
                        if (links.group(2) != null) {
                            assertTrue(anchors(target).contains(links.group(2).substring(1)), links.group());
                        }
                    }
                }));
    }

    private static String withoutCode(String page) {
        return page.replaceAll("(?ms)^```.*?^```", "").replaceAll("`[^`\n]*`", "");
    }

    /** As GitHub makes them: lower case, without punctuation, a hyphen for each space. */
    private static List<String> anchors(Path page) {
        return read(page)
                .lines()
                .filter(line -> line.startsWith("#"))
                .map(line -> line.replaceFirst("#+ ", "")
                        .toLowerCase(Locale.ROOT)
                        .replaceAll("[^\\p{L}\\p{N} _-]", "")
                        .replace(' ', '-'))
                .toList();
    }
}
