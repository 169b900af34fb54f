package jump61.tournament;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.time.Duration;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.atomic.AtomicInteger;
import jump61.game.BoardSize;
import jump61.game.Game;
import jump61.game.Games;
import jump61.game.Move;
import jump61.game.Player;
import jump61.game.Players;
import jump61.game.Position;
import jump61.game.Side;
import jump61.game.Turn;
import jump61.games.cubes.CubesGame;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

class ArenaTest {
    private static final Duration PATIENCE = Duration.ofMinutes(1);

    static List<Game> games() {
        return Games.all();
    }

    private static ContestantSpec spec(String text) {
        return ContestantSpec.parse(text, PATIENCE);
    }

    private static List<PlayedGame> play(
            ContestantSpec first, ContestantSpec second, List<Position> openings, int atOnce)
            throws InterruptedException {
        List<PlayedGame> played = new ArrayList<>();
        new Arena(first, second, openings, 2 * openings.size(), 1).play(atOnce, played::add);
        return played;
    }

    @Test
    void aFaultOfThisProgramCostsOneGameWhichIsNamed() throws InterruptedException {
        AtomicInteger games = new AtomicInteger();
        ContestantSpec faulty = new ContestantSpec("faulty", Optional.empty(), List.of(), () -> new Contestant() {
            private final Contestant careful = spec("depth:1").maker().get();

            @Override
            public void begin(Position start, Side side, long seed) throws Forfeit {
                if (games.incrementAndGet() == 2) {
                    throw new IllegalStateException("planted");
                }
                careful.begin(start, side, seed);
            }

            @Override
            public Move choose(Position position) throws Forfeit {
                return careful.choose(position);
            }

            @Override
            public void played(Turn turn) throws Forfeit {
                careful.played(turn);
            }

            @Override
            public void close() {}
        });
        List<PlayedGame> played = new ArrayList<>();
        List<Position> openings = Openings.random(CubesGame.INSTANCE, BoardSize.square(3), 1, 2, 7);
        Arena arena = new Arena(faulty, spec("depth:1"), openings, 4, 1);
        arena.play(1, played::add);
        assertEquals(List.of(1, 3, 4), played.stream().map(PlayedGame::number).toList());
        assertEquals(2, arena.broken().get(0).number());
        assertEquals("planted", arena.broken().get(0).fault().getMessage());
    }

    @ParameterizedTest
    @MethodSource("games")
    void everyGameCanBePlayedByProgramsAlone(Game game) throws InterruptedException {
        List<Position> openings =
                Openings.random(game, BoardSize.square(game.sizes().smallest()), 1, 2, 7);
        List<PlayedGame> played = play(spec("depth:2"), spec("nodes:50"), openings, 2);
        assertEquals(2 * openings.size(), played.size());
        for (PlayedGame one : played) {
            assertTrue(one.record().result().isPresent());
            assertTrue(one.forfeit().isEmpty());
        }
    }

    @Test
    void recordsNameTheLevelsThatPlayed() throws InterruptedException {
        List<Position> openings = Openings.random(CubesGame.INSTANCE, BoardSize.square(3), 1, 3, 5);
        for (PlayedGame game : play(spec("level:1"), spec("depth:1"), openings, 1)) {
            Player first = new Player.Computer(1);
            Player second = new Player.Computer(8);
            Players expected = game.firstBegins() ? new Players(first, second) : new Players(second, first);
            assertEquals(expected, game.record().players());
        }
    }

    @Test
    void eachOpeningIsPlayedFromBothSides() throws InterruptedException {
        List<Position> openings = Openings.random(CubesGame.INSTANCE, BoardSize.square(3), 2, 3, 5);
        Set<Position> asRed = new HashSet<>();
        Set<Position> asBlue = new HashSet<>();
        for (PlayedGame game : play(spec("depth:1"), spec("depth:1"), openings, 1)) {
            (game.firstBegins() ? asRed : asBlue).add(game.record().start());
        }
        assertEquals(new HashSet<>(openings), asRed);
        assertEquals(asRed, asBlue);
    }

    @Test
    void equalLevelsDoNotPlayTheSameGameTwiceAndTheSeedOfTheMatchRepeatsAll() throws InterruptedException {
        List<Position> start = List.of(CubesGame.INSTANCE.start(4));
        List<List<Move>> games = moves(start, 10, 3);
        assertEquals(10, new HashSet<>(games).size());
        assertEquals(games, moves(start, 10, 3));
        assertFalse(games.equals(moves(start, 10, 4)));
    }

    private static List<List<Move>> moves(List<Position> openings, int games, long seed) throws InterruptedException {
        List<List<Move>> moves = new ArrayList<>();
        new Arena(spec("level:2"), spec("level:2"), openings, games, seed)
                .play(1, game -> moves.add(game.record().moves()));
        return moves;
    }

    @Test
    void aGameIsTheSameWithTheSeedThatItsRecordTells() throws InterruptedException {
        List<Position> start = List.of(CubesGame.INSTANCE.start(4));
        List<PlayedGame> all = new ArrayList<>();
        new Arena(spec("level:2"), spec("level:2"), start, 3, 5).play(1, all::add);
        assertEquals(3, all.size());
        for (PlayedGame played : all) {
            long seed = Long.parseLong(played.record().tags().get("Seed"));
            ScheduledGame same = new ScheduledGame(1, start.get(0), played.firstBegins(), seed);
            try (Contestant first = spec("level:2").maker().get();
                    Contestant second = spec("level:2").maker().get()) {
                PlayedGame again = SingleGame.play(same, first, second, Map.of(), move -> {});
                assertEquals(played.record().moves(), again.record().moves());
            }
        }
    }

    @Test
    void anOddNumberOfGamesIsPlayedAsGiven() throws InterruptedException {
        List<Position> start = List.of(CubesGame.INSTANCE.start(3));
        assertEquals(3, moves(start, 3, 1).size());
        assertEquals(1, moves(start, 1, 1).size());
    }

    @Test
    void openingsDependOnTheirSeedAlone() {
        List<Position> openings = Openings.random(CubesGame.INSTANCE, BoardSize.square(4), 3, 10, 3);
        assertEquals(openings, Openings.random(CubesGame.INSTANCE, BoardSize.square(4), 3, 10, 3));
        assertFalse(openings.equals(Openings.random(CubesGame.INSTANCE, BoardSize.square(4), 3, 10, 4)));
    }

    @ParameterizedTest
    @ValueSource(strings = {"good", "prompting"})
    void anotherProgramPlaysWholeGamesInTheDialectOf2014WithPromptsAndWithout(String conduct)
            throws InterruptedException {
        List<Position> openings = Openings.random(CubesGame.INSTANCE, BoardSize.square(4), 2, 2, 1);
        for (PlayedGame game : play(spec("depth:3"), spec(ScriptedProgram.spec(conduct)), openings, 1)) {
            assertTrue(
                    game.forfeit().isEmpty(), () -> game.forfeit().orElseThrow().getMessage());
            assertEquals(1.0, game.points());
        }
    }

    @Tag("slow")
    @Test
    void aLineLongerThanTheMemoryIsSkippedAndTheGameContinues() throws InterruptedException {
        List<Position> openings = Openings.random(CubesGame.INSTANCE, BoardSize.square(3), 2, 1, 1);
        ContestantSpec rambling = spec(ScriptedProgram.spec("rambling"));
        for (PlayedGame game : play(spec("depth:1"), rambling, openings, 1)) {
            assertEquals(Optional.empty(), game.forfeit());
            assertTrue(game.record().result().isPresent());
        }
    }

    @ParameterizedTest
    @CsvSource({"illegal, ILLEGAL_MOVE", "hang, HANG", "crash, CRASH"})
    void misconductIsReportedAndLosesTheGame(String conduct, Forfeit.Kind kind) throws InterruptedException {
        List<Position> openings = Openings.random(CubesGame.INSTANCE, BoardSize.square(4), 2, 1, 1);
        Duration patience = kind == Forfeit.Kind.HANG ? Duration.ofMillis(300) : PATIENCE;
        ContestantSpec bad = ContestantSpec.parse(ScriptedProgram.spec(conduct), patience);
        List<PlayedGame> played = play(spec("depth:1"), bad, openings, 1);
        assertEquals(2, played.size());
        for (PlayedGame game : played) {
            assertEquals(1.0, game.points());
            assertEquals(kind, game.forfeit().orElseThrow().kind());
            assertTrue(game.record().tags().get("Forfeit").startsWith(kind.name()));
        }
    }

    @Test
    void aPlayerAgainstItselfPlaysEachOpeningOnceSoThatNoGameIsRepeated() throws InterruptedException {
        List<Position> openings = Openings.random(CubesGame.INSTANCE, BoardSize.square(4), 4, 4, 7);
        List<PlayedGame> all = new ArrayList<>();
        new Arena(spec("level:5"), spec("level:5"), openings, 4, 5).play(1, all::add);
        assertEquals(
                4, all.stream().map(game -> game.record().moves()).distinct().count());
        all.clear();
        new Arena(spec("level:5"), spec("level:6"), openings, 4, 5).play(1, all::add);
        assertEquals(
                2, all.stream().map(game -> game.record().start()).distinct().count());
    }

    @Test
    void aProgramThatDoesNotExistLosesEveryGame() throws InterruptedException {
        List<Position> openings = Openings.random(CubesGame.INSTANCE, BoardSize.square(4), 2, 1, 1);
        List<PlayedGame> played = play(spec("program:/no/such/program"), spec("depth:1"), openings, 1);
        assertTrue(played.stream()
                .allMatch(game -> game.points() == 0 && game.forfeit().isPresent()));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {"", "level:9", "level:x", "think:0", "think:-0.5", "think:1e9", "queen:3", "program:", "nodes"})
    void anUnknownContestantIsReportedInOneLine(String text) {
        var thrown = assertThrows(IllegalArgumentException.class, () -> spec(text));
        assertEquals(1, thrown.getMessage().lines().count());
    }
}
