package jump61;

import static com.tngtech.archunit.core.domain.JavaClass.Predicates.assignableTo;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideInAPackage;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideOutsideOfPackages;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static com.tngtech.archunit.library.dependencies.SlicesRuleDefinition.slices;
import static java.util.stream.Collectors.groupingBy;
import static java.util.stream.Collectors.mapping;
import static java.util.stream.Collectors.toCollection;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.tngtech.archunit.base.DescribedPredicate;
import com.tngtech.archunit.core.domain.Dependency;
import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.lang.ArchRule;
import com.tngtech.archunit.library.dependencies.SliceAssignment;
import com.tngtech.archunit.library.dependencies.SliceIdentifier;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayDeque;
import java.util.Collection;
import java.util.Deque;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import jump61.game.Game;
import jump61.game.Games;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Which room of the house may use which: arrows run down only, and a game is all in its own room. */
class ArchitectureTest {
    private static final Path SOURCES = Path.of("src/main/java");

    /**
     * Each package, without {@code jump61.} in front, and the packages it may use. {@code GAME} is each of the games,
     * which do not know each other.
     */
    private static final String TABLE = """
            game              |
            engine            | game
            rating            |
            record            | game
            console           | game engine record
            solver            | game engine record console
            review            | game engine record console solver
            library           | game record review
            share             | game record console review
            puzzle            | game engine rating console
            profile           | game rating record
            tournament        | game engine rating record console
            network           | game engine ucb.util.mailbox
            table             | game engine record console
            GAME              | game engine console share puzzle tournament network
            window            | game engine record
            window.sound      | engine
            window.board      | game engine review window window.sound
            window.settings   | game engine record window window.board window.sound
            window.match      | game engine window window.board window.sound window.settings
            window.feature    | game record window window.sound window.settings window.match
            window.match.view | game engine window window.board window.settings window.match window.feature
            window.speech     | game record window window.sound window.settings window.match window.feature
            GAME.ui           | game GAME window window.board window.sound
            profile.ui        | game rating record profile window window.board window.settings window.match \
                                window.feature
            library.ui        | game record review share library profile profile.ui window window.board window.settings \
                                window.match window.feature
            review.ui         | game engine record review profile profile.ui library.ui window window.board \
                                window.settings window.match window.match.view window.feature
            puzzle.ui         | game engine rating solver puzzle profile profile.ui library.ui window window.board \
                                window.settings window.match window.feature
            tournament.ui     | game engine record library tournament library.ui window window.board window.settings \
                                window.match window.feature
            share.ui          | game record share library.ui window window.settings window.match window.feature
            network.ui        | game record network window window.settings window.match window.match.view \
                                window.feature
            table.ui          | game record table window window.board window.settings window.match window.feature
            app.help          | game console window window.board window.match window.feature
            app.home          | game record review library library.ui profile profile.ui puzzle puzzle.ui table.ui window \
                                window.board window.settings window.match window.feature
            app.lesson        | game window window.board window.settings window.match window.feature
            app.newgame       | game network network.ui table.ui tournament.ui window window.board window.settings window.match \
                                window.match.view window.feature
            app               | game engine record network profile.ui library.ui review.ui puzzle.ui tournament.ui share.ui \
                                network.ui table.ui window window.settings window.match window.match.view window.feature \
                                window.speech app.help app.home app.lesson app.newgame
            """;

    /** A slice for each package, however deep; unlike the pattern {@code (*)..}, which stops below the first level. */
    private static final SliceAssignment EACH_PACKAGE = new SliceAssignment() {
        @Override
        public SliceIdentifier getIdentifierOf(JavaClass type) {
            return SliceIdentifier.of(type.getPackageName());
        }

        @Override
        public String getDescription() {
            return "each package";
        }
    };

    private static JavaClasses program;

    @BeforeAll
    static void readTheProgram() {
        // Not the tests, wherever a build puts them.
        program = new ClassFileImporter()
                .importUrl(Main.class.getProtectionDomain().getCodeSource().getLocation());
    }

    /** {@return the rooms of the games; all of this applies to a new game without a change here} */
    static List<String> games() {
        return Games.all().stream().map(ArchitectureTest::room).toList();
    }

    private static String room(Game game) {
        return game.getClass().getPackageName().replace("jump61.", "");
    }

    /** {@return the rows of the table, with a row of each game in place of those of {@code GAME}} */
    static Map<String, Set<String>> table() {
        Map<String, Set<String>> table = new TreeMap<>();
        for (String line : TABLE.lines().toList()) {
            for (String game : line.contains("GAME") ? games() : List.of("")) {
                String[] row = line.replace("GAME", game).split("[|]", -1);
                table.put(row[0].strip(), words(row[1]));
            }
        }
        return table;
    }

    private static Set<String> words(String list) {
        return Stream.of(list.split(" ")).filter(word -> !word.isEmpty()).collect(toCollection(TreeSet::new));
    }

    static Set<String> packages() {
        return table().keySet();
    }

    private static String fullName(String name) {
        return name.startsWith("ucb.") ? name : "jump61." + name;
    }

    @ParameterizedTest
    @MethodSource("packages")
    void aPackageUsesOnlyThoseOfItsRow(String name) {
        Set<String> used = table().get(name);
        assertTrue(existing().containsAll(used), "packages that no longer exist: " + used);
        String[] allowed = Stream.concat(Stream.of(name), used.stream())
                .map(ArchitectureTest::fullName)
                .toArray(String[]::new);
        check(noClasses()
                .that()
                .resideInAPackage(fullName(name))
                .should()
                .dependOnClassesThat(resideInAPackage("jump61..")
                        .or(resideInAPackage("ucb.."))
                        .and(resideOutsideOfPackages(allowed))));
    }

    @Test
    void everyPackageHasARowInTheTable() {
        Set<String> rows = new TreeSet<>(packages());
        rows.add("ucb.util.mailbox");
        assertEquals(existing(), rows);
    }

    /** {@return the packages that have classes, except the front door} */
    private static Set<String> existing() {
        return program.stream()
                .map(JavaClass::getPackageName)
                .filter(name -> !name.equals("jump61") && !name.isEmpty())
                .map(name -> name.replaceFirst("^jump61[.]", ""))
                .collect(toCollection(TreeSet::new));
    }

    @Test
    void noPackagesAtAnyDepthNeedEachOther() {
        check(slices().assignedFrom(EACH_PACKAGE).should().beFreeOfCycles());
    }

    /** Its core and its window. What every game says of it is in the rooms of the games, and what it shares, below it. */
    @Test
    void aCapabilityHasAtMostTwoPackages() {
        Map<String, Set<String>> rooms = existing().stream()
                .filter(name -> !name.matches("(window|app|ucb)\\b.*"))
                .collect(groupingBy(
                        name -> name.replaceFirst("[.]ui$", ""), mapping(name -> name, toCollection(TreeSet::new))));
        rooms.forEach((room, packages) -> {
            assertTrue(room.matches("\\w+|games[.]\\w+"), room + " is a room in a room");
            assertTrue(Set.of(room, room + ".ui").containsAll(packages), packages.toString());
        });
        assertTrue(rooms.size() > games().size());
    }

    @Test
    void thePurposeOfEachPackageSaysWhatItMustNotKnow() throws IOException {
        for (String name : existing()) {
            Path file = SOURCES.resolve(fullName(name).replace('.', '/')).resolve("package-info.java");
            String text = Files.readString(file).replaceAll("\\s+(\\* ?)?", " ");
            String first = text.split("[.] |[.]? ?[*]/|<p>")[0];
            assertTrue(first.contains("must not"), file + ": " + first);
        }
    }

    @Test
    void onlyTheRoomsOfTheWindowSeeJavaFx() {
        check(noClasses()
                .that()
                .resideOutsideOfPackages("jump61.app..", "jump61.window..", "jump61..ui")
                .should()
                .dependOnClassesThat()
                .resideInAnyPackage("javafx..", "atlantafx.."));
    }

    @Test
    void onlyNetworkGamesUseRemoteCalls() {
        check(noClasses()
                .that()
                .resideOutsideOfPackages("jump61.network", "ucb.util.mailbox")
                .should()
                .dependOnClassesThat()
                .resideInAnyPackage("java.rmi..", "ucb.."));
    }

    @Test
    void onlyTheFrontDoorReadsTheCommandLine() {
        check(classes()
                .that()
                .resideInAPackage("jump61")
                .should()
                .onlyHaveDependentClassesThat()
                .resideInAPackage("jump61"));
    }

    @Test
    void theModelOfTheMatchKnowsNoControl() {
        check(noClasses()
                .that()
                .resideInAPackage("jump61.window.match")
                .should()
                .dependOnClassesThat()
                .resideInAnyPackage("javafx.scene..", "javafx.fxml..", "javafx.stage..", "jump61.window.match.view"));
    }

    @Test
    void theContractOfAllGamesIsPure() {
        check(noClasses().that().resideInAPackage("jump61.game").should().dependOnClassesThat(filesOrThreads()));
    }

    /** Consoles, puzzles and programs of a game use its rules, and never the other way round. */
    @ParameterizedTest
    @MethodSource("games")
    void theRulesOfAGameArePureAndUseOnlyTheContractOfAllGames(String room) {
        Set<JavaClass> rules = rules(room);
        assertTrue(rules.size() >= 5, () -> "the rules of " + room + ": " + rules);
        check(noClasses()
                .that(DescribedPredicate.describe("are the rules of " + room, rules::contains))
                .should()
                .dependOnClassesThat(filesOrThreads())
                .orShould()
                .dependOnClassesThat(
                        resideInAPackage("jump61..").and(resideOutsideOfPackages("jump61.game", "jump61." + room))));
    }

    /** {@return the classes of a room that the game itself needs, directly or not} */
    private static Set<JavaClass> rules(String room) {
        Game game = Games.all().stream()
                .filter(any -> room(any).equals(room))
                .findFirst()
                .orElseThrow();
        Deque<JavaClass> waiting = new ArrayDeque<>(List.of(program.get(game.getClass())));
        Set<JavaClass> rules = new HashSet<>(waiting);
        while (!waiting.isEmpty()) {
            waiting.remove().getDirectDependenciesFromSelf().stream()
                    .map(Dependency::getTargetClass)
                    .map(JavaClass::getBaseComponentType)
                    .filter(needed -> needed.getPackageName().equals("jump61." + room))
                    .filter(rules::add)
                    .forEach(waiting::add);
        }
        return rules;
    }

    private static DescribedPredicate<JavaClass> filesOrThreads() {
        return resideInAPackage("java.io..")
                .or(resideInAPackage("java.nio.file.."))
                .or(resideInAPackage("java.nio.channels.."))
                .or(resideInAPackage("java.net.."))
                .or(resideInAPackage("java.rmi.."))
                .or(assignableTo(Thread.class))
                .or(resideInAPackage("java.util.concurrent..")
                        .and(DescribedPredicate.not(assignableTo(Collection.class))));
    }

    /** A game is known by its services, so that no class need change for another one. */
    @Test
    void noClassOutsideTheRoomsOfTheGamesUsesAGame() {
        check(noClasses()
                .that()
                .resideOutsideOfPackage("jump61.games..")
                .should()
                .dependOnClassesThat()
                .resideInAPackage("jump61.games.."));
    }

    /** One string may be the id of a game: the name of the program, which one game has as well. */
    @Test
    void noStringOutsideTheRoomsOfTheGamesNamesAGame() throws IOException {
        String ids = Games.all().stream().map(Game::id).collect(Collectors.joining("|"));
        Pattern named = Pattern.compile("\"(" + ids + ")\"|\"[^\"\n]*jump61[./]games[./]");
        Set<String> found = new TreeSet<>();
        try (Stream<Path> files = Files.walk(SOURCES)) {
            for (Path file : files.filter(any -> any.toString().endsWith(".java"))
                    .filter(any -> !any.startsWith(SOURCES.resolve("jump61/games")))
                    .toList()) {
                named.matcher(Files.readString(file))
                        .results()
                        .forEach(name -> found.add(file.getFileName() + ": " + name.group()));
            }
        }
        assertEquals(Set.of("AppDirectories.java: \"jump61\""), found);
    }

    /** A rule that names no class, or a package that is gone, is a mistake in this test: it fails. */
    private static void check(ArchRule rule) {
        rule.allowEmptyShould(false).check(program);
    }
}
