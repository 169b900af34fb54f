package jump61.game;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
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
}
