package jump61.lab.proof;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import jump61.game.BoardSize;
import jump61.game.Move;
import jump61.game.Position;
import jump61.game.Side;
import jump61.games.cubes.CubesGame;
import jump61.solver.Seal;
import jump61.solver.Solver;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.api.io.TempDir;

/** A search for a strategy that goes on after its process has ended. */
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
class KeptAnswersTest {
    private static final Seal SEAL = Seal.withKey(new byte[] {61});
    private static final Position START = CubesGame.INSTANCE.start(new BoardSize(2, 6));

    @TempDir
    Path folder;

    private final Solver solver = new Solver(1 << 24, () -> false);
    private final List<Position> asked = new ArrayList<>();
    private final List<IOException> troubles = new ArrayList<>();
    private Path file;
    private byte[] expected;
    private int allQuestions;

    @BeforeAll
    void solve() throws IOException {
        assertEquals(Optional.of(Side.FIRST), solver.solve(START).winner());
        expected = ProofFileWriter.bytes(finder(Integer.MAX_VALUE)
                .find(START, Side.FIRST, Solver.ANY_PLIES)
                .orElseThrow());
        allQuestions = asked.size();
        assertTrue(allQuestions > 20, allQuestions + " questions");
    }

    @BeforeEach
    void begin() {
        file = folder.resolve(System.nanoTime() + ".answers");
        asked.clear();
        troubles.clear();
    }

    /** A finder that is stopped when it has asked the solver so many questions. */
    private StrategyFinder finder(int questions) {
        return new StrategyFinder((position, within) -> answer(position, within, questions), (plies, moves) -> {});
    }

    private Optional<Move> answer(Position position, int within, int questions) {
        asked.add(position);
        return asked.size() > questions ? Optional.empty() : solver.winningMove(position, within);
    }

    private Optional<FoundStrategy> find(int questions, int within) {
        asked.clear();
        StrategyFinder finder = finder(questions);
        finder.keepIn(file, SEAL, troubles::add);
        return finder.find(START, Side.FIRST, within);
    }

    private void assertFoundWith(int questions) throws IOException {
        FoundStrategy strategy = find(Integer.MAX_VALUE, Solver.ANY_PLIES).orElseThrow();
        assertArrayEquals(expected, ProofFileWriter.bytes(strategy));
        assertEquals(questions, asked.size());
    }

    @Test
    void nothingThatWasAnsweredIsAskedAgain() throws IOException {
        assertFoundWith(allQuestions);
        assertFoundWith(0);
        assertEquals(List.of(), troubles);
    }

    @Test
    void aSearchThatWasStoppedGoesOnWhereItWas() throws IOException {
        assertEquals(Optional.empty(), find(allQuestions / 2, Solver.ANY_PLIES));
        find(Integer.MAX_VALUE, Solver.ANY_PLIES);
        int rest = asked.size();
        assertTrue(rest > 0 && rest < allQuestions, rest + " of " + allQuestions);
        assertFoundWith(0);
    }

    /** Three questions, about all positions after each of three moves, with moves that depend on the position. */
    private List<List<Answer>> three() throws IOException {
        List<List<Answer>> all = new ArrayList<>();
        try (KeptAnswers kept = KeptAnswers.open(file, SEAL, "", this::chosen, troubles::add)) {
            for (Move move : START.legalMoves().subList(0, 3)) {
                Position after = START.play(move).after();
                List<Position> positions = after.legalMoves().stream()
                        .map(reply -> after.play(reply).after())
                        .toList();
                all.add(kept.to(positions, Solver.ANY_PLIES).orElseThrow());
            }
        }
        return all;
    }

    private Optional<List<Answer>> chosen(List<Position> positions, int within) {
        asked.addAll(positions);
        return Optional.of(positions.stream()
                .map(position -> {
                    int number = Math.floorMod(position.notation().hashCode(), 10);
                    return new Answer(position.legalMoves().get(number), number);
                })
                .toList());
    }

    @Test
    void anIncompleteBlockIsAskedForAgain() throws IOException {
        List<List<Answer>> answers = three();
        byte[] whole = Files.readAllBytes(file);
        for (int length = 0; length < whole.length; length++) {
            Files.write(file, Arrays.copyOf(whole, length));
            asked.clear();
            assertEquals(answers, three(), "of the first " + length);
            assertTrue(!asked.isEmpty() && Set.copyOf(asked).size() == asked.size());
            assertArrayEquals(whole, Files.readAllBytes(file));
        }
        asked.clear();
        assertEquals(answers, three());
        assertEquals(List.of(), asked);
    }

    @Test
    void damageIsSeenWhereverItIs() throws IOException {
        List<List<Answer>> answers = three();
        byte[] whole = Files.readAllBytes(file);
        int firstBlock = new String(whole, StandardCharsets.ISO_8859_1).indexOf("\n\n") + 2;
        for (int at = firstBlock; at < whole.length; at++) {
            byte[] damaged = whole.clone();
            damaged[at] ^= 4;
            Files.write(file, damaged);
            assertEquals(answers, three(), "damaged at " + at);
            assertArrayEquals(whole, Files.readAllBytes(file));
        }
    }

    @Test
    void answersAboutOtherPositionsAreForgotten() throws IOException {
        int inTheFirstBlock = three().get(0).size();
        asked.clear();
        try (KeptAnswers kept = KeptAnswers.open(file, SEAL, "", this::chosen, troubles::add)) {
            kept.to(Collections.nCopies(inTheFirstBlock, START), Solver.ANY_PLIES);
        }
        assertEquals(inTheFirstBlock, asked.size());
    }

    @Test
    void answersForAnotherNumberOfPliesAreForgotten() throws IOException {
        int longest = find(Integer.MAX_VALUE, Solver.ANY_PLIES).orElseThrow().longest();
        assertTrue(find(Integer.MAX_VALUE, longest).isPresent());
        assertTrue(asked.size() > 0, "they may take longer than this");
        assertFoundWith(allQuestions);
    }

    @Test
    void aForeignFileIsLeftAlone() throws IOException {
        Files.writeString(file, "Dear Red, thank you for the game.");
        assertFoundWith(allQuestions);
        assertEquals("these are not the answers of a strategy", troubles.get(0).getMessage());
        assertEquals("Dear Red, thank you for the game.", Files.readString(file));
    }

    @Test
    void aFileThatCannotBeOpenedIsToldAboutOnce() throws IOException {
        Files.createDirectory(file);
        assertFoundWith(allQuestions);
        assertEquals(1, troubles.size());
    }
}
