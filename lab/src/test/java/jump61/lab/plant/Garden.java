package jump61.lab.plant;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.stream.Stream;
import java.util.zip.CRC32;
import javax.tools.JavaCompiler;
import javax.tools.ToolProvider;

/** The sources of the program and of its tests: where bugs can be planted, and who may notice. */
final class Garden {
    private static final Path SOURCES = Path.of("src/main/java");
    private static final Path TESTS = Path.of("src/test/java");
    /** What hears nothing of JavaFX is tested by its own room alone. */
    private static final String WINDOW = "jump61\\.(window|app)(\\..*)?|.*\\.ui";

    /** The suite of all tests, and what reads the classes but runs none. */
    private static final Set<String> NO_TESTS_OF_A_ROOM = Set.of("jump61.UnitTest", "jump61.ArchitectureTest");

    /** They go through all places of the window, so they come last. */
    private static final String LATE = "jump61.app.(Small|FocusRing|Keeping|Monkey|Walking|Stage|Texts|Tr).*";

    /** What is recorded of a walk through a room notices much in little time, so it comes right after the namesakes. */
    private static final String WALK = "WindowOutputTest";

    private final Map<String, List<Path>> packages = new TreeMap<>();
    private final List<String> tests = new ArrayList<>();
    private final ClassUsers users;

    Garden() throws IOException {
        for (Path source : javaFiles(SOURCES)) {
            Path file = SOURCES.relativize(source);
            if (file.startsWith("jump61") && !file.toString().endsWith("-info.java")) {
                packages.computeIfAbsent(packageOf(file), name -> new ArrayList<>())
                        .add(file);
            }
        }
        for (Path source : javaFiles(TESTS)) {
            String name = nameOf(TESTS.relativize(source));
            if (name.endsWith("Test") && !NO_TESTS_OF_A_ROOM.contains(name)) {
                tests.add(name);
            }
        }
        users = new ClassUsers(Stream.of(System.getProperty("java.class.path").split(java.io.File.pathSeparator))
                .map(Path::of)
                .filter(Files::isDirectory)
                .toList());
    }

    private static List<Path> javaFiles(Path root) throws IOException {
        try (Stream<Path> files = Files.walk(root)) {
            return files.filter(file -> file.toString().endsWith(".java"))
                    .sorted()
                    .toList();
        }
    }

    private static String nameOf(Path file) {
        return file.toString().replace(".java", "").replace('/', '.').replace('\\', '.');
    }

    private static String packageOf(Path file) {
        return nameOf(file.getParent());
    }

    /** {@return the room of a package: {@code review} of {@code jump61.review.ui}, {@code games.sim} of that game} */
    static String room(String packageName) {
        String[] names = packageName.split("\\.");
        if (names.length < 2) {
            return packageName;
        }
        return names[1].equals("games") && names.length > 2 ? names[1] + "." + names[2] : names[1];
    }

    /**
     * {@return bugs from all packages, by package} The order is different for each seed, and the same in each run: changes
     * elsewhere in a file do not move it.
     */
    Map<String, List<Bug>> bugs(long seed) throws IOException {
        Map<String, List<Bug>> all = new LinkedHashMap<>();
        for (Map.Entry<String, List<Path>> entry : packages.entrySet()) {
            boolean numbers = !entry.getKey().matches(WINDOW);
            List<Bug> bugs = new ArrayList<>();
            for (Path file : entry.getValue()) {
                bugs.addAll(BugFinder.find(file, Files.readString(SOURCES.resolve(file)), numbers));
            }
            Map<Bug, Long> places = new HashMap<>();
            bugs.forEach(bug -> places.put(bug, hash(seed + bug.key())));
            bugs.sort(Comparator.comparing(places::get));
            all.put(entry.getKey(), bugs);
        }
        return all;
    }

    private static long hash(String text) {
        CRC32 sum = new CRC32();
        sum.update(text.getBytes(java.nio.charset.StandardCharsets.UTF_8));
        return sum.getValue();
    }

    /** {@return whether the class with the bug has been compiled into a folder} */
    static boolean compile(Bug bug, Path folder) throws IOException {
        String whole = bug.in(Files.readString(SOURCES.resolve(bug.source())));
        JavaCompiler compiler = ToolProvider.getSystemJavaCompiler();
        List<String> options =
                List.of("-proc:none", "-nowarn", "-cp", System.getProperty("java.class.path"), "-d", folder.toString());
        return compiler.getTask(
                        null, null, problem -> {}, options, null, List.of(BugFinder.inMemory(bug.source(), whole)))
                .call();
    }

    /** {@return the tests of a class's own room that use it, directly or not; the nearest first} */
    List<String> ownTests(Bug bug) {
        return nearest(bug, room(bug.packageName()));
    }

    /** {@return the tests of the whole window that use a class, if it is a part of the window; the nearest first} */
    List<String> windowTests(Bug bug) {
        boolean part =
                bug.packageName().matches(WINDOW) && !room(bug.packageName()).equals("app");
        return part ? nearest(bug, "app") : List.of();
    }

    private List<String> nearest(Bug bug, String room) {
        Map<String, Integer> distances = users.distances(bug.className());
        Set<String> words = words(bug.className());
        Map<String, Integer> order = new HashMap<>();
        for (String test : tests) {
            if (distances.containsKey(test)
                    && room(test.substring(0, test.lastIndexOf('.'))).equals(room)) {
                long common = words(test).stream().filter(words::contains).count();
                int late = test.matches(LATE) ? 1000 : test.endsWith(WALK) ? -9 : 0;
                order.put(test, distances.get(test) - 10 * (int) common + late);
            }
        }
        return order.keySet().stream()
                .sorted(Comparator.comparing((String test) -> order.get(test)).thenComparing(Comparator.naturalOrder()))
                .toList();
    }

    /** {@return the beginnings of the words in the name of a class, which are often those of what tests it} */
    private static Set<String> words(String name) {
        Set<String> words = new HashSet<>();
        for (String word : name.split("\\.|(?<=[a-z0-9])(?=[A-Z])")) {
            if (!word.matches("(?i)jump61|app|window|ui|test|model|controller")) {
                words.add(word.toLowerCase(Locale.ROOT).substring(0, Math.min(4, word.length())));
            }
        }
        return words;
    }
}
