package jump61.game;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.Iterator;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import jump61.games.cubes.CubesGame;
import org.junit.jupiter.api.Test;

class TakingsTest {
    /** Ten quiet moves, the sides in turn. */
    private static final List<Move> LINE = Stream.of(
                    "1:1", "4:4", "1:2", "4:3", "1:3", "4:2", "1:4", "4:1", "2:1", "3:4")
            .<Move>map(CubesGame.INSTANCE::parseMove)
            .toList();

    /** What lasts if the moves, one after another, take this much. */
    private static Optional<Takings> lasting(Integer... taken) {
        Iterator<Integer> next = List.of(taken).iterator();
        return Takings.lasting(CubesGame.INSTANCE.start(4), LINE.subList(0, taken.length), turn -> next.next());
    }

    @Test
    void whatIsTakenCountsOnceTheOtherSideHasAnswered() {
        assertEquals(Optional.empty(), lasting(2));
        assertEquals(Optional.of(new Takings(2, 2, 1)), lasting(2, 1));
        assertEquals(Optional.of(new Takings(4, 3, 0)), lasting(0, 0, 3, 0));
    }

    @Test
    void asMuchInReturnIsNoLead() {
        assertEquals(Optional.empty(), lasting(2, 2));
        assertEquals(Optional.empty(), lasting(0, 1));
    }

    @Test
    void aLeadThatShrinksLaterCountsFromThere() {
        assertEquals(Optional.of(new Takings(4, 3, 2)), lasting(3, 1, 0, 1));
        assertEquals(Optional.of(new Takings(2, 3, 1)), lasting(3, 1, 1, 1), "it stays as large");
        assertEquals(Optional.empty(), lasting(3, 0, 0, 3));
    }

    @Test
    void aLineIsFollowedForEightMoves() {
        assertEquals(Optional.of(new Takings(8, 1, 0)), lasting(0, 0, 0, 0, 0, 0, 1, 0));
        assertEquals(Optional.empty(), lasting(0, 0, 0, 0, 0, 0, 0, 0, 1, 0));
        assertEquals(Optional.of(new Takings(2, 1, 0)), lasting(1, 0, 0, 0, 0, 0, 0, 0, 0, 9));
    }
}
