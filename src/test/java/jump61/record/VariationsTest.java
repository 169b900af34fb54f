package jump61.record;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import jump61.game.Game;
import jump61.game.GameNode;
import jump61.game.Games;
import jump61.game.Move;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class VariationsTest {
    private static final String FILE = """
        Jump61 record 2
        Game: jump61
        Size: 3
        Red: human
        Blue: human

        1. 1:1
        2. 2:2
        # as always
        (
        # or perhaps
        2. 3:3
        3. 1:2
        (
        3. 2:1
        )
        )
        (
        2. 2:1
        )
        3. 1:2
        (
        4. 3:1
        )
        """;

    private static String withMoves(String moves) {
        return "Jump61 record 2\nGame: jump61\nSize: 3\n\n" + moves.replace(" | ", "\n");
    }

    @Test
    void variationsAreReadAndWrittenAsTheyStood() throws Exception {
        GameRecord record = RecordReader.read(FILE);
        assertEquals(3, record.moves().size());
        assertEquals(3, record.variations().size());
        assertEquals(FILE, RecordWriter.write(record));
    }

    @Test
    void aFileBecomesATreeAndATreeAFile() throws Exception {
        GameRecord record = RecordReader.read(FILE);
        GameNode second = record.tree().children().get(0);
        assertEquals(3, second.children().size());
        assertEquals(List.of("as always"), second.children().get(0).comments());
        assertEquals(
                "2:1",
                second.children()
                        .get(1)
                        .children()
                        .get(1)
                        .turn()
                        .orElseThrow()
                        .move()
                        .notation());
        GameRecord again = record.withTree(record.tree());
        assertEquals(record.moves(), again.moves());
        assertEquals(
                record.variations().stream().map(Variation::moves).toList(),
                again.variations().stream().map(Variation::moves).toList());
        // A comment before the first move of a variation is one on the position.
        assertEquals(List.of("or perhaps"), again.comments().get(1));
    }

    /** As when a game was played on, or otherwise, after it had been commented. */
    @Test
    void commentsAndVariationsAreTakenOverAsFarAsTheGamesAgree() throws Exception {
        GameRecord commented = RecordReader.read(FILE);
        GameRecord again = RecordReader.read(withMoves("1. 1:1 | 2. 2:2 | 3. 1:2 | 4. 2:1"))
                .withCommentsOf(commented);
        assertEquals(commented.variations(), again.variations(), "all begin after three moves at the latest");
        assertEquals(List.of("as always"), again.comments().get(2));
        GameRecord otherwise = RecordReader.read(withMoves("1. 1:1 | 2. 3:3")).withCommentsOf(commented);
        assertEquals(commented.variations().subList(0, 2), otherwise.variations(), "the third is of a later position");
        assertEquals(Map.of(), otherwise.comments(), "the comment was on the second move");
        GameRecord shorter = RecordReader.read(withMoves("1. 1:1 | 2. 2:2")).withCommentsOf(commented);
        assertEquals(commented.variations().subList(0, 2), shorter.variations());
        assertEquals(List.of("as always"), shorter.comments().get(2));
    }

    @Test
    void tagsAreReplacedAndNothingElse() throws Exception {
        GameRecord record = RecordReader.read(FILE);
        GameRecord tagged = record.withTags(Map.of("Event", "club"));
        assertEquals(Map.of("Event", "club"), tagged.tags());
        assertTrue(tagged.isSameGame(record));
        assertEquals(record.comments(), tagged.comments());
        assertEquals(record.variations(), tagged.variations());
    }

    @Test
    void aGameWithoutVariationsIsWrittenAsBefore() throws Exception {
        GameRecord record = RecordReader.read(FILE).withVariations(List.of());
        assertTrue(RecordWriter.write(record).startsWith("Jump61 record 1\n"));
    }

    @Test
    void randomTreesOfAllGamesComeBackAsTheyWere() throws Exception {
        for (Game game : Games.all()) {
            for (int seed = 0; seed < 10; seed++) {
                GameNode root = tree(game, new Random(seed));
                List<Move> main =
                        root.end().line().stream().map(turn -> turn.move()).toList();
                GameRecord record = new GameRecord(
                                root.position(),
                                new jump61.game.Players(jump61.game.Player.HUMAN, jump61.game.Player.HUMAN),
                                main,
                                Optional.empty(),
                                Map.of(),
                                Map.of())
                        .withTree(root);
                GameRecord read = RecordReader.read(RecordWriter.write(record));
                assertEquals(record, read);
                assertEquals(read, read.withTree(read.tree()));
            }
        }
    }

    private static GameNode tree(Game game, Random random) {
        GameNode root = new GameNode(game.start(game.sizes().usual()));
        for (int line = 0; line < 6; line++) {
            GameNode at = root;
            for (int ply = 0; ply < 12 && at.position().result().isEmpty(); ply++) {
                List<Move> moves = at.position().legalMoves();
                boolean known = !at.children().isEmpty() && random.nextInt(4) > 0;
                at = known
                        ? at.children().get(random.nextInt(at.children().size()))
                        : at.play(moves.get(random.nextInt(moves.size())));
            }
            at.comments().add("end of line " + line);
        }
        return root;
    }

    /** Somebody analyses a game before its first move. */
    @Test
    void aGameWithoutMovesMayHaveVariations() throws Exception {
        GameRecord record = RecordReader.read(withMoves("( | 1. 1:1 | 2. 2:2 | ) | ( | 1. 3:3 | )"));
        assertEquals(List.of(), record.moves());
        assertEquals(2, record.tree().children().size());
        assertEquals(record, RecordReader.read(RecordWriter.write(record.withTree(record.tree()))));
    }

    @ParameterizedTest
    @CsvSource({
        "1. 1:1 | (, 6, A variation is not closed",
        "1. 1:1 | ( | ), 7, it has to follow the moves",
        "1. 1:1 | ), 6, it has to follow the moves",
        "( | (, 6, Expected \"1.\" and a move",
        "( | 2. 1:1 | ), 6, Expected",
        "1. 1:1 | ( | 2:2 | ), 7, Expected \"2.\" and a move",
        "1. 1:1 | ( | 3. 2:2 | ), 7, Expected",
        "1. 1:1 | ( | 2. 1:1 | ), 7, belongs to the opponent",
        "1. 1:1 | 2. 2:2 | ( | 3. 1:2 | ( | 2. 1:1 | ) | ), 10, belongs to the opponent"
    })
    void aWrongVariationIsReportedWithItsLine(String moves, int line, String message) {
        RecordException wrong = assertThrows(RecordException.class, () -> RecordReader.read(withMoves(moves)));
        assertEquals(line, wrong.line(), wrong.getMessage());
        assertTrue(wrong.getMessage().contains(message), wrong.getMessage());
    }

    @Test
    void variationsWithoutEndAreRefusedAndDoNotExhaustTheStack() {
        String deep = "1. 1:1\n" + "(\n1. 1:2\n".repeat(100_000);
        RecordException wrong = assertThrows(RecordException.class, () -> RecordReader.read(withMoves(deep)));
        assertTrue(wrong.getMessage().contains("too deeply"), wrong.getMessage());
    }

    @Test
    void variationsMayBeNestedFiftyLevelsDeep() throws Exception {
        GameRecord record = RecordReader.read(nested(50));
        GameNode root = record.tree();
        assertEquals(51, root.children().size(), "one move of each level");
        assertEquals(record, RecordReader.read(RecordWriter.write(record)));
        assertThrows(RecordException.class, () -> RecordReader.read(nested(51)));
    }

    /** {@return a game with variations of variations, each with another first move} */
    private static String nested(int levels) {
        StringBuilder text = new StringBuilder("Jump61 record 2\nGame: jump61\nSize: 9\n\n1. 1:1\n");
        for (int level = 1; level <= levels; level++) {
            text.append("(\n1. ")
                    .append(1 + level / 9)
                    .append(':')
                    .append(1 + level % 9)
                    .append('\n');
        }
        return text.append(")\n".repeat(levels)).toString();
    }

    @Test
    void commentsOnTheStartAndOnTheFirstMoveOfAVariationAreKept() throws Exception {
        Game game = Games.byId("jump61").orElseThrow();
        GameNode root = new GameNode(game.start(3));
        root.comments().add("before the game");
        root.play(game.parseMove("1:1")).comments().add("the main line");
        root.play(game.parseMove("2:2")).comments().add("another first move");
        GameRecord record = RecordReader.read(withMoves("1. 1:1")).withTree(root);
        assertEquals(List.of("before the game"), record.comments().get(0));
        assertEquals(List.of("the main line"), record.comments().get(1));
        assertEquals(
                List.of("another first move"),
                record.variations().get(0).comments().get(1));
        assertEquals(record, RecordReader.read(RecordWriter.write(record)));
    }

    @Test
    void aFileOfALaterVersionIsDistinguishedFromOtherFiles() {
        RecordException later = assertThrows(RecordException.class, () -> RecordReader.read("Jump61 record 3\n"));
        RecordException none = assertThrows(RecordException.class, () -> RecordReader.read("Jump61 records\n"));
        assertTrue(later.getMessage().contains("newer version"), later.getMessage());
        assertTrue(none.getMessage().contains("begins with"), none.getMessage());
    }
}
