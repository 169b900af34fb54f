package jump61.lab.proof;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Files;
import java.nio.file.Path;
import java.security.MessageDigest;
import java.util.HashSet;
import java.util.HexFormat;
import java.util.Optional;
import java.util.Set;
import jump61.game.BoardSize;
import jump61.game.Position;
import jump61.game.Side;
import jump61.games.cubes.CubesGame;
import jump61.solver.ProofChecker;
import jump61.solver.ProofFile;
import jump61.solver.ProofLibrary;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** The proofs of docs/theory.md, whose hashes are in docs/proving.md of the lab. */
class TheoryTest {
    @ParameterizedTest
    @CsvSource({
        "2x3, FIRST, 7",
        "2x4, SECOND, 10",
        "2x5, FIRST, 13",
        "2x6, FIRST, 19",
        "2x7, FIRST, 21",
        "3x4, FIRST, 19"
    })
    @Tag("slow")
    void theProofsThatComeWithTheProgramHold(String size, Side winner, int plies) {
        Position start = CubesGame.INSTANCE.start(BoardSize.parse(size).orElseThrow());
        ProofFile proof = new ProofLibrary()
                .builtIn().stream()
                        .filter(known -> known.start().equals(start))
                        .findFirst()
                        .orElseThrow();
        assertEquals(winner, proof.winner());
        assertEquals(Optional.empty(), ProofChecker.fault(proof));
        assertEquals(plies, proof.longest());
    }

    /** They are too large to be checked in every build; `solve --check` does it. */
    @ParameterizedTest
    @CsvSource({"2x9, 6739", "3x6, 5775", "4x5, 8877"})
    void theOutlinesBesideTheTableAreThoseThatItNames(String size, int positions) throws Exception {
        Path file = Path.of("docs", "proofs", "jump61-" + size + ".proof");
        ProofFile proof = ProofFile.open(file);
        assertEquals(CubesGame.INSTANCE.start(BoardSize.parse(size).orElseThrow()), proof.start());
        assertEquals(Side.FIRST, proof.winner());
        assertEquals(positions, proof.size());
        byte[] sum = MessageDigest.getInstance("SHA-256").digest(Files.readAllBytes(file));
        String table = Files.readString(Path.of("lab", "docs", "proving.md"));
        assertTrue(table.contains("`" + HexFormat.of().formatHex(sum) + "`"), size);
    }

    /** What precedes the searches, played out by the rules alone: every reply of Blue is answered, for ten plies. */
    @ParameterizedTest
    @ValueSource(strings = {"2x9", "3x6", "4x5"})
    void theOutlinesAnswerEveryReply(String size) throws Exception {
        ProofFile proof = ProofFile.open(Path.of("docs", "proofs", "jump61-" + size + ".proof"));
        Set<Position> layer = Set.of(proof.start().canonical());
        int answered = 0;
        for (int plies = 0; plies < proof.listedPlies(); plies += 2) {
            answered += layer.size();
            Set<Position> next = new HashSet<>();
            for (Position position : layer) {
                Position after =
                        position.play(proof.find(position).orElseThrow().move()).after();
                after.legalMoves()
                        .forEach(reply -> next.add(after.play(reply).after().canonical()));
            }
            layer = next;
        }
        assertEquals(proof.size(), answered);
    }
}
