package jump61;

import static com.tngtech.archunit.core.domain.JavaClass.Predicates.assignableTo;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideInAPackage;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideInAnyPackage;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static com.tngtech.archunit.library.dependencies.SlicesRuleDefinition.slices;

import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.core.importer.ImportOption;
import com.tngtech.archunit.lang.ArchRule;
import java.util.Collection;
import java.util.List;
import java.util.stream.Stream;
import jump61.game.Games;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;

/** Which package may know which: arrows run down only, see docs/design.md. */
class ArchitectureTest {

    private static JavaClasses program;

    @BeforeAll
    static void readTheProgram() {
        program = new ClassFileImporter()
                .withImportOption(ImportOption.Predefined.DO_NOT_INCLUDE_TESTS)
                .importPackages("jump61", "ucb");
    }

    @Test
    void onlyTheDesktopSeesJavaFx() {
        check(noClasses()
                .that()
                .resideOutsideOfPackage("jump61.desktop..")
                .should()
                .dependOnClassesThat()
                .resideInAnyPackage("javafx..", "atlantafx.."));
    }

    /** {@return the rooms of the games; a new game is held to all of this without a word here} */
    static List<String> games() {
        return Games.all().stream()
                .map(game -> game.getClass().getPackageName().replace("jump61.", ""))
                .toList();
    }

    static Stream<String> rulesRooms() {
        return Stream.concat(Stream.of("game"), games().stream());
    }

    @ParameterizedTest
    @MethodSource("games")
    void aGameKnowsOnlyWhatEveryGameKeeps(String room) {
        aRoomKnowsOnlyTheRoomsBelowIt(room, "game");
    }

    /** Each room and the rooms it may know; {@code GAMES} are those of all games. */
    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
                    game     |
                    engine   | game
                    record   | game engine GAMES
                    remote   | game engine GAMES
                    arena    | game engine cubes record
                    solver   | game engine record
                    tools    | game engine cubes record arena solver
                    console  | game engine GAMES record remote
                    desktop  | game engine GAMES record remote
                    """)
    void aRoomKnowsOnlyTheRoomsBelowIt(String room, String below) {
        String allowed = below == null ? "" : below.replace("GAMES", String.join(" ", games())) + " ";
        String[] known = (allowed + room).split(" ");
        String[] packages = new String[known.length];
        for (int i = 0; i < known.length; i++) {
            packages[i] = "jump61." + known[i] + "..";
        }
        check(noClasses()
                .that()
                .resideInAPackage("jump61." + room + "..")
                .should()
                .dependOnClassesThat(resideInAPackage("jump61.*..")
                        .and(resideInAnyPackage(packages).negate())));
    }

    @Test
    void onlyTheRemoteRoomKnowsOfRemoteCalls() {
        check(noClasses()
                .that()
                .resideOutsideOfPackages("jump61.remote..", "ucb.util.mailbox..")
                .should()
                .dependOnClassesThat()
                .resideInAnyPackage("java.rmi..", "ucb.."));
    }

    @Test
    void onlyTheFrontDoorReadsTheCommandLine() {
        check(classes()
                .that()
                .resideInAPackage("jump61")
                .and()
                .doNotHaveSimpleName("Version")
                .should()
                .onlyHaveDependentClassesThat()
                .resideInAPackage("jump61"));
    }

    @ParameterizedTest
    @MethodSource("rulesRooms")
    void rulesArePure(String room) {
        check(noClasses()
                .that()
                .resideInAPackage("jump61." + room + "..")
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
    void noTwoRoomsNeedEachOther() {
        check(slices().matching("jump61.(*)..").should().beFreeOfCycles());
    }

    /** Some rooms are still to be built. */
    private static void check(ArchRule rule) {
        rule.allowEmptyShould(true).check(program);
    }
}
