package jump61.lab.proof;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import jump61.game.BoardSize;
import jump61.game.Move;
import jump61.game.Position;
import jump61.game.ProvenWin;
import jump61.game.Side;
import jump61.games.cubes.CubesGame;
import jump61.games.cubes.CubesPosition;
import jump61.solver.ProofFile;
import jump61.solver.ProofLibrary;
import jump61.solver.Seal;
import jump61.solver.Solver;
import jump61.solver.Strategy;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A strategy with moves for the first plies only: a search proves the rest when it is checked. */
class OutlineTest {
    private static final Seal SEAL = Seal.withKey(new byte[] {61});
    private static final Position START = CubesGame.INSTANCE.start(new BoardSize(2, 5));
    private static final int PLIES = 4;
    private static final int BYTES = 16 << 20;
    private static final FoundStrategy OUTLINE = outline();

    @TempDir
    Path folder;

    /** Remembers how many positions have been searched. */
    private static class Counted implements CheckProgress {
        final List<Integer> searched = Collections.synchronizedList(new ArrayList<>());
        private int listed;

        @Override
        public void listed(int plies, int positions) {
            assertTrue(plies < PLIES, plies + " plies");
            listed += positions;
        }

        @Override
        public void searched(int positions, int all) {
            searched.add(positions);
            assertTrue(positions <= all);
        }
    }

    /** Rests after every third position. */
    private static final class Resting extends Counted {
        private final List<Integer> rests = new ArrayList<>();
        private int left = 3;

        @Override
        public synchronized boolean wantsRest() {
            return left-- <= 0;
        }

        @Override
        public synchronized void atRest() {
            rests.add(searched.size());
            left = 3;
        }
    }

    private static FoundStrategy outline() {
        Solver solver = new Solver(BYTES, () -> false);
        assertEquals(Optional.of(Side.FIRST), solver.solve(START).winner());
        StrategyFinder finder = new StrategyFinder(solver, (plies, moves) -> {});
        finder.listOnly(PLIES);
        return finder.find(START, Side.FIRST, Solver.ANY_PLIES).orElseThrow();
    }

    private static Optional<String> fault(int longest, Map<Position, ProvenWin> wins) {
        return OutlineChecker.fault(new FoundStrategy(START, Side.FIRST, longest, OUTLINE.leftOut(), PLIES, wins));
    }

    @Test
    void itHasAMoveForEveryPositionOfTheFirstPliesAndNoOther() {
        OUTLINE.wins().keySet().forEach(position -> {
            int plies = ((CubesPosition) position).spots() - START.size().squares();
            assertTrue(plies == 0 || plies == 2, position.notation());
        });
        assertEquals(10, OUTLINE.size());
    }

    @Test
    void itIsAProofIfASearchWinsTheRest() {
        Counted counted = new Counted();
        assertEquals(Optional.empty(), OutlineChecker.fault(OUTLINE, new CheckMemory(BYTES), counted));
        assertEquals(OUTLINE.size(), counted.listed);
        assertTrue(counted.searched.size() > 10, counted.searched + " searched");
    }

    @Test
    void itsCheckRestsWhenAskedToAndLeavesNothingOut() {
        Counted steady = new Counted();
        OutlineChecker.fault(OUTLINE, new CheckMemory(BYTES), steady);
        Resting resting = new Resting();
        assertEquals(Optional.empty(), OutlineChecker.fault(OUTLINE, new CheckMemory(BYTES), resting));
        int all = steady.searched.size();
        assertEquals(IntStream.rangeClosed(1, all).boxed().collect(Collectors.toSet()), Set.copyOf(resting.searched));
        assertEquals(List.of(3, 6, 9), resting.rests.subList(0, 3));
        assertEquals(all, Collections.max(resting.rests));
    }

    @Test
    void machinesCanShareItsCheck() {
        Counted whole = new Counted();
        OutlineChecker.fault(OUTLINE, new CheckMemory(BYTES), whole);
        int searched = 0;
        for (int number = 1; number <= 3; number++) {
            Counted part = new Counted();
            CheckMemory memory = new CheckMemory(BYTES);
            assertEquals(Optional.empty(), OutlineChecker.fault(OUTLINE, new Part(number, 3), memory, part));
            assertEquals(OUTLINE.size(), part.listed);
            searched += part.searched.size();
        }
        assertEquals(whole.searched.size(), searched);
    }

    @Test
    @Tag("slow")
    void itIsNoProofWithAMoveThatLoses() {
        int faults = 0;
        for (Position position : second()) {
            for (Move move : position.legalMoves()) {
                Position after = position.play(move).after();
                boolean won =
                        new Solver(BYTES, () -> false).solve(after).winner().equals(Optional.of(Side.FIRST));
                faults += won ? 0 : 1;
                if (!won) {
                    Map<Position, ProvenWin> wins = new HashMap<>(OUTLINE.wins());
                    wins.put(position, new ProvenWin(move, wins.get(position).plies()));
                    String fault = fault(OUTLINE.longest(), wins).orElseThrow();
                    assertTrue(fault.startsWith("the game is not won at "), fault);
                    assertTrue(isFoundInAPart(wins), position + ": " + move);
                }
            }
        }
        assertTrue(faults > 0, "no move loses");
    }

    private static boolean isFoundInAPart(Map<Position, ProvenWin> wins) {
        FoundStrategy wrong = new FoundStrategy(START, Side.FIRST, OUTLINE.longest(), OUTLINE.leftOut(), PLIES, wins);
        return IntStream.rangeClosed(1, 3)
                .mapToObj(number -> new Part(number, 3))
                .anyMatch(part -> OutlineChecker.fault(wrong, part, new CheckMemory(BYTES), CheckProgress.NONE)
                        .isPresent());
    }

    /** {@return the positions before Red's second move} */
    private static List<Position> second() {
        return OUTLINE.wins().keySet().stream()
                .filter(position -> !position.equals(START))
                .toList();
    }

    @Test
    void itClaimsNoShorterGamesThanASearchMayFind() {
        assertEquals(Optional.empty(), fault(OUTLINE.longest(), OUTLINE.wins()));
        assertTrue(fault(OUTLINE.longest() - 2, OUTLINE.wins()).isPresent());
    }

    @Test
    void aFileSaysHowManyPliesItHasMovesFor(@TempDir Path folder) throws IOException {
        byte[] bytes = ProofFileWriter.bytes(OUTLINE);
        ProofFile file = ProofFile.open(Files.write(folder.resolve("x.proof"), bytes));
        assertEquals(PLIES, file.listedPlies());
        assertTrue(new String(bytes, StandardCharsets.ISO_8859_1).contains("\nListed-plies: 4\n"));
        assertEquals(Optional.empty(), OutlineChecker.fault(file));
    }

    @Test
    void aStrategyThatEndsBeforeItsPliesIsWhole() {
        Solver solver = new Solver(BYTES, () -> false);
        solver.solve(START);
        StrategyFinder finder = new StrategyFinder(solver, (plies, moves) -> {});
        finder.listOnly(100);
        assertEquals(
                Strategy.ALL_PLIES,
                finder.find(START, Side.FIRST, Solver.ANY_PLIES).orElseThrow().listedPlies());
    }

    @Test
    void theProgramDoesNotPlayByIt() throws IOException {
        Position other = CubesGame.INSTANCE.start(new BoardSize(4, 5));
        FoundStrategy outline = new FoundStrategy(other, Side.FIRST, 43, 7, 1, Map.of());
        Path file = Files.write(folder.resolve("x.proof"), ProofFileWriter.bytes(outline));
        ProofLibrary library = new ProofLibrary(folder);
        String reason =
                assertThrows(IOException.class, () -> library.checked(file)).getMessage();
        assertEquals("it has only the moves of the first 1 plies", reason);
    }

    @Test
    void whatHasBeenPlayedOutIsNotPlayedOutAgain() throws IOException {
        Path file = folder.resolve("x.checked");
        CheckMemory first = new CheckMemory(BYTES);
        assertEquals(Optional.empty(), OutlineChecker.fault(OUTLINE, first, CheckProgress.NONE));
        first.keep(file, SEAL, "sum");
        CheckMemory second = new CheckMemory(BYTES);
        long known = second.resume(file, SEAL, "sum");
        assertTrue(known > 10 && known <= first.playedOut(), known + " of " + first.playedOut());
        assertEquals(Optional.empty(), OutlineChecker.fault(OUTLINE, second, CheckProgress.NONE));
        assertTrue(second.playedOut() < first.playedOut() / 10, second.playedOut() + " of " + first.playedOut());
    }
}
