package jump61;

import static com.tngtech.archunit.core.domain.JavaClass.Predicates.assignableTo;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideInAPackage;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideInAnyPackage;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static com.tngtech.archunit.library.dependencies.SlicesRuleDefinition.slices;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.lang.ArchRule;
import com.tngtech.archunit.library.dependencies.SliceAssignment;
import com.tngtech.archunit.library.dependencies.SliceIdentifier;
import java.util.Collection;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import jump61.game.Games;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;

/** Which package may use which: dependencies point downwards only, see docs/design.md. */
class ArchitectureTest {

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

    @Test
    void onlyTheRoomsOfTheWindowSeeJavaFx() {
        check(noClasses()
                .that()
                .resideOutsideOfPackages("jump61.app..", "jump61.window..", "jump61..ui..")
                .should()
                .dependOnClassesThat()
                .resideInAnyPackage("javafx..", "atlantafx.."));
    }

    /** {@return the packages of the games; all of this applies to a new game without a change here} */
    static List<String> games() {
        return Games.all().stream()
                .map(game -> game.getClass().getPackageName().replace("jump61.", ""))
                .toList();
    }

    static Stream<String> rulesPackages() {
        return Stream.concat(Stream.of("game"), games().stream());
    }

    @ParameterizedTest
    @MethodSource("games")
    void aGameUsesOnlyTheContractOfAllGames(String name) {
        aPackageUsesOnlyThePackagesBelowIt(name, "game");
    }

    /** Each package and the packages it may use; {@code GAMES} are those of all games. */
    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
        game     |
        threads  |
        engine   | game threads
        record   | game engine GAMES
        remote   | game engine GAMES threads
        rating   |
        arena    | game engine cubes record rating threads
        puzzle   | game engine GAMES rating record
        profile  | game puzzle rating record
        solver   | game engine record threads
        review   | game engine solver
        library  | game engine record review
        tools    | options game engine record arena solver review library puzzle rating profile
        console  | options game engine GAMES record remote threads
        speech   | threads
        options  |
        desktop  | game engine GAMES record remote about review library speech arena profile puzzle rating solver \
                   threads
        about    |
        """)
    void aPackageUsesOnlyThePackagesBelowIt(String packageName, String below) {
        Set<String> known = names(below == null ? "" : below);
        assertTrue(existing().containsAll(known), "packages that no longer exist: " + known);
        known.add(packageName);
        String[] packages = known.stream().map(name -> "jump61." + name + "..").toArray(String[]::new);
        check(noClasses()
                .that()
                .resideInAPackage("jump61." + packageName + "..")
                .should()
                .dependOnClassesThat(resideInAPackage("jump61.*..")
                        .and(resideInAnyPackage(packages).negate())));
    }

    @Test
    void everyPackageHasARowInTheTable() throws NoSuchMethodException {
        Set<String> held = new TreeSet<>(games());
        ArchitectureTest.class
                .getDeclaredMethod("aPackageUsesOnlyThePackagesBelowIt", String.class, String.class)
                .getAnnotation(CsvSource.class)
                .textBlock()
                .lines()
                .forEach(row -> held.add(row.split("[|]")[0].strip()));

        assertEquals(existing(), held);
    }

    private static Set<String> names(String list) {
        String all = list.replace("GAMES", String.join(" ", games()));
        return Stream.of(all.split(" ")).filter(name -> !name.isBlank()).collect(Collectors.toCollection(TreeSet::new));
    }

    /** {@return the packages right under {@code jump61} that have classes} */
    private static Set<String> existing() {
        return program.stream()
                .map(JavaClass::getPackageName)
                .filter(name -> name.startsWith("jump61."))
                .map(name -> name.split("[.]")[1])
                .collect(Collectors.toCollection(TreeSet::new));
    }

    @Test
    void onlyThePackagesForNetworkGamesUseRemoteCalls() {
        check(noClasses()
                .that()
                .resideOutsideOfPackages("jump61.network..", "ucb.util.mailbox..")
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

    @ParameterizedTest
    @MethodSource("rulesPackages")
    void rulesArePure(String name) {
        check(noClasses()
                .that()
                .resideInAPackage("jump61." + name + "..")
                .should()
                .dependOnClassesThat()
                .resideInAnyPackage("java.io..", "java.nio.file..", "java.nio.channels..", "java.net..", "java.rmi..")
                .orShould()
                .dependOnClassesThat()
                .areAssignableTo(Thread.class)
                .orShould()
                .dependOnClassesThat(resideInAPackage("java.util.concurrent..")
                        .and(assignableTo(Collection.class).negate())));
    }

    @Test
    void noPackagesAtAnyDepthNeedEachOther() {
        check(slices().assignedFrom(EACH_PACKAGE).should().beFreeOfCycles());
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

    /** A game is known to the window by its view, so that the window's own classes need not change for another one. */
    @Test
    void theWindowKnowsNoSingleGame() {
        String[] rules = games().stream().map(game -> "jump61." + game + "..").toArray(String[]::new);
        String[] views = games().stream()
                .map(game -> "jump61.window.board." + game + "..")
                .toArray(String[]::new);
        check(noClasses()
                .that()
                .resideInAPackage("jump61.app..")
                .and()
                .resideOutsideOfPackages(views)
                .should()
                .dependOnClassesThat(resideInAnyPackage(rules).or(resideInAnyPackage(views))));
    }

    /** A rule that names no class, or a package that is gone, is a mistake in this test: it fails. */
    private static void check(ArchRule rule) {
        rule.allowEmptyShould(false).check(program);
    }
}
