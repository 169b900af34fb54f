package jump61.record;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import jump61.game.Game;
import jump61.game.GameNode;
import jump61.game.Games;
import jump61.game.Match;
import jump61.game.Move;
import jump61.game.Player;
import jump61.game.Players;
import jump61.game.Position;
import jump61.game.RefusedException;
import jump61.trust.Fuzz;
import org.junit.jupiter.api.Test;

/** Game files and positions with a few bytes changed: each is read, or refused in one line; never half. */
class RecordFuzzTest {
    @Test
    void aChangedGameFileIsRefusedOrReadAndWrittenAsTheSame() {
        Fuzz.feed(15, (input, random) -> {
            String text = new String(Fuzz.mutate(random, game(random)), StandardCharsets.UTF_8);
            try {
                String written = RecordWriter.write(RecordReader.read(text));
                assertEquals(written, RecordWriter.write(RecordReader.read(written)), text);
            } catch (RecordException refused) {
                assertEquals(1, refused.getMessage().lines().count(), text);
                assertTrue(refused.line() <= text.lines().count(), text);
            }
        });
    }

    @Test
    void aChangedPositionIsRefusedOrReadAndWrittenAsTheSame() {
        Fuzz.feed(10, (input, random) -> {
            Game game = Fuzz.one(random, Games.all());
            Position position = played(game, random).position();
            String text = new String(Fuzz.mutate(random, position.notation()), StandardCharsets.UTF_8);
            try {
                Position read = game.parsePosition(text);
                assertEquals(read, game.parsePosition(read.notation()), text);
                read.legalMoves().forEach(move -> assertTrue(read.refusal(move).isEmpty(), text));
            } catch (RefusedException refused) {
                assertEquals(1, refused.getMessage().lines().count(), text);
            }
        });
    }

    private static String game(SplittableRandom random) {
        Match match = played(Fuzz.one(random, Games.all()), random);
        GameRecord record = GameRecord.of(match, Map.of("Date", "2026-11-21", "Clock", "300 5"));
        return RecordWriter.write(random.nextBoolean() ? record : analysed(record, random));
    }

    /** {@return a record with variations, variations of them, and comments} */
    private static GameRecord analysed(GameRecord record, SplittableRandom random) {
        GameNode root = record.tree();
        for (int lines = random.nextInt(1, 5); lines > 0; lines--) {
            GameNode at = root;
            while (!at.children().isEmpty() && random.nextInt(3) > 0) {
                at = Fuzz.one(random, at.children());
            }
            for (int left = random.nextInt(4); left > 0; left--) {
                List<Move> moves = at.position().legalMoves();
                at = moves.isEmpty() ? at : at.play(Fuzz.one(random, moves));
            }
            if (random.nextBoolean()) {
                at.comments()
                        .add(Fuzz.one(random, List.of("(", ")", "1. 1:1", "# #", "good", Fuzz.garbage(random, 30))));
            }
        }
        return record.withTree(root);
    }

    @Test
    void anAnalysisIsWrittenAndReadAsTheSame() {
        Fuzz.feed(2, (input, random) -> {
            Match match = played(Fuzz.one(random, Games.all()), random);
            GameRecord record = analysed(GameRecord.of(match, Map.of()), random);
            String written = RecordWriter.write(record);
            try {
                GameRecord read = RecordReader.read(written);
                assertEquals(written, RecordWriter.write(read));
                assertEquals(record.moves(), read.moves(), written);
                assertEquals(lines(record.tree()), lines(read.tree()), written);
            } catch (RecordException refused) {
                throw new AssertionError(written, refused);
            }
        });
    }

    /** {@return the tree as nested text} */
    private static String lines(GameNode node) {
        String move = node.turn().map(turn -> turn.move().notation()).orElse("");
        return move + node.children().stream().map(RecordFuzzTest::lines).toList();
    }

    private static Match played(Game game, SplittableRandom random) {
        int size = random.nextInt(game.sizes().smallest(), Math.min(game.sizes().largest(), 8) + 1);
        Match match = new Match(
                game.start(game.sizes().contains(size) ? size : game.sizes().usual()),
                new Players(Player.HUMAN, new Player.Computer(3)));
        for (int left = random.nextInt(20); left > 0 && !match.isOver(); left--) {
            List<Move> moves = match.position().legalMoves();
            match.play(Fuzz.one(random, moves));
        }
        return match;
    }
}
