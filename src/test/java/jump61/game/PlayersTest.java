package jump61.game;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.Predicate;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Who plays: what is asked of every pair of players, and how players are written. */
class PlayersTest {
    private static final Player ADA = new Player.Human("Ada");
    private static final Player COMPUTER = new Player.Computer(Level.CASUAL);
    private static final Player FRIEND = new Player.Remote("Bob");
    private static final Player FAR = new Player.Remote("jump61@far:2006");
    private static final Player PROGRAM = new Player.Program("Rival");
    private static final Player LETTER = new Player.ByLetter("Cleo");

    private static final List<Player> ALL =
            List.of(Player.HUMAN, ADA, COMPUTER, new Player.Computer(8), FRIEND, FAR, PROGRAM, LETTER);

    static Stream<Players> pairs() {
        return ALL.stream().flatMap(first -> ALL.stream().map(second -> new Players(first, second)));
    }

    private static boolean outside(Player player) {
        return !(player instanceof Player.Human || player instanceof Player.Computer);
    }

    private static boolean connected(Player player) {
        return player == FRIEND || player == FAR;
    }

    private static boolean either(Players players, Predicate<Player> kind) {
        return Stream.of(Side.values()).map(players::of).anyMatch(kind);
    }

    private static boolean both(Players players, Predicate<Player> kind) {
        return Stream.of(Side.values()).map(players::of).allMatch(kind);
    }

    private static Optional<Side> only(Players players, Predicate<Player> kind) {
        List<Side> sides = Stream.of(Side.values())
                .filter(side -> kind.test(players.of(side)))
                .toList();
        return sides.size() == 1 ? Optional.of(sides.get(0)) : Optional.empty();
    }

    @ParameterizedTest
    @MethodSource("pairs")
    void eachPairTellsWhatItsTwoPlayersAre(Players players) {
        Predicate<Player> person = Player.Human.class::isInstance;
        Predicate<Player> computer = Player.Computer.class::isInstance;
        assertEquals(players.first(), players.of(Side.FIRST));
        assertEquals(players.second(), players.of(Side.SECOND));
        for (Side side : Side.values()) {
            assertEquals(person.test(players.of(side)), players.isPerson(side));
        }
        assertEquals(either(players, person), players.havePerson());
        assertEquals(both(players, person), players.arePeople());
        assertEquals(only(players, person), players.onlyPerson());
        assertEquals(either(players, computer), players.haveComputer());
        assertEquals(both(players, computer), players.areComputers());
        assertEquals(only(players, computer), players.onlyComputer());
        assertEquals(either(players, PlayersTest::outside), players.haveRemote());
        assertEquals(either(players, PlayersTest::connected), players.areConnected());
        assertEquals(either(players, FRIEND::equals) && either(players, person), players.areFriends());
        assertEquals(either(players, LETTER::equals), players.areByLetter());
        assertEquals(only(players, PROGRAM::equals), players.onlyProgram());
        boolean against = either(players, person) && either(players, computer);
        assertEquals(against ? only(players, person) : Optional.empty(), players.personAgainstComputer());
        Optional<Level> level = against
                ? Stream.of(players.first(), players.second())
                        .flatMap(player -> player.computersLevel().stream())
                        .findFirst()
                : Optional.empty();
        assertEquals(level, players.opposingLevel());
    }

    @ParameterizedTest
    @MethodSource("pairs")
    void somebodyElseTakesAPlace(Players players) {
        Player other = new Player.Human("Somebody new");
        assertEquals(new Players(other, players.second()), players.with(Side.FIRST, other));
        assertEquals(new Players(players.first(), other), players.with(Side.SECOND, other));
        Players here = players.withoutRemote(other);
        Players unconnected = players.withoutConnection(other);
        for (Side side : Side.values()) {
            Player before = players.of(side);
            assertEquals(outside(before) ? other : before, here.of(side));
            assertEquals(connected(before) ? other : before, unconnected.of(side));
        }
    }

    @Test
    void aPlayerTellsItsNameAndLevel() {
        assertEquals(
                List.of("", "Ada", "", "", "", "", "Rival", "Cleo"),
                ALL.stream().map(player -> player.givenName().orElse("")).toList());
        assertEquals(Optional.empty(), Player.HUMAN.givenName());
        assertEquals(Optional.empty(), new Player.ByLetter("").givenName());
        assertEquals(Optional.of(Level.FULL), new Player.Computer(8).computersLevel());
        assertEquals(Optional.empty(), ADA.computersLevel());
        assertEquals(Optional.of("Bob"), ((Player.Remote) FRIEND).friend());
        assertEquals(Optional.empty(), ((Player.Remote) FAR).friend());
        assertEquals(Optional.empty(), new Player.Remote("@far").friend());
    }

    @Test
    void aNameIsOneLineOf24CharactersAtMost() {
        assertEquals("Ada Lovelace", new Player.Human("  Ada\n\tLovelace ").name());
        assertEquals("Ada", new Player.Human("\u202eAda\u202c").name(), "none is read backwards");
        assertEquals("x".repeat(24), new Player.Human("x".repeat(24)).name());
        assertEquals("x".repeat(23) + "…", new Player.Human("x".repeat(25)).name(), "what is missing is seen");
        assertEquals("x".repeat(22) + "…", new Player.Human("x".repeat(22) + " yz").name());
        assertEquals("🎲".repeat(23) + "…", new Player.ByLetter("🎲".repeat(25)).name());
    }

    @Test
    void playersAreWrittenAndReadAgain() {
        assertEquals(
                List.of(
                        "human",
                        "human",
                        "computer 3",
                        "computer 8",
                        "remote Bob",
                        "remote jump61@far:2006",
                        "program Rival",
                        "letter Cleo"),
                ALL.stream().map(PlayerFormat::write).toList());
        for (Player player : ALL) {
            Player read = player == ADA ? Player.HUMAN : player;
            assertEquals(Optional.of(read), PlayerFormat.read(PlayerFormat.write(player)));
        }
        Player nobody = new Player.ByLetter("");
        assertEquals("letter", PlayerFormat.write(nobody));
        assertEquals(Optional.of(nobody), PlayerFormat.read("letter"));
        assertEquals(Optional.of(new Player.Remote("a\nb")), PlayerFormat.read("remote a\nb"));
    }

    @Test
    void aPlayerIsOneWord() {
        assertEquals(
                List.of("human", "human", "ai:3", "ai:8", "human", "human", "human", "letter"),
                ALL.stream().map(PlayerFormat::word).toList());
    }

    @ParameterizedTest
    @CsvSource({"ai, 8", "ai:1, 1", "ai 2, 2", "level:8, 8", "level 5, 5", "computer 7, 7", "computer:3, 3"})
    void aLevelMayBeSpeltInSeveralWays(String text, int level) {
        assertEquals(Optional.of(new Player.Computer(level)), PlayerFormat.read(text));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {"", "ai:0", "ai:9", "ai:10", "ai:100", "ai:", "ai3", "Human", "remote", "program", "letters", "3"
            })
    void whatIsNoPlayerIsNotRead(String text) {
        assertEquals(Optional.empty(), PlayerFormat.read(text));
    }

    @Test
    void levelsAreNumberedFromTheWeakest() {
        assertEquals(Level.BEGINNER, Level.of(1));
        assertEquals(Level.GRANDMASTER, Level.of(8));
        assertEquals(Level.GRANDMASTER, Level.FULL);
        for (Level level : Level.values()) {
            assertEquals(Optional.of(level), Level.find(level.number()));
            assertEquals("level." + level.title().toLowerCase(Locale.ROOT), level.key());
            for (Level other : Level.values()) {
                assertEquals(level.number() <= other.number(), level.isUpTo(other));
            }
        }
        for (int number : new int[] {-1, 0, 9}) {
            assertEquals(Optional.empty(), Level.find(number));
            String told = assertThrows(IllegalArgumentException.class, () -> Level.of(number))
                    .getMessage();
            assertEquals("a level is a number from 1 to 8, not " + number, told);
        }
    }

    @Test
    void helpIsForOnePersonAgainstTheComputerOrForTwoWhoAgreedOnIt() {
        Position start = Games.usual().start(6);
        pairs().forEach(players -> {
            Match match = new Match(start, players);
            boolean free = !players.haveRemote() && !players.arePeople();
            assertEquals(free, match.allowsHelp(), players.toString());
            assertEquals(!players.haveRemote(), match.allowsStudy(), "nothing was played here");
            assertFalse(match.isHelpAgreed());
            match.agreeOnHelp();
            boolean canAgree = players.arePeople() || players.areFriends();
            assertEquals(canAgree, match.isHelpAgreed(), players.toString());
            assertEquals(free || canAgree, match.allowsHelp(), players.toString());
            assertEquals(Warnings.NEVER, match.warnings());
            match.warnOf(Warnings.BLUNDERS);
            assertEquals(
                    players.personAgainstComputer().isPresent() ? Warnings.BLUNDERS : Warnings.NEVER, match.warnings());
        });
    }
}
