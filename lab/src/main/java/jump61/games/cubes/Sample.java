package jump61.games.cubes;

import java.util.Arrays;

/**
 * A position from which weights are learned.
 *
 * @param counts the factor for each weight
 * @param stage from 0 for an empty board to 1 for a full one
 * @param chance the chance of winning for the side to move, from 0 to 1
 */
record Sample(short[] counts, float stage, float chance) {
    /** {@return the data of a state's current position} */
    static Sample of(CubesSearchState state, float chance) {
        short[] counts = new short[CubesEvaluation.WEIGHTS];
        for (int i = 0; i < counts.length; i++) {
            long[] unit = new long[CubesEvaluation.WEIGHTS];
            unit[i] = CubesEvaluation.pack(1, 0);
            counts[i] = (short) state.sum(new CubesEvaluation(unit));
        }
        float stage = CubesEvaluation.value(
                        CubesEvaluation.pack(0, 6400 * CubesEvaluation.SCALE), state.plies(), state.squares())
                / 6400f;
        return new Sample(counts, stage, chance);
    }

    /** {@return this sample without the features for what the other side could topple, which take time to compute} */
    Sample withoutExplosionsOfOther() {
        short[] others = counts.clone();
        Arrays.fill(others, CubesEvaluation.OTHER_EXPLOSION, CubesEvaluation.TEMPO, (short) 0);
        return new Sample(others, stage, chance);
    }
}
