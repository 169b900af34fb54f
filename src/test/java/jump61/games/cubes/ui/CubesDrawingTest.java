package jump61.games.cubes.ui;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.Set;
import java.util.stream.IntStream;
import javafx.geometry.Point2D;
import jump61.game.Move;
import jump61.game.Side;
import jump61.game.Turn;
import jump61.games.cubes.CubesDrawing;
import jump61.games.cubes.CubesGame;
import jump61.games.cubes.CubesMove;
import jump61.games.cubes.CubesPosition;
import jump61.games.cubes.CubesReplay.Board;
import jump61.games.cubes.ui.CascadeWaves.Wave;
import jump61.share.Ink;
import jump61.share.Shape;
import jump61.window.board.Miniature;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What a board of Jump61 draws, worked out without a window. */
class CubesDrawingTest {

    @Nested
    class WavesOfACascade {
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
            assertEquals(
                    List.of(1, 3, 1, 3, 1, 1, 1, 1, 2), waves.get(1).between().spots());
            assertEquals(
                    List.of(1, 4, 1, 4, 1, 1, 1, 1, 2), waves.get(1).after().spots());
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

    @Nested
    class PaceOfACascade {
        @ParameterizedTest
        @ValueSource(ints = {1, 5, 6, 20, 120, 1000})
        void noCascadeLastsLongerThanItsLimit(int waves) {
            var pace = new CascadeAnimation.CascadePace(waves, false);

            double all =
                    IntStream.rangeClosed(1, waves).mapToDouble(pace::millis).sum();

            assertTrue(
                    all <= CascadeAnimation.CascadePace.LONGEST_CASCADE_MILLIS + 1e-6,
                    () -> waves + " waves take " + all);
        }

        @Test
        void aLongCascadeAcceleratesAndNeverStops() {
            var pace = new CascadeAnimation.CascadePace(120, false);

            for (int wave = 2; wave <= 120; wave++) {
                assertTrue(pace.millis(wave) <= pace.millis(wave - 1));
                assertTrue(pace.millis(wave) > 0);
            }
        }

        @Test
        void shortCascadesAreCalm() {
            assertEquals(
                    CascadeAnimation.CascadePace.WAVE_MILLIS, new CascadeAnimation.CascadePace(3, false).millis(3));
        }
    }

    /** Squares are counted from 0, row by row: corners are full with two spots, edges with three, the rest with four. */
    @Nested
    class SquaresThatAreFull {
        private static CubesPosition board(String text) {
            return CubesGame.INSTANCE.parsePosition(text);
        }

        @Test
        void eachSideHasItsOwn() {
            CubesPosition position = board("2r 2b 2b / 1- 4b 3r / 1- 1- 1-");
            assertEquals(List.of(0, 5), CubesBoardSkin.FullSquares.of(position, Side.FIRST));
            assertEquals(List.of(2, 4), CubesBoardSkin.FullSquares.of(position, Side.SECOND));
        }

        @Test
        void onAWonBoardNothingBurstsAnyMore() {
            CubesPosition won = board("2r 2r / 2r 2r");
            assertEquals(List.of(), CubesBoardSkin.FullSquares.of(won, Side.FIRST));
            Miniature small = new Miniature(400);
            new CubesView().draw(won, small);
            assertEquals(Set.of(), small.lookupAll(".mini-red-full"));
            assertEquals(0, rings(won));
            assertEquals(1, rings(board("2r 1b / 1- 1-")));
        }

        /** {@return how many squares of a picture for others are marked as full} */
        private static long rings(CubesPosition position) {
            return new CubesDrawing()
                    .draw(position, Optional.empty()).parts().stream()
                            .flatMap(part -> part.shapes().stream())
                            .filter(shape -> shape instanceof Shape.Ring ring && ring.ink() == Ink.RED_FULL)
                            .count();
        }

        @Test
        void aTurnFillsWhatWasNotFullBefore() {
            CubesPosition redsTurn = board("1r 2b 2b / 1- 1- 1- / 1- 1- 1-");
            assertEquals(
                    List.of(0),
                    CubesBoardSkin.FullSquares.filledBy(redsTurn.play(CubesGame.INSTANCE.parseMove("1:1"))));
        }
    }

    @Nested
    class PreviewOfAMove {

        @Test
        void aSpotOnAFreeSquareTakesJustThatSquare() {
            MovePreview preview = preview("1- 1- 1- / 1- 1- 1- / 1- 1- 1-", 2, 2);
            assertEquals(List.of(4), preview.gained());
            assertEquals(Side.FIRST, preview.mover());
            assertFalse(preview.bursts());
        }

        @Test
        void aSpotOnASquareOfYoursTakesNothing() {
            MovePreview preview = preview("1r 1b 1- / 1- 1- 1- / 1- 1- 1-", 1, 1);
            assertEquals(List.of(), preview.gained());
            assertFalse(preview.bursts());
        }

        @Test
        void aFullCornerTakesItsNeighboursWhoeverHasThem() {
            MovePreview preview = preview("2r 2b 1- / 1- 1- 1- / 1- 1- 1-", 1, 1);
            assertEquals(List.of(1, 3), preview.gained());
            assertEquals(1, preview.taken());
            assertTrue(preview.bursts());
            assertFalse(preview.wins());
        }

        @Test
        void takingTheLastSquareWins() {
            assertTrue(preview("2r 1b / 1r 2r", 1, 1).wins());
        }

        private static MovePreview preview(String board, int row, int column) {
            CubesPosition position = (CubesPosition) CubesGame.INSTANCE.parsePosition(board);
            return MovePreview.of(position, new CubesMove(row, column));
        }
    }

    @Nested
    class Pips {
        @ParameterizedTest
        @ValueSource(ints = {0, 1, 2, 3, 4, 5, 6, 7, 8, 9})
        void aFaceShowsAsManyPipsAsItHasSpots(int spots) {
            assertEquals(spots, new HashSet<>(PipLayout.of(spots)).size());
        }

        @ParameterizedTest
        @ValueSource(ints = {1, 2, 3, 4, 5, 6, 7, 8, 9})
        void everyFaceLooksTheSameTurnedUpsideDown(int spots) {
            List<Point2D> pips = PipLayout.of(spots);
            for (Point2D pip : pips) {
                assertTrue(pips.stream().anyMatch(other -> other.distance(1 - pip.getX(), 1 - pip.getY()) < 1e-9));
            }
        }

        @Test
        void moreThanNineSpotsLookLikeNine() {
            assertEquals(new HashSet<>(PipLayout.of(9)), new HashSet<>(PipLayout.of(12)));
        }
    }
}
