package jump61.console;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import jump61.Tools;
import org.junit.jupiter.api.Test;

/** {@code docs/json.md} names exactly the fields that the tools print. */
class JsonFieldsTest {
    private static final Pattern ROW = Pattern.compile("\\| `(\\w+)` \\| (.*?) \\| (.*) \\|");
    private static final Pattern WORD = Pattern.compile("`(\\w+)`");
    private static final Pattern KEY = Pattern.compile("\"(\\w+)\":");
    private static final Pattern TYPE = Pattern.compile("\"type\": \"(\\w+)\"");
    /** Words of that page that are tools or values. */
    private static final Set<String> NO_FIELDS = Set.of("match", "tournament", "bench", "H0", "H1", "OPEN", "depth");

    private static final Set<String> SCORE = Set.of("score", "proven", "plies");
    /** The colours are keys, too. */
    private static final Set<String> COLOURS = Set.of("Red", "Blue");

    private static final List<String> COMMANDS = List.of(
            "match --first level:1 --second level:1 --size 3 --games 2",
            "tournament level:1 level:2 --size 3",
            "analyze --size 3 --depth 2",
            "analyze --size 2 --depth 9",
            "solve --size 2 --distance 20",
            "puzzles --daily 2026-06-14",
            "review --nodes 100 src/test/resources/jump61/console/sim.jump61");

    @Test
    void everyFieldIsInTheTableAndEveryFieldOfTheTableIsPrinted() throws Exception {
        Map<String, Set<String>> printed = printed();
        Map<String, Set<String>> documented = documented();
        documented.keySet().retainAll(printed.keySet());
        assertEquals(lines(documented), lines(printed));
        assertEquals(10, printed.size(), printed.keySet()::toString);
    }

    private static String lines(Map<String, Set<String>> fields) {
        return fields.entrySet().stream().map(Object::toString).collect(Collectors.joining("\n"));
    }

    private static Map<String, Set<String>> printed() throws Exception {
        Map<String, Set<String>> fields = new TreeMap<>();
        for (String command : COMMANDS) {
            for (String line : run(command)) {
                String type =
                        TYPE.matcher(line).results().findFirst().orElseThrow().group(1);
                Set<String> keys = fields.computeIfAbsent(type, any -> new TreeSet<>());
                KEY.matcher(line).results().map(found -> found.group(1)).forEach(keys::add);
                keys.removeAll(COLOURS);
                keys.removeAll(Set.of("version", "type"));
            }
        }
        return fields;
    }

    private static List<String> run(String command) throws UsageException {
        List<String> words = List.of((command + " --json").split(" "));
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        Tool tool = Tools.byName(words.get(0)).orElseThrow();
        tool.run(Options.parse(words.subList(1, words.size())), new PrintStream(out, true, StandardCharsets.UTF_8));
        return out.toString(StandardCharsets.UTF_8).lines().toList();
    }

    private static Map<String, Set<String>> documented() throws IOException {
        Map<String, Set<String>> fields = new TreeMap<>();
        for (String line : Files.readAllLines(Path.of("docs/json.md"))) {
            ROW.matcher(line).results().forEach(row -> fields.put(row.group(1), fields(row)));
        }
        fields.get("analysis").addAll(fields.get("depth"));
        return fields;
    }

    private static Set<String> fields(MatchResult row) {
        String type = row.group(1);
        // What is only printed by the benchmark of the lab.
        String told = row.group(3).replaceAll("`bench`: .*", "");
        Set<String> fields = new TreeSet<>();
        WORD.matcher(told).results().map(word -> word.group(1)).forEach(fields::add);
        fields.removeAll(NO_FIELDS);
        if (told.contains("a score")) {
            fields.addAll(SCORE);
        }
        if (type.equals("depth")) {
            fields.add("depth");
        }
        return fields;
    }
}
