package jump61.games.cubes;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.Set;
import jump61.game.BoardSize;
import jump61.game.Move;
import jump61.game.Position;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class SymmetryTest {
    private static CubesPosition playedAtRandom(int size, int plies, Random random) {
        CubesPosition position = CubesGame.INSTANCE.start(size);
        for (int ply = 0; ply < plies && position.result().isEmpty(); ply++) {
            List<Move> moves = position.legalMoves();
            position = (CubesPosition)
                    position.play(moves.get(random.nextInt(moves.size()))).after();
        }
        return position;
    }

    /** A quarter turn and a reflection, which make all eight symmetries, done on the text. */
    private static CubesPosition turned(CubesPosition position, boolean reflect) {
        StringBuilder text = new StringBuilder();
        int size = position.size().rows();
        for (int row = 1; row <= size; row++) {
            text.append(row > 1 ? " / " : "");
            for (int column = 1; column <= size; column++) {
                int fromRow = reflect ? row : column;
                text.append(' ').append(CubesNotation.square(position, fromRow, size + 1 - (reflect ? column : row)));
            }
        }
        return CubesNotation.read(text.toString());
    }

    private static Set<CubesPosition> images(CubesPosition position) {
        Set<CubesPosition> images = new HashSet<>();
        CubesPosition image = position;
        for (int i = 0; i < 4; i++) {
            images.add(image);
            images.add(turned(image, true));
            image = turned(image, false);
        }
        return images;
    }

    @ParameterizedTest
    @ValueSource(ints = {2, 3, 4, 5, 8, 9, 11, 15})
    void allImagesOfAPositionHaveOneCanonicalFormAndOneKey(int size) {
        Random random = new Random(size);
        for (int i = 0; i < 50; i++) {
            CubesPosition position = playedAtRandom(size, i, random);
            long key = CubesSearchState.of(position).symmetryKey();
            Set<CubesPosition> images = images(position);
            assertTrue(images.contains(position.canonical()), "the canonical form is an image itself");
            for (CubesPosition image : images) {
                assertEquals(position.canonical(), image.canonical());
                assertEquals(key, CubesSearchState.of(image).symmetryKey());
            }
        }
    }

    @Test
    void positionsThatAreNoImagesOfEachOtherHaveOtherKeys() {
        Random random = new Random(4);
        Map<Long, CubesPosition> byKey = new HashMap<>();
        for (int i = 0; i < 3000; i++) {
            CubesPosition position = playedAtRandom(4, 1 + i % 20, random).canonical();
            if (position.result().isEmpty()) {
                CubesPosition other = byKey.put(CubesSearchState.of(position).symmetryKey(), position);
                assertTrue(other == null || other.equals(position));
            }
        }
        assertNotEquals(1, byKey.size());
    }

    /** Keys are otherwise computed once for each size of the board. */
    @ParameterizedTest
    @ValueSource(ints = {2, 3, 5, 8, 9, 15})
    void keysComputedAfreshAreAlikeForImagesOnly(int size) {
        int length = CubesSearchState.words(BoardSize.square(size));
        int rows = (size + length - 1) / length;
        SymmetryKeys keys = new SymmetryKeys(new Grid(BoardSize.square(size)), length == 1 ? Long.SIZE : rows * size);
        Random random = new Random(size);
        Map<Long, CubesPosition> byKey = new HashMap<>();
        for (int plies = 0; plies < 40; plies++) {
            CubesPosition position = playedAtRandom(size, plies, random);
            if (position.result().isPresent()) {
                continue;
            }
            long key = key(keys, position, length);
            for (CubesPosition image : images(position)) {
                assertEquals(key, key(keys, image, length));
            }
            CubesPosition same = byKey.put(key, position.canonical());
            assertTrue(same == null || same.equals(position.canonical()), "two positions, one key");
        }
        assertEquals(0, keys.key(new long[4 * length], 0, length), "each spot changes a key, so none makes 0");
    }

    private static long key(SymmetryKeys keys, CubesPosition position, int length) {
        CubesSearchState state = CubesSearchState.of(position);
        return keys.key(state.stack, state.top, length);
    }

    @Test
    void turningExchangesRowsAndColumns() {
        Position flat = CubesGame.INSTANCE.parsePosition("1r 2b 1- / 1- 3r 2b");
        Position tall = CubesGame.INSTANCE.parsePosition("1r 1- / 2b 3r / 1- 2b");
        assertEquals(Optional.of(tall), flat.turned());
        assertEquals(Optional.of(flat), tall.turned());
        assertEquals(Optional.empty(), CubesGame.INSTANCE.start(3).turned());
    }
}
