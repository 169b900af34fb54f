package jump61.game;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import jump61.games.cubes.CubesGame;
import org.junit.jupiter.api.Test;

class GameNodeTest {
    private final GameNode start = new GameNode(CubesGame.INSTANCE.start(3));

    private static GameNode play(GameNode from, String... moves) {
        GameNode at = from;
        for (String move : moves) {
            at = at.play(CubesGame.INSTANCE.parseMove(move));
        }
        return at;
    }

    private static List<String> names(GameNode node) {
        return node.children().stream()
                .map(child -> child.turn().orElseThrow().move().notation())
                .toList();
    }

    @Test
    void aMoveThatWasTriedBeforeLeadsToWhereItLedThen() {
        assertSame(play(start, "1:1", "2:2"), play(start, "1:1", "2:2"));
        assertEquals(List.of("1:1"), names(start));
        assertEquals(2, play(start, "1:1", "2:2").ply());
    }

    @Test
    void anotherMoveMakesAVariationBehindTheMainLine() {
        GameNode main = play(start, "1:1", "2:2", "1:2");
        GameNode other = play(start, "1:1", "3:3");
        assertEquals(List.of("2:2", "3:3"), names(play(start, "1:1")));
        assertSame(main, start.end());
        assertTrue(main.isMain());
        assertFalse(other.isMain());
    }

    @Test
    void aVariationMovesUpOnePlaceAtATimeUntilItIsTheMainLine() {
        play(start, "1:1", "2:2");
        play(start, "1:1", "3:3");
        GameNode third = play(start, "1:1", "1:2");
        GameNode elsewhere = play(start, "2:1");
        assertTrue(third.promote());
        assertEquals(List.of("2:2", "1:2", "3:3"), names(play(start, "1:1")));
        assertTrue(third.promote());
        assertTrue(third.isMain());
        assertFalse(third.promote());
        assertTrue(elsewhere.promote());
        assertEquals(List.of("2:1", "1:1"), names(start));
    }

    @Test
    void aDeletedVariationIsGoneWithAllThatFollowsIt() {
        play(start, "1:1", "2:2");
        GameNode other = play(start, "1:1", "3:3");
        play(other, "1:2");
        assertSame(play(start, "1:1"), other.delete());
        assertEquals(List.of("2:2"), names(play(start, "1:1")));
    }

    @Test
    void anIllegalMoveChangesNothing() {
        GameNode first = play(start, "1:1");
        assertThrows(RefusedException.class, () -> play(first, "1:1"));
        assertEquals(List.of(), first.children());
    }

    @Test
    void aGameWithoutVariationsIsALineFromItsRoot() {
        Position begin = CubesGame.INSTANCE.start(3);
        List<Move> moves = Stream.of("1:1", "2:2", "1:2")
                .<Move>map(CubesGame.INSTANCE::parseMove)
                .toList();
        GameNode root = GameNode.of(begin, moves);
        assertEquals(begin, root.position());
        assertEquals(List.of(), root.line());
        assertEquals(Optional.empty(), root.parent());
        GameNode end = root.end();
        assertEquals(moves, end.line().stream().map(Turn::move).toList());
        assertEquals(end.line().get(2).after(), end.position());
        assertEquals(3, end.ply());
        assertSame(
                root, end.parent().orElseThrow().parent().orElseThrow().parent().orElseThrow());
        assertEquals(
                List.of(0, 1, 1, 2),
                Stream.of(root, play(root, "1:1"), play(root, "1:1", "2:2"), end)
                        .map(Rounds::of)
                        .toList());
        assertTrue(root.isMain());
    }

    @Test
    void roundsAreCountedFromTheSideThatBegan() {
        GameNode end = play(play(start, "1:1"), "2:2", "1:2");
        assertEquals(2, Rounds.of(3, end.line()));
        assertEquals(1, Rounds.of(1, end.line().subList(1, 3)), "the second side began");
        assertEquals(2, Rounds.of(2, end.line().subList(1, 3)));
        assertEquals(1, Rounds.of(1, List.of()));
        GameNode second = play(new GameNode(play(start, "1:1").position()), "2:2", "1:2");
        assertEquals(2, Rounds.of(second));
    }

    @Test
    void theRootIsNeitherPromotedNorDeleted() {
        play(start, "1:1");
        assertFalse(start.promote());
        assertSame(start, start.delete());
        assertEquals(List.of("1:1"), names(start));
    }

    @Test
    void commentsStayWithTheirPosition() {
        GameNode first = play(start, "1:1");
        first.comments().add("a corner");
        assertEquals(List.of("a corner"), play(start, "1:1").comments());
        assertEquals(List.of(), start.comments());
    }
}
