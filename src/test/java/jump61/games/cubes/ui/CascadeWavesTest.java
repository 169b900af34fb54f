package jump61.games.cubes.ui;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import java.util.Random;
import java.util.stream.IntStream;
import jump61.game.Move;
import jump61.game.Turn;
import jump61.games.cubes.CubesGame;
import jump61.games.cubes.CubesMove;
import jump61.games.cubes.CubesPosition;
import jump61.games.cubes.CubesReplay.Board;
import jump61.games.cubes.ui.CascadeWaves.Wave;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class CascadeWavesTest {
    @Test
    void aMoveWithoutTopplingIsOneWave() {
        Turn turn = CubesGame.INSTANCE.start(3).play(new CubesMove(2, 2));

        assertEquals(1, new CascadeWaves(turn).waves().size());
    }

    @Test
    void squaresThatToppleTogetherShareAWave() {
        Turn turn = CubesGame.INSTANCE
                .parsePosition("2r 3r 1- / 3r 1- 1- / 1- 1- 2b")
                .play(new CubesMove(1, 1));

        List<Wave> waves = new CascadeWaves(turn).waves();

        assertEquals(
                List.of(List.of(), List.of(0), List.of(1, 3)),
                waves.stream().map(Wave::toppled).toList().subList(0, 3));
        assertEquals(List.of(1, 3, 1, 3, 1, 1, 1, 1, 2), waves.get(1).between().spots());
        assertEquals(List.of(1, 4, 1, 4, 1, 1, 1, 1, 2), waves.get(1).after().spots());
    }

    @ParameterizedTest
    @ValueSource(ints = {2, 3, 5, 8})
    void theLastWaveLeavesWhatTheRulesSay(int size) {
        Random random = new Random(size);
        CubesPosition position = CubesGame.INSTANCE.start(size);
        while (position.result().isEmpty()) {
            List<Move> moves = position.legalMoves();
            Turn turn = position.play(moves.get(random.nextInt(moves.size())));
            position = (CubesPosition) turn.after();
            var waves = new CascadeWaves(turn);
            Board last = waves.waves().get(waves.waves().size() - 1).after();
            assertEquals(position.notation(), notation(waves, last, size));
        }
    }

    private static String notation(CascadeWaves waves, Board board, int size) {
        StringBuilder text = new StringBuilder();
        IntStream.range(0, size * size).forEach(square -> {
            text.append(square == 0 ? "" : square % size == 0 ? " / " : " ");
            text.append(board.spots().get(square));
            text.append(waves.owner(board, square)
                    .map(side -> CubesGame.INSTANCE.colour(side).id().substring(0, 1))
                    .orElse("-"));
        });
        return text.toString();
    }
}
