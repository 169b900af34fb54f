package jump61.console;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import jump61.game.BoardSize;
import jump61.game.Game;
import jump61.game.Games;
import jump61.game.Level;
import jump61.game.Player;
import jump61.game.Players;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.function.Executable;

/** What is said about the arguments of a command. */
class OptionsTest {
    private static Options options(String line) throws UsageException {
        return Options.parse(line.isEmpty() ? List.of() : List.of(line.split(" ")));
    }

    private static void refused(String message, Executable command) {
        assertEquals(message, assertThrows(UsageException.class, command).getMessage());
    }

    @Test
    void wordsAndOptionsMayStandInAnyOrder() throws UsageException {
        Options options = options("one --file name two --quiet --size 6 three");
        assertEquals(Optional.of("name"), options.text("--file"));
        assertEquals(6, options.number("--size", 1, 10, 8));
        assertTrue(options.flag("--quiet"));
        assertFalse(options.flag("--loud"));
        assertEquals(List.of("one", "two", "three"), options.words());
        options.requireNoOthers(3);
        refused("unexpected argument three", () -> options.requireNoOthers(2));
        assertEquals("one", options.takeWord());
        options.requireNoOthers(2);
    }

    @Test
    void aWordBehindAFlagDoesNotBelongToIt() throws UsageException {
        Options options = options("--quiet word");
        assertTrue(options.flag("--quiet"));
        assertTrue(options.flag("--quiet"), "it may be asked again");
        assertEquals(List.of("word"), options.words());
        Options flags = options("one --quiet two --json three --size 3 four");
        assertTrue(flags.flag("--json"));
        assertTrue(flags.flag("--quiet"));
        assertEquals(List.of("one", "two", "three", "four"), flags.words(), "they keep their order");
    }

    @Test
    void behindTwoHyphensAllAreWords() throws UsageException {
        Options options = options("--quiet -- --size 6");
        assertTrue(options.flag("--quiet"));
        assertFalse(options.given("--size"));
        assertEquals(List.of("--size", "6"), options.words());
        assertFalse(Options.askForHelp(List.of("--", "--help")));
        assertTrue(Options.askForHelp(List.of("x", "-h", "--")));
        assertTrue(Options.askForHelp(List.of("--help")));
        assertFalse(Options.askForHelp(List.of("help")));
    }

    @Test
    void numbersHaveLimits() throws UsageException {
        for (int number = 3; number <= 5; number++) {
            assertEquals(number, options("--n " + number).number("--n", 3, 5, 4));
        }
        assertEquals(4, options("").number("--n", 3, 5, 4));
        for (String other : List.of("2", "6", "x", "3.5", "99999999999999999999")) {
            refused(
                    "--n needs a number from 3 to 5, not " + other,
                    () -> options("--n " + other).number("--n", 3, 5, 4));
        }
        refused("--n needs a value", () -> options("--n").number("--n", 3, 5, 4));
    }

    @Test
    void whatIsMissingTwiceOrUnknownIsSaid() throws UsageException {
        refused("--n is given twice", () -> options("--n 1 --n 2"));
        refused("--f needs a file", () -> options("--f --g x").text("--f", "a file"));
        assertEquals(Optional.empty(), options("--f --g x").optional("--f"));
        assertEquals(Optional.of("x"), options("--f x").optional("--f"));
        assertEquals(Optional.empty(), options("").text("--f"));
        refused("unknown option --f", () -> options("--f x").requireNoOthers(9));
        refused("unknown option -f", () -> options("-f").requireNoOthers(0));
        refused("unknown option --fil", () -> options("--fil x").requireNamedIn("  --file FILE, --fil-e"));
        options("--fil x --e").requireNamedIn("--fil FILE --e");
    }

    @Test
    void aChoiceIsOneOfItsWords() throws UsageException {
        List<String> words = List.of("2014", "2021", "2006");
        assertEquals(Optional.of("2021"), options("--d 2021").choice("--d", words));
        assertEquals(Optional.empty(), options("").choice("--d", words));
        refused(
                "--d must be 2014, 2021 or 2006, not 2022",
                () -> options("--d 2022").choice("--d", words));
        refused("--d needs 2014, 2021 or 2006", () -> options("--d").choice("--d", words));
        assertEquals("a", Options.choices(List.of("a")));
        assertEquals("a or b", Options.choices(List.of("a", "b")));
        assertEquals("", Options.choices(List.of()));
    }

    @Test
    void aGameASizeAndAPositionAreReadOrAreTheUsualOnes() throws UsageException {
        Game usual = Games.usual();
        assertEquals(usual, GameOptions.game(options("")));
        assertEquals("sim", GameOptions.game(options("--game sim")).id());
        refused("there is no game chess", () -> GameOptions.game(options("--game chess")));
        assertEquals(usual.sizes().usualSize(), GameOptions.size(options(""), usual));
        assertEquals(new BoardSize(9, 6), GameOptions.size(options("--size 9x6"), usual));
        refused("--size takes a size like 6 or 9x6, not big", () -> GameOptions.size(options("--size big"), usual));
        assertThrows(UsageException.class, () -> GameOptions.size(options("--size 99"), usual));
        assertEquals(usual.start(4), GameOptions.position(options("--size 4")));
        String notation = "2b 1r / 1- 1r";
        Options both = Options.parse(List.of("--size", "2", usual.start(2).notation()));
        refused("--size cannot stand beside a position, which tells it", () -> GameOptions.position(both));
        assertEquals(
                usual.start(2),
                GameOptions.position(Options.parse(List.of(usual.start(2).notation()))));
        assertThrows(UsageException.class, () -> GameOptions.position(options(notation + "x")));
        assertEquals("jump61, checkers or sim (jump61)", GameOptions.choices());
    }

    @Test
    void playersAreReadOrAreTheUsualOnes() throws UsageException {
        PlayerOptions who = new PlayerOptions(Games.usual());
        Players usual = new Players(Player.HUMAN, new Player.Computer(Level.CLUB));
        assertEquals(List.of("--red", "--blue"), who.names());
        assertEquals(usual, who.read(options(""), usual));
        assertEquals(
                new Players(new Player.Computer(3), Player.HUMAN), who.read(options("--red ai:3 --blue human"), usual));
        refused("--red needs human, ai or ai:LEVEL", () -> who.read(options("--red"), usual));
        for (String other : List.of("ai:9", "nobody", "remote:x")) {
            refused(
                    "--blue must be human, ai or ai:LEVEL, LEVEL from 1 to 8, not " + other,
                    () -> who.read(options("--blue " + other), usual));
        }
        assertThrows(UsageException.class, () -> who.read(Options.parse(List.of("--red", "remote a@b")), usual));
        assertEquals("  --red WHO, --blue WHO         who plays: human, ai or ai:LEVEL\n", who.help());
    }

    @Test
    void whatIsInTheLabIsSaidToBeThere() throws UsageException {
        assertEquals("match is a command of jump61-lab, which comes with the sources", LabCommands.whereIs("match"));
        refused(
                "--b is an option of jump61-lab solve, which comes with the sources",
                () -> LabCommands.refuse(options("--b --c"), "solve", "--a", "--b"));
        LabCommands.refuse(options("--c"), "solve", "--a", "--b");
    }

    @Test
    void filesAreNamedInTheEncodingOfTheSystem() throws Exception {
        assertEquals(Path.of("a b"), ToolFiles.named("a b"));
        refused(
                "the name of a file has characters that are not in the encoding of this system: a\uFFFD; rename it first",
                () -> ToolFiles.named("a\uFFFD"));
        refused("not a file name: a\0", () -> ToolFiles.named("a\0"));
        assertEquals(Optional.of(Path.of("x")), ToolFiles.path(options("--out x"), "--out"));
        assertEquals(Optional.empty(), ToolFiles.path(options(""), "--out"));
        assertTrue(ToolFiles.isStandardInput(Path.of("-")));
        assertFalse(ToolFiles.isStandardInput(Path.of("--")));
        assertEquals("word", ToolFiles.argument("word"));
    }
}
